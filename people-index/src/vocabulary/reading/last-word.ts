import { isCompanyWord, isIndexed, isNameWord, type WordContext } from '../lookup/indexed-words.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import type { Word } from './query-words.ts';

/** Whether a word is one Latin letter. */
export function isInitial({ folded }: Pick<Word, 'folded'>): boolean {
  return /^[a-z]$/.test(folded);
}

/**
 * Whether the last of several words is rather the beginning of a name or a place than what it is as a whole word, since it
 *
 * - links others, but nothing follows: `dispatcher na`, `warsaw le`,
 * - is an initial: `network engineer m`,
 * - is a name, and at most an abbreviation of work: `buyer Kam`,
 * - or is no word of the company, and somebody's name begins with it: `wind technician mull`, before Müller.
 *
 * If nobody is found so, it is read as a whole word; see `withCompleteLastWord`.
 */
export function mayBeginNameOrPlace(words: readonly Word[], { vocabulary, segments }: WordContext): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return false;
  const { folded } = last;
  if (isInitial(last)) return true;
  if (isLinkingWord(folded)) return vocabulary.work.read([folded]).isFunction[0] !== true;
  if (isIndexed(folded, segments)) return false;
  if (isNameWord(folded, segments)) return true;
  if (isCompanyWord(folded, { vocabulary, segments })) return false;
  return segments.some(({ tokens }) => {
    const [first, end] = tokens.prefixRange(folded);
    return first < end;
  });
}
