import { BitSet } from '../../columns/bit-set.ts';
import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesAmong, countriesOfValues, severalCountries } from '../../segment/value-countries.ts';
import { valuesHolding } from '../lookup/attribute-values.ts';
import { keyOfPlace, type Place } from './place-book.ts';
import { any, anyOf, type Condition, flags, holding, type Test } from '../lookup/row-condition.ts';

/** Places of a segment that are remembered, and bytes that the sets of their rows may take. */
const maxPlaces = 256;
const bytesOfRows = 4_000_000;

const bySegment = new WeakMap<Segment, RecentCache<Condition>>();

/** The rows of a place. A company has few places, which many ask for. */
export function placeCondition(segment: Segment, place: Place): Condition {
  let known = bySegment.get(segment);
  if (known === undefined) {
    const most = Math.floor((bytesOfRows * 8) / Math.max(1, segment.data.rows));
    bySegment.set(segment, (known = new RecentCache(Math.max(2, Math.min(maxPlaces, most)))));
  }
  return known.getOrMake(keyOfPlace(place), () => withRows(segment, conditionOf(segment, place)));
}

/** With a set of the rows from the second time on that it is asked for: most places are asked for once, or again and again. */
function withRows(segment: Segment, condition: Condition): Condition {
  let rows: BitSet | undefined;
  let isAsked = false;
  return {
    ...condition,
    rows: () => {
      if (isAsked) rows ??= rowsOf(segment, condition);
      isAsked = true;
      return rows;
    },
  };
}

function rowsOf({ data }: Segment, { spans, passes }: Condition): BitSet {
  const rows = new BitSet(data.rows);
  for (const { items, start, end } of spans) {
    for (let place = start; place < end; place++) {
      const row = items[place]!;
      if (passes === undefined || passes(row)) rows.add(row);
    }
  }
  return rows;
}

function conditionOf(segment: Segment, { countries, cities, states, site, members }: Place): Condition {
  if (members !== undefined) return any(members.map((member) => conditionOf(segment, member)));
  if (site !== undefined) {
    const fields = (['site', 'city'] as const).map(
      (field) => [field, flags(segment, field, valuesHolding(segment, field, site))] as const,
    );
    return anyOf(segment, fields);
  }
  if (cities === undefined && states === undefined)
    return anyOf(segment, [['country', holding(segment, 'country', countries.map(fold))]]);
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
    return [[field, flags(segment, field, values)] as const];
  });
  const named = anyOf(segment, fields);
  if (!isShared) return named;
  const { column } = segment.data.attributes.country;
  const passes: Test = (row) => isThere[column[row]!] === 1;
  const { count, spans } = named;
  return { count, spans, test: (row) => named.test(row) && passes(row), passes };
}
