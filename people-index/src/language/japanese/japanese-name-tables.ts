import { supplementaryJapaneseNames } from './supplementary-japanese-names.ts';
import { usualKanjiReadings } from './usual-kanji-readings.ts';
import names from '../readings/japanese-names.json' with { type: 'json' };
import kanji from '../readings/kanji-readings.json' with { type: 'json' };

/** Names or characters with their readings in Latin letters, kana by kana. An apostrophe separates vowels that are not one long vowel. */
export type ReadingTable = ReadonlyMap<string, readonly string[]>;

function addEntries(table: Map<string, readonly string[]>, text: string): void {
  for (const entry of text.trim().split(/\s+/)) {
    const readingStart = entry.search(/[a-z]/);
    const name = entry.slice(0, readingStart);
    const readings = entry.slice(readingStart).split(',');
    const known = table.get(name);
    table.set(name, known === undefined ? readings : [...new Set([...known, ...readings])]);
  }
}

function readTable(...texts: readonly string[]): ReadingTable {
  const table = new Map<string, readonly string[]>();
  for (const text of texts) addEntries(table, text);
  return table;
}

interface JapaneseNames {
  readonly surnames: ReadingTable;
  readonly givenNames: ReadingTable;
  /** Common readings of characters. */
  readonly usualReadings: ReadingTable;
  /** All readings that characters have in names. */
  readonly nameReadings: ReadingTable;
}

let tables: JapaneseNames | undefined;

/** The tables, parsed when the first name in kanji is read, since many organizations have none. */
export function japaneseNames(): JapaneseNames {
  tables ??= {
    surnames: readTable(names.surnames),
    givenNames: readTable(supplementaryJapaneseNames, names.givenNames),
    usualReadings: readTable(usualKanjiReadings),
    nameReadings: readTable(kanji.characters),
  };
  return tables;
}
