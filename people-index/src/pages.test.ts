import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reread } from '../test/stored-copy.ts';
import type { Hit, IndexedPerson, SearchQuery } from './index.ts';
import { PeopleIndex } from './index.ts';
import { fold, foldWords } from './language/fold.ts';

const firstNames = [
  'Maria',
  'Mark',
  'Ma',
  'Van',
  'Anne Sofie',
  'Sofie',
  'Jean-Marc',
  'Marc',
  'Sá',
  'Jürgen',
  'María',
  'Sam',
];
const lastNames = [
  'Martin',
  'Ma',
  'van den Berg',
  'Van',
  'Marquez',
  'de Sá',
  'Martin-Sanz',
  'Sanz Martin',
  'Maas',
  'Sam',
  'Müller',
  'Mark',
];

/** Many people with few names, so that every prefix has thousands of rows. */
function crowd(size: number): IndexedPerson[] {
  let state = 7;
  const below = (end: number) => (state = (state * 48_271) % 2_147_483_647) % end;
  const oneOf = (texts: readonly string[]) => texts[below(texts.length)]!;
  return Array.from({ length: size }, (_, index) => {
    const login = `${oneOf(['ma', 'sa', 'xy'])}${1000 + index}`;
    return {
      id: index + 1,
      login: `${login}@example.com`,
      firstName: oneOf(firstNames),
      lastName: oneOf(lastNames),
      otherNames: below(9) === 0 ? [oneOf(['Mario', 'Марк', 'Sanny'])] : [],
      email: `${oneOf(['mail', 'sam.ma', 'marketing'])}${index}@example.com`,
      groupIdentifier: login.toUpperCase(),
      phones: [`+336${String(10_000_000 + below(90_000_000))}`, `0911${1000 + below(9000)}`],
      title: oneOf(['Manager', 'Engineer', 'Sales', '']),
      company: oneOf(['Maritime S.A.', 'Energy S.A.', 'Sanofi', '']),
      entity: oneOf(['North', 'South']),
      city: oneOf(['Madrid', 'Salamanca', 'Paris']),
      site: oneOf(['Tower', 'Campus']),
      state: oneOf(['North', 'South', '']),
      topics: below(7) === 0 ? [oneOf(['Markets', 'Sales']), 'Samples'] : [],
      country: oneOf(['FR', 'ES', 'NL']),
      gbuCode: oneOf(['UK', 'MARKET']),
      gbuName: '',
      jobFamily: oneOf(['IT', 'HR']),
      domain: 'example',
      employeeType: below(5) === 0 ? ('E' as const) : ('I' as const),
      photoVersion: '',
      rank: below(4) * 40,
    };
  });
}

const people = crowd(9000);
const index = PeopleIndex.build(people);
const longest = 1000;

// prettier-ignore
const texts = [
  'sanz xyz martin',
  'sofie q. martin',
  'xyz berg',
  'sofie mxrti',
  'ma', 'mar', 'm', 'van', 'sa', 'sam', 'ma ma', 'ma sa', 'mar mart', 'van berg', 'sanz martin', 'martin sanz', 'maria',
  'maria m', 'sofie anne', 'ma madrid', 'manager', 'sa ma', 'xy1', '0911', '09112', 'mario', 'mark paris', '',
];

const query: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.constantFrom(...texts),
  filters: fc.constantFrom(
    {},
    {},
    { country: 'ES' },
    { lastName: 'ma', city: 'madrid' },
    { employeeType: 'E' as const },
  ),
  near: fc.constantFrom({}, {}, { country: 'FR', unit: 'North' }, { site: 'Tower', city: 'Paris' }),
  limit: fc.constant(longest),
  after: fc.constant(0),
});

function* wholeList(asked: SearchQuery): Generator<Hit> {
  for (let after = 0; ; after += longest) {
    const { hits } = index.search({ ...asked, after });
    yield* hits;
    if (hits.length < longest) return;
  }
}

function wordsOf(...names: readonly string[]): string[] {
  return names.flatMap((name) => foldWords(name));
}

