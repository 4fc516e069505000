import { isChineseSurname } from '../chinese/chinese-surnames.ts';
import { isLikelyKorean, readHanja } from '../korean/read-hanja.ts';
import { readKanji } from '../japanese/read-kanji.ts';
import { romanizeChinese } from '../chinese/romanize-chinese.ts';
import { southernSpellings } from '../chinese/regional-spellings.ts';

// Matches "々" and kana, which occur in Japanese only.
const japaneseOnly = /[\u3005\u3041-\u30ff]/;

/** Merges the lists by taking the next reading of the language that each letter of `order` names, and then the remaining readings. */
function interleave(order: string, { c, k, j }: Readings): readonly string[] {
  const mixed = new Set<string>();
  let [ofChinese, ofKorean, ofJapanese] = [0, 0, 0];
  for (const language of order) {
    const reading = language === 'c' ? c[ofChinese++] : language === 'k' ? k[ofKorean++] : j[ofJapanese++];
    if (reading !== undefined) mixed.add(reading);
  }
  for (; ofChinese < c.length; ofChinese++) mixed.add(c[ofChinese]!);
  for (; ofKorean < k.length; ofKorean++) mixed.add(k[ofKorean]!);
  for (; ofJapanese < j.length; ofJapanese++) mixed.add(j[ofJapanese]!);
  return [...mixed];
}

/** Readings in Chinese, Korean and Japanese. */
interface Readings {
  readonly c: readonly string[];
  readonly k: readonly string[];
  readonly j: readonly string[];
}

/**
 * The readings of a name in Chinese characters, the most likely language first. A name does not show which language it is in, so the
 * Chinese, Korean and Japanese readings are all included. A name that is listed in the Japanese tables is read as Japanese first, unless it
 * begins with a Chinese surname that is rare in Japan.
 */
export function romanizeHan(word: string): readonly string[] {
  const { spellings: j, isKnown, isSure, isListed = false } = readKanji(word);
  if (japaneseOnly.test(word)) return [...new Set(j)];
  const lists = { c: romanizeChinese(word), k: readHanja(word), j };
  if (word.length === 1) return interleave(isKnown ? 'cjckjkjjc' : 'cckckcj', lists);
  const isForeign =
    !isSure &&
    word.length < 4 &&
    (isChineseSurname(word[0]!) || (word.length === 2 && !isListed && southernSpellings.has(word[0]!)));
  // A surname of two characters is Japanese, and Japanese given names have many readings.
  if (isKnown && !isForeign) return interleave(isSure ? 'jjjjjckjck' : 'jjjckjck', lists);
  if (isLikelyKorean(word)) return interleave('kckckcjc', lists);
  return interleave(isKnown ? 'cckjcckj' : 'cckcckcj', lists);
}
