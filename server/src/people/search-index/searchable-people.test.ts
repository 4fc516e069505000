import { expect, test } from 'vitest';
import { testPerson } from '../../../test/test-person.ts';
import { readReferences } from '../reference-lists.ts';
import { searchablePeople } from './searchable-people.ts';

test.each([0, 1_000_000])('people who were added are found when %d are expected', async (expected) => {
  const people = searchablePeople(readReferences(undefined), (error) => {
    throw error;
  });
  const builder = people.rebuild(expected);
  for (const id of [1, 2]) builder.add(testPerson({ id, login: `p${id}@group.example`, lastName: 'Durand' }));
  await builder.ready?.();
  expect(people.summary(1)).toBeUndefined();
  await builder.finish();
  expect(people.search({ text: 'durand', limit: 9, after: 0 }).hits.map((hit) => hit.id)).toEqual([1, 2]);
  await people.close?.();
});
