import { isAbbreviatedTitle, isShortRoleWord } from './beside-role.ts';
import { isNameWord, isTitleWord } from './company-words.ts';
import { isClearCode } from './place-book.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';

/** A shorter word is an abbreviation that companies use, or none. */
export const shortestRoleWord = 4;

const countryCode = /^[A-Z]{2}$/;
/** Between an article and a word, or in a name. */
const apostrophe = /['’‘‛`´′ʼʻ＇]/u;

/** Whether a text may have a place, a role or a unit. Most texts are names, of which that is seen sooner than they are read. */
export function mayBeRead(words: readonly Word[], context: ReadingContext): boolean {
  return context.chosen.size > 0 || words.some((word) => mayTell(word, words.length > 1, context));
}

function mayTell({ text, folded }: Word, isAmongOthers: boolean, context: ReadingContext): boolean {
  const { vocabulary, synonyms, segments } = context;
  const { linker, places, units, work } = vocabulary;
  const isCode = (isAmongOthers && countryCode.test(text)) || isClearCode(text);
  if (apostrophe.test(text) || isCode || units.labelsOf(folded).length > 0) return true;
  // `Jean-Pierre` is several.
  const parts = folded.split(' ');
  const isOfCompany = (word: string) => segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0);
  const isKnown = (word: string) =>
    places.hasWord(word) || work.mayBegin(word) || synonyms.hasWord(word) || isOfCompany(word);
  if (parts.some(isKnown) || isAbbreviatedTitle({ text, folded }, context)) return true;
  if ((isAmongOthers || !linker.isLabel(folded)) && segments.some((segment) => isNameWord(segment, folded)))
    return false;
  const isOfRole = (word: string) =>
    word.length >= shortestRoleWord && (linker.knowsWord(word) || (!isAmongOthers && isTitleWord(word, context)));
  return parts.some(isOfRole) && parts.every((word) => isOfRole(word) || isShortRoleWord(word, context));
}
