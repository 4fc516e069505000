import { southernSpellingTable } from './chinese-surnames.ts';
import { southEastAsianSpellingTable } from './south-east-asian-spellings.ts';

/**
 * Reads entries of characters and their spellings.
 *
 * @param keysOf the keys of an entry, by its characters
 */
function readTable(table: string, keysOf: (characters: string) => Iterable<string>): Map<string, readonly string[]> {
  const spellings = new Map<string, readonly string[]>();
  for (const entry of table.trim().split(/\s+/)) {
    const spellingStart = entry.search(/[a-z]/);
    for (const key of keysOf(entry.slice(0, spellingStart)))
      spellings.set(key, [...new Set([...(spellings.get(key) ?? []), ...entry.slice(spellingStart).split(',')])]);
  }
  return spellings;
}

/** Customary spellings of southern China and Hong Kong, by character or by surname of two characters. */
export const southernSpellings: ReadonlyMap<string, readonly string[]> = readTable(
  southernSpellingTable,
  (characters) => [characters],
);

/** Customary spellings of Malaysia, Singapore and Indonesia, by character. */
export const southEastAsianSpellings: ReadonlyMap<string, readonly string[]> = readTable(
  southEastAsianSpellingTable,
  (characters) => characters,
);
