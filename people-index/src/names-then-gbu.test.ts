import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import type { IndexedPerson, SearchQuery } from './index.ts';
import { PeopleIndex } from './index.ts';

const brazil = { gbuCode: 'BRAZIL', gbuName: 'Brazil' };
const people: readonly Partial<IndexedPerson>[] = [
  { id: 1, firstName: 'Ana', lastName: 'Zola', ...brazil },
  { id: 2, firstName: 'Ana', lastName: 'Alves', ...brazil, employeeType: 'E' },
  { id: 3, firstName: 'Bo', lastName: 'Brazil' },
  { id: 4, firstName: 'Cy', lastName: 'Brazil', ...brazil, rank: 9 },
  { id: 5, firstName: 'Di', lastName: 'Brazilio' },
  { id: 6, firstName: 'Ed', lastName: 'Costa', company: 'Brazil Wind', city: 'Brazil' },
  { id: 7, firstName: 'Flo', lastName: 'Meyer', ...brazil },
  { id: 8, firstName: 'Gus', lastName: 'Young', ...brazil },
];

function indexOf(some: readonly Partial<IndexedPerson>[]): PeopleIndex {
  return PeopleIndex.build(some.map((person) => ({ ...emptyPerson, login: `zz${person.id}`, id: 0, ...person })));
}

function answer(index: PeopleIndex, query: Partial<SearchQuery> = {}) {
  const asked = { text: 'brazil', alsoGbu: 'BRAZIL', limit: 30, after: 0, ...query };
  const { hits, total, isTotalExact } = index.search(asked);
  return { ids: hits.map(({ id }) => id), total, isTotalExact };
}

describe('a text that is a name and a GBU', () => {
  const index = indexOf(people);

  it('finds the people with that name, then the people of the GBU in name order, each once', () => {
    expect(answer(index)).toEqual({ ids: [4, 3, 2, 7, 8, 1], total: 6, isTotalExact: true });
  });

  it('finds the people of the GBU if nobody has that name', () => {
    const others = indexOf(people.filter(({ lastName }) => lastName !== 'Brazil'));
    expect(answer(others).ids).toEqual([2, 7, 8, 1]);
  });

  it('finds the people with that name if nobody is in the GBU', () => {
    expect(answer(index, { alsoGbu: 'CHINA' })).toEqual({ ids: [4, 3], total: 2, isTotalExact: true });
  });

  it('is only a name if the GBU is blank, also in the counts by field', () => {
    const { alsoGbu: _, ...named } = { text: 'brazil', alsoGbu: 'BRAZIL', limit: 30, after: 0 };
    const options = { maxValues: 8, identifyTo: 30 };
    expect(index.search({ ...named, alsoGbu: ' ' })).toEqual(index.search(named));
    expect(index.countByField({ text: 'brazil', alsoGbu: ' ' }, options)).toEqual(
      index.countByField({ text: 'brazil' }, options),
    );
  });

  it('is narrowed by filters', () => {
    expect(answer(index, { filters: { employeeType: 'E' } })).toEqual({ ids: [2], total: 1, isTotalExact: true });
    expect(answer(index, { filters: { lastName: 'brazil' } }).ids).toEqual([4, 3]);
  });

  it.each([1, 2, 3, 4])('has pages of %i that neither repeat nor skip anybody', (limit) => {
    // A change moves a person into a segment of their own.
    const changed = indexOf(people);
    changed.put({ ...emptyPerson, login: 'zz7', id: 7, firstName: 'Flo', lastName: 'Meyer', ...brazil });
    const ids: number[] = [];
    for (let after = 0; after < 6; after += limit) {
      const page = answer(changed, { limit, after });
      expect(page.total).toBe(6);
      expect(page.ids).toHaveLength(Math.min(limit, 6 - after));
      ids.push(...page.ids);
    }
    expect(ids).toEqual([4, 3, 2, 7, 8, 1]);
    expect(answer(changed, { limit, after: 6 })).toEqual({ ids: [], total: 6, isTotalExact: true });
  });

  it('has several pages if more people with that name are found than fit on one', () => {
    const namesakes = Array.from({ length: 50 }, (_, i) => ({
      id: i + 1,
      lastName: i % 2 === 0 ? 'Brazil' : 'Costa',
      ...(i % 3 === 0 ? brazil : {}),
    }));
    const many = indexOf(namesakes);
    const whole = answer(many);
    const ids = Array.from({ length: 6 }, (_, page) => answer(many, { limit: 7, after: page * 7 }).ids).flat();
    expect(ids).toEqual(answer(many, { limit: 50 }).ids);
    expect(new Set(ids).size).toBe(whole.total);
    expect(whole.total).toBe(25 + namesakes.filter(({ id }) => (id - 1) % 6 === 3).length);
  });
});
