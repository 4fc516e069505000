import { BitSet } from '../../columns/bit-set.ts';
import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesAmong, countriesOfValues, severalCountries } from '../../segment/value-countries.ts';
import { valuesWithAllWords } from '../lookup/attribute-values.ts';
import { keyOfPlace, type Place } from './place-book.ts';
import {
  anyCondition,
  rowsWithValues,
  type Condition,
  flagsOfValues,
  flagsOfTexts,
  type RowTest,
} from '../lookup/row-condition.ts';

/** Maximum number of places cached per segment. */
const maxPlaces = 256;
/** Maximum number of bytes for the row sets of a segment's cached places. */
const bytesOfRows = 4_000_000;

const caches = new WeakMap<Segment, RecentCache<Condition>>();

/** The condition that a person is in a place. Cached, since a company has few places, which many users search for. */
export function placeCondition(segment: Segment, place: Place): Condition {
  let cache = caches.get(segment);
  if (cache === undefined) {
    const maxSets = Math.floor((bytesOfRows * 8) / Math.max(1, segment.data.rows));
    caches.set(segment, (cache = new RecentCache(Math.max(2, Math.min(maxPlaces, maxSets)))));
  }
  return cache.getOrMake(keyOfPlace(place), () => withRows(segment, conditionOf(segment, place)));
}

/** Adds a set of the rows, built on the second request: most places are requested either once or repeatedly. */
function withRows(segment: Segment, condition: Condition): Condition {
  let rows: BitSet | undefined;
  let isRequested = false;
  return {
    ...condition,
    rows: () => {
      if (isRequested) rows ??= rowsOf(segment, condition);
      isRequested = true;
      return rows;
    },
  };
}

function rowsOf({ data }: Segment, { spans, passes }: Condition): BitSet {
  const rows = new BitSet(data.rows);
  for (const { items, start, end } of spans) {
    for (let index = start; index < end; index++) {
      const row = items[index]!;
      if (passes === undefined || passes(row)) rows.add(row);
    }
  }
  return rows;
}

function conditionOf(segment: Segment, { countries, cities, states, site, members }: Place): Condition {
  if (members !== undefined) return anyCondition(members.map((member) => conditionOf(segment, member)));
  if (site !== undefined) {
    const fields = (['site', 'city'] as const).map(
      (field) => [field, flagsOfValues(segment, field, valuesWithAllWords(segment, field, site))] as const,
    );
    return rowsWithValues(segment, fields);
  }
  if (cities === undefined && states === undefined)
    return rowsWithValues(segment, [['country', flagsOfTexts(segment, 'country', countries.map(fold))]]);
  const isThere = countriesAmong(segment, countries);
  let isShared = false;
  const namesOf = { city: cities, state: states };
  const fields = (['city', 'state'] as const).flatMap((field) => {
    const names = namesOf[field];
    if (names === undefined) return [];
    const countryOf = countriesOfValues(segment, field);
    const isIn = (value: number) => countryOf[value] === severalCountries || isThere[countryOf[value]!] === 1;
    const called = names.flatMap((name) => segment.valuesOf(field, name));
    const values = countries.length === 0 ? called : called.filter(isIn);
    isShared ||= countries.length > 0 && values.some((value) => countryOf[value] === severalCountries);
    return [[field, flagsOfValues(segment, field, values)] as const];
  });
  const named = rowsWithValues(segment, fields);
  if (!isShared) return named;
  const { column } = segment.data.attributes.country;
  const passes: RowTest = (row) => isThere[column[row]!] === 1;
  const { count, spans } = named;
  return { count, spans, test: (row) => named.test(row) && passes(row), passes };
}
