import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { backUp, restore } from '../../../test/backup-buffer.ts';
import { fillEveryTable, rowsOfEveryTable } from '../../../test/fill-every-table.ts';
import { makeTestDatabaseUrl, openTestDatabase } from '../../../test/test-database.ts';
import { openDatabase, openUnmigrated } from '../open-database.ts';

test('a backup moves everything from the embedded database to PostgreSQL, and back', async () => {
  const embedded = await openDatabase({ kind: 'memory' });
  const postgresql = await openTestDatabase();
  await fillEveryTable(embedded.kysely);
  const content = await rowsOfEveryTable(embedded.kysely);
  await restore(postgresql, await backUp(embedded));
  expect(await rowsOfEveryTable(postgresql.kysely)).toEqual(content);
  await embedded.kysely.deleteFrom('people').execute();
  await restore(embedded, await backUp(postgresql), { replaces: true });
  expect(await rowsOfEveryTable(embedded.kysely)).toEqual(content);
  await embedded.close();
});

test('a backup contains every change acknowledged before it began, and no part of a later transaction', async () => {
  const url = (await makeTestDatabaseUrl()) ?? '';
  const [source, target] = [await openDatabase({ kind: 'postgresql', url, poolSize: 4 }), await openTestDatabase()];
  const logins = Array.from({ length: 3000 }, (_, place) => ({ login: `p${place}` }));
  await addPeople(source.kysely, logins);
  let acknowledged = 0;
  let isEnding = false;
  const writing = (async () => {
    while (!isEnding) {
      const next = acknowledged + 1;
      // Both rows belong to one transaction.
      await source.transaction(async (queries) => {
        await queries
          .insertInto('secrets')
          .values({ name: `first ${next}`, value: '' })
          .execute();
        await pause(1);
        await addPeople(queries, [{ login: `second ${next}` }]);
      });
      acknowledged = next;
    }
  })();
  while (acknowledged < 5) await pause(1);
  const before = acknowledged;
  const backup = await backUp(source);
  isEnding = true;
  await writing;
  await source.close();
  await restore(target, backup);
  const firsts = await target.kysely.selectFrom('secrets').select('name').where('name', 'like', 'first %').execute();
  const seconds = await target.kysely.selectFrom('people').select('login').where('login', 'like', 'second %').execute();
  const numbers = (names: string[]) => names.map((name) => Number(name.split(' ')[1])).toSorted((a, b) => a - b);
  expect(numbers(firsts.map(({ name }) => name))).toEqual(numbers(seconds.map(({ login }) => login)));
  expect(firsts.length).toBeGreaterThanOrEqual(before);
});

test('a restore does not deadlock with the transactions of a running directory', async () => {
  const url = (await makeTestDatabaseUrl()) ?? '';
  const node = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  const command = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  const backup = await backUp(node);
  const isWaiting = async () => {
    const { rows } = await sql<object>`select from pg_locks
      where not granted and relation = 'secrets'::regclass and mode = 'AccessExclusiveLock'`.execute(node.kysely);
    return rows.length;
  };
  let restoring: Promise<void> | undefined;
  await node.transaction(async (queries) => {
    await queries.insertInto('secrets').values({ name: 'of a node', value: '' }).execute();
    restoring = restore(command, backup, { replaces: true });
    await expect.poll(isWaiting).toBe(1);
    await addPeople(queries, [{ login: 'p1' }]);
  });
  await restoring;
  expect(await node.kysely.selectFrom('people').select('login').execute()).toEqual([]);
  await node.close();
  await command.close();
});

test('a restore into a read-only database is rejected with the same sentence as at startup', async () => {
  const url = (await makeTestDatabaseUrl()) ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = pg.escapeIdentifier(new URL(url).pathname.slice(1));
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.end();
  const standby = await openUnmigrated({ kind: 'postgresql', url, poolSize: 2 });
  const backup = await backUp(await openTestDatabase());
  await expect(restore(standby, backup, { replaces: true })).rejects.toThrow(
    'The database at DATABASE_URL accepts no changes: it is a standby, or its settings make it read-only. Set DATABASE_URL to the primary.',
  );
  await standby.close();
});
