import anyAscii from 'any-ascii';
import { RecentCache } from '../../columns/recent-cache.ts';
import { establishedSpellings } from './established-names.ts';
import { fold } from '../fold.ts';
import { romanizeArabic, romanizeHebrew } from '../arabic-hebrew/romanize-abjad.ts';
import { romanizeArmenian, romanizeGeorgian } from './romanize-armenian-georgian.ts';
import { romanizeCyrillic } from '../cyrillic/romanize-cyrillic.ts';
import { romanizeGreek } from '../greek/romanize-greek.ts';
import { romanizeIndic } from '../indic/romanize-indic.ts';
import { romanizeHan } from '../han/romanize-han.ts';
import { romanizeKana } from '../japanese/romanize-japanese.ts';
import { romanizeKorean } from '../korean/romanize-korean.ts';
import { romanizeTamil } from '../indic/romanize-tamil.ts';
import { romanizeThai } from '../thai/romanize-thai.ts';
import { scriptOf } from '../script.ts';

/** Maximum number of readings of a word, without and with Chinese characters, which have many readings in Japanese. */
const maxNonHanReadings = 8;
export const maxLatinReadings = 12;

/** Maximum number of UTF-16 code units that are read. Longer words are not names. */
const maxWordLength = 64;

const plainLatin = /^[a-z]+(?: [a-z]+)*$/;
// Matches "martin2"; not "Martin" or "müller".
const plainAscii = /^[a-z0-9]*$/;
const none: readonly string[] = [];
const hasHan = /\p{Script=Han}/u;

function readingsByRule(word: string): readonly string[] {
  const script = scriptOf(word);
  switch (script) {
    case 'latin':
    case 'none':
      return [];
    case 'cyrillic':
      return romanizeCyrillic(word);
    case 'greek':
      return romanizeGreek(word);
    case 'armenian':
      return romanizeArmenian(word);
    case 'georgian':
      return romanizeGeorgian(word);
    case 'arabic':
      return romanizeArabic(word);
    case 'hebrew':
      return romanizeHebrew(word);
    case 'hangul':
      return romanizeKorean(word);
    case 'kana':
      return romanizeKana(word);
    case 'han':
      return romanizeHan(word);
    case 'tamil':
      return romanizeTamil(word);
    case 'thai':
      return romanizeThai(word);
    case 'other':
      return [anyAscii(word)];
    default:
      return romanizeIndic(word, script);
  }
}

/**
 * Folded Latin spellings of a word in another script, the most common first, at most 12. If the script does not separate words, a reading
 * may consist of several: `王小明` is `wang xiaoming`. Empty for a Latin word and for a word without letters.
 *
 * @param word as written, or folded
 */
export function romanize(word: string): readonly string[] {
  if (plainAscii.test(word)) return none;
  let readings = recent.get(word);
  if (readings === undefined) {
    readings = computeReadings(word);
    recent.set(word, readings);
  }
  return readings;
}

/** Indexing romanizes each name for its words and again for its phonetic forms; a query is romanized again with each key press. */
const recent = new RecentCache<readonly string[]>(16_384);

function computeReadings(word: string): readonly string[] {
  const folded = fold(word.slice(0, maxWordLength)).replaceAll(' ', '');
  const limit = hasHan.test(folded) ? maxLatinReadings : maxNonHanReadings;
  const readings = new Set<string>();
  const established = establishedSpellings(folded);
  // If the table has a spelling in one word, readings of several words are dropped.
  const byRule = readingsByRule(folded).filter((reading) => established.length === 0 || !reading.includes(' '));
  for (const reading of [...established, ...byRule]) {
    const latin = plainLatin.test(reading) ? reading : fold(anyAscii(reading));
    if (latin !== '') readings.add(latin);
    if (readings.size === limit) break;
  }
  return [...readings];
}
