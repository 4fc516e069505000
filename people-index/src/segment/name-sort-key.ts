import { fold } from '../language/fold.ts';

/** Comes after every name in the order of UTF-16 code units: U+FFFF is not a character. */
const last = '\uFFFF';

/** Names are ordered by their folded form, then as written. Names without a letter or digit, such as `-`, come last, and a missing name after them. */
export function nameKey(name: string): string {
  if (name === '') return last + last;
  const folded = fold(name);
  return folded === '' ? last + name : `${folded}\u0000${name}`;
}
