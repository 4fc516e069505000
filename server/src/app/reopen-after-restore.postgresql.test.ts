import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { addPeople } from '../../test/add-people.ts';
import { backUp, restore } from '../../test/backup-buffer.ts';
import { openProxiedDatabase } from '../../test/proxied-database.ts';
import { makeTestDatabaseUrl, openTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { serverLimits } from '../http/create-app.ts';
import { openHttpServer } from '../http/server/http-server.ts';
import { readReferences } from '../people/reference-lists.ts';
import { keepServing } from './reopen-after-restore.ts';
import { createStartingApp } from './starting-app.ts';

async function startNode(url: string, hears: boolean) {
  const config = readConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2', DATABASE_LISTEN: String(hears) });
  const logger = pino({ level: 'silent' });
  const starting = await createStartingApp({ config, logger });
  const server = await openHttpServer(starting.app, { host: '127.0.0.1', port: 0, ...serverLimits });
  const references = readReferences(undefined);
  const serving = await keepServing({
    config,
    logger,
    references,
    starting,
    metrics: undefined,
    server,
    tracing: undefined,
  });
  return {
    people: () => serving.directory().peopleCount(),
    status: async () => (await fetch(`${server.address}/health/ready`)).status,
    async close() {
      await server.close(0);
      await serving.close();
      await starting.app.close();
    },
  };
}

test('running nodes switch to the restored database, with and without notifications', async () => {
  const source = await openTestDatabase();
  await addPeople(source.kysely, [{ login: 'one' }, { login: 'two' }, { login: 'three' }]);
  const url = (await makeTestDatabaseUrl()) ?? '';
  const operator = await openDatabase({ kind: 'postgresql', url, poolSize: 2 });
  await addPeople(operator.kysely, [{ login: 'former' }]);
  const nodes = [await startNode(url, true), await startNode(url, false)];
  expect(nodes.map((node) => node.people())).toEqual([1, 1]);
  await restore(operator, await backUp(source), { replaces: true });
  await vi.waitFor(async () => {
    expect(nodes.map((node) => node.people())).toEqual([3, 3]);
    expect(await Promise.all(nodes.map((node) => node.status()))).toEqual([200, 200]);
  }, 60_000);
  // Keys are replaced too, such as the signing key of photo URLs, which did not exist yet in the source.
  await addPeople(operator.kysely, [{ login: 'later' }]);
  await expect.poll(() => nodes.map((node) => node.people())).toEqual([4, 4]);
  for (const node of nodes) await node.close();
  await operator.close();
});

test('running nodes switch to another database that was given the name of theirs', async () => {
  const [before, after] = [(await makeTestDatabaseUrl()) ?? '', (await makeTestDatabaseUrl()) ?? ''];
  const fill = async (url: string, logins: readonly string[]) => {
    const database = await openDatabase({ kind: 'postgresql', url, poolSize: 1 });
    await addPeople(
      database.kysely,
      logins.map((login) => ({ login })),
    );
    await database.close();
  };
  await fill(before, ['former']);
  await fill(after, ['one', 'two', 'three']);
  const node = await startNode(before, true);
  expect(node.people()).toBe(1);
  const server = new URL(before);
  server.pathname = '/postgres';
  const administrator = new pg.Client({ connectionString: server.href });
  await administrator.connect();
  const [name = '', spare = ''] = [before, after].map((url) => pg.escapeIdentifier(new URL(url).pathname.slice(1)));
  await administrator.query(`alter database ${name} allow_connections false`);
  await administrator.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    new URL(before).pathname.slice(1),
  ]);
  await administrator.query(`alter database ${name} rename to ${pg.escapeIdentifier(`${server.username}_former`)}`);
  await administrator.query(`alter database ${spare} rename to ${name}`);
  await vi.waitFor(async () => {
    expect(node.people()).toBe(3);
    expect(await node.status()).toBe(200);
  }, 60_000);
  await node.close();
  await administrator.query(`drop database ${pg.escapeIdentifier(`${server.username}_former`)} with (force)`);
  await administrator.end();
});

test('a running node reads everything again when its tables were created anew', async () => {
  const url = (await makeTestDatabaseUrl()) ?? '';
  const operator = await openDatabase({ kind: 'postgresql', url, poolSize: 1 });
  await addPeople(operator.kysely, [{ login: 'former' }, { login: 'kept' }]);
  const node = await startNode(url, true);
  expect(node.people()).toBe(2);
  // Like a restore, this deletes without leaving a trace for the nodes.
  await operator.transaction(async (queries) => {
    await sql`set local session_replication_role = replica`.execute(queries);
    await sql`delete from people where login = 'former'`.execute(queries);
    await sql`create table identity_copy (like database_identity including all)`.execute(queries);
    await sql`insert into identity_copy select * from database_identity`.execute(queries);
    await sql`drop table database_identity`.execute(queries);
    await sql`alter table identity_copy rename to database_identity`.execute(queries);
  });
  await vi.waitFor(async () => {
    expect(node.people()).toBe(1);
    expect(await node.status()).toBe(200);
  }, 60_000);
  await node.close();
  await operator.close();
});

test('a node that is started while the database is unavailable waits until it is available', async () => {
  const { proxy, database, url } = await openProxiedDatabase(2);
  await addPeople(database.kysely, [{ login: 'one' }]);
  proxy.set('closed');
  const address = new URL(url);
  address.port = String(proxy.port);
  const before = proxy.attempts();
  const starting = startNode(address.href, true);
  await expect.poll(() => proxy.attempts() - before).toBeGreaterThan(1);
  proxy.set('open');
  const node = await starting;
  expect(node.people()).toBe(1);
  expect(await node.status()).toBe(200);
  await node.close();
});
