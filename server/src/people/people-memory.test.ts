import { expect, test } from 'vitest';
import { addPeople } from '../../test/add-people.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { eventually, follow } from '../../test/watch-names.ts';

test('memory starts with all people who have not left', async () => {
  const database = await openTestDatabase();
  const [, left = 0] = await addPeople(database.kysely, [
    { login: 'a@group.example', firstName: 'Ana' },
    { login: 'b@group.example', firstName: 'Bo' },
  ]);
  await database.kysely.updateTable('people').set({ left_at: new Date() }).where('id', '=', left).execute();
  const { names, memory } = await follow(database);
  expect(names()).toEqual(['Ana']);
  expect(memory.idOfLogin('A@GROUP.example')).toBeTypeOf('number');
  expect(memory.idOfLogin('b@group.example')).toBeUndefined();
});

test('a committed change arrives without a request', async () => {
  const database = await openTestDatabase();
  const { names, memory } = await follow(database);
  await addPeople(database.kysely, [{ login: 'a@group.example', firstName: 'Ana' }]);
  await eventually(() => expect(names()).toEqual(['Ana']));
  await database.kysely
    .updateTable('people')
    .set({ feed_values: JSON.stringify({ firstName: 'Anna' }) })
    .execute();
  await eventually(() => expect(names()).toEqual(['Anna']));
  await database.kysely.deleteFrom('people').execute();
  await eventually(() => expect(names()).toEqual([]));
  expect(memory.idOfLogin('a@group.example')).toBeUndefined();
});

test('catchUp resolves when memory contains what was committed before the call', async () => {
  const database = await openTestDatabase();
  const { names, memory } = await follow(database);
  for (const firstName of ['Ana', 'Bo', 'Cy']) {
    await addPeople(database.kysely, [{ login: `${firstName}@group.example`, firstName }]);
    await memory.catchUp();
    expect(names()).toContain(firstName);
  }
});

test('a rolled back change is never seen', async () => {
  const database = await openTestDatabase();
  const { names, memory } = await follow(database);
  await expect(
    database.transaction(async (queries) => {
      await addPeople(queries, [{ login: 'a@group.example', firstName: 'Ana' }]);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await memory.catchUp();
  expect(names()).toEqual([]);
});

test('many changes at once cause a rebuild', async () => {
  const database = await openTestDatabase();
  const { names, rebuilds, memory } = await follow(database);
  const before = rebuilds();
  await addPeople(
    database.kysely,
    Array.from({ length: 5200 }, (_, number) => ({ login: `${number}@group.example`, firstName: `N${number}` })),
  );
  await memory.catchUp();
  expect(names()).toHaveLength(5200);
  expect(rebuilds()).toBeGreaterThan(before);
});
