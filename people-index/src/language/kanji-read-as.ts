import { japaneseNames } from './japanese-name-table.ts';
import { hepburnOf, shortVowels } from './romanise-japanese.ts';

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

const longestSurname = 3;
const mostReadings = 2;

/** A Japanese surname, as it is read, and the given name behind it as it is written. */
export interface PartedName {
  readonly surname: string;
  readonly given: string;
}

/** The surnames that a name in kanji may begin with, the longest first, each in its most usual readings; empty where a gap or nothing tells where they end. */
export function partedByKanji(words: readonly string[]): readonly PartedName[] {
  const text = words.join('');
  if (words.length > 2 || text.length > longestSurname + longestName || !kanjiOnly.test(text)) return [];
  const parted: PartedName[] = [];
  for (let length = Math.min(longestSurname, text.length - 1); length > 0; length--) {
    if (words.length === 2 && words[0]!.length !== length) continue;
    const given = text.slice(length);
    const readings = japaneseNames().surnames.get(text.slice(0, length)) ?? [];
    for (const reading of readings.slice(0, mostReadings)) parted.push({ surname: shortVowels(reading), given });
  }
  return parted;
}
