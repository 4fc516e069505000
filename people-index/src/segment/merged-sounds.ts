import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { GrowingList } from '../columns/typed-columns.ts';
import type { PhoneticIndex } from './phonetic-index.ts';
import type { SegmentData } from './segment-data.ts';

/** What the words of a merged segment sound like, as the segments know it. */
export class MergedSounds {
  readonly #segments: SegmentData[] = [];
  /** For each merged token the segment it was met in first, and its number there. */
  readonly #segmentOf = new GrowingList();
  readonly #tokenIn = new GrowingList();

  /** The tokens that are added next are of this segment. */
  open(segment: SegmentData): void {
    this.#segments.push(segment);
  }

  add(token: number): void {
    this.#segmentOf.push(this.#segments.length - 1);
    this.#tokenIn.push(token);
  }

  /** @param renumbering the place of each added token among the sorted ones */
  index(renumbering: Uint32Array): PhoneticIndex {
    return { ...this.#keys(renumbering), forms: this.#forms(renumbering) };
  }

  #keys(renumbering: Uint32Array): Pick<PhoneticIndex, 'hashes' | 'tokens'> {
    const hashes = new GrowingList();
    const tokens = new GrowingList();
    for (const [place, segment] of this.#segments.entries()) {
      const merged = new Int32Array(segment.tokens.starts.length - 1).fill(-1);
      for (let token = 0; token < renumbering.length; token++)
        if (this.#segmentOf.at(token) === place) merged[this.#tokenIn.at(token)] = renumbering[token]!;
      for (const [key, token] of segment.phoneticTokens.entries()) {
        if (merged[token]! < 0) continue;
        hashes.push(segment.phoneticHashes[key]!);
        tokens.push(merged[token]!);
      }
    }
    const order = sortByKey(
      identityPermutation(hashes.length),
      2 ** 32,
      (place) => hashes.at(place),
      (one, other) => tokens.at(one) - tokens.at(other),
    );
    return { hashes: order.map((place) => hashes.at(place)), tokens: order.map((place) => tokens.at(place)) };
  }

  #forms(renumbering: Uint32Array): PhoneticIndex['forms'] {
    const arrivals = new Uint32Array(renumbering.length);
    for (const [arrival, place] of renumbering.entries()) arrivals[place] = arrival;
    const ofToken = new Uint32Array(arrivals.length + 1);
    let bytesLength = 0;
    for (const [place, arrival] of arrivals.entries()) {
      const { starts, first, end } = this.#formsOf(arrival);
      ofToken[place + 1] = ofToken[place]! + end - first;
      bytesLength += starts[end]! - starts[first]!;
    }
    const bytes = new Uint8Array(bytesLength);
    const removals = new Uint8Array(bytesLength);
    const formStarts = new Uint32Array(ofToken[arrivals.length]! + 1);
    let form = 0;
    let written = 0;
    for (const arrival of arrivals) {
      const { starts, first, end, ...kept } = this.#formsOf(arrival);
      const start = starts[first]!;
      for (let own = first; own < end; own++) formStarts[form++] = written + starts[own]! - start;
      bytes.set(kept.bytes.subarray(start, starts[end]), written);
      removals.set(kept.removals.subarray(start, starts[end]), written);
      written += starts[end]! - start;
    }
    formStarts[form] = written;
    return { bytes, removals, starts: formStarts, ofToken };
  }

  /** The forms of a token are those from `first` to `end`. */
  #formsOf(arrival: number) {
    const { bytes, removals, starts, ofToken } = this.#segments[this.#segmentOf.at(arrival)]!.phoneticForms;
    const token = this.#tokenIn.at(arrival);
    return { bytes, removals, starts, first: ofToken[token]!, end: ofToken[token + 1]! };
  }
}
