import { readCharacterTable } from '../han/character-table.ts';
import { southEastAsianSpellingTable } from './south-east-asian-spellings.ts';
import { southernSpellingTable } from './southern-spellings.ts';

/** Customary spellings of southern China and Hong Kong, by character or by surname of two characters. */
export const southernSpellings = readCharacterTable(southernSpellingTable);

/** Customary spellings of Malaysia, Singapore and Indonesia, by character. */
export const southEastAsianSpellings = readCharacterTable(southEastAsianSpellingTable, (characters) => characters);
