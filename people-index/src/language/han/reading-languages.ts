import { RecentCache, memoize } from '../../columns/recent-cache.ts';
import { spellingsOfCharacters } from '../chinese/chinese-spellings.ts';
import { readHanja } from '../korean/read-hanja.ts';
import { readKanji } from '../japanese/read-kanji.ts';
import { romanizeChinese } from '../chinese/romanize-chinese.ts';

/**
 * Languages that use Chinese characters, as bits. The languages of China share one bit, because families often spell the surname by one of
 * them and the given name by another.
 */
const hanLanguage = { chinese: 1, japanese: 2, korean: 4 } as const;

/** Many rows of a search share the same characters. */
const recent = new RecentCache<number>(8192);

/** The languages, as bits, in which a surname or given name in Chinese characters has this Latin reading or spelling; 0 if none. */
export function languagesOfReading(characters: string, latin: string): number {
  return recent.getOrMake(`${characters} ${latin}`, () => {
    const languages = languagesByReading(characters).get(latin) ?? 0;
    return (languages & hanLanguage.chinese) === 0 && isSpelled(characters, latin)
      ? languages | hanLanguage.chinese
      : languages;
  });
}

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

/** Whether a word is a concatenation of spellings of each character. */
function isSpelled(characters: string, latin: string): boolean {
  const [first = [], second] = spellingsOf(characters);
  if (second === undefined) return first.includes(latin);
  return first.some((one) => latin.startsWith(one) && second.includes(latin.slice(one.length)));
}
