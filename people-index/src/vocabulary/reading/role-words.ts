import { foldWords } from '../../language/fold.ts';
import {
  beginsUnit,
  isInTitle,
  isNameWord,
  isTitleWord,
  isUnitWord,
  type WordContext,
} from '../lookup/indexed-words.ts';
import type { Word } from './query-words.ts';

/** Maximum length of a short word of a role; longer words may begin the name of a unit. */
const longestPart = 3;
/** Matches `UX`; does not match `de`, since two lowercase letters are usually an article. */
const abbreviation = /^\p{Lu}{2}$/u;

/**
 * Whether a word next to a role belongs to it: a word of a title that is nobody's name, or a short word of an
 * occupation. `gas engineer`, `UX designer`, `SCADA engineer`.
 */
export function belongsToRole({ text, folded }: Word, context: WordContext): boolean {
  const parts = foldWords(folded);
  if (parts.some((part) => part.length > longestPart))
    return parts.every((part) => isTitleWord(part, context) && !beginsUnit(part, context));
  if (parts.some((part) => isUnitWord(part, context) || isName(part, context))) return false;
  if (isInTitle(parts, context.segments)) return true;
  const isLong = abbreviation.test(text) || parts.every((part) => part.length === longestPart);
  return isLong && parts.every((part) => context.vocabulary.knownWords.has(part));
}

/** Whether a word has three letters, occurs in an occupation and is nobody's name: LKW in `LKW-Fahrer`. */
export function isShortRoleWord(word: string, context: WordContext): boolean {
  return word.length === longestPart && context.vocabulary.knownWords.has(word) && !isName(word, context);
}

/** Whether a word occurs in a title and is nobody's name: SAP in `SAP-Berater`. */
export function isTitlePart(word: string, context: WordContext): boolean {
  return !isName(word, context) && isInTitle([word], context.segments);
}

/** Three to five capitals are most likely an abbreviation. */
const shortCapitals = /^\p{Lu}{3,5}$/u;

/** Matches `M&A`; does not match `m&a`. */
export const lettersAndLetters = /^\p{Lu}&\p{Lu}$/u;

/**
 * Whether a word in capitals is nobody's name and has the initials of consecutive words of a title (`KAM`), or is a
 * pair of letters in a title (`M&A`).
 */
export function isAbbreviatedTitle({ text, folded }: Word, context: WordContext): boolean {
  if (lettersAndLetters.test(text)) return isInTitle(foldWords(folded), context.segments);
  if (!shortCapitals.test(text) || isName(folded, context)) return false;
  return context.segments.some((segment) => context.vocabulary.titlesOf(segment).hasInitials(folded));
}

/** Whether a word is a person's name and not an initial. */
function isName(word: string, { segments }: WordContext): boolean {
  return word.length > 1 && isNameWord(word, segments);
}
