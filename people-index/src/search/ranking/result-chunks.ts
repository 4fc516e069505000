import type { Segment } from '../../segment/segment.ts';
import type { FoundRow } from './found-rows.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { mergeOrdered, orderOfFound } from './row-order.ts';

/** Rows of one tier that were found in one segment. */
export interface RowsOfSegment {
  readonly segment: Segment;
  readonly tier: number;
  readonly rows: readonly number[];
}

/** The rows that one pass found in one segment, in order. */
export interface Chunk extends RowsOfSegment {
  readonly scorer: RowScorer | undefined;
  readonly order: readonly number[];
}

export function asChunk({ segment, scorer, tier, row, order }: FoundRow): Chunk {
  return { segment, scorer, tier, rows: [row], order: [order] };
}

/** Merges the results of several segments in one pass; in the result, each row is a chunk of its own. */
export function mergeChunks(chunks: readonly Chunk[], maxRows: number): Chunk[] {
  const lists = chunks.map(({ segment, scorer, tier, rows, order }) =>
    rows.map((row, index): FoundRow => ({ segment, scorer, tier, row, order: order[index]! })),
  );
  return mergeOrdered(lists, orderOfFound(), maxRows).map(asChunk);
}
