import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import type { Place } from '../places/place-book.ts';
import type { PlaceRun } from './place-runs.ts';
import type { Word } from './query-words.ts';
import { inCountries, isAnybodyAt, isArea } from '../places/find-place.ts';

type Chosen = Pick<ResolvedQuery, 'asNames' | 'asPlaces'>;

/**
 * The places of a text with a role that may be names instead, for when nobody has the role there: `Florence treasurer`.
 * Returns undefined if there are none or the user chose what they are.
 */
export function placesAsNames(
  { asNames = [], asPlaces = [] }: Chosen,
  parts: readonly ReadPart[],
  segments: readonly Segment[],
): Required<Pick<ResolvedQuery, 'asNames'>> | undefined {
  if (!parts.some(({ kind }) => kind === 'role')) return undefined;
  const chosen = new Set([...asNames, ...asPlaces].map(fold));
  const names = parts.flatMap(({ kind, text }) => {
    const name = fold(text);
    const isName = kind === 'place' && !chosen.has(name) && isNameWord(name, segments);
    return isName ? [text] : [];
  });
  return names.length === 0 ? undefined : { asNames: [...asNames, ...names] };
}

/**
 * Drops places that are more likely names: their words are people's names, nobody is there, and the text has another
 * place elsewhere: `Florence Nanterre`, `Jordan France`.
 *
 * @param others other places of the text
 */
export function withoutLikelyNames(
  runs: readonly PlaceRun[],
  others: readonly Place[],
  words: readonly Word[],
  context: IndexedLexicon,
): readonly PlaceRun[] {
  if (runs.length + others.length < 2) return runs;
  const all = [...runs.map(({ place }) => place), ...others];
  const countries = all.flatMap((place) => (isArea(place) ? place.countries : []));
  const isElsewhere = (place: Place) => (other: Place) =>
    other !== place && !place.countries.some((country) => other.countries.includes(country));
  const isName = ({ folded }: Word) => isNameWord(folded, context.segments);
  return runs.filter(({ start, end, place }) => {
    const runWords = words.slice(start, end);
    if (!runWords.every(isName) || !all.some(isElsewhere(place))) return true;
    const resolved = inCountries(place, runWords.map(({ folded }) => folded).join(' '), countries);
    return isAnybodyAt(resolved, context);
  });
}
