import { beforeAll, describe, expect, test } from 'vitest';
import { scoredGroup } from '../../../score/indexed-group.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { PeopleIndex, type SearchQuery } from '../../index.ts';

describe('Counting the people of a reading', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    const people = scoredGroup(6000).map(({ person }) => person);
    index = PeopleIndex.build(people.slice(0, 4000));
    for (const person of people.slice(4000)) index.put(person);
    await index.setVocabulary(vocabulary);
  });

  /** The IDs of everybody in the list, fetched page by page. */
  function listed(query: Omit<SearchQuery, 'limit' | 'after'>): number[] {
    const ids: number[] = [];
    for (;;) {
      const { hits } = index.search({ ...query, limit: 100, after: ids.length });
      if (hits.length === 0) return ids;
      ids.push(...hits.map(({ id }) => id));
    }
  }

  test.each<Omit<SearchQuery, 'limit' | 'after'>>([
    { text: 'accountant lyon' },
    { text: 'comptable' },
    { text: 'Belgium' },
    { text: 'engineer germany', near: { country: 'DE' } },
    { text: 'martin accountant' },
    { text: 'martin france' },
    { text: 'engineer', filters: { country: 'FR' } },
    { text: 'Paris' },
    { text: 'DRH' },
  ])('%j counts everybody in the list once', (query) => {
    const ids = listed(query);
    const { total, isExact, ids: counted, fields } = index.countByField(query, { maxValues: 1000, identifyTo: 6000 });
    expect(new Set(ids).size).toBe(ids.length);
    expect(isExact).toBe(true);
    expect(counted.toSorted((one, other) => one - other)).toEqual(ids.toSorted((one, other) => one - other));
    expect(total).toBe(ids.length);
    expect(fields.employeeType.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});
