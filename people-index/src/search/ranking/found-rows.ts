import type { Explanation } from '../../types/search-answer.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { PlacedRow } from './row-order.ts';

/** A row of the answer; `scorer` is absent for filters alone and for an e-mail address. */
export interface FoundRow extends PlacedRow {
  /** Score and proximity in one number. */
  readonly order: number;
  /** Place in TIERS. */
  readonly tier: number;
  readonly scorer: RowScorer | undefined;
  /** Why the row answers, where that is told otherwise than by its terms. */
  readonly explanation?: Explanation;
}

export interface FoundRows {
  readonly rows: readonly FoundRow[];
  /** Rows seen to answer, over all pages. */
  readonly count: number;
  readonly isComplete: boolean;
  /** Whether the work budget ran out: the rows are the first ones all the same, but others may follow them. */
  readonly isTruncated: boolean;
}
