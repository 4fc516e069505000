import { RowSet } from '../columns/row-set.ts';
import { SoundComparison } from '../language/phonetics/sound-comparison.ts';
import { emptyBitsets, type NameBitsets } from './name-bitsets.ts';
import type { SegmentData } from './segment-data.ts';

/**
 * Memory that searches of a segment reuse. Every search leaves it cleared; searches are synchronous, so that no other one runs in between.
 */
export class SearchWorkspace {
  /** Rows that may match in the current pass. */
  readonly candidates = new RowSet();
  /** A second set of rows of the current pass, for comparisons of two sets. */
  readonly otherRows = new RowSet();
  /** Positions of rows in name order. */
  readonly positions = new RowSet();
  /** Compares a typed word phonetically with those of the segment. */
  readonly sounds = new SoundComparison();
  readonly #fitting: RowSet[] = [];
  readonly #data: SegmentData;
  #bitsets: NameBitsets | undefined;

  constructor(data: SegmentData) {
    this.#data = data;
  }

  /** At least this number of sets, one per degree of fit. */
  fitting(sets: number): readonly RowSet[] {
    while (this.#fitting.length < sets) this.#fitting.push(new RowSet());
    return this.#fitting;
  }

  get bitsets(): NameBitsets {
    return (this.#bitsets ??= emptyBitsets(this.#data));
  }
}