describe('the whole list', () => {
  it.each(['ma', 'mar', 'van', 'sa', 'ma mar', 'mar mart', 'van berg', 'sanz martin', 'maria m'])(
    'of %s begins with everybody whose names begin so, each once, whole names first',
    (text) => {
      const hits = [...wholeList({ text, limit: longest, after: 0 })];
      const asked = foldWords(text);
      const named = people.filter(({ firstName, lastName }) => {
        const left = wordsOf(firstName, lastName);
        // Longest first, each word of the names once.
        return asked
          .toSorted((one, other) => other.length - one.length)
          .every((word) => {
            const at = left.findIndex((own) => own.startsWith(word));
            if (at >= 0) left.splice(at, 1);
            return at >= 0;
          });
      });
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
      const literal = new Set(hits.filter(({ tier }) => tier === 'exact' || tier === 'prefix').map(({ id }) => id));
      expect(named.filter(({ id }) => !literal.has(id))).toEqual([]);
      const isWhole = ({ person, tier }: Hit) =>
        tier === 'exact' &&
        asked.every((word) => [person.firstName, person.lastName].some((name) => fold(name) === word));
      const lastWhole = hits.findLastIndex(isWhole);
      expect(hits.slice(0, lastWhole + 1).every(isWhole)).toBe(true);
    },
  );
});

