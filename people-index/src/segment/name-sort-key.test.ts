import { expect, test } from 'vitest';
import { emptyPerson } from '../../test/empty-person.ts';
import { PeopleIndex } from '../index.ts';
import { nameKey } from './name-sort-key.ts';

test('names are sorted by their letters; those without any come last, and missing ones after them', () => {
  const names = ['-', 'Zola', '', 'Ångström', '???', "'t Hooft", 'angstrom'];
  const inOrder = names.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1));
  expect(inOrder).toEqual(['angstrom', 'Ångström', "'t Hooft", 'Zola', '-', '???', '']);
});

test('the list of a country does not start with people without a name', () => {
  const person = (id: number, lastName: string) => ({ ...emptyPerson, id, login: `p${id}@x`, lastName, country: 'FR' });
  const index = PeopleIndex.build([person(1, '.'), person(2, ''), person(3, 'Zola'), person(4, '—')]);
  const { hits } = index.search({ filters: { country: 'FR' }, limit: 9, after: 0 });
  expect(hits.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
});
