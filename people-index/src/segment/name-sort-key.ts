import { fold } from '../language/fold.ts';

/** Sorts after every name in UTF-16 order: U+FFFF is not a character. */
const last = '\uFFFF';

/**
 * Sort key of a name: its folded form, then the name as written. Names without a letter or digit, such as `-`, come last, and a missing
 * name after them.
 */
export function nameKey(name: string): string {
  if (name === '') return last + last;
  const folded = fold(name);
  return folded === '' ? last + name : `${folded}\u0000${name}`;
}
