import { RowSet } from '../columns/row-set.ts';
import { SoundComparison } from '../language/phonetics/sound-comparison.ts';
import { emptyBitsets, type NameBitsets } from './name-bitsets.ts';
import type { SegmentData } from './segment-data.ts';

/**
 * Memory that a search uses in a segment, and that the next one uses again. Everything is left empty: a search runs from beginning to end without another in between.
 */
export class SearchWorkspace {
  /** Rows that may answer the pass. */
  readonly candidates = new RowSet();
  /** Other rows of the pass, where two sets are compared. */
  readonly further = new RowSet();
  /** Places of rows in the order of names. */
  readonly places = new RowSet();
  /** Compares a typed word with those of the segment. */
  readonly sounds = new SoundComparison();
  readonly #fitting: RowSet[] = [];
  readonly #data: SegmentData;
  #bitsets: NameBitsets | undefined;

  constructor(data: SegmentData) {
    this.#data = data;
  }

  /** Sets for rows that fit differently well, so many. */
  fitting(sets: number): readonly RowSet[] {
    while (this.#fitting.length < sets) this.#fitting.push(new RowSet());
    return this.#fitting;
  }

  get bitsets(): NameBitsets {
    return (this.#bitsets ??= emptyBitsets(this.#data));
  }
}
