import { foldWordsWithoutElisions } from '../../language/elision.ts';
import type { Segment } from '../../segment/segment.ts';
import { isFirstName, isNameWord } from '../lookup/indexed-words.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { placeAfterPreposition } from './inflected-places.ts';
import { isClearCode, maxPlaceWords, type Place } from '../places/place-book.ts';
import { foldedRun, mayLinkInCapitals, type Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { resolveRole } from './resolve-role.ts';
import { codeUnlessWork, isWorkAbbreviation, findPlace } from '../places/find-place.ts';

const smallLetter = /\p{Ll}/u;
export const shortCode = /^[A-Z]{2}$/;

/** Words of a query that are a place, from `start` to `end`, exclusive. */
export interface PlaceRun {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

/** Finds runs of unassigned words that are places; the longest at each position. */
export function placeRuns(
  words: readonly Word[],
  kinds: readonly (string | undefined)[],
  context: ReadingContext,
): PlaceRun[] {
  const found: PlaceRun[] = [];
  for (let start = 0; start < words.length; start++) {
    const maxLength = Math.max(maxPlaceWords, context.vocabulary.places.longestFrom(firstWord(words[start]!.folded)));
    for (let end = Math.min(words.length, start + maxLength); end > start; end--) {
      if (kinds.slice(start, end).some((kind) => kind !== undefined)) continue;
      const isOneWord = end === start + 1;
      if (isOneWord && isWorkAbbreviation(words[start]!.text, end === words.length)) continue;
      const code = isOneWord ? codeAt(words, start, context) : '';
      const place =
        findPlace(foldedRun(words, start, end), code, context) ??
        (isOneWord ? placeInInflectedWord(words, start, context) : undefined);
      if (place === undefined || (place.isAdjective && !isCountryAdjective(words, start, context))) continue;
      if (place.site !== undefined && isWorkplaceOf(words, { start, end }, context)) continue;
      found.push({ start, end, place });
      start = end - 1;
      break;
    }
  }
  return found;
}

/**
 * Returns a word that may be the code of a country, otherwise ''. A code of three letters must not be a person's name,
 * in a title, or in a text all in capitals.
 */
function codeAt(words: readonly Word[], start: number, { vocabulary, segments }: ReadingContext): string {
  const { text, folded } = words[start]!;
  if (start > 0 && isLinkingWord(folded) && mayLinkInCapitals(words, start)) return '';
  const isAmongOthers = words.length > 1;
  if (!isAmongOthers && shortCode.test(text)) return isNameWord(folded, segments) ? '' : text;
  if (!isClearCode(text))
    return isAmongOthers && text.length === 2 ? codeUnlessWork(text, start === words.length - 1) : '';
  if (isAmongOthers && !words.some((word) => smallLetter.test(word.text))) return '';
  const isOfTitle = (segment: Segment) => vocabulary.titlesOf(segment).hasWord(folded);
  return isNameWord(folded, segments) || segments.some(isOfTitle) ? '' : text;
}

/**
 * Whether an inflected adjective means a country rather than a name: it is nobody's name, or it is next to a word for
 * work and not a first name.
 */
function isCountryAdjective(words: readonly Word[], start: number, { vocabulary, segments }: ReadingContext): boolean {
  const { folded } = words[start]!;
  if (!isNameWord(folded, segments)) return true;
  if (isFirstName(folded, segments)) return false;
  const { functions, isLevel } = vocabulary.work.read(words.map((word) => word.folded));
  const isWork = (word: Word) => word.folded !== folded && vocabulary.knownWords.isLabel(word.folded);
  return functions.length > 0 || isLevel.includes(true) || words.some(isWork);
}

/**
 * Whether the name of a site is rather a part of a role: it consists of words of occupations, a word for a level or for staff, such as
 * technicians, is next to it, and somebody's title fits both. `wind farm manager` is not a manager at the site "Wind Farm", but
 * `chef base de maintenance` is one at the site "Base de maintenance".
 */
function isWorkplaceOf(
  words: readonly Word[],
  { start, end }: Pick<PlaceRun, 'start' | 'end'>,
  context: ReadingContext,
): boolean {
  const { vocabulary, segments } = context;
  const { knownWords, work } = vocabulary;
  const { isLevel } = work.read(words.map(({ folded }) => folded));
  const isKindOfStaff = (word: string) => {
    const { functions } = work.read([word]);
    return functions.length > 0 && work.fieldsOf(functions).length === 0;
  };
  const isOfStaff = (index: number) =>
    words[index] !== undefined &&
    (isLevel[index] === true ||
      knownWords.staffTermOf(words[index].folded) !== undefined ||
      isKindOfStaff(words[index].folded));
  const [isBefore, isAfter] = [isOfStaff(start - 1), isOfStaff(end)];
  if (!isBefore && !isAfter) return false;
  if (!words.slice(start, end).every(({ folded }) => isLinkingWord(folded) || knownWords.has(folded))) return false;
  const text = foldedRun(words, isBefore ? start - 1 : start, isAfter ? end + 1 : end);
  const role = resolveRole(text, context).role();
  return role !== undefined && segments.some((segment) => vocabulary.titlesOf(segment).hasFit(role));
}

const firstWord = (folded: string) => folded.split(' ', 1)[0]!;

/** The place of a word with an elided article, or that is inflected after a preposition: `d’Italie`, `w Krakowie`. */
function placeInInflectedWord(words: readonly Word[], start: number, context: ReadingContext): Place | undefined {
  return placeAfterArticle(words[start]!, context) ?? placeAfterPreposition(words, start, context);
}

/** The place behind an elided article: `d’Italie`. */
function placeAfterArticle(word: Word, context: ReadingContext): Place | undefined {
  const bare = foldWordsWithoutElisions(word.text).join(' ');
  return bare === word.folded ? undefined : context.vocabulary.places.find(bare);
}
