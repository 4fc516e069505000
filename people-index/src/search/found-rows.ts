import type { Explanation } from '../types/search-answer.ts';
import type { RowMatch } from './row-match.ts';
import type { PlacedRow } from './row-order.ts';

/** A row of the answer; `match` is absent for filters alone and for an e-mail address. */
export interface FoundRow extends PlacedRow {
  /** Level and nearness in one number. */
  readonly order: number;
  /** Place in TIERS. */
  readonly tier: number;
  readonly match: RowMatch | undefined;
  /** Why the row answers, where that is told otherwise than by its match. */
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
