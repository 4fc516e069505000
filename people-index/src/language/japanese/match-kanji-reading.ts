import { japaneseNames } from './japanese-name-tables.ts';
import { hepburnOf } from './romanize-japanese.ts';

/*
 * Parents choose how the kanji of a given name are read, among the readings that each character has in names: 建英 is Takefusa. No list has
 * all of them, and each name has dozens. Whether a name may be read as a word is told character by character.
 */

const longestName = 4;
const lengthsOfUnknown = [2, 3, 4, 5, 6];
const kanjiOnly = /^\p{Script=Han}+$/u;
const latinOnly = /^[a-z]{2,24}$/;

/** Without marks of long vowels, in Hepburn: `ohtani` and `ootani` are `otani`, `shimpei` is `shinpei`. */
function plainly(romaji: string): string {
  return hepburnOf(romaji)
    .replace(/o(?:[ou]|h(?![aiueo]))/g, 'o')
    .replaceAll('uu', 'u')
    .replace(/m(?=[bmp])/g, 'n');
}

/** Whether a folded name in Chinese characters may be a Japanese one that is read as a folded Latin word. */
export function mayBeReadAs(name: string, word: string): boolean {
  return (
    name.length <= longestName &&
    kanjiOnly.test(name) &&
    latinOnly.test(word) &&
    isRead(name, plainly(word), name.length > 1)
  );
}

/** @param mayBeUnknown whether one character may have a reading that no other name has */
function isRead(name: string, word: string, mayBeUnknown: boolean): boolean {
  if (name === '') return word === '';
  const rest = name.slice(1);
  const readings = japaneseNames().inNames.get(name[0]!);
  if (readings === undefined)
    return mayBeUnknown && lengthsOfUnknown.some((length) => isRead(rest, word.slice(length), false));
  return readings.some((reading) => {
    const part = plainly(reading);
    return word.startsWith(part) && isRead(rest, word.slice(part.length), mayBeUnknown);
  });
}
