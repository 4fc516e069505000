import { beforeAll, describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { type IndexedPerson, PeopleIndex, type SearchFilters } from '../../index.ts';

const person = (id: number, own: Partial<IndexedPerson>): IndexedPerson => ({
  ...emptyPerson,
  id,
  login: `P${id}`,
  lastName: `N${id}`,
  ...own,
});

describe('Filters by meaning', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = PeopleIndex.build([
      person(1, { title: 'Comptable', city: 'Lyon', country: 'FR', site: 'Lyon Part-Dieu' }),
      person(2, { title: 'Buchhalterin', city: 'Berlin', country: 'DE', site: 'Berlin Mitte' }),
      person(3, { title: 'Chief Accountant', city: 'Warsaw', country: 'PL', site: 'Warszawa Tower' }),
      person(4, { title: 'Welder', city: 'Paris', country: 'FR', site: 'Tour Alto' }),
      person(5, { title: 'Account manager', city: 'Courbevoie', country: 'FR' }),
      person(6, { title: 'Developer', city: 'Amsterdam', country: 'NL' }),
    ]);
    await index.setVocabulary(vocabulary);
  });
  const found = (filters: SearchFilters) => {
    const listed = index.search({ filters, limit: 10, after: 0 }).hits.map(({ id }) => id);
    const { ids, total } = index.countByField({ filters }, { maxValues: 8, identifyTo: 10 });
    expect([...ids].toSorted(), 'counts as the list').toEqual(listed.toSorted());
    expect(total).toBe(listed.length);
    return listed.toSorted();
  };

  test('only the first 256 characters of a title filter are read', () => {
    expect(found({ title: `${'comptable'.padEnd(300)}zzzz` })).toEqual([1, 2, 3]);
    expect(found({ title: `${'comptable'.padEnd(200)}zzzz` })).toEqual([]);
  });

  test.each<[SearchFilters, number[]]>([
    [{ title: 'accountant' }, [1, 2, 3]],
    [{ title: 'comptable' }, [1, 2, 3]],
    [{ title: 'Buchhalter' }, [1, 2, 3]],
    // Filters also match prefixes of words.
    [{ title: 'accoun' }, [3, 5]],
    [{ title: 'comp' }, [1]],
    [{ country: 'Allemagne' }, [2]],
    [{ country: 'DE' }, [2]],
    [{ country: 'Benelux' }, [6]],
    [{ country: 'DACH' }, [2]],
    [{ country: 'Europa' }, [1, 2, 3, 4, 5, 6]],
    [{ country: 'Union européenne' }, [1, 2, 3, 4, 5, 6]],
    [{ city: 'Varsovie' }, [3]],
    [{ city: 'Varsov' }, []],
    [{ city: 'Île-de-France' }, [4, 5]],
    [{ site: 'Varsovie' }, [3]],
    [{ site: 'tour' }, [4]],
    [{ title: 'Buchhalter', country: 'France' }, [1]],
  ])('%j finds %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  test('a city in double quotes only matches literally', () => {
    expect(found({ city: '"Warsaw"' })).toEqual([3]);
    expect(found({ city: '"Varsovie"' })).toEqual([]);
  });

  test('filters by meaning apply to a text, which may also have a reading', () => {
    const ids = (text: string, filters: SearchFilters) =>
      index.search({ text, filters, limit: 10, after: 0 }).hits.map(({ id }) => id);
    expect(ids('N2', { title: 'comptable' })).toEqual([2]);
    expect(ids('comptable', { city: 'Varsovie' })).toEqual([3]);
    expect(ids('comptable', { country: 'Germany' })).toEqual([2]);
  });

  test('the company’s own words apply to filters, and take effect when they change', () => {
    index.setSynonyms([
      { kind: 'role', words: ['Beancounter', 'Accountant'] },
      { kind: 'place', words: ['Zenland', 'Paris', 'Berlin'] },
      { kind: 'place', words: ['HQ', 'Tour Alto'] },
      { kind: 'place', words: ['North', 'Germany', 'Poland'] },
    ]);
    expect(found({ title: 'beancounter' })).toEqual([1, 2, 3]);
    expect(found({ city: 'zenland' })).toEqual([2, 4]);
    expect(found({ site: 'HQ' })).toEqual([4]);
    expect(found({ country: 'north' })).toEqual([2, 3]);
    index.setSynonyms([{ kind: 'place', words: ['Zenland', 'Lyon'] }]);
    expect(found({ title: 'beancounter' })).toEqual([]);
    expect(found({ city: 'zenland' })).toEqual([1]);
    index.setSynonyms([]);
  });

  test('a level that nobody has finds the nearest levels', async () => {
    const own = PeopleIndex.build([
      person(1, { title: 'HR Manager' }),
      person(2, { title: 'Responsable RH' }),
      person(3, { title: 'Welder' }),
    ]);
    await own.setVocabulary(vocabulary);
    const ids = (title: string) => own.search({ filters: { title }, limit: 10, after: 0 }).hits.map(({ id }) => id);
    expect(ids('DRH').toSorted()).toEqual([1, 2]);
    own.put(person(4, { title: 'Directrice des ressources humaines' }));
    expect(ids('DRH')).toEqual([4]);
  });

  test('a name with a filter finds as many people as were counted for its value', () => {
    const own = PeopleIndex.build([
      person(1, { firstName: 'Mark', lastName: 'Jones', jobFamily: 'IT' }),
      person(2, { firstName: 'Marc', lastName: 'Dubois', jobFamily: 'MK' }),
      person(3, { firstName: 'Anna', lastName: 'Ray', title: 'Marketing Manager', jobFamily: 'MK' }),
    ]);
    const options = { maxValues: 8, identifyTo: 10 };
    const counted = own.countByField({ text: 'mark' }, options).fields.jobFamily.find(({ value }) => value === 'MK');
    expect(counted?.count).toBe(2);
    const { ids } = own.countByField({ text: 'mark', filters: { jobFamily: 'MK' } }, options);
    expect(ids.toSorted()).toEqual([2, 3]);
  });

  test('a title filter finds the titles read so far', async () => {
    const many = Array.from({ length: 600 }, (_, position) => person(position + 1, { title: `Comptable ${position}` }));
    const own = PeopleIndex.build(many);
    const linked = own.setVocabulary(vocabulary);
    const options = { maxValues: 1, identifyTo: 0 };
    const total = () => own.countByField({ filters: { title: 'accountant' } }, options).total;
    expect(total()).toBeLessThan(600);
    await own.titlesRead();
    expect(total()).toBe(600);
    await linked;
    expect(total()).toBe(600);
  });
});
