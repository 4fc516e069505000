import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addPeople } from '../../test/add-people.ts';
import { makeTestDatabaseUrl } from '../../test/test-database.ts';
import { eventually, follow } from '../../test/watch-names.ts';
import { openDatabase } from '../database/open-database.ts';

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
  const { names } = await follow(other);
  const early = one.transaction(async (queries) => {
    await addPeople(queries, [{ login: 'early@group.example', firstName: 'Early' }]);
    await pause(300);
  });
  await pause(50);
  await addPeople(one.kysely, [{ login: 'late@group.example', firstName: 'Late' }]);
  await eventually(() => expect(names()).toEqual(['Late']));
  await early;
  await eventually(() => expect(names()).toEqual(['Early', 'Late']));
});
