import type { Proximity } from '../ranking/proximity.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { packBest, wholeness } from '../scoring/score.ts';
import type { TermBitsets } from '../postings/term-bitsets.ts';
import { tierNumber } from '../../types/tiers.ts';

/** Rows that the answer has for another reason: those that meet some conditions. */
export interface LeftOutRows {
  readonly has: (row: number) => boolean;
  /** For each condition whether all rows of a value meet it. @param value its number among the values of all fields */
  readonly conditions: readonly ((value: number) => boolean)[];
}

/** One interpretation, in one tier, over one segment. */
export interface Pass {
  /** Number of the tier; rows of stronger tiers are left out. */
  readonly tier: number;
  /** Whether rows are wanted that need an attribute; only those, or only the others. */
  readonly usesAttributes: boolean;
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly bitsets: TermBitsets;
  /** Rows found earlier, which are left out; absent when none can come twice. */
  readonly isKnown: ((row: number) => boolean) | undefined;
  /** Rows that are left out where an attribute is needed; few of the others are expected. */
  readonly leftOut?: LeftOutRows | undefined;
  /** Whether those are all rows of the stronger tiers; not so where one of these is switched off. */
  readonly knowsStronger: boolean;
  /** How many rows are enough. */
  readonly enough: number;
  /** Whether everybody is wanted, in no order. */
  readonly isUnordered?: boolean;
}

/** Rows found in one pass, best first: `order[i]` is the sort key of `rows[i]`. */
export interface Found {
  readonly rows: readonly number[];
  readonly order: readonly number[];
  /** How many rows were seen to answer; all of them when `isComplete`. */
  readonly count: number;
  readonly isComplete: boolean;
  /** Whether the work budget ran out: the rows are the first ones all the same, but others may follow them. */
  readonly isTruncated: boolean;
}

/** The best score, packed, that a row of the pass can have. */
export function bestPossibleScore({ terms, penalty }: RowScorer, { tier, usesAttributes }: Pass): number {
  const { prefix } = tierNumber;
  const names = terms.length - (usesAttributes ? 1 : 0);
  const canBeWhole = tier > prefix || terms.some((term) => term.exact >= 0);
  const isOnlyPrefix = tier === prefix && terms.length === 1;
  const isNever = names === 0 || !canBeWhole || isOnlyPrefix;
  const whole = isNever ? wholeness.none : tier === prefix ? wholeness.some : wholeness.all;
  return packBest(tier, { penalty, needsAttribute: usesAttributes, wholeness: whole, isOneName: names <= 1 });
}
