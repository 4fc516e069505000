import { withoutElisions } from '../../language/elision.ts';
import { inflectionKey } from './gender-forms.ts';
import { isLinkingWord } from './stop-words.ts';
import { readTitle } from './title-words.ts';

/** The content words of a title or a role. */
export interface ContentWords {
  readonly words: readonly string[];
  /** The words in the same order, independent of gender and number; see `inflectionKey`. */
  readonly forms: readonly string[];
}

/** The words of a title or a role, without linking words. */
export function contentWords(text: string): ContentWords {
  const words = readTitle(withoutElisions(text)).flatMap((word) => (isLinkingWord(word.text) ? [] : [word.text]));
  return { words, forms: words.map(inflectionKey) };
}
