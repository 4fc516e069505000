import { withoutElisions } from '../../language/elision.ts';
import { formless } from './gender-forms.ts';
import { isLinkingWord } from './stop-words.ts';
import { readTitle } from './title-words.ts';

export interface TellingWords {
  readonly words: readonly string[];
  /** Each of them in one form for both sexes, and for one and several. */
  readonly forms: readonly string[];
}

/** The words of a title or a role, without those that link them. */
export function tellingWords(text: string): TellingWords {
  const words = readTitle(withoutElisions(text)).flatMap((word) => (isLinkingWord(word.text) ? [] : [word.text]));
  return { words, forms: words.map(formless) };
}
