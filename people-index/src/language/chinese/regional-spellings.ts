import { southernSpellings } from './chinese-surnames.ts';
import { malayanSpellings } from './south-east-asian-spellings.ts';

/** @param keysOf what of the characters in front of the spellings is an entry of its own */
function readTable(table: string, keysOf: (characters: string) => Iterable<string>): Map<string, readonly string[]> {
  const spellings = new Map<string, readonly string[]>();
  for (const entry of table.trim().split(/\s+/)) {
    const letters = entry.search(/[a-z]/);
    for (const key of keysOf(entry.slice(0, letters)))
      spellings.set(key, [...new Set([...(spellings.get(key) ?? []), ...entry.slice(letters).split(',')])]);
  }
  return spellings;
}

/** The customary spellings of the south by character, or by surname of two. */
export const southern: ReadonlyMap<string, readonly string[]> = readTable(southernSpellings, (whole) => [whole]);

/** The spellings of Malaysia, Singapore and Indonesia by character. */
export const malayan: ReadonlyMap<string, readonly string[]> = readTable(malayanSpellings, (characters) => characters);
