import { fold } from '../../language/fold.ts';
import { type AttributeField, hasPostings } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { valuesWithAllWords, valuesWithWord } from './attribute-values.ts';
import { isLegalForm, isLinkingWord } from '../words/stop-words.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Minimum length of a word of a unit's name. */
const shortestUnitWord = 3;
/** Fields that contain the name of a unit. */
export const unitFields = ['entity', 'gbu', 'company'] as const;

/** What words are looked up in. */
export interface WordContext {
  readonly vocabulary: Vocabulary;
  readonly segments: readonly Segment[];
}

/** Whether a word occurs in an attribute of a person. @param word folded */
export function isIndexed(word: string, segments: readonly Segment[]): boolean {
  return segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0);
}

/** Whether a title contains all words. @param words folded */
export function isInTitle(words: readonly string[], segments: readonly Segment[]): boolean {
  return segments.some((segment) => valuesWithAllWords(segment, 'title', words).length > 0);
}

/** Whether a word occurs in an attribute of a person, or is a word for a function or a level. */
export function isCompanyWord(word: string, { segments, vocabulary }: WordContext): boolean {
  return isIndexed(word, segments) || vocabulary.work.isNamedBy(word);
}

/** Whether a word is only the beginning of words in people's attributes, and does not occur there itself. */
export function beginsIndexedWord(word: string, segments: readonly Segment[]): boolean {
  if (isIndexed(word, segments)) return false;
  return segments.some(({ attributeTokens }) => {
    const [first, end] = attributeTokens.prefixRange(word);
    return first < end;
  });
}

/** Minimum length of a complete last word; a shorter one is probably still being typed. */
const shortestLast = 3;

/** Whether words are the beginning of a title whose last typed word is incomplete: `jefe de p`. @param words folded */
export function beginsTitle(words: readonly string[], segments: readonly Segment[]): boolean {
  const last = words.at(-1)!;
  if (words.length === 1 || (last.length >= shortestLast && !isLinkingWord(last) && isIndexed(last, segments)))
    return false;
  const typed = words.join(' ');
  const first = words.slice(0, -1).flatMap((word) => word.split(' '));
  return segments.some((segment) => {
    const { texts } = segment.data.attributes.title;
    return valuesWithAllWords(segment, 'title', first).some((value) => {
      const title = fold(texts[value]!);
      return title.length > typed.length && title.startsWith(typed);
    });
  });
}

/**
 * Whether words may be the beginnings of longer ones. After a preposition that is in nobody's name, only the last may be, in a title or a site
 * with the words before it: `head of fin`. Otherwise `of` would be the beginning of Officer. @param words folded
 */
export function mayBeginWords(words: readonly string[], segments: readonly Segment[]): boolean {
  const complete = words.slice(0, -1);
  const hasPreposition = complete.some((word) => isLinkingWord(word) && !isNameWord(word, segments));
  if (!hasPreposition) return true;
  const isInSite = () => segments.some((segment) => valuesWithAllWords(segment, 'site', complete).length > 0);
  return isInTitle(complete, segments) || isInSite();
}

/** Whether a word is a person's name and occurs in no attribute. */
export function isNameOnly(word: string, segments: readonly Segment[]): boolean {
  return isNameWord(word, segments) && !isIndexed(word, segments);
}

/** Whether a word occurs in a title, in any gender form, and is neither a person's name nor a word of a unit. */
export function isTitleWord(word: string, { segments, vocabulary }: WordContext): boolean {
  if (!segments.some((segment) => vocabulary.titlesOf(segment).hasWord(word))) return false;
  return !isNameWord(word, segments) && !isUnitWord(word, segments);
}

/** Whether a word occurs in the name of a unit and is not a person's name. */
export function isUnitWord(word: string, segments: readonly Segment[]): boolean {
  if (word.length < shortestUnitWord || isLegalForm(word)) return false;
  if (isNameWord(word, segments)) return false;
  return segments.some((segment) =>
    valuesWithWord(segment, word).some((value) => unitFields.some((field) => isValueOf(segment, field, value))),
  );
}

/** Maximum number of words with a prefix that are checked. */
const maxPrefixMatches = 64;

/** Whether a word of an entity's or a GBU's name begins with this word: Tractebel in TRACTEBELENGINEERING. */
export function beginsUnit(word: string, segments: readonly Segment[]): boolean {
  return segments.some((segment) => {
    const { attributeTokens, data } = segment;
    const { starts, items } = data.attributeValues;
    const [first, end] = attributeTokens.prefixRange(word);
    for (let token = first; token < Math.min(end, first + maxPrefixMatches); token++) {
      const values = items.subarray(starts[token]!, starts[token + 1]!);
      if (values.some((value) => isValueOf(segment, 'entity', value) || isValueOf(segment, 'gbu', value))) return true;
    }
    return false;
  });
}

/** Whether a word is a person's first or last name, or one word of it. @param word folded */
export function isNameWord(word: string, segments: readonly Segment[]): boolean {
  return segments.some(({ tokens, data }) => {
    const token = tokens.find(word);
    return token >= 0 && (hasPostings(data.firstNames.postings, token) || hasPostings(data.lastNames.postings, token));
  });
}

/** Whether a word is a person's first name, or one word of it. @param word folded */
export function isFirstName(word: string, segments: readonly Segment[]): boolean {
  return segments.some(({ tokens, data }) => {
    const token = tokens.find(word);
    return token >= 0 && hasPostings(data.firstNames.postings, token);
  });
}

/** @param value as in `attributeValues`, which numbers the values of all fields */
export function isValueOf(segment: Segment, field: AttributeField, value: number): boolean {
  const { firstValue, texts } = segment.data.attributes[field];
  return value >= firstValue && value < firstValue + texts.length;
}
