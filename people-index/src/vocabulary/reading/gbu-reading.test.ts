import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { IndexedPerson, PeopleIndex, SearchQuery } from '../../index.ts';

const benelux = { gbuCode: 'BENELUX', gbuName: 'Benelux' };
const people: readonly Partial<IndexedPerson>[] = [
  { lastName: 'Zola', country: 'FR', ...benelux },
  { lastName: 'Young', country: 'BE', gbuCode: 'GEM', gbuName: 'Global Energy Management' },
  { lastName: 'Xu', country: 'NL', ...benelux },
  { lastName: 'Benelux', country: 'FR' },
  { lastName: 'Hydrogen', country: 'FR' },
  { lastName: 'Wolf', country: 'FR', gbuCode: 'HYDROGEN', gbuName: 'Hydrogen' },
  { lastName: 'Vidal', country: 'FR', gbuCode: 'TWO', gbuName: 'Second Name' },
];

describe('A text that is a GBU', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const found = (text: string, alsoGbu: string, more: Partial<SearchQuery> = {}) =>
    index.search({ text, alsoGbu, limit: 10, after: 0, countTo: 100, ...more });
  const ids = (...asked: Parameters<typeof found>) => found(...asked).hits.map(({ id }) => id);

  test('and a region finds people of that name, then those of the region and the GBU, as without `alsoGbu`', () => {
    expect(ids('Benelux', 'BENELUX')[0]).toBe(4);
    expect(ids('Benelux', 'BENELUX').toSorted()).toEqual([1, 2, 3, 4]);
    expect(ids('Benelux', 'BENELUX')).toEqual(ids('Benelux', ''));
    expect(found('Benelux', 'BENELUX').reading).toEqual([{ kind: 'place', text: 'Benelux', label: 'Benelux' }]);
  });

  test.each([
    ['Hydrogen', 'HYDROGEN', [5, 6]],
    ['gem', 'GEM', [2]],
    ['Global Energy Management', 'GEM', [2]],
  ])('%s finds people of that name, then those of the unit', (text, gbu, expected) => {
    expect(ids(text, gbu)).toEqual(expected);
    expect(ids(text, '')).toEqual(expected);
    expect(found(text, gbu).reading).toEqual([{ kind: 'unit', text }]);
  });

  test('finds the people of a GBU with another name', () => {
    expect(ids('Benelux', 'TWO')).toEqual([4, 7]);
    expect(found('Benelux', 'TWO').reading).toEqual([{ kind: 'unit', text: 'Benelux' }]);
  });

  test('is read as the user chose', () => {
    expect(ids('Benelux', 'BENELUX', { asNames: ['Benelux'] })[0]).toBe(4);
    expect(found('Benelux', 'BENELUX', { asNames: ['Benelux'] }).reading).toEqual([{ kind: 'name', text: 'Benelux' }]);
    expect(ids('Benelux', 'BENELUX', { asUnits: ['Benelux'] }).toSorted()).toEqual([1, 3]);
    expect(ids('Benelux', 'BENELUX', { asPlaces: ['Benelux'] }).toSorted()).toEqual([2, 3]);
  });

  test('has counts that equal the list', () => {
    for (const [text, alsoGbu] of [
      ['Benelux', 'BENELUX'],
      ['Hydrogen', 'HYDROGEN'],
      ['Benelux', 'TWO'],
    ] as const)
      expect(index.countByField({ text, alsoGbu }, { maxValues: 8, identifyTo: 30 }).total).toBe(
        ids(text, alsoGbu).length,
      );
  });
});
