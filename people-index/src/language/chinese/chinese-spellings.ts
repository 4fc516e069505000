import { pinyin } from 'pinyin-pro';
import { memoize } from '../../columns/recent-cache.ts';
import { cantoneseSpellings, cantoneseSyllables } from './cantonese-spellings.ts';
import { doubleSurnames, isChineseSurname } from './chinese-surnames.ts';
import { hokkienCharacters, hokkienSpellings } from './hokkien-spellings.ts';
import { mandarinSpellings } from './mandarin-spellings.ts';
import { pinyinSyllables } from './pinyin-syllables.ts';
import { southEastAsianSpellings, southernSpellings } from './regional-spellings.ts';
import { similarSyllables } from './similar-syllables.ts';
import { cantoneseVariants, overseasVariants } from './syllable-variants.ts';
import { wadeGiles } from './wade-giles.ts';
import { endingsOf } from '../han/syllable-endings.ts';

/*
 * Names from Taiwan and Hong Kong, and those of overseas families, are romanized by Wade-Giles, from Cantonese, Hokkien or Hakka, or freely
 * after one of these: `Tsai Ing-wen`, `Wong Kar-wai`, `Tan Cheng Lock`. A syllable is spelled in all combinations of the spellings of its
 * initial and final, and a character also in the customary spellings of families.
 */

interface Spellings {
  /** All spellings of a pinyin or Cantonese syllable. */
  readonly ofSyllable: ReadonlyMap<string, ReadonlySet<string>>;
  /** The syllables that have a spelling, including those of characters with this customary spelling. */
  readonly syllablesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** All spellings of the surnames that have a spelling. Only surnames with several regional spellings are included. */
  readonly ofSurname: ReadonlyMap<string, ReadonlySet<string>>;
  /** The endings of words that consist of these spellings, see `endingsOf`. */
  readonly endings: ReadonlySet<string>;
}

function addTo(map: Map<string, Set<string>>, key: string, text: string): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([text]));
  else set.add(text);
}

/** The pinyin of a character, as a surname if it has a reading for surnames. */
function pinyinOf(character: string): string {
  return pinyin(character, { toneType: 'none', type: 'array', surname: 'head', v: true })[0] ?? '';
}

function readTables(): Spellings {
  const ofSyllable = new Map<string, Set<string>>();
  const syllablesOf = new Map<string, Set<string>>();
  const ofSurname = new Map<string, Set<string>>();
  const add = (syllable: string, spellings: readonly string[]) => {
    for (const spelling of spellings) {
      addTo(ofSyllable, syllable, spelling);
      addTo(syllablesOf, spelling, syllable);
    }
  };
  for (const syllable of pinyinSyllables) add(syllable, mandarinSpellings(syllable));
  const cantonese = cantoneseSyllables();
  const usual = [...southernSpellings.values(), ...cantonese.map(({ hongKong }) => hongKong)].flat();
  for (const syllable of new Set(usual)) add(syllable, cantoneseVariants(syllable));
  for (const { hongKong, macau } of cantonese) {
    const [first = '', ...others] = hongKong;
    add(first, [...others, ...macau]);
  }
  for (const character of hokkienCharacters()) {
    const syllable = pinyinOf(character);
    for (const spelling of hokkienSpellings(character)) addTo(syllablesOf, spelling, syllable);
  }
  for (const character of new Set([...southernSpellings.keys(), ...southEastAsianSpellings.keys()])) {
    const [southern = [], overseas = []] = [southernSpellings.get(character), southEastAsianSpellings.get(character)];
    const syllable = pinyinOf(character);
    if (character.length === 1)
      for (const spelling of [...southern.flatMap(cantoneseVariants), ...overseas.flatMap(overseasVariants)])
        addTo(syllablesOf, spelling, syllable);
    // A character of given names has one Hong Kong spelling, a surname often several. All regional spellings of a surname are the same
    // name.
    if (southern.length < 2 && !(overseas.length > 0 && isChineseSurname(character))) continue;
    const all = [syllable, wadeGiles(syllable), ...southern, ...overseas];
    for (const spelling of all) for (const other of all) addTo(ofSurname, spelling, other);
  }
  const endings = endingsOf([...syllablesOf.keys(), ...ofSurname.keys()]);
  return { ofSyllable, syllablesOf, ofSurname, endings };
}

/** Built when the module is loaded, so that no query waits for it. */
const tables = readTables();

const none: readonly string[] = [];
const maxSyllableLength = 6;
const maxSpellings = 256;

/** Splits a word into one or two syllables, and combines the alternatives that a table has for each. */
function combineSyllables(word: string, table: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const whole = table.get(word);
  const found = new Set<string>(whole);
  for (
    let cut = Math.max(1, word.length - maxSyllableLength);
    cut <= Math.min(maxSyllableLength, word.length - 1);
    cut++
  ) {
    const second = table.get(word.slice(cut));
    const first = second === undefined ? undefined : table.get(word.slice(0, cut));
    if (first === undefined || second === undefined) continue;
    // Kung is one syllable, not ku and ng.
    if (whole !== undefined && word.slice(cut) === 'ng') continue;
    for (const one of first) for (const other of second) if (found.size < maxSpellings) found.add(one + other);
  }
  found.delete(word);
  return [...found];
}

