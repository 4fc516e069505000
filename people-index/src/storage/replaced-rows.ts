import type { Segment } from '../segment/segment.ts';

/** Look-ups of people until others have their turn: about a millisecond. */
const maxPerTurn = 5000;

/** The rows that a new segment replaces in others, looked up in slices. */
export class ReplacedRows {
  readonly #segment: Segment;
  readonly #found = new Map<Segment, readonly number[]>();
  #lookUps = 0;

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  /** A segment in which nobody was looked up yet. */
  next(segments: readonly Segment[]): Segment | undefined {
    return segments.find((segment) => !this.#found.has(segment));
  }

  /** Looks everybody up in another segment. */
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

  /** The rows that are replaced now in these segments: not those that were removed since, nor those of people who are no longer in the new segment. */
  *of(segments: readonly Segment[]): Generator<[Segment, readonly number[]]> {
    for (const other of segments) {
      const isReplaced = (row: number) => !other.isRemoved(row) && this.#segment.rowOf(other.data.ids[row]!) >= 0;
      yield [other, (this.#found.get(other) ?? []).filter(isReplaced)];
    }
  }
}

/** Removes these people from a segment that has them. */
export function removeIds(segment: Segment, ids: ReadonlySet<number>): void {
  for (const id of ids) {
    const row = segment.rowOf(id);
    if (row >= 0) segment.remove(row);
  }
}
