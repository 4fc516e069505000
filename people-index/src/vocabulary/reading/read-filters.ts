import { fold, foldWords } from '../../language/fold.ts';
import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { onlyValues } from '../../segment/value-countries.ts';
import { maxTextLength, maxWords } from '../../search/query/query-limits.ts';
import type { PlacedValues } from '../../search/filters/placed-values.ts';
import type { FilterMeanings, ResolvedFilters, ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { valuesHolding } from '../lookup/attribute-values.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { keyOfPlace, type Place } from '../places/place-book.ts';
import { shortestRoleWord } from './reading-precheck.ts';
import { roleOf } from './resolve-role.ts';
import { ownPlace } from '../places/find-place.ts';
import type { Role } from '../work/role.ts';
import { fit } from '../work/title-fit.ts';
import type { Lexicon } from '../lexicon.ts';

/** The query, whose filters for the function, the country, the city and the site stand for the same in other words, too. */
export function withMeanings(
  segments: readonly Segment[],
  query: ResolvedQuery,
  lexicon: Lexicon | undefined,
): ResolvedQuery {
  const { filters } = query;
  if (filters === undefined || lexicon === undefined) return query;
  const meanings = meaningsOf(segments, filters, lexicon);
  return meanings === undefined ? query : { ...query, filters: { ...filters, meanings } };
}

type ValuesOf = (segment: Segment) => readonly PlacedValues[];

function meaningsOf(
  segments: readonly Segment[],
  filters: ResolvedFilters,
  lexicon: Lexicon,
): FilterMeanings | undefined {
  const { title = '', country = '', city = '', site = '' } = filters;
  if (title === '' && country === '' && city === '' && site === '') return undefined;
  const found = new Map<AttributeField, ValuesOf>();
  const keys: string[] = [];
  const add = (field: AttributeField, key: string, valuesOf: ValuesOf) => {
    found.set(field, valuesOf);
    keys.push(`${field} ${key}`);
  };
  // The time to split a word into the parts of a compound grows with the square of its length.
  const role = roleIn(title.slice(0, maxTextLength), lexicon);
  if (role !== undefined) {
    // Until all titles are read, each search reads more of them.
    const read = segments.map((segment) => lexicon.vocabulary.titlesOf(segment).progress);
    const texts = role.ways.map(({ typed }) => typed.join(' '));
    const worst = worstFit(segments, role, lexicon);
    add('title', JSON.stringify([read, texts, worst]), (segment) => [
      { values: titlesOf(segment, role, lexicon, worst) },
    ]);
  }
  for (const [field, text] of [
    ['country', country],
    ['city', city],
    ['site', site],
  ] as const) {
    const place = placeIn(text, segments, lexicon);
    if (place !== undefined) add(field, keyOfPlace(place), (segment) => valuesOf[field](segment, place));
  }
  if (found.size === 0) return undefined;
  return { key: keys.join('\n'), valuesOf: (segment, field) => found.get(field)?.(segment) ?? [] };
}

/** The role that a text is, if each of its words is of one. */
function roleIn(text: string, { vocabulary, synonyms }: Lexicon): Role | undefined {
  const words = foldWords(text);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const { isFunction, isLevel } = vocabulary.work.read(words);
  const isKnown = (word: string) => word.length >= shortestRoleWord && vocabulary.linker.knowsWord(word);
  const isRole = words.every(
    (word, place) => isFunction[place] || isLevel[place] || isLinkingWord(word) || isKnown(word),
  );
  if (!isRole && synonyms.expansions('role', words).length === 0) return undefined;
  return roleOf(text, { vocabulary, synonyms }).role();
}

/** Titles of another level, or of a part of the work, are meant only where there is no other: `HR director` in a company of HR managers. */
function worstFit(segments: readonly Segment[], role: Role, { vocabulary }: Lexicon): number {
  const isSame = (own: number) => own !== fit.none && own <= fit.alike;
  return segments.some((segment) => vocabulary.titlesOf(segment).fits(role).some(isSame)) ? fit.alike : fit.otherLevel;
}

function titlesOf(segment: Segment, role: Role, { vocabulary }: Lexicon, worst: number): number[] {
  const values: number[] = [];
  vocabulary
    .titlesOf(segment)
    .fits(role)
    .forEach((own, title) => {
      if (own !== fit.none && own <= worst) values.push(title);
    });
  return values;
}

/** The place that a text is; in double quotes it is none but itself. */
function placeIn(text: string, segments: readonly Segment[], { vocabulary, synonyms }: Lexicon): Place | undefined {
  const folded = fold(text);
  if (folded === '' || text.trim().startsWith('"')) return undefined;
  return vocabulary.places.find(folded) ?? ownPlace(folded, { vocabulary, synonyms, segments });
}

const valuesOf = {
  country: (segment: Segment, place: Place): PlacedValues[] =>
    membersOf(place)
      .filter(({ cities, states, site }) => (cities ?? states ?? site) === undefined)
      .map(({ countries }) => ({ values: countries.flatMap((code) => segment.valuesOf('country', fold(code))) })),
  city: (segment: Segment, place: Place): PlacedValues[] =>
    membersOf(place).map(({ countries, cities = [], states = [], site = [] }) => ({
      values: [
        ...cities.flatMap((name) => segment.valuesOf('city', name)),
        ...citiesIn(segment, states),
        ...valuesHolding(segment, 'city', site),
      ],
      countries,
    })),
  // A site is called after its city, in one language or another.
  site: (segment: Segment, place: Place): PlacedValues[] =>
    membersOf(place).map(({ countries, cities = [], site = [] }) => ({
      values: [...cities.map(foldWords), site].flatMap((words) => valuesHolding(segment, 'site', words)),
      countries,
    })),
};

/** The cities whose people are all in one of some regions. */
function citiesIn(segment: Segment, states: readonly string[]): number[] {
  const wanted = new Set(states.flatMap((name) => segment.valuesOf('state', name)));
  if (wanted.size === 0) return [];
  return Array.from(onlyValues(segment, 'city', 'state')).flatMap((state, city) => (wanted.has(state) ? [city] : []));
}

function membersOf(place: Place): readonly Place[] {
  return place.members ?? [place];
}
