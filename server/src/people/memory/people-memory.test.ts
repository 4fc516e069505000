import { expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eventually, follow } from '../../../test/watch-names.ts';

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

test('a committed change arrives in memory on its own', async () => {
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

test('catchUp resolves once memory contains everything committed before the call', async () => {
  const database = await openTestDatabase();
  const { names, memory } = await follow(database);
  for (const firstName of ['Ana', 'Bo', 'Cy']) {
    await addPeople(database.kysely, [{ login: `${firstName}@group.example`, firstName }]);
    await memory.catchUp();
    expect(names()).toContain(firstName);
  }
});

test('a change that is rolled back never arrives', async () => {
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

test('many changes all arrive, a few in each turn of the event loop', async () => {
  const database = await openTestDatabase();
  const { names, memory, changes } = await follow(database);
  let turns = 0;
  let [changesBefore, most] = [changes(), 0];
  const countTurn = () => {
    turns += 1;
    most = Math.max(most, changes() - changesBefore);
    changesBefore = changes();
    next = setImmediate(countTurn);
  };
  let next = setImmediate(countTurn);
  await addPeople(
    database.kysely,
    Array.from({ length: 1500 }, (_, number) => ({ login: `${number}@group.example`, firstName: `N${number}` })),
  );
  await memory.catchUp();
  clearImmediate(next);
  expect(names()).toHaveLength(1500);
  expect(turns).toBeGreaterThan(1500 / 100);
  expect(most).toBeLessThanOrEqual(100);
});

test('any number of deletions arrives', async () => {
  const database = await openTestDatabase();
  await addPeople(
    database.kysely,
    Array.from({ length: 900 }, (_, number) => ({ login: `${number}@group.example`, firstName: `N${number}` })),
  );
  const { names, memory } = await follow(database);
  await database.kysely.deleteFrom('people').where('login', '<>', '7@group.example').execute();
  await memory.catchUp();
  expect(names()).toEqual(['N7']);
});

test('catchUpLatest resolves once memory contains a change of a few people', async () => {
  const database = await openTestDatabase();
  const { names, memory } = await follow(database);
  await addPeople(database.kysely, [{ login: 'a@group.example', firstName: 'Ana' }]);
  await memory.catchUpLatest();
  expect(names()).toEqual(['Ana']);
});
