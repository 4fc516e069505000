import { lazy } from '../../columns/lazy.ts';
import { readCharacterTable } from '../han/character-table.ts';
import { supplementaryJapaneseNames } from './supplementary-japanese-names.ts';
import { usualKanjiReadings } from './usual-kanji-readings.ts';
import names from '../readings/japanese-names.json' with { type: 'json' };
import kanji from '../readings/kanji-readings.json' with { type: 'json' };

/** Names or characters with their readings in Latin letters, kana by kana. An apostrophe separates vowels that are not one long vowel. */
export type ReadingTable = ReadonlyMap<string, readonly string[]>;

interface JapaneseNames {
  readonly surnames: ReadingTable;
  readonly givenNames: ReadingTable;
  /** Common readings of characters. */
  readonly usualReadings: ReadingTable;
  /** All readings that characters have in names. */
  readonly nameReadings: ReadingTable;
}

/** The tables, parsed when the first name in kanji is read, since many organizations have none. */
export const japaneseNames = lazy((): JapaneseNames => ({
  surnames: readCharacterTable(names.surnames),
  givenNames: readCharacterTable(`${supplementaryJapaneseNames} ${names.givenNames}`),
  usualReadings: readCharacterTable(usualKanjiReadings),
  nameReadings: readCharacterTable(kanji.characters),
}));
