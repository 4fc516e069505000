import { fold, foldWords } from '../../language/fold.ts';
import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { onlyValues } from '../../segment/value-countries.ts';
import { maxTextLength, maxWords } from '../../search/query/query-limits.ts';
import type { PlacedValues } from '../../search/filters/placed-values.ts';
import type { FilterMeanings, ResolvedFilters, ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { valuesWithAllWords } from '../lookup/attribute-values.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { keyOfPlace, type Place } from '../places/place-book.ts';
import { shortestRoleWord } from './reading-precheck.ts';
import { resolveRole } from './resolve-role.ts';
import { companyPlace } from '../places/find-place.ts';
import type { Role } from '../roles/role.ts';
import { titleFit } from '../roles/title-fit.ts';
import type { Lexicon } from '../lexicon.ts';

/** Extends the filters for title, country, city and site by values with the same meaning in other words. */
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
  // Limits the length, because the time to split a compound grows with the square of it.
  const role = roleIn(title.slice(0, maxTextLength), lexicon);
  if (role !== undefined) {
    // The progress is part of the key: until all titles are read, each search reads more of them.
    const read = segments.map((segment) => lexicon.vocabulary.titlesOf(segment).progress);
    const texts = role.wordings.map(({ typed }) => typed.join(' '));
    const worst = worstAcceptedFit(segments, role, lexicon);
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

/** Reads a text as a role, if each of its words can belong to one. */
function roleIn(text: string, { vocabulary, synonyms }: Lexicon): Role | undefined {
  const words = foldWords(text);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const { isFunction, isLevel } = vocabulary.work.read(words);
  const isKnown = (word: string) => word.length >= shortestRoleWord && vocabulary.knownWords.has(word);
  const isRole = words.every(
    (word, index) => isFunction[index] || isLevel[index] || isLinkingWord(word) || isKnown(word),
  );
  if (!isRole && synonyms.expansions('role', words).length === 0) return undefined;
  return resolveRole(text, { vocabulary, synonyms }).role();
}

/**
 * The worst fit that is accepted: titles of another level, or of a part of the work, only if no other title fits. `HR
 * director` in a company of HR managers.
 */
function worstAcceptedFit(segments: readonly Segment[], role: Role, { vocabulary }: Lexicon): number {
  const isSame = (fit: number) => fit !== titleFit.none && fit <= titleFit.related;
  return segments.some((segment) => vocabulary.titlesOf(segment).fits(role).some(isSame))
    ? titleFit.related
    : titleFit.relatedOfOtherLevel;
}

function titlesOf(segment: Segment, role: Role, { vocabulary }: Lexicon, worst: number): number[] {
  const values: number[] = [];
  vocabulary
    .titlesOf(segment)
    .fits(role)
    .forEach((fit, title) => {
      if (fit !== titleFit.none && fit <= worst) values.push(title);
    });
  return values;
}

/** Reads a text as a place. A text in double quotes is compared literally instead. */
function placeIn(text: string, segments: readonly Segment[], { vocabulary, synonyms }: Lexicon): Place | undefined {
  const folded = fold(text);
  if (folded === '' || text.trim().startsWith('"')) return undefined;
  return vocabulary.places.find(folded) ?? companyPlace(folded, { vocabulary, synonyms, segments });
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
        ...valuesWithAllWords(segment, 'city', site),
      ],
      countries,
    })),
  // A site is named after its city, in any language.
  site: (segment: Segment, place: Place): PlacedValues[] =>
    membersOf(place).map(({ countries, cities = [], site = [] }) => ({
      values: [...cities.map(foldWords), site].flatMap((words) => valuesWithAllWords(segment, 'site', words)),
      countries,
    })),
};

/** The cities whose people are all in the same one of the regions. */
function citiesIn(segment: Segment, states: readonly string[]): number[] {
  const wanted = new Set(states.flatMap((name) => segment.valuesOf('state', name)));
  if (wanted.size === 0) return [];
  return Array.from(onlyValues(segment, 'city', 'state')).flatMap((state, city) => (wanted.has(state) ? [city] : []));
}

function membersOf(place: Place): readonly Place[] {
  return place.members ?? [place];
}
