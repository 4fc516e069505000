import type { Proximity } from '../ranking/proximity.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { packBest, wholeness } from '../scoring/score.ts';
import type { TermBitsets } from '../postings/term-bitsets.ts';
import { tierNumber } from '../../tiers.ts';

/** Rows to exclude because they are in the result for another reason: those that meet all of the conditions. */
export interface ExcludedRows {
  readonly has: (row: number) => boolean;
  /**
   * For each condition, a function that tells whether all rows with an attribute value meet it, by the number of the value among the values
   * of all fields.
   */
  readonly conditions: readonly ((value: number) => boolean)[];
}

/** One interpretation, in one tier, over one segment. */
export interface Pass {
  /** Number of the tier. Rows that match at a stronger tier are excluded. */
  readonly tier: number;
  /** true: only rows that need an attribute for a match; false: only rows that do not. */
  readonly usesAttributes: boolean;
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly bitsets: TermBitsets;
  /** Whether an earlier pass found a row, which excludes it; undefined if no pass has found any. */
  readonly isSeen: ((row: number) => boolean) | undefined;
  /** Rows to exclude, for a pass that uses attributes. Few other rows are expected to remain. */
  readonly excluded?: ExcludedRows | undefined;
  /** Whether `isSeen` covers all rows of the stronger tiers; false if one of these is switched off. */
  readonly sawStronger: boolean;
  /** Maximum number of rows to return. */
  readonly maxRows: number;
  /** Whether to return all matching rows, in no order. */
  readonly isUnordered?: boolean;
}

/** Rows found in one pass, best first: `order[i]` is the sort key of `rows[i]`. */
export interface Found {
  readonly rows: readonly number[];
  readonly order: readonly number[];
  /** Number of matching rows that were seen; all of them if `isComplete`. */
  readonly count: number;
  readonly isComplete: boolean;
  /** Whether the work budget ran out: the rows are the first of the list nevertheless, but others may follow. */
  readonly isTruncated: boolean;
}

/** The best packed score that a row of the pass can have. */
export function bestPossibleScore({ terms, penalty }: RowScorer, { tier, usesAttributes }: Pass): number {
  const { prefix } = tierNumber;
  const names = terms.length - (usesAttributes ? 1 : 0);
  const canBeWhole = tier > prefix || terms.some((term) => term.exact >= 0);
  const isOnlyPrefix = tier === prefix && terms.length === 1;
  const isNever = names === 0 || !canBeWhole || isOnlyPrefix;
  const whole = isNever ? wholeness.none : tier === prefix ? wholeness.some : wholeness.all;
  return packBest(tier, { penalty, needsAttribute: usesAttributes, wholeness: whole, isOneName: names <= 1 });
}
