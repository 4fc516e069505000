import anyAscii from 'any-ascii';
import { fold } from './fold.ts';
import { scriptOf } from './script.ts';

/** The most Latin spellings that `romanise` answers for one word. */
export const maximumReadings = 8;

/**
 * Latin spellings of one word in another script, folded, the most usual first, at most 8. A reading may hold several words with a space between them, where the script
 * writes none: `王小明` is `wang xiaoming`. Empty for a word that is Latin already or has no letters.
 *
 * @param word as written, or folded.
 */
export function romanise(word: string): readonly string[] {
  const script = scriptOf(word);
  if (script === 'latin' || script === 'none') return [];
  const plain = fold(anyAscii(word));
  return plain === '' ? [] : [plain];
}
