import { fold } from '../../language/fold.ts';
import type { Lists } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { valuesHolding, valuesWith } from './attribute-values.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import type { Vocabulary } from '../vocabulary.ts';

const shortestUnitWord = 3;
/** Fields with the name of a unit. */
export const unitFields = ['entity', 'gbu', 'company'] as const;

interface Known {
  readonly vocabulary: Vocabulary;
  readonly segments: readonly Segment[];
}

/** Whether a word stands in somebody's title or company, or is known to companies. */
export function isCompanyWord(word: string, { segments, vocabulary }: Known): boolean {
  if (segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0)) return true;
  const { isFunction, isLevel } = vocabulary.work.read([word]);
  return isFunction[0] === true || isLevel[0] === true;
}

/** Whether a word begins one of somebody's title, company or place, and is none itself. */
export function beginsCompanyWord(word: string, { segments }: Pick<Known, 'segments'>): boolean {
  if (segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0)) return false;
  return segments.some(({ attributeTokens }) => {
    const [first, end] = attributeTokens.prefixRange(word);
    return first < end;
  });
}

/** A shorter last word is hardly typed to its end. */
const shortestLast = 3;

/** Whether words are the beginning of somebody's title, whose next word is not typed to its end: `jefe de p`. @param words folded */
export function beginsTitle(words: readonly string[], { segments }: Pick<Known, 'segments'>): boolean {
  const last = words.at(-1)!;
  const isWord = (segment: Segment) => segment.attributeTokens.find(last) >= 0;
  if (words.length === 1 || (last.length >= shortestLast && !isLinkingWord(last) && segments.some(isWord)))
    return false;
  const typed = words.join(' ');
  const first = words.slice(0, -1).flatMap((word) => word.split(' '));
  return segments.some((segment) => {
    const { texts } = segment.data.attributes.title;
    return valuesHolding(segment, 'title', first).some((value) => {
      const title = fold(texts[value]!);
      return title.length > typed.length && title.startsWith(typed);
    });
  });
}

/** Whether a word is somebody's name and stands in no title. */
export function isNameOnly(word: string, { segments }: Known): boolean {
  return isNameWord(word, segments) && !segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0);
}

/** Whether a word stands in a title, in the form of either sex, and is nobody's name and none of a unit. */
export function isTitleWord(word: string, known: Known): boolean {
  const { segments, vocabulary } = known;
  if (!segments.some((segment) => vocabulary.titlesOf(segment).hasWord(word))) return false;
  return !isNameWord(word, segments) && !isUnitWord(word, known);
}

/** What kind of company one is, which stands in the names of many. Folded. */
const legalForms = new Set('plc ltd llc inc corp sas sasu sarl gmbh srl spa slu bvba sprl sro kft zrt doo'.split(' '));

/** Whether a word is one of a unit's name and nobody's. */
export function isUnitWord(word: string, { segments }: Known): boolean {
  if (word.length < shortestUnitWord || legalForms.has(word)) return false;
  if (isNameWord(word, segments)) return false;
  return segments.some((segment) =>
    valuesWith(segment, word).some((value) => unitFields.some((field) => isOf(segment, field, value))),
  );
}

/** Longer words that are looked at. */
const maxBegun = 64;

/** Whether a word is the beginning of a longer one in the name of an entity or a GBU: Tractebel in TRACTEBELENGINEERING. */
export function beginsUnit(word: string, { segments }: Known): boolean {
  return segments.some((segment) => {
    const { attributeTokens, data } = segment;
    const { starts, items } = data.attributeValues;
    const [first, end] = attributeTokens.prefixRange(word);
    for (let token = first; token < Math.min(end, first + maxBegun); token++) {
      const values = items.subarray(starts[token]!, starts[token + 1]!);
      if (values.some((value) => isOf(segment, 'entity', value) || isOf(segment, 'gbu', value))) return true;
    }
    return false;
  });
}

/** Whether a word is somebody's first or last name, or one of several. @param word folded */
export function isNameWord(word: string, segments: readonly Segment[]): boolean {
  return segments.some(({ tokens, data }) => {
    const token = tokens.find(word);
    return token >= 0 && (isHeld(data.firstNames.postings, token) || isHeld(data.lastNames.postings, token));
  });
}

/** Whether a word is somebody's first name, or one of several. @param word folded */
export function isFirstName(word: string, segments: readonly Segment[]): boolean {
  return segments.some(({ tokens, data }) => {
    const token = tokens.find(word);
    return token >= 0 && isHeld(data.firstNames.postings, token);
  });
}

function isHeld({ starts }: Lists, token: number): boolean {
  return starts[token + 1]! > starts[token]!;
}

function isOf(segment: Segment, field: (typeof unitFields)[number], value: number): boolean {
  const { firstValue, texts } = segment.data.attributes[field];
  return value >= firstValue && value < firstValue + texts.length;
}
