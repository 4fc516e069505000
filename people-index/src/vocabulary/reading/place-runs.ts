import { foldWordsWithoutElisions } from '../../language/elision.ts';
import type { Segment } from '../../segment/segment.ts';
import { isFirstName, isNameWord } from '../lookup/indexed-words.ts';
import { placeBehindPreposition } from './inflected-places.ts';
import { isClearCode, maxPlaceWords, type Place } from '../places/place-book.ts';
import { foldedRun, type Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { codeIn, isWorkCode, placeNamed } from '../places/find-place.ts';

const smallLetter = /\p{Ll}/u;
export const shortCode = /^[A-Z]{2}$/;

/** Words of a query that are a place, from `start` to `end`. */
export interface PlaceRun {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

/** Runs of words, none of which is anything else yet, that are places: the longest first. */
export function placesIn(
  words: readonly Word[],
  kinds: readonly (string | undefined)[],
  context: ReadingContext,
): PlaceRun[] {
  const found: PlaceRun[] = [];
  for (let start = 0; start < words.length; start++) {
    const most = Math.max(maxPlaceWords, context.vocabulary.places.longestFrom(firstWord(words[start]!.folded)));
    for (let end = Math.min(words.length, start + most); end > start; end--) {
      if (kinds.slice(start, end).some((kind) => kind !== undefined)) continue;
      if (end === start + 1 && isWorkCode(words[start]!.text, end === words.length)) continue;
      const code = end === start + 1 ? codeAt(words, start, context) : '';
      const place =
        placeNamed(foldedRun(words, start, end), code, context) ??
        placeBehindArticle(words.slice(start, end), context) ??
        (end === start + 1 ? placeBehindPreposition(words, start, context) : undefined);
      if (place === undefined || (place.isAdjective && !isAdjectiveMeant(words, start, context))) continue;
      found.push({ start, end, place });
      start = end - 1;
      break;
    }
  }
  return found;
}

/** A word that may be the code of a country, as typed; '' for none. One of three letters is none where somebody is called so, a title has it, or all is in capitals. */
function codeAt(words: readonly Word[], start: number, { vocabulary, segments }: ReadingContext): string {
  const { text, folded } = words[start]!;
  const isAmongOthers = words.length > 1;
  if (!isAmongOthers && shortCode.test(text)) return isNameWord(folded, segments) ? '' : text;
  if (!isClearCode(text)) return isAmongOthers && text.length === 2 ? codeIn(text, start === words.length - 1) : '';
  if (isAmongOthers && !words.some((word) => smallLetter.test(word.text))) return '';
  const isOfTitle = (segment: Segment) => vocabulary.titlesOf(segment).hasWord(folded);
  return isNameWord(folded, segments) || segments.some(isOfTitle) ? '' : text;
}

/** Whether a form of an adjective is no name: nobody is called so, or it stands beside work and is no first name. */
function isAdjectiveMeant(words: readonly Word[], start: number, { vocabulary, segments }: ReadingContext): boolean {
  const { folded } = words[start]!;
  if (!isNameWord(folded, segments)) return true;
  if (isFirstName(folded, segments)) return false;
  const { functions, isLevel } = vocabulary.work.read(words.map((word) => word.folded));
  const isWork = (word: Word) => word.folded !== folded && vocabulary.linker.isLabel(word.folded);
  return functions.length > 0 || isLevel.includes(true) || words.some(isWork);
}

const firstWord = (folded: string) => folded.split(' ', 1)[0]!;

/** The place of `d’Italie`. */
function placeBehindArticle([word, ...more]: readonly Word[], context: ReadingContext): Place | undefined {
  if (word === undefined || more.length > 0) return undefined;
  const bare = foldWordsWithoutElisions(word.text).join(' ');
  return bare === word.folded ? undefined : context.vocabulary.places.find(bare);
}
