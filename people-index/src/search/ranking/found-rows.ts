import type { Explanation } from '../../search-answer.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { SegmentRow } from './row-order.ts';

/** A row of the result; `scorer` is undefined for searches by filters only and for an email address. */
export interface FoundRow extends SegmentRow {
  /** Sort key: score and proximity. */
  readonly order: number;
  /** Index in TIERS. */
  readonly tier: number;
  readonly scorer: RowScorer | undefined;
  /** Why the row matches, if its terms do not explain it. */
  readonly explanation?: Explanation;
}

export interface FoundRows {
  readonly rows: readonly FoundRow[];
  /** Number of matching rows that were seen, over all pages. */
  readonly count: number;
  readonly isComplete: boolean;
  /** Whether the work budget ran out: the rows are the first of the list nevertheless, but others may follow. */
  readonly isTruncated: boolean;
}

export const nobody: FoundRows = { rows: [], count: 0, isComplete: true, isTruncated: false };
