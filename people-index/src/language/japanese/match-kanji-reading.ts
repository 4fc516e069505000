import { japaneseNames } from './japanese-name-tables.ts';
import { hepburnOf } from './romanize-japanese.ts';

/*
 * Parents choose the reading of a given name among the readings that each kanji has in names: 建英 is Takefusa. No list has all names, and
 * each name has dozens of possible readings. So a name is matched with a word character by character.
 */

const maxNameLength = 4;
const unlistedReadingLengths = [2, 3, 4, 5, 6];
const kanjiOnly = /^\p{Script=Han}+$/u;
const latinOnly = /^[a-z]{2,24}$/;

/** Hepburn romaji without long vowels: `ohtani` and `ootani` are `otani`, `shimpei` is `shinpei`. */
function normalizeRomaji(romaji: string): string {
  return hepburnOf(romaji)
    .replace(/o(?:[ou]|h(?![aiueo]))/g, 'o')
    .replaceAll('uu', 'u')
    .replace(/m(?=[bmp])/g, 'n');
}

/** Whether a folded name in kanji can be a Japanese name with this folded Latin reading. */
export function canBeReadAs(name: string, word: string): boolean {
  return (
    name.length <= maxNameLength &&
    kanjiOnly.test(name) &&
    latinOnly.test(word) &&
    matchesReading(name, normalizeRomaji(word), name.length > 1)
  );
}

/** @param mayHaveUnlisted whether one character may have any reading, if no listed name contains it */
function matchesReading(name: string, word: string, mayHaveUnlisted: boolean): boolean {
  if (name === '') return word === '';
  const rest = name.slice(1);
  const readings = japaneseNames().nameReadings.get(name[0]!);
  if (readings === undefined)
    return mayHaveUnlisted && unlistedReadingLengths.some((length) => matchesReading(rest, word.slice(length), false));
  return readings.some((reading) => {
    const part = normalizeRomaji(reading);
    return word.startsWith(part) && matchesReading(rest, word.slice(part.length), mayHaveUnlisted);
  });
}
