import type { Segment } from '../segment/segment.ts';

/** Number of lookups before yielding to the event loop: about a millisecond. */
const maxPerTurn = 5000;

/** The rows of other segments that a new segment replaces, looked up in slices. */
export class ReplacedRows {
  readonly #segment: Segment;
  readonly #found = new Map<Segment, readonly number[]>();
  #lookUps = 0;

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  /** The first of the segments in which the people have not been looked up yet. */
  next(segments: readonly Segment[]): Segment | undefined {
    return segments.find((segment) => !this.#found.has(segment));
  }

  /** Looks up all people of the new segment in another one. */
  async lookUp(other: Segment): Promise<void> {
    const segment = this.#segment;
    const { rows, ids } = segment.data;
    const found: number[] = [];
    for (let row = 0; row < rows; row++) {
      if (++this.#lookUps % maxPerTurn === 0) await new Promise((resolve) => setTimeout(resolve));
      const replaced = segment.isRemoved(row) ? -1 : other.rowOf(ids[row]!);
      if (replaced >= 0) found.push(replaced);
    }
    this.#found.set(other, found);
  }

  /**
   * The rows to replace in these segments, except rows that were removed in the meantime and rows of people who are no longer in the new
   * segment.
   */
  *of(segments: readonly Segment[]): Generator<[Segment, readonly number[]]> {
    for (const other of segments) {
      const isReplaced = (row: number) => !other.isRemoved(row) && this.#segment.rowOf(other.data.ids[row]!) >= 0;
      yield [other, (this.#found.get(other) ?? []).filter(isReplaced)];
    }
  }
}

/** Removes these people from a segment, if they are in it. */
export function removeIds(segment: Segment, ids: ReadonlySet<number>): void {
  for (const id of ids) {
    const row = segment.rowOf(id);
    if (row >= 0) segment.remove(row);
  }
}
