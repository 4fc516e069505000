import { foldWords } from '../../language/fold.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { wordsOfTitle } from '../words/title-words.ts';

/**
 * How sure it is that what was read as work, places and units is no name: `surely` where nobody bears a word of it and each is a role by itself; `likely` where one is only
 * a word among others of a role.
 */
export type Sureness = 'surely' | 'likely' | 'no';

/** @param parts without names */
export function surenessOf(parts: readonly ReadPart[], { segments, vocabulary }: ReadingContext): Sureness {
  const { linker, work } = vocabulary;
  const isName = (word: string) => isNameWord(word, segments);
  let isSure = true;
  for (const { kind, text } of parts) {
    const words = kind === 'role' ? wordsOfTitle(text) : foldWords(text);
    const telling = words.filter((word) => !isLinkingWord(word));
    if (telling.some(isName)) return 'no';
    if (kind !== 'role') continue;
    const { isFunction, isLevel } = work.read(telling);
    const others = telling.filter((_, place) => !isFunction[place] && !isLevel[place]);
    if (!others.every((word) => linker.knowsWord(word))) return 'no';
    isSure &&= others.every((word) => linker.isLabel(word));
  }
  return isSure ? 'surely' : 'likely';
}
