import { BitSet } from '../columns/bit-set.ts';
import type { SegmentData } from '../segment/segment-data.ts';
import { Segment } from '../segment/segment.ts';

/** A segment as plain data, for a snapshot or another thread. */
export interface StoredSegment {
  readonly data: SegmentData;
  /** The words of the bit set of removed rows; empty if none are removed. */
  readonly removed: Uint32Array;
  readonly removedRows: number;
  readonly details: readonly StoredDetails[];
}

/** Changed details of a row. */
interface StoredDetails {
  readonly row: number;
  readonly phones: Float64Array;
  readonly photoVersion: string;
}

export function storedSegment({ data, removed, removedRows, details }: Segment): StoredSegment {
  return {
    data,
    removed: removed?.words ?? Uint32Array.of(),
    removedRows,
    details: Array.from(details, ([row, { phones, photoVersion }]) => ({
      row,
      phones: Float64Array.from(phones),
      photoVersion,
    })),
  };
}

export function openSegment({ data, removed, removedRows, details }: StoredSegment): Segment {
  const segment = new Segment(data);
  if (removedRows > 0) segment.removed = new BitSet(data.rows, removed.slice());
  segment.removedRows = removedRows;
  for (const { row, phones, photoVersion } of details) segment.details.set(row, { phones: [...phones], photoVersion });
  return segment;
}
