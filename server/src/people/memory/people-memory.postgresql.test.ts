import pg from 'pg';
import { expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { eventually, follow } from '../../../test/watch-names.ts';
import { openDatabase } from '../../database/open-database.ts';

test('a transaction that commits after a later one is not missed, on any node', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  await using nodes = new AsyncDisposableStack();
  const open = async () => {
    const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
    nodes.defer(() => database.close());
    return database;
  };
  const [one, other] = [await open(), await open()];
  const { names, memory } = await follow(other);
  nodes.defer(() => memory.close());
  const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const early = one.transaction(async (queries) => {
    await addPeople(queries, [{ login: 'early@group.example', firstName: 'Early' }]);
    written.resolve();
    await seen.promise;
  });
  await written.promise;
  await addPeople(one.kysely, [{ login: 'late@group.example', firstName: 'Late' }]);
  await eventually(() => expect(names()).toEqual(['Late']));
  seen.resolve();
  await early;
  await eventually(() => expect(names()).toEqual(['Early', 'Late']));
});

test('an open transaction does not make a node read old changes again', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  await using stack = new AsyncDisposableStack();
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  stack.defer(() => database.close());
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  for (const address of [elsewhere.href, url]) {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    stack.defer(() => client.end());
    // A transaction gets an id when it first writes.
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
  }
  const { names, changes, memory } = await follow(database);
  stack.defer(() => memory.close());
  await addPeople(
    database.kysely,
    Array.from({ length: 40 }, (_, number) => ({ login: `${number}@group.example`, firstName: `N${number}` })),
  );
  await memory.catchUp();
  expect(changes()).toBe(40);
  for (const firstName of ['Ana', 'Bo', 'Cy']) {
    await addPeople(database.kysely, [{ login: `${firstName}@group.example`, firstName }]);
    await memory.catchUp();
    expect(names()).toContain(firstName);
  }
  expect(changes()).toBe(43);
});

test('the changes and deletions of a long transaction arrive after its commit, whatever was committed since it began', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  await using stack = new AsyncDisposableStack();
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  stack.defer(() => database.close());
  const [changed = 0, deleted = 0] = await addPeople(database.kysely, [
    { login: 'a@group.example', firstName: 'Ana' },
    { login: 'b@group.example', firstName: 'Bo' },
  ]);
  const { names, memory } = await follow(database);
  stack.defer(() => memory.close());
  const later = Promise.withResolvers<void>();
  const long = database.transaction(async (queries) => {
    const person = queries.updateTable('people').set({ feed_values: '{"firstName":"Anna"}' });
    await person.where('id', '=', changed).execute();
    await queries.deleteFrom('people').where('id', '=', deleted).execute();
    await later.promise;
  });
  for (const firstName of ['Cy', 'Di']) {
    await addPeople(database.kysely, [{ login: `${firstName}@group.example`, firstName }]);
    await memory.catchUp();
  }
  expect(names()).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
  later.resolve();
  await long;
  await memory.catchUp();
  expect(names()).toEqual(['Anna', 'Cy', 'Di']);
});
