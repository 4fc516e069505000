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
export function phoneticIndex(words: readonly string[]): {
  hashes: Uint32Array;
  tokens: Uint32Array;
  forms: PhoneticForms;
} {
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

/**
 * For each token the closeness of its closest form to one of these; 0 when it is less than `least`. The first forms of all tokens come first: those of neighbouring words
 * begin alike, which `SoundComparison` makes use of.
 */
export function closenessOfTokens(
  kept: PhoneticForms,
  tokens: readonly number[],
  {
    forms,
    least,
    comparison,
  }: { readonly forms: readonly string[]; readonly least: number; readonly comparison: SoundComparison },
): Float64Array {
  const { ofToken } = kept;
  const best = new Float64Array(tokens.length);
  for (const form of forms) {
    comparison.askFor(form);
    for (let place = 0; place < tokens.length; place++) {
      const first = ofToken[tokens[place]!]!;
      const end = Math.min(first + 1, ofToken[tokens[place]! + 1]!);
      best[place] = closestForm(kept, first, end, best[place]!, least, comparison);
    }
    for (let place = 0; place < tokens.length; place++) {
      const second = ofToken[tokens[place]!]! + 1;
      const end = ofToken[tokens[place]! + 1]!;
      if (second < end) best[place] = closestForm(kept, second, end, best[place]!, least, comparison);
    }
  }
  return best;
}

/**
 * The closeness of the closest of some forms to the one asked for, if that is more than `best`; else `best`.
 *
 * NOTE: apart from the loops around it. As one function, V8 optimized the inner loop and gave that up at its end, again and again.
 */
function closestForm(
  kept: PhoneticForms,
  first: number,
  end: number,
  best: number,
  least: number,
  comparison: SoundComparison,
): number {
  const { starts } = kept;
  let closest = best;
  for (let own = first; own < end; own++) {
    const found = comparison.closenessTo(kept, starts[own]!, starts[own + 1]!, Math.max(closest, least));
    if (found > closest) closest = found;
  }
  return closest;
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
