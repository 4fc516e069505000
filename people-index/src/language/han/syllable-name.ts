import { isChineseSyllable } from '../chinese/chinese-spellings.ts';
import { isKoreanSyllable } from '../korean/korean-spellings.ts';

/**
 * Whether two words may be the syllables of a Korean or Chinese given name, which is often written as one word: `Jong-un`, `Hsiao-ping`.
 */
export function isSyllableName(first: string, second: string): boolean {
  return (
    (isKoreanSyllable(first) && isKoreanSyllable(second)) || (isChineseSyllable(first) && isChineseSyllable(second))
  );
}
