import { GrowingList, groupItems } from '../columns/typed-columns.ts';
import { PhoneticTableBuilder } from './phonetic-index.ts';
import type { Lists, PhoneticTable, SegmentData } from './segment-data.ts';

/** What the words of a merged segment sound like, as the segments know it. */
export class MergedSounds {
  readonly #segments: Pick<SegmentData, 'phonetics' | 'tokens'>[] = [];
  /** For each merged token the segment it was met in first, and its number there. */
  readonly #segmentOf = new GrowingList();
  readonly #tokenIn = new GrowingList();

  /** The tokens that are added next are of this segment. */
  open({ phonetics, tokens }: SegmentData): void {
    // Not the whole segment: its names and titles are texts of this thread, and garbage once they are merged.
    this.#segments.push({ phonetics, tokens });
  }

  add(token: number): void {
    this.#segmentOf.push(this.#segments.length - 1);
    this.#tokenIn.push(token);
  }

  /** @param renumbering the place of each added token among the sorted ones */
  table(renumbering: Uint32Array): PhoneticTable {
    const arrivals = new Uint32Array(renumbering.length);
    for (const [arrival, place] of renumbering.entries()) arrivals[place] = arrival;
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
      // Those of a token are met in ascending order, each as often as the token has forms.
      for (let place = keys.starts[token]!; place < keys.starts[token + 1]!; place++) {
        const key = keys.items[place]!;
        if (place === keys.starts[token] || key !== keys.items[place - 1]) table.addKey(phonetics.hashes[key]!);
      }
      const { starts, items } = phonetics.ofToken;
      for (let place = starts[token]!; place < starts[token + 1]!; place++) {
        const form = items[place]!;
        if (numbers[form] === -1) numbers[form] = table.numberOf(formOf(phonetics, form));
        table.addForm(numbers[form]!);
      }
    }
    return table.finish();
  }
}

/** For each token its keys, as places in `hashes`. */
function keysOfTokens({ hashes, starts, tokens }: PhoneticTable, count: number): Lists {
  return groupItems(count, (add) => {
    for (let key = 0; key < hashes.length; key++)
      for (let entry = starts[key]!; entry < starts[key + 1]!; entry++) add(tokens[entry]!, key);
  });
}

function formOf({ sounds: { bytes, starts } }: PhoneticTable, form: number): string {
  return String.fromCharCode(...bytes.subarray(starts[form], starts[form + 1]));
}
