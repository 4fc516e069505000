import { identityPermutation, sortByKey } from '../columns/sort-permutation.ts';
import { firstNotBelow, GrowingList } from '../columns/typed-columns.ts';
import { soundsOf } from '../language/sounds.ts';

/** FNV-1a, 32 bits. Two keys with one hash only cost a comparison: words found by sound are compared letter by letter. */
export function soundHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < key.length; position++) {
    hash = Math.imul(hash ^ key.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

/** Between the sound forms of one word. */
const formSeparator = ' ';

/** Hashes of the sound keys of all words, ascending, with the word of each; and the sound forms of each word. */
export function soundBook(words: readonly string[]): { hashes: Uint32Array; tokens: Uint32Array; forms: string[] } {
  const hashes = new GrowingList();
  const tokens = new GrowingList();
  const forms = words.map((word, token) => {
    if (word.length < 2 || /\d/.test(word)) return '';
    const sounds = soundsOf(word);
    for (const key of sounds.keys) {
      hashes.push(soundHash(key));
      tokens.push(token);
    }
    return sounds.forms.join(formSeparator);
  });
  const order = sortByKey(identityPermutation(hashes.length), 2 ** 32, (place) => hashes.at(place));
  return { hashes: order.map((place) => hashes.at(place)), tokens: order.map((place) => tokens.at(place)), forms };
}

/** The sound forms of a token. */
export function formsOfToken(forms: readonly string[], token: number): readonly string[] {
  const text = forms[token] ?? '';
  return text.includes(formSeparator) ? text.split(formSeparator) : [text];
}

/** Calls `visit` with each token that has the key. */
export function tokensSounding(
  book: { readonly soundHashes: Uint32Array; readonly soundTokens: Uint32Array },
  key: string,
  visit: (token: number) => void,
): void {
  const hash = soundHash(key);
  const { soundHashes, soundTokens } = book;
  const first = firstNotBelow(soundHashes, 0, soundHashes.length, hash);
  for (let place = first; place < soundHashes.length && soundHashes[place] === hash; place++)
    visit(soundTokens[place]!);
}
