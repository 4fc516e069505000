/** How many tones a person without a photo may be shown on. */
export const toneCount = 12;

const letters = /\p{L}/u;
/** Of a script whose letters join hands: `م`, not `M`. */
const joining = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}]/u;
/** ZERO WIDTH NON-JOINER: without it, the initials of such a script would read as a word. */
const nonJoiner = '\u200C';

function firstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.normalize('NFC'))) {
    if (letters.test(segment)) return segment.toLocaleUpperCase('en');
  }
  return '';
}

/**
 * Two letters in the person's own script: of the first and the last name, or one where there is one name. `?` when
 * there is no letter at all. A letter keeps its combining marks.
 */
export function initials(person: { firstName: string; lastName: string }): string {
  const [first, last] = [firstLetter(person.firstName), firstLetter(person.lastName)];
  if (joining.test(first) && joining.test(last)) return first + nonJoiner + last;
  return first + last || '?';
}

/** The tone of a login, 0 to 11: the same on every page and every machine (FNV-1a, 32 bits). */
export function toneOf(login: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(login.toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % toneCount;
}
