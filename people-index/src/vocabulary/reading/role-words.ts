import { foldWords } from '../../language/fold.ts';
import { valuesHolding } from '../lookup/attribute-values.ts';
import { beginsUnit, isNameWord, isTitleWord, isUnitWord } from '../lookup/indexed-words.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';

type Known = Pick<ReadingContext, 'vocabulary' | 'segments'>;

/** A longer word may be the beginning of a unit's name. */
const longestPart = 3;
/** `UX`; a shorter word in small letters is an article. */
const abbreviation = /^\p{Lu}{2}$/u;

/** Whether a word beside a role is of it: one of somebody's title that is nobody's name, or a short one of an occupation. `gas engineer`, `UX designer`, `SCADA engineer`. */
export function isBesideRole({ text, folded }: Word, context: Known): boolean {
  const parts = foldWords(folded);
  if (parts.some((part) => part.length > longestPart))
    return parts.every((part) => isTitleWord(part, context) && !beginsUnit(part, context));
  if (parts.some((part) => isUnitWord(part, context) || isName(part, context))) return false;
  if (context.segments.some((segment) => valuesHolding(segment, 'title', parts).length > 0)) return true;
  const isLong = abbreviation.test(text) || parts.every((part) => part.length === longestPart);
  return isLong && parts.every((part) => context.vocabulary.linker.knowsWord(part));
}

/** Whether a word of three letters is one of an occupation, and nobody's name: LKW in `LKW-Fahrer`. */
export function isShortRoleWord(word: string, context: Known): boolean {
  return word.length === longestPart && context.vocabulary.linker.knowsWord(word) && !isName(word, context);
}

/** Whether a word stands in somebody's title, and is nobody's name: SAP in `SAP-Berater`. */
export function isTitlePart(word: string, context: Known): boolean {
  return (
    !isName(word, context) && context.segments.some((segment) => valuesHolding(segment, 'title', [word]).length > 0)
  );
}

/** Three to five capitals are more of an abbreviation than of anything else. */
const initials = /^\p{Lu}{3,5}$/u;

/** `M&A`. */
export const lettersAndLetters = /^\p{Lu}&\p{Lu}$/u;

/** Whether a word in capitals is the first letters of words that follow each other in somebody's title, and nobody's name (`KAM`), or two letters of a title (`M&A`). */
export function isAbbreviatedTitle({ text, folded }: Word, context: Known): boolean {
  if (lettersAndLetters.test(text))
    return context.segments.some((segment) => valuesHolding(segment, 'title', foldWords(folded)).length > 0);
  if (!initials.test(text) || isName(folded, context)) return false;
  return context.segments.some((segment) => context.vocabulary.titlesOf(segment).hasInitials(folded));
}

/** Whether a word is somebody's name: not an initial. */
function isName(word: string, { segments }: Known): boolean {
  return word.length > 1 && isNameWord(word, segments);
}
