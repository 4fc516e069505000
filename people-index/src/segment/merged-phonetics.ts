import { GrowingList, groupItems } from '../columns/typed-columns.ts';
import { PhoneticTableBuilder } from './phonetic-index.ts';
import type { Lists, PhoneticTable, SegmentData } from './segment-data.ts';

/** Builds the phonetic table of a merged segment from those of its parts. */
export class MergedPhonetics {
  readonly #segments: Pick<SegmentData, 'phonetics' | 'tokens'>[] = [];
  /** For each merged token, the segment in which it occurred first, and its number there. */
  readonly #segmentOf = new GrowingList();
  readonly #tokenIn = new GrowingList();

  /** Starts adding tokens of this segment. */
  startSegment({ phonetics, tokens }: SegmentData): void {
    // Does not reference the whole segment: its strings are on the heap of this thread and can be collected once they are merged.
    this.#segments.push({ phonetics, tokens });
  }

  add(token: number): void {
    this.#segmentOf.push(this.#segments.length - 1);
    this.#tokenIn.push(token);
  }

  /** @param renumbering the position of each added token in sorted order */
  table(renumbering: Uint32Array): PhoneticTable {
    const arrivals = new Uint32Array(renumbering.length);
    for (const [arrival, index] of renumbering.entries()) arrivals[index] = arrival;
    const table = new PhoneticTableBuilder();
    const segments = this.#segments.map(({ phonetics, tokens }) => ({
      phonetics,
      keys: keysOfTokens(phonetics, tokens.starts.length - 1),
      numbers: new Int32Array(phonetics.sounds.starts.length - 1).fill(-1),
    }));
    for (const arrival of arrivals) {
      const { phonetics, keys, numbers } = segments[this.#segmentOf.at(arrival)]!;
      const token = this.#tokenIn.at(arrival);
      table.addToken();
      // The keys of a token are in ascending order, each repeated once per form of the token.
      for (let index = keys.starts[token]!; index < keys.starts[token + 1]!; index++) {
        const key = keys.items[index]!;
        if (index === keys.starts[token] || key !== keys.items[index - 1]) table.addKey(phonetics.hashes[key]!);
      }
      const { starts, items } = phonetics.ofToken;
      for (let index = starts[token]!; index < starts[token + 1]!; index++) {
        const form = items[index]!;
        if (numbers[form] === -1) numbers[form] = table.numberOf(formOf(phonetics, form));
        table.addForm(numbers[form]!);
      }
    }
    return table.finish();
  }
}

/** The keys of each token, as indexes into `hashes`. */
function keysOfTokens({ hashes, starts, tokens }: PhoneticTable, count: number): Lists {
  return groupItems(count, (add) => {
    for (let key = 0; key < hashes.length; key++)
      for (let entry = starts[key]!; entry < starts[key + 1]!; entry++) add(tokens[entry]!, key);
  });
}

function formOf({ sounds: { bytes, starts } }: PhoneticTable, form: number): string {
  return String.fromCharCode(...bytes.subarray(starts[form], starts[form + 1]));
}
