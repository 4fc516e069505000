import { fold } from '../language/fold.ts';

/** Comes after every name in the order of UTF-16 code units: U+FFFF is not a character. */
const last = '\uFFFF';

/** Names are ordered by their folded form, then as written. A missing name comes last. */
export function nameKey(name: string): string {
  return name === '' ? last : `${fold(name)}\u0000${name}`;
}
