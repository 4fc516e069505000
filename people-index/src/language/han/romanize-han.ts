import { isChineseSurname } from '../chinese/chinese-surnames.ts';
import { isLikelyKorean, readHanja } from '../korean/read-hanja.ts';
import { readKanji } from '../japanese/read-kanji.ts';
import { romanizeChinese } from '../chinese/romanize-chinese.ts';
import { southern } from '../chinese/regional-spellings.ts';

// Matches "々" and kana: characters of Japanese alone.
const japaneseOnly = /[\u3005\u3041-\u30ff]/;

/** Takes from each list in turn, as the order says by the place of the list; then the rest of them. */
function interleaved(order: string, { c, k, j }: Readings): readonly string[] {
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

/** In Chinese, Korean and Japanese. */
interface Readings {
  readonly c: readonly string[];
  readonly k: readonly string[];
  readonly j: readonly string[];
}

/**
 * Chinese, Japanese and Korean share their characters, and a name does not tell which language it is of: the readings of all
 * are offered, the likeliest first. A name that the Japanese tables hold whole is Japanese, unless it begins with a Chinese
 * surname that hardly any Japanese has.
 */
export function romanizeHan(word: string): readonly string[] {
  const { spellings: j, isKnown, isSure, isWhole = false } = readKanji(word);
  if (japaneseOnly.test(word)) return [...new Set(j)];
  const lists = { c: romanizeChinese(word), k: readHanja(word), j };
  if (word.length === 1) return interleaved(isKnown ? 'cjckjkjjc' : 'cckckcj', lists);
  const isForeign =
    !isSure &&
    word.length < 4 &&
    (isChineseSurname(word[0]!) || (word.length === 2 && !isWhole && southern.has(word[0]!)));
  // A surname of two characters is Japanese, and its given names are read in many ways.
  if (isKnown && !isForeign) return interleaved(isSure ? 'jjjjjckjck' : 'jjjckjck', lists);
  if (isLikelyKorean(word)) return interleaved('kckckcjc', lists);
  return interleaved(isKnown ? 'cckjcckj' : 'cckcckcj', lists);
}
