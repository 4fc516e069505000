import { laterJapaneseNames } from './supplementary-japanese-names.ts';
import { japaneseCharacters } from './usual-kanji-readings.ts';
import names from '../readings/japanese-names.json' with { type: 'json' };
import kanji from '../readings/kanji-readings.json' with { type: 'json' };

/** Names, or characters, with their readings in Latin letters, kana by kana: an apostrophe parts vowels that are not one long vowel. */
export type ReadingTable = ReadonlyMap<string, readonly string[]>;

function addEntries(table: Map<string, readonly string[]>, text: string): void {
  for (const entry of text.trim().split(/\s+/)) {
    const letters = entry.search(/[a-z]/);
    const name = entry.slice(0, letters);
    const readings = entry.slice(letters).split(',');
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
  /** The usual readings of characters. */
  readonly characters: ReadingTable;
  /** All readings that characters have in names. */
  readonly inNames: ReadingTable;
}

let read: JapaneseNames | undefined;

/** The tables, read when the first name in kanji comes: many groups have none. */
export function japaneseNames(): JapaneseNames {
  read ??= {
    surnames: readTable(names.surnames),
    givenNames: readTable(laterJapaneseNames, names.givenNames),
    characters: readTable(japaneseCharacters),
    inNames: readTable(kanji.characters),
  };
  return read;
}
