import { inCapitals, namesInOrder } from '@directory/contract';

/** Number of background colours for initials. */
export const toneCount = 12;

const letters = /\p{L}/u;
/** A letter of a cursive script. Matches `م`; does not match `M`. */
const joining = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}]/u;
/** ZERO WIDTH NON-JOINER: without it, initials in a cursive script would join to a word. */
const nonJoiner = '\u200C';

/** Shared, because constructing a segmenter takes much longer than using it. */
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const encoder = new TextEncoder();
const ascii = /^\p{ASCII}*$/u;

const latin = /^[A-Za-zÀ-ÖØ-öø-ɏ]/;
/** Code points from here on may be combining marks. */
const afterLatin = 0x250;

function firstLetter(name: string): string {
  // Fast path: segmenting is slow for scrolling lists, and most names begin with two simple characters.
  if (latin.test(name) && !(name.charCodeAt(1) >= afterLatin)) return name.charAt(0).toLocaleUpperCase('en');
  for (const { segment } of characters.segment(name.normalize('NFC'))) {
    if (letters.test(segment)) return inCapitals(segment);
  }
  return '';
}

/**
 * The first letters of first and last name in the person's script, with their combining marks. One letter for a single name, `?` for
 * names without letters.
 */
export function initials(person: { firstName: string; lastName: string }): string {
  const [one = '', other = ''] = namesInOrder(person).map((field) => firstLetter(person[field]));
  if (joining.test(one) && joining.test(other)) return one + nonJoiner + other;
  return one + other || '?';
}

/** The tone of a login, 0 to 11: a stable hash (FNV-1a, 32 bits). */
export function toneOf(login: string): number {
  const folded = login.toLowerCase();
  let hash = 0x811c9dc5;
  const add = (byte: number) => {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  };
  // Fast path: an ASCII text, as most logins are, equals its UTF-8 bytes.
  if (ascii.test(folded)) for (let at = 0; at < folded.length; at++) add(folded.charCodeAt(at));
  else for (const byte of encoder.encode(folded)) add(byte);
  return hash % toneCount;
}
