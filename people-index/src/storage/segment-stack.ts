import { BitSet } from '../columns/bit-set.ts';
import { buildSegment } from '../segment/build-segment.ts';
import type { SegmentData } from '../segment/segment-data.ts';
import { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../types/person.ts';
import { readSnapshot, type Storable, writeSnapshot } from './snapshot-format.ts';

/** Maximum number of changed people in a list before they become a segment. */
const mostWaiting = 16;
/** A segment is merged into the previous one unless that is at least this many times as large. */
const growth = 6;
/** A segment with at least this many rows is rebuilt when half of them are deleted. */
const minRowsToRebuild = 256;

/**
 * The people, in immutable segments: the large one of the build first, then smaller ones of later changes. A change deletes the person's old row and adds a new one.
 * Small segments are merged, so that their number and the amortized cost of a change are logarithmic.
 */
export class SegmentStack {
  #segments: Segment[] = [];
  readonly #waiting = new Map<number, IndexedPerson>();
  #newest: Segment | undefined;

  static build(people: Iterable<IndexedPerson>): SegmentStack {
    const stack = new SegmentStack();
    const segment = buildSegment(people);
    if (segment.people > 0) stack.#segments.push(segment);
    return stack;
  }

  static read(bytes: Uint8Array): SegmentStack {
    const stack = new SegmentStack();
    const parts = readSnapshot(bytes) as { data: SegmentData; removed: Uint32Array; removedRows: number }[];
    for (const { data, removed, removedRows } of parts) {
      const segment = new Segment(data);
      if (removedRows > 0) segment.removed = new BitSet(data.rows, removed.slice());
      segment.removedRows = removedRows;
      stack.#segments.push(segment);
    }
    return stack;
  }

  write(): Uint8Array {
    return writeSnapshot(
      this.segments().map(({ data, removed, removedRows }) => ({
        data: data as unknown as Storable,
        removed: removed?.words ?? Uint32Array.of(),
        removedRows,
      })),
    );
  }

  get size(): number {
    return this.#segments.reduce((total, segment) => total + segment.people, this.#waiting.size);
  }

  /** All segments, including the latest changes. */
  segments(): readonly Segment[] {
    if (this.#waiting.size === 0) return this.#segments;
    this.#newest ??= buildSegment(this.#waiting.values());
    return [...this.#segments, this.#newest];
  }

  /** The segment and row of a person. */
  find(id: number): { segment: Segment; row: number } | undefined {
    for (const segment of this.segments()) {
      const row = segment.rowOf(id);
      if (row >= 0) return { segment, row };
    }
    return undefined;
  }

  put(person: IndexedPerson): void {
    const { id } = person;
    if (!Number.isInteger(id) || id < 1 || id > 0xfffffffe) throw new RangeError(`not a person id: ${id}`);
    this.remove(id);
    this.#waiting.set(id, { ...person, phones: [...person.phones], otherNames: [...person.otherNames] });
    this.#newest = undefined;
    if (this.#waiting.size >= mostWaiting) this.#settle();
  }

  remove(id: number): boolean {
    if (this.#waiting.delete(id)) {
      this.#newest = undefined;
      return true;
    }
    for (const [place, segment] of this.#segments.entries()) {
      const row = segment.rowOf(id);
      if (row < 0) continue;
      segment.remove(row);
      if (segment.people === 0) this.#segments.splice(place, 1);
      else if (segment.data.rows >= minRowsToRebuild && segment.removedRows * 2 > segment.data.rows) {
        this.#segments[place] = buildSegment(segment.everybody());
      }
      return true;
    }
    return false;
  }

  /** Merges all segments into one. */
  compact(): void {
    const segments = this.segments();
    if (segments.length < 2 && (segments[0]?.removedRows ?? 0) === 0) return;
    this.#segments = [mergeSegments(segments)];
    this.#waiting.clear();
    this.#newest = undefined;
  }

  #settle(): void {
    let newest = this.segments().at(-1)!;
    const segments = this.#segments;
    this.#waiting.clear();
    this.#newest = undefined;
    const merged = [newest];
    let rows = newest.people;
    while (segments.length > 0 && segments.at(-1)!.people < rows * growth) {
      merged.push(segments.pop()!);
      rows += merged.at(-1)!.people;
    }
    if (merged.length > 1) newest = mergeSegments(merged);
    segments.push(newest);
  }
}

function mergeSegments(segments: readonly Segment[]): Segment {
  return buildSegment(everybodyIn(segments));
}

function* everybodyIn(segments: readonly Segment[]): Generator<IndexedPerson> {
  for (const segment of segments) yield* segment.everybody();
}
