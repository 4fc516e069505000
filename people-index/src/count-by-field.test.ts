import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import type { FieldCounts, IndexedPerson, SearchQuery } from './index.ts';
import { PeopleIndex } from './index.ts';
import { fold } from './language/fold.ts';

let state = 11;
const below = (end: number) => (state = (state * 48_271) % 2_147_483_647) % end;
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

const firstNames = ['Maria', 'Marc', 'Mario', 'Ana', 'Anna', 'Jean-Marc', 'Paris', 'Katarzyna'];
const lastNames = ['Martin', 'Marti', 'Dupont', 'Smith', 'Smyth', 'van den Berg', 'Paris', 'Nowak'];
const cities = ['Paris', 'PARIS', 'Paris La Défense', 'Parma', 'Lyon', 'Évry', 'Evry', '', '—'];
const gbus = [
  ['G1', 'Energy'],
  ['G10', 'Energy Services'],
  ['g1', 'Energy'],
  ['', ''],
] as const;

function personOf(id: number): IndexedPerson {
  const [gbuCode, gbuName] = oneOf(gbus);
  return {
    ...emptyPerson,
    id,
    login: `ab${1000 + id}@example.com`,
    email: `ab${1000 + id}@example.com`,
    firstName: oneOf(firstNames),
    lastName: oneOf(lastNames),
    phones: [`+3361234${1000 + below(9000)}`],
    title: oneOf(['Engineer', 'Sales Engineer', 'Accountant', '']),
    city: oneOf(cities),
    country: oneOf(['FR', 'IT', 'BE', '']),
    gbuCode,
    gbuName,
    jobFamily: oneOf(['EN', 'FI', '']),
    employeeType: oneOf(['I', 'I', 'E']),
    rank: below(3) * 40,
  };
}

const people = new Map(Array.from({ length: 3000 }, (_, index) => [index + 1, personOf(index + 1)]));
/** Several segments, with removed rows. */
const index = PeopleIndex.build(people.values());
for (let change = 0; change < 700; change++) {
  const id = 1 + below(3200);
  if (change % 5 === 0) {
    people.delete(id);
    index.remove(id);
  } else {
    people.set(id, personOf(id));
    index.put(people.get(id)!);
  }
}

const longest = 1000;
const options = { maxValues: 8, identifyTo: 30 };

function wholeList(query: Partial<SearchQuery>): IndexedPerson[] {
  const found: IndexedPerson[] = [];
  for (let after = 0; ; after += longest) {
    const { hits } = index.search({ ...query, limit: longest, after });
    found.push(...hits.map(({ id }) => people.get(id)!));
    if (hits.length < longest) return found;
  }
}

/** Each field with the value that is counted, and the filter for it. */
const fields = {
  country: { keyOf: (person) => person.country, filter: (value) => ({ country: value }) },
  city: {
    keyOf: (person) => fold(person.city),
    filter: (value, country) => ({ city: country === undefined ? `"${value}"` : `"${value}" ${country}` }),
  },
  gbu: { keyOf: (person) => fold(person.gbuCode), filter: (value) => ({ gbu: `"${value}"` }) },
  jobFamily: { keyOf: (person) => person.jobFamily, filter: (value) => ({ jobFamily: value }) },
  employeeType: {
    keyOf: (person) => person.employeeType,
    filter: (value) => ({ employeeType: value as 'I' | 'E' }),
  },
} as const satisfies {
  [field in keyof FieldCounts['fields']]: {
    keyOf: (person: IndexedPerson) => string;
    filter: (value: string, country?: string) => NonNullable<SearchQuery['filters']>;
  };
};

function countByHand(list: readonly IndexedPerson[], keyOf: (person: IndexedPerson) => string): number[] {
  const groups = Map.groupBy(list, keyOf);
  groups.delete('');
  return [...groups.values()].map(({ length }) => length).toSorted((one, other) => other - one);
}

const texts = [
  '', 'm', 'mar', 'maria', 'paris', 'engineer', 'sales engineer', 'engineer paris', 'marya', 'nowka katarzyna', 'martin xyz',
  'smith', 'ana martin', 'van den berg', 'ab1', 'ab1200@example.com', 'energy', 'nobody at all', 'Мария', 'jm martin',
]; // prettier-ignore

const query = fc.record({
  text: fc.constantFrom(...texts),
  filters: fc.constantFrom<NonNullable<SearchQuery['filters']>>(
    {},
    {},
    { country: 'FR' },
    { city: 'par' },
    { city: '"paris"', employeeType: 'E' },
    { city: '"paris" FR' },
    { lastName: 'mart' },
    { firstName: 'mar', country: 'IT' },
    { phone: '+336' },
    { groupId: 'ab1', jobFamily: 'EN' },
    { gbu: '"G1"' },
    { among: new Set([4, 8, 15, 16, 23, 42, 900, 5000]) },
  ),
  alsoGbu: fc.constantFrom('', '', '', 'G1', 'Energy'),
  near: fc.constantFrom({}, { country: 'FR' }, { city: 'Lyon', country: 'IT' }),
});

