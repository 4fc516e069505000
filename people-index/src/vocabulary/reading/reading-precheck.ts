import { isAbbreviatedTitle, isShortRoleWord } from './role-words.ts';
import { isNameWord, isTitleWord } from '../lookup/indexed-words.ts';
import { placeBehindPreposition } from './inflected-places.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { isClearCode } from '../places/place-book.ts';
import { placesIn, shortCode } from './place-runs.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';

/** A shorter word is an abbreviation that companies use, or none. */
export const shortestRoleWord = 4;

/** Of shorter words there is no unit, and no role. */
const shortestCompanyWord = 3;

/** Between an article and a word, or in a name. */
const apostrophe = /['’‘‛`´′ʼʻ＇]/u;

/** Whether a text may have a place, a role or a unit. Most texts are names, of which that is seen sooner than they are read. */
export function mayBeRead(words: readonly Word[], context: ReadingContext): boolean {
  if (context.chosen.size > 0 || words.some((word) => mayTell(word, words.length > 1, context))) return true;
  const { places } = context.vocabulary;
  const parts = words.flatMap(({ folded }) => folded.split(' '));
  const short = parts.filter((word) => word.length < shortestCompanyWord && isOfCompany(word, context));
  // Short words tell nothing but together, and most words of places are names that stand among others there: Vincent.
  if (short.length > 1) return true;
  if (words.some((_, place) => placeBehindPreposition(words, place, context) !== undefined)) return true;
  return (short.length > 0 || parts.some((word) => places.hasWord(word))) && placesIn(words, [], context).length > 0;
}

function isOfCompany(word: string, { segments }: ReadingContext): boolean {
  return segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0);
}

function mayTell({ text, folded }: Word, isAmongOthers: boolean, context: ReadingContext): boolean {
  const { vocabulary, synonyms, segments } = context;
  const { linker, places, units, work } = vocabulary;
  const isCode = shortCode.test(text) || isClearCode(text);
  if (apostrophe.test(text) || isCode || units.labelsOf(folded).length > 0) return true;
  // `Jean-Pierre` is several.
  const parts = folded.split(' ');
  const isKnown = (word: string) =>
    work.mayBegin(word) || synonyms.hasWord(word) || (word.length >= shortestCompanyWord && isOfCompany(word, context));
  // `agent-de-voyage`; not `Marie-Lo`.
  const isLink = (word: string) => isLinkingWord(word) && (isOfCompany(word, context) || places.hasWord(word));
  if (parts.length > 1 && parts.some(isLink)) return true;
  if (parts.some(isKnown) || isAbbreviatedTitle({ text, folded }, context)) return true;
  if (isNameWord(folded, segments) && (isAmongOthers || !linker.isLabel(folded))) return false;
  const isOfRole = (word: string) =>
    word.length >= shortestRoleWord && (linker.knowsWord(word) || (!isAmongOthers && isTitleWord(word, context)));
  return parts.some(isOfRole) && parts.every((word) => isOfRole(word) || isShortRoleWord(word, context));
}
