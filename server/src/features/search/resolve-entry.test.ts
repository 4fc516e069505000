import { completePerson, PeopleIndex } from '@directory/people-index';
import { describe, expect, test } from 'vitest';
import { resolveEntry } from './resolve-entry.ts';

const nobody = completePerson({ id: 0 });
const index = PeopleIndex.build([
  { ...nobody, id: 1, login: 'ab1234@group.example', firstName: 'Ana', lastName: 'Martin', groupIdentifier: 'AB1234' },
  { ...nobody, id: 2, login: 'cd5678@group.example', firstName: 'Ana', lastName: 'Martin', groupIdentifier: 'CD5678' },
  { ...nobody, id: 3, login: 'li@group.example', firstName: 'Mei', lastName: 'Li', groupIdentifier: 'EF9012' },
  { ...nobody, id: 4, login: 'gh@group.example', firstName: 'Li', lastName: 'Wang', groupIdentifier: 'GH3456' },
]);

async function resolve(entry: { identifiers?: string[]; names?: string[] }, left = 64_000_000) {
  const work = { left };
  const lookups = {
    searchWithin: index.searchWithin.bind(index),
    findByIdentifier: index.findByIdentifier.bind(index),
    hasWholeName: index.hasWholeName.bind(index),
    numbered: () => undefined,
    shownWith: () => undefined,
  };
  let steps = 0;
  const pause = async () => {
    steps++;
  };
  const { state, people } = await resolveEntry(
    { identifiers: [], names: [], ...entry },
    { lookups, near: undefined, work, pause },
  );
  return { state, ids: people.map(({ id }) => id), spent: left - work.left, steps };
}

describe('resolveEntry', () => {
  test('charges its work to the budget, and yields before each lookup', async () => {
    const { state, ids, spent, steps } = await resolve({ identifiers: ['ZZ0000'], names: ['Mei Li'] });
    expect({ state, ids, steps }).toEqual({ state: 'choice', ids: [3], steps: 2 });
    expect(spent).toBeGreaterThan(0);
  });

  test('returns neither unknown nor found if the budget ran out', async () => {
    for (const entry of [{ names: ['Xquxq Zzyzx'] }, { identifiers: ['AB1234'] }, { names: ['Mei Li'] }]) {
      const { spent } = await resolve(entry);
      for (const left of [0, 1, Math.floor(spent / 2)]) {
        expect(['unsearched', 'choice']).toContain((await resolve(entry, left)).state);
      }
    }
  });

  test('offers a choice if a word is both the login of one person and the name of another', async () => {
    expect(await resolve({ names: ['li'] })).toMatchObject({ state: 'choice', ids: expect.arrayContaining([3, 4]) });
    expect(await resolve({ names: ['gh'] })).toMatchObject({ state: 'found', ids: [4] });
  });

  test('offers a choice if two identifiers belong to two people', async () => {
    expect(await resolve({ identifiers: ['AB1234', 'ef9012'] })).toMatchObject({ state: 'choice', ids: [1, 3] });
    expect(await resolve({ identifiers: ['AB1234', 'ab1234@group.example'] })).toMatchObject({ state: 'found' });
  });

  test('returns unknown for an empty entry', async () => {
    expect(await resolve({})).toMatchObject({ state: 'unknown', spent: 0, steps: 0 });
  });
});
