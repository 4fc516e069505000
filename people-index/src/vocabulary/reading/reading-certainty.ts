import { foldWords } from '../../language/fold.ts';
import type { ReadPart } from '../../search-answer.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { wordsOfTitle } from '../words/title-words.ts';

/**
 * How certain it is that parts read as roles, places and units are not names. `certain`: no word is a person's name, and
 * each word of a role is a role by itself. `likely`: no word is a person's name, but a word of a role only occurs among
 * others in labels. `uncertain`: a word is a person's name, or unknown.
 */
export type Certainty = 'certain' | 'likely' | 'uncertain';

/** @param parts without those of kind `name` */
export function certaintyOf(parts: readonly ReadPart[], { segments, vocabulary }: ReadingContext): Certainty {
  const { knownWords, work } = vocabulary;
  const isName = (word: string) => isNameWord(word, segments);
  let isSure = true;
  for (const { kind, text } of parts) {
    const words = kind === 'role' ? wordsOfTitle(text) : foldWords(text);
    const content = words.filter((word) => !isLinkingWord(word));
    if (content.some(isName)) return 'uncertain';
    if (kind !== 'role') continue;
    const { isFunction, isLevel } = work.read(content);
    const others = content.filter((_, index) => !isFunction[index] && !isLevel[index]);
    if (!others.every((word) => knownWords.has(word))) return 'uncertain';
    isSure &&= others.every((word) => knownWords.isLabel(word));
  }
  return isSure ? 'certain' : 'likely';
}