/** Spellings of a character by its Mandarin readings. */
const mandarinSpellingsOf = memoize<readonly string[]>(1024, (character) => {
  const readings = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true, nonZh: 'removed' });
  return readings.flatMap((syllable) => mandarinSpellings(syllable.replace('v', 'u')));
});

/** Spellings of a character by its Cantonese readings, and of overseas families. */
function southernSpellingsOf(character: string): readonly string[] {
  const cantonese = cantoneseSpellings(character);
  return [
    ...(southernSpellings.get(character) ?? []).flatMap(cantoneseVariants),
    ...(cantonese?.hongKong ?? []).flatMap(cantoneseVariants),
    ...(cantonese?.macau ?? []),
    ...hokkienSpellings(character),
    ...(southEastAsianSpellings.get(character) ?? []).flatMap(overseasVariants),
  ];
}

/** Initials that only pinyin spells so. */
const pinyinInitial = /^(?:zh|[qx])/;

/**
 * Whether a surname is spelled as in pinyin only, and the given name after it not as in Mandarin: Zhou Lin for 周玲, which is Zhou Ling in
 * pinyin. Families use the other combination (陈伟明 is Tan Weiming), and some other systems with both (孫逸仙 is Sun Yat-sen).
 */
export function isPinyinBeforeDialect(latinLast: string, first: string, latinFirst: string): boolean {
  return pinyinInitial.test(latinLast) && !isConcatenation(latinFirst, [...first].map(mandarinSpellingsOf));
}

/** Whether a word consists of a spelling of each of one or two characters. */
export function isConcatenation(word: string, [first = [], second]: readonly (readonly string[])[]): boolean {
  if (second === undefined) return first.includes(word);
  return first.some((one) => word.startsWith(one) && second.includes(word.slice(one.length)));
}

/**
 * The possible spellings of each character of a surname or given name of at most two characters; a double surname counts as one. Empty for
 * longer texts.
 */
export function spellingsOfCharacters(characters: string): readonly (readonly string[])[] {
  if (characters.length > 2) return [];
  const surname = doubleSurnames.has(characters) ? southernSpellings.get(characters) : undefined;
  if (surname === undefined)
    return [...characters].map((character) => [
      ...new Set([...mandarinSpellingsOf(character), ...southernSpellingsOf(character)]),
    ]);
  const [first = [], second = []] = [...characters].map((character) => cantoneseSpellings(character)?.macau ?? none);
  return [[...surname, ...first.flatMap((one) => second.map((other) => one + other))]];
}

/** Other spellings of a reading of one or two syllables: `ingwen` for `yingwen`. */
export function chineseSpellings(reading: string): readonly string[] {
  return combineSyllables(reading, tables.ofSyllable);
}

/** Other spellings of a reading that is a surname: `chan` and `tan` for `chen`. */
export function chineseSurnameSpellings(reading: string): readonly string[] {
  return [...(tables.ofSurname.get(reading) ?? [])].filter((text) => text !== reading);
}

/** The readings of which a word is a spelling: `yingwen` for `ingwen`. */
export function chineseReadings(word: string): readonly string[] {
  const { syllablesOf, ofSurname, endings } = tables;
  // Two thirds of all words do not end like a syllable.
  if (word.length > 2 * maxSyllableLength || !endings.has(word.slice(-2))) return none;
  return [...new Set([...combineSyllables(word, syllablesOf), ...(ofSurname.get(word) ?? none)])].filter(
    (text) => text !== word,
  );
}

const allPinyin: ReadonlySet<string> = new Set(pinyinSyllables);

/** The pinyin syllables of which a syllable is a spelling: `chen` and `zeng` for `chan`. */
export function pinyinOfSpelling(spelling: string): readonly string[] {
  return [spelling, ...(tables.syllablesOf.get(spelling) ?? none)].filter(
    (text, index, all) => allPinyin.has(text) && all.indexOf(text) === index,
  );
}

/** Whether a word is a Chinese syllable in any spelling. */
export function isChineseSyllable(word: string): boolean {
  return tables.syllablesOf.has(word);
}

/**
 * Whether a Latin word has one of the two syllables of a given name in Chinese characters in a usual spelling, and a similar syllable in place
 * of the other: Kon Yeow of 觀友.
 */
export function resemblesGivenName(characters: string, word: string): boolean {
  if (characters.length !== 2 || word.length > 2 * maxSyllableLength) return false;
  const [first = [], second = []] = spellingsOfCharacters(characters);
  const [firstPinyin = '', secondPinyin = ''] = pinyin(characters, { toneType: 'none', type: 'array', v: true });
  const isSimilar = (spelling: string, syllable: string) =>
    spelling.length > 1 &&
    isChineseSyllable(spelling) &&
    similarSyllables(spelling).some(({ text }) => text === syllable);
  for (let cut = 1; cut < word.length; cut++) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (first.includes(one) && isSimilar(other, secondPinyin)) return true;
    if (second.includes(other) && isSimilar(one, firstPinyin)) return true;
  }
  return false;
}
