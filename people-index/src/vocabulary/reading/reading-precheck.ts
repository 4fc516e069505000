import { isAbbreviatedTitle, isShortRoleWord } from './role-words.ts';
import { isIndexed, isNameWord, isTitleWord } from '../lookup/indexed-words.ts';
import { placeAfterPreposition } from './inflected-places.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { isClearCode } from '../places/place-book.ts';
import { placeRuns, shortCode } from './place-runs.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';

/** Minimum length of a word of an occupation; shorter words count only as abbreviations that companies use. */
export const shortestRoleWord = 4;

/** Minimum length of a word of people's attributes that is evidence by itself. */
const shortestCompanyWord = 3;

/** Follows an elided article, or is part of a name. */
const apostrophe = /['’‘‛`´′ʼʻ＇]/u;

/** Whether a text may contain a place, a role or a unit. Most texts are names, and this check is cheaper than reading them. */
export function mayHaveReading(words: readonly Word[], context: ReadingContext): boolean {
  if (context.chosen.size > 0 || words.some((word) => isEvidence(word, words.length > 1, context))) return true;
  const { places } = context.vocabulary;
  const parts = words.flatMap(({ folded }) => folded.split(' '));
  const short = parts.filter((word) => word.length < shortestCompanyWord && isIndexed(word, context.segments));
  // A single short word is no evidence. A word of a place is, only if a whole name of a place matches: most are also
  // names, such as Vincent.
  if (short.length > 1) return true;
  if (words.some((_, index) => placeAfterPreposition(words, index, context) !== undefined)) return true;
  return (short.length > 0 || parts.some((word) => places.hasWord(word))) && placeRuns(words, [], context).length > 0;
}

function isEvidence({ text, folded }: Word, isAmongOthers: boolean, context: ReadingContext): boolean {
  const { vocabulary, synonyms, segments } = context;
  const { knownWords, places, units, work } = vocabulary;
  const isCode = shortCode.test(text) || isClearCode(text);
  if (apostrophe.test(text) || isCode || units.labelsOf(folded).length > 0) return true;
  // `Jean-Pierre` consists of two words.
  const parts = folded.split(' ');
  const isKnown = (word: string) =>
    work.mayBegin(word) || synonyms.hasWord(word) || (word.length >= shortestCompanyWord && isIndexed(word, segments));
  // `agent-de-voyage`, but not `Marie-Lo`.
  const isLink = (word: string) => isLinkingWord(word) && (isIndexed(word, segments) || places.hasWord(word));
  if (parts.length > 1 && parts.some(isLink)) return true;
  if (isShortRoleWord(folded, context) && knownWords.isCompanyTerm(folded)) return true;
  if (parts.some(isKnown) || isAbbreviatedTitle({ text, folded }, context)) return true;
  if (isNameWord(folded, segments) && (isAmongOthers || !knownWords.isLabel(folded))) return false;
  const isOfRole = (word: string) =>
    word.length >= shortestRoleWord && (knownWords.has(word) || (!isAmongOthers && isTitleWord(word, context)));
  return parts.some(isOfRole) && parts.every((word) => isOfRole(word) || isShortRoleWord(word, context));
}
