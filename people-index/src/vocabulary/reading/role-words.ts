import { foldWords } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
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
  const { segments, vocabulary } = context;
  const parts = foldWords(folded);
  if (parts.some((part) => part.length > longestPart))
    return parts.every((part) => isTitleWord(part, context) && !beginsUnit(part, segments));
  if (parts.some((part) => isUnitWord(part, segments) || isName(part, segments))) return false;
  if (isInTitle(parts, segments)) return true;
  const isLong = abbreviation.test(text) || parts.every((part) => part.length === longestPart);
  return isLong && parts.every((part) => vocabulary.knownWords.has(part));
}

/** Whether a word has three letters, occurs in an occupation and is nobody's name: LKW in `LKW-Fahrer`. */
export function isShortRoleWord(word: string, { vocabulary, segments }: WordContext): boolean {
  return word.length === longestPart && vocabulary.knownWords.has(word) && !isName(word, segments);
}

/** Whether a word occurs in a title and is nobody's name: SAP in `SAP-Berater`. */
export function isTitlePart(word: string, segments: readonly Segment[]): boolean {
  return !isName(word, segments) && isInTitle([word], segments);
}

/** Three to five capitals are most likely an abbreviation. */
const shortCapitals = /^\p{Lu}{3,5}$/u;

/** Matches `M&A`; does not match `m&a`. */
export const lettersAndLetters = /^\p{Lu}&\p{Lu}$/u;

/**
 * Whether a word in capitals is nobody's name and has the initials of consecutive words of a title (`KAM`), or is a
 * pair of letters in a title (`M&A`).
 */
export function isAbbreviatedTitle({ text, folded }: Word, { vocabulary, segments }: WordContext): boolean {
  if (lettersAndLetters.test(text)) return isInTitle(foldWords(folded), segments);
  if (!shortCapitals.test(text) || isName(folded, segments)) return false;
  return segments.some((segment) => vocabulary.titlesOf(segment).hasInitials(folded));
}

/** Whether a word is a person's name and not an initial. */
function isName(word: string, segments: readonly Segment[]): boolean {
  return word.length > 1 && isNameWord(word, segments);
}
