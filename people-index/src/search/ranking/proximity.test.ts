import { expect, test } from 'vitest';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { completePerson, type IndexedPerson, PeopleIndex } from '../../index.ts';

const near = { site: 'Tower', city: 'Berlin', unit: 'Networks', country: 'DE' };

const people = (count: number, facts: (id: number) => Partial<IndexedPerson>) =>
  Array.from({ length: count }, (_, index) =>
    completePerson({ id: index + 1, lastName: 'Doe', title: 'Chemistry Technician', ...facts(index + 1) }),
  );

test.each([
  ['of a name', 'Doe'],
  ['of a role', 'Chemistry Technician'],
])('people %s are sorted by team, site, unit and country', async (_, text) => {
  const places: Partial<IndexedPerson>[] = [
    { country: 'FR' },
    { country: 'DE' },
    { entity: 'Networks', country: 'FR' },
    { site: 'Tower', city: 'Berlin', country: 'DE' },
    { country: 'FR' },
  ];
  const index = PeopleIndex.build(people(5, (id) => ({ login: `P${id}`, ...places[id - 1] })));
  await index.setVocabulary(vocabulary);
  const ids = (team: readonly number[]) =>
    index.search({ text, limit: 9, after: 0, near: { ...near, team } }).hits.map(({ id }) => id);
  expect(ids([5])).toEqual([5, 4, 3, 2, 1]);
  expect(ids([])).toEqual([4, 3, 2, 1, 5]);
  expect(ids([77, 1, 1])).toEqual([1, 4, 3, 2, 5]);
});

test('the first of many people are those of the team, consistently on every page', () => {
  const index = PeopleIndex.build(
    people(3000, (id) => ({ login: `P${id}`, site: id % 3 === 0 ? 'Tower' : 'Campus', city: 'Berlin', country: 'DE' })),
  );
  const team = [2999, 5, 1202];
  const page = (after: number, limit: number) =>
    index.search({ text: 'Doe', limit, after, near: { ...near, team } }).hits.map(({ id }) => id);
  expect(page(0, 3).toSorted((one, other) => one - other)).toEqual([5, 1202, 2999]);
  expect([...page(0, 2), ...page(2, 2)]).toEqual(page(0, 4));
  expect(page(3, 20).every((id) => id % 3 === 0)).toBe(true);
});