describe('a page', () => {
  it('is a slice of the full list, however early its search could stop', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(0, 3, 40, 700), fc.constantFrom(1, 10, 60), (asked, after, limit) => {
        const all = index.search(asked).hits;
        const page = index.search({ ...asked, after, limit });
        expect(page.hits.map(({ id, tier }) => [id, tier])).toEqual(
          all.slice(after, after + limit).map(({ id, tier }) => [id, tier]),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('ranks names typed in order before the same names in another order', () => {
    const { hits } = index.search({ text: 'sanz martin', limit: longest, after: 0 });
    const names = hits.map(({ person }) => person.lastName);
    expect(names).toContain('Martin-Sanz');
    expect(names.lastIndexOf('Sanz Martin')).toBeLessThan(names.indexOf('Martin-Sanz'));
  });
});

describe('the number of people', () => {
  it('is exact up to a thousand on a first page that counts, without changing its people', () => {
    let exact = 0;
    fc.assert(
      fc.property(query, fc.constantFrom(1, 30, 90), (asked, limit) => {
        const plain = index.search({ ...asked, limit });
        const counted = index.search({ ...asked, limit, countTo: 1000 });
        expect(counted.hits).toEqual(plain.hits);
        expect(counted.isTruncated).toBe(plain.isTruncated);
        const all = [...wholeList(asked)].length;
        expect(counted.total).toBeLessThanOrEqual(all);
        if (counted.isTotalExact) expect(counted.total).toBe(all);
        else expect(counted.total).toBeGreaterThanOrEqual(plain.total);
        if (all <= longest && counted.isTotalExact) exact++;
      }),
      { numRuns: 60 },
    );
    expect(exact).toBeGreaterThan(0);
  });

  it('is exact on the first page for a name that hundreds of people have', () => {
    const asked = { text: 'sanz martin', filters: { country: 'ES' }, limit: 30, after: 0 };
    const all = [...wholeList({ ...asked, limit: longest })].length;
    expect(all).toBeGreaterThan(300);
    expect(all).toBeLessThan(1000);
    expect(index.search({ ...asked, countTo: 1000 })).toMatchObject({ total: all, isTotalExact: true });
    // Neither on a later page, nor for more people than requested.
    expect(index.search({ ...asked, after: 30, countTo: 1000 }).isTotalExact).toBe(false);
    expect(index.search({ ...asked, countTo: 100 }).isTotalExact).toBe(false);
  });

  it('of a very frequent name is at least a thousand', () => {
    const counted = index.search({ text: 'ma', limit: 30, after: 0, countTo: 1000 });
    expect(counted.isTotalExact).toBe(false);
    expect(counted.total).toBeGreaterThanOrEqual(1000);
  });
});

describe('people who pass filters', () => {
  const filters = fc.record(
    {
      country: fc.constantFrom('FR', 'ES', 'NL'),
      city: fc.constantFrom('madrid', 'sa', 'p'),
      company: fc.constantFrom('energy', 's', 'nobody'),
      gbu: fc.constantFrom('UK', 'MARKET'),
      lastName: fc.constantFrom('ma', 'mart', 'berg'),
      firstName: fc.constantFrom('ma', 'sofie'),
      employeeType: fc.constantFrom('I' as const, 'E' as const),
      phone: fc.constantFrom('0911', '+33 6 1'),
    },
    { requiredKeys: [] },
  );
  /** Some people are removed. */
  const changed = PeopleIndex.build(people);
  for (const { id } of people) if (id % 7 === 0) changed.remove(id);

  it.each([
    ['all', index, people],
    ['without those who left', changed, people.filter(({ id }) => id % 7 !== 0)],
  ] as const)('are those of whom each filter alone is true, by name, on every page: %s', (_, searched, present) => {
    const passing = (asked: SearchQuery['filters']) => {
      const { hits, total } = searched.search({ filters: asked ?? {}, limit: longest, after: 0 });
      const ids = hits.map(({ id }) => id);
      for (let after = longest; ids.length === after; after += longest) {
        ids.push(...searched.search({ filters: asked ?? {}, limit: longest, after }).hits.map(({ id }) => id));
      }
      return { ids, total };
    };
    const inOrder = passing({}).ids;
    expect(inOrder.toSorted((one, other) => one - other)).toEqual(present.map(({ id }) => id));
    const ofOne = new Map<string, ReadonlySet<number>>();
    const setOf = (name: string, value: string) => {
      const key = `${name} ${value}`;
      if (!ofOne.has(key)) ofOne.set(key, new Set(passing({ [name]: value }).ids));
      return ofOne.get(key)!;
    };
    fc.assert(
      fc.property(filters, fc.constantFrom(0, 3, 300), (asked, after) => {
        const sets = Object.entries(asked).map(([name, value]) => setOf(name, value));
        const expected = inOrder.filter((id) => sets.every((set) => set.has(id)));
        const page = searched.search({ filters: asked, limit: 20, after });
        expect(page.hits.map(({ id }) => id)).toEqual(expected.slice(after, after + 20));
        if (page.isTotalExact && page.hits.length > 0) expect(page.total).toBe(expected.length);
        else expect(page.total).toBeLessThanOrEqual(expected.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a result', () => {
  it('does not depend on earlier queries', () => {
    const asked: fc.Arbitrary<SearchQuery> = fc.record(
      {
        text: fc.constantFrom(
          '',
          'ma',
          'm',
          's',
          'van',
          'maria',
          'maria m',
          'mria',
          'mark',
          'sanz martin',
          'sofi',
          'mueller',
        ),
        tiers: fc.constantFrom(['exact', 'phonetic'] as const, ['exact', 'prefix', 'typo'] as const),
        filters: fc.constantFrom(
          { country: 'FR' },
          { country: 'FR', city: 'paris' },
          { country: 'XX', city: 'paris' },
          { among: new Set([5, 50, 500]) },
        ),
        near: fc.constantFrom({ country: 'FR', unit: 'North' }),
        limit: fc.constantFrom(1, 10, 300),
        after: fc.constantFrom(0, 7, 300, 4500),
      },
      { requiredKeys: ['text', 'limit', 'after'] },
    );
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), (queries) => {
        const used = reread(index);
        for (const own of queries) {
          expect(used.search(own)).toEqual(reread(index).search(own));
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(['ma', 'van', 'sa', 'maria', 'manager'])(
    'to %s has nobody of a tier that is switched off, few or many',
    (text) => {
      const exact = new Set([...wholeList({ text, tiers: ['exact'], limit: longest, after: 0 })].map(({ id }) => id));
      const others = [...wholeList({ text, tiers: ['prefix'], limit: longest, after: 0 })].map(({ id }) => id);
      expect(others.filter((id) => exact.has(id))).toEqual([]);
    },
  );
});