/** People by city and country; people without a country count in every country. */
function countCitiesByHand(list: readonly IndexedPerson[]): number[] {
  const counts: number[] = [];
  for (const [city, own] of Map.groupBy(list, (person) => fold(person.city))) {
    if (city === '') continue;
    const anywhere = own.filter(({ country }) => country === '').length;
    const known = countByHand(own, ({ country }) => country);
    counts.push(...(known.length === 0 ? [anywhere] : known.map((count) => count + anywhere)));
  }
  return counts.toSorted((one, other) => other - one);
}

describe('counts by field', () => {
  it('are those of the whole list, counted by hand', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const list = wholeList(asked);
        const counts = index.countByField(asked, options);
        expect(counts.total).toBe(list.length);
        expect(counts.isExact).toBe(true);
        for (const [field, { keyOf }] of Object.entries(fields)) {
          const own = counts.fields[field as keyof typeof fields].map(({ count }) => count);
          const expected = field === 'city' ? countCitiesByHand(list) : countByHand(list, keyOf);
          expect(own, field).toEqual(expected.slice(0, options.maxValues));
        }
        const ids = list.length > options.identifyTo ? [] : list.map(({ id }) => id);
        expect(counts.ids.toSorted((one, other) => one - other)).toEqual(ids.toSorted((one, other) => one - other));
      }),
      { numRuns: 300 },
    );
  });

  it.each(['', 'mar', 'engineer', 'smith'])('of %j equal the numbers of people that their filters find', (text) => {
    const counts = index.countByField({ text }, options);
    for (const [field, { filter }] of Object.entries(fields)) {
      for (const { value, country, count } of counts.fields[field as keyof typeof fields]) {
        const filters = filter(value, country);
        expect(wholeList({ text, filters }).length, JSON.stringify(filters)).toBe(count);
        expect(index.countByField({ text, filters }, options).total).toBe(count);
      }
    }
  });

  it('show a city in its most frequent spelling, and a GBU by its name', () => {
    const same = ['Evry', 'Évry', 'Évry', 'EVRY'].map((city, i) => ({
      ...personOf(i + 1),
      city,
      country: i === 0 ? '' : 'FR',
    }));
    const few = PeopleIndex.build(same.map((person) => ({ ...person, gbuCode: 'G1', gbuName: 'Energy' })));
    const { city, gbu } = few.countByField({}, options).fields;
    expect(city).toEqual([{ value: 'Évry', label: 'Évry', count: 4, country: 'FR' }]);
    expect(gbu).toEqual([{ value: 'G1', label: 'Energy', count: 4 }]);
  });

  it('distinguish a city from its namesake in another country', () => {
    const at = (id: number, city: string, country: string) => ({ ...personOf(id), city, country });
    const own = PeopleIndex.build([
      at(1, 'Valencia', 'ES'),
      at(2, 'valència', 'es'),
      at(9, 'Valencia', 'ES'),
      at(3, 'Valencia', 'VE'),
    ]);
    own.put(at(4, 'Valencia', 'VE'));
    own.put(at(5, 'Valencia', ''));
    own.put(at(6, 'Lima', ''));
    own.put(at(7, 'Pristina', 'Kosovo'));
    own.put(at(8, 'Valencia', 'VE'));
    own.remove(8);
    expect(own.countByField({}, options).fields.city).toEqual([
      { value: 'Valencia', label: 'Valencia', count: 4, country: 'ES', hasNamesake: true },
      { value: 'Valencia', label: 'Valencia', count: 3, country: 'VE', hasNamesake: true },
      { value: 'Lima', label: 'Lima', count: 1 },
      { value: 'Pristina', label: 'Pristina', count: 1 },
    ]);
    expect(own.countByField({ filters: { country: 'VE' } }, options).fields.city).toEqual([
      { value: 'Valencia', label: 'Valencia', count: 2, country: 'VE' },
    ]);
    const found = (city: string) => own.search({ filters: { city }, limit: 9, after: 0 }).hits.map(({ id }) => id);
    expect(found('"valencia" es').toSorted()).toEqual([1, 2, 5, 9]);
    expect(found('"Valencia" VE').toSorted()).toEqual([3, 4, 5]);
    expect(found('"Valencia"').toSorted()).toEqual([1, 2, 3, 4, 5, 9]);
    expect(found('"Valencia" FR')).toEqual([5]);
    expect(found('"Pristina" ES')).toEqual([7]);
  });

  it('list only the most frequent values', () => {
    const spread = Array.from({ length: 30 }, (_, i) => ({
      ...personOf(i + 1),
      city: `City ${i % 12}`,
      country: 'FR',
    }));
    const { city } = PeopleIndex.build(spread).countByField({}, { maxValues: 3, identifyTo: 0 }).fields;
    expect(city.map(({ value, count }) => [value, count])).toEqual([
      ['City 0', 3],
      ['City 1', 3],
      ['City 2', 3],
    ]);
  });

  it('are marked as lower bounds if a search is too broad', () => {
    const crowd = Array.from({ length: 60_000 }, (_, i) => ({
      ...personOf(i + 1),
      lastName: 'Ma',
      firstName: 'Ma',
    }));
    const large = PeopleIndex.build(crowd);
    const { total, isExact, fields: counted } = large.countByField({ text: 'ma ma' }, options);
    expect(isExact).toBe(false);
    expect(total).toBeLessThan(crowd.length);
    expect(counted.employeeType.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});
