import { RecentCache, memoize } from '../../columns/recent-cache.ts';
import { isConcatenation, isPinyinBeforeDialect, spellingsOfCharacters } from '../chinese/chinese-spellings.ts';
import { doubleSurnames, isChineseSurname } from '../chinese/chinese-surnames.ts';
import { japaneseSpellings } from '../japanese/japanese-spellings.ts';
import { koreanReadings } from '../korean/korean-spellings.ts';
import { isSurnameInHanja, readHanja } from '../korean/read-hanja.ts';
import { readKanji } from '../japanese/read-kanji.ts';
import { romanizeChinese } from '../chinese/romanize-chinese.ts';

/**
 * Languages that use Chinese characters, as bits. The languages of China share one bit, because families often spell the surname by one of
 * them and the given name by another.
 */
export const hanLanguage = { chinese: 1, japanese: 2, korean: 4 } as const;

/** The surname and the given name of a name in one word of Chinese characters. */
interface NameParts {
  readonly last: string;
  readonly first: string;
  /** The languages, as bits, in which the Latin name is a reading of both; 0 if it is none. */
  readonly languages: number;
}

const maxPartLength = 3;
const noParts: NameParts = { last: '', first: '', languages: 0 };
const recentParts = new RecentCache<NameParts>(4096);

/**
 * The parts of a whole name in Chinese characters that a person also writes in Latin letters, if that is a reading of it: 山本 and 光太郎 for
 * Kotaro Yamamoto, in Japanese.
 */
export function partsByReading(name: string, latinFirst: string, latinLast: string): NameParts {
  return recentParts.getOrMake(`${name} ${latinFirst} ${latinLast}`, () => {
    for (let length = 1; length <= maxPartLength && length < name.length; length++) {
      const [last, first] = [name.slice(0, length), name.slice(length)];
      if (first.length > maxPartLength) continue;
      const languages = languagesOfReading(last, latinLast) & languagesOfReading(first, latinFirst);
      if (languages !== 0) return { last, first, languages };
    }
    return noParts;
  });
}

/** Many rows of a search share the same characters. */
const recent = new RecentCache<number>(8192);

/** The languages, as bits, in which a surname or given name in Chinese characters has this Latin reading or spelling; 0 if none. */
export function languagesOfReading(characters: string, latin: string): number {
  return recent.getOrMake(`${characters} ${latin}`, () => {
    const languages = languagesByReading(characters).get(latin) ?? 0;
    return (languages & hanLanguage.chinese) === 0 && isConcatenation(latin, spellingsOf(characters))
      ? languages | hanLanguage.chinese
      : languages;
  });
}

/**
 * The languages, as bits, in which characters are a surname: Japanese unless few in Japan have it (陳), Korean if it is on the list of Korean
 * surnames, and Chinese unless it is a Japanese surname of two characters or more (佐藤).
 */
export const languagesOfSurname = memoize<number>(2048, (characters) => {
  const isOfChina = doubleSurnames.has(characters) || (characters.length === 1 && isChineseSurname(characters));
  const { isListed = false } = readKanji(characters);
  const isOfJapan = !isOfChina && (isListed || characters.length > 1);
  return (
    (isOfJapan ? hanLanguage.japanese : 0) |
    (isSurnameInHanja(characters) ? hanLanguage.korean : 0) |
    (isOfJapan && characters.length > 1 ? 0 : hanLanguage.chinese)
  );
});

/** The readings of a surname or given name, each joined to one word, and the languages of each. */
const languagesByReading = memoize<ReadonlyMap<string, number>>(2048, (characters) => {
  const readings = new Map<string, number>();
  const add = (spellings: readonly string[], language: number) => {
    for (const spelling of spellings) {
      const word = spelling.replaceAll(' ', '');
      readings.set(word, (readings.get(word) ?? 0) | language);
    }
  };
  add(romanizeChinese(characters), hanLanguage.chinese);
  add(readKanji(characters).spellings, hanLanguage.japanese);
  add(readHanja(characters), hanLanguage.korean);
  return readings;
});

const spellingsOf = memoize<readonly (readonly string[])[]>(2048, spellingsOfCharacters);

/** Whether a given name in Chinese characters has two, one of which is spelled like its syllable. */
export function hasSyllable(characters: string, [first, second]: readonly [string, string]): boolean {
  const [one, other] = spellingsOf(characters);
  return one !== undefined && other !== undefined && (one.includes(first) || other.includes(second));
}

/**
 * Whether a Latin word is a reading of characters in any usual spelling: `yosio` is 義男, which is read Yoshio, and `minsoo` 民秀, which is read
 * Min-su. Of two characters, one is enough: the other one may be spelled by a dialect that no table has.
 */
export function isReadAs(characters: string, latin: string): boolean {
  if (languagesOfReading(characters, latin) !== 0) return true;
  return recentOther.getOrMake(`${characters} ${latin}`, () => isReadOtherwise(characters, latin));
}

const recentOther = new RecentCache<boolean>(8192);

function isReadOtherwise(characters: string, latin: string): boolean {
  const [first = [], second = []] = spellingsOf(characters);
  if (second.some((one) => isHalf(one, latin) && latin.endsWith(one))) return true;
  if (second.length > 0 && first.some((one) => isHalf(one, latin) && latin.startsWith(one))) return true;
  const readings = languagesByReading(characters);
  const isIn = (language: number) => (reading: string) => ((readings.get(reading) ?? 0) & language) !== 0;
  return (
    japaneseSpellings(latin).some(isIn(hanLanguage.japanese)) || koreanReadingsOf(latin).some(isIn(hanLanguage.korean))
  );
}

const isHalf = (spelling: string, word: string): boolean => spelling.length > 1 && spelling.length < word.length - 1;

const koreanReadingsOf = memoize<readonly string[]>(64, koreanReadings);

/** Whether two Latin words are a Chinese surname and a given name of different languages, as families do not combine them. */
export function areOtherChineseLanguages(last: string, latinLast: string, first: string, latinFirst: string): boolean {
  if (!isPinyinBeforeDialect(latinLast, first, latinFirst)) return false;
  const common = languagesOfReading(last, latinLast) & languagesOfReading(first, latinFirst);
  return common === hanLanguage.chinese;
}
