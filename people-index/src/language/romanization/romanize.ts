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

/** The most Latin spellings that `romanize` answers for one word; of Chinese characters, which Japanese reads in many ways, there are more. */
const maxReadings = 8;
export const maximumReadings = 12;

/** Longer words are not names; what follows is left out. */
const longestWord = 64;

const plainLatin = /^[a-z]+(?: [a-z]+)*$/;
// Matches "martin2"; not "Martin" or "müller".
const plainAscii = /^[a-z0-9]*$/;
const none: readonly string[] = [];
const hasHan = /\p{Script=Han}/u;

function readingsOf(word: string): readonly string[] {
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
 * Latin spellings of one word in another script, folded, the most usual first, at most 12. A reading may hold several
 * words with a space between them, where the script writes none: `王小明` is `wang xiaoming`. Empty for a word that is
 * Latin already or has no letters.
 *
 * @param word as written, or folded.
 */
export function romanize(word: string): readonly string[] {
  if (plainAscii.test(word)) return none;
  let readings = recent.get(word);
  if (readings === undefined) {
    readings = spellingsOf(word);
    recent.set(word, readings);
  }
  return readings;
}

/** Names are read for their words and once more for their sounds, and typed ones again with every letter. */
const recent = new RecentCache<readonly string[]>(16_384);

function spellingsOf(word: string): readonly string[] {
  const folded = fold(word.slice(0, longestWord)).replaceAll(' ', '');
  const most = hasHan.test(folded) ? maximumReadings : maxReadings;
  const readings = new Set<string>();
  const established = establishedSpellings(folded);
  // A name that is known as one word is not read as several.
  const byRule = readingsOf(folded).filter((reading) => established.length === 0 || !reading.includes(' '));
  for (const reading of [...established, ...byRule]) {
    const latin = plainLatin.test(reading) ? reading : fold(anyAscii(reading));
    if (latin !== '') readings.add(latin);
    if (readings.size === most) break;
  }
  return [...readings];
}
