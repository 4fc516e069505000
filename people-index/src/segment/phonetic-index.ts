import { RecordWriter } from '../columns/record-text.ts';
import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { firstNotBelow, GrowingList } from '../columns/typed-columns.ts';
import { keptForms } from '../language/kept-forms.ts';
import type { SoundComparison } from '../language/sound-closeness.ts';
import { keysToKeep, soundsOf } from '../language/sounds.ts';
import type { PhoneticForms } from './segment-data.ts';

/** FNV-1a, 32 bits. Two keys with one hash only cost a comparison: words found by sound are compared letter by letter. */
function phoneticHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < key.length; position++) {
    hash = Math.imul(hash ^ key.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

/** Hashes of the sound keys of all words, ascending, with the word of each; and the sound forms of each word. */
export interface PhoneticIndex {
  readonly hashes: Uint32Array;
  readonly tokens: Uint32Array;
  readonly forms: PhoneticForms;
}

export function phoneticIndex(words: readonly string[]): PhoneticIndex {
  const hashes = new GrowingList();
  const tokens = new GrowingList();
  const forms = new RecordWriter();
  const formStarts = new GrowingList();
  const ofToken = new Uint32Array(words.length + 1);
  words.forEach((word, token) => {
    ofToken[token] = formStarts.length;
    if (/^[a-z]$|\d/.test(word)) return;
    const sounds = soundsOf(word);
    for (const key of keysToKeep(sounds)) {
      hashes.push(phoneticHash(key));
      tokens.push(token);
    }
    for (const form of sounds.forms) {
      formStarts.push(forms.length);
      forms.write(form);
    }
  });
  ofToken[words.length] = formStarts.length;
  formStarts.push(forms.length);
  const starts = formStarts.toArray();
  const order = sortByKey(identityPermutation(hashes.length), 2 ** 32, (place) => hashes.at(place));
  return {
    hashes: order.map((place) => hashes.at(place)),
    tokens: order.map((place) => tokens.at(place)),
    forms: { ...keptForms(forms.bytes(), starts), starts, ofToken },
  };
}

interface Asked {
  readonly forms: readonly string[];
  readonly least: number;
  readonly comparison: SoundComparison;
}

/**
 * For each token the closeness of its closest form to one of these; less than `least`, and perhaps 0, when none is that close. The first forms of all tokens come first:
 * those of neighbouring words begin alike, which `SoundComparison` makes use of.
 */
export function closenessOfTokens(
  kept: PhoneticForms,
  tokens: readonly number[],
  { forms, least, comparison }: Asked,
): Float64Array {
  const { starts, ofToken } = kept;
  const best = new Float64Array(tokens.length);
  for (const form of forms) {
    comparison.askFor(form, least);
    for (let place = 0; place < tokens.length; place++) {
      const first = ofToken[tokens[place]!]!;
      if (first < ofToken[tokens[place]! + 1]!) comparison.raise(best, place, kept, starts[first]!, starts[first + 1]!);
    }
    for (let place = 0; place < tokens.length; place++) {
      const end = ofToken[tokens[place]! + 1]!;
      for (let own = ofToken[tokens[place]!]! + 1; own < end; own++)
        comparison.raise(best, place, kept, starts[own]!, starts[own + 1]!);
    }
  }
  return best;
}

/** The tokens that have one of the keys, each once. */
export function tokensWithKeys(
  { phoneticHashes, phoneticTokens }: { readonly phoneticHashes: Uint32Array; readonly phoneticTokens: Uint32Array },
  keys: readonly string[],
): readonly number[] {
  const tokens: number[] = [];
  for (const key of keys) {
    const hash = phoneticHash(key);
    const first = firstNotBelow(phoneticHashes, 0, phoneticHashes.length, hash);
    for (let place = first; place < phoneticHashes.length && phoneticHashes[place] === hash; place++)
      tokens.push(phoneticTokens[place]!);
  }
  return keys.length > 1 ? [...new Set(tokens)] : tokens;
}
