import { RecentCache, remembering } from '../../columns/recent-cache.ts';
import { spellingsOfCharacters } from '../chinese/chinese-spellings.ts';
import { readHanja } from '../korean/read-hanja.ts';
import { readKanji } from '../japanese/read-kanji.ts';
import { romanizeChinese } from '../chinese/romanize-chinese.ts';

/** Languages of Chinese characters, as bits. Those of China are one: a family often spells the surname in one of them and the given name in another. */
const hanLanguage = { chinese: 1, japanese: 2, korean: 4 } as const;

/** Many rows of a search have the same characters. */
const known = new RecentCache<number>(8192);

/** The languages in which a surname or given name in Chinese characters is read or spelled so, as bits; 0 when it is not. */
export function languagesOfReading(characters: string, latin: string): number {
  return known.getOrMake(`${characters} ${latin}`, () => {
    const own = readingsOf(characters).get(latin) ?? 0;
    return (own & hanLanguage.chinese) === 0 && isSpelled(characters, latin) ? own | hanLanguage.chinese : own;
  });
}

/** Each reading of a surname or a given name as one word, and the languages that have it. */
const readingsOf = remembering<ReadonlyMap<string, number>>(2048, (characters) => {
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

const spellingsOf = remembering<readonly (readonly string[])[]>(2048, spellingsOfCharacters);

/** Whether a word is made of the spellings of each character. */
function isSpelled(characters: string, latin: string): boolean {
  const [first = [], second] = spellingsOf(characters);
  if (second === undefined) return first.includes(latin);
  return first.some((one) => latin.startsWith(one) && second.includes(latin.slice(one.length)));
}
