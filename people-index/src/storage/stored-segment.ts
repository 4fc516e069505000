import { BitSet } from '../columns/bit-set.ts';
import type { SegmentData } from '../segment/segment-data.ts';
import { Segment } from '../segment/segment.ts';

/** A segment as plain data, for a snapshot or another thread. */
export interface StoredSegment {
  readonly data: SegmentData;
  /** Words of the set of removed rows; empty when none are removed. */
  readonly removed: Uint32Array;
  readonly removedRows: number;
}

export function storedSegment({ data, removed, removedRows }: Segment): StoredSegment {
  return { data, removed: removed?.words ?? Uint32Array.of(), removedRows };
}

export function openSegment({ data, removed, removedRows }: StoredSegment): Segment {
  const segment = new Segment(data);
  if (removedRows > 0) segment.removed = new BitSet(data.rows, removed.slice());
  segment.removedRows = removedRows;
  return segment;
}
