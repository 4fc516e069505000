import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { getUserProfile, updateUserProfile } from '@directory/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { closeLater } from '../../../test/close-callbacks.ts';
import { openTcpProxy } from '../../../test/tcp-proxy.ts';
import type { TcpProxy } from '../../../test/tcp-proxy.ts';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { logDatabase } from '../../app/log-database.ts';
import { registerMetrics } from '../../app/register-metrics.ts';
import { createLogger } from '../../log/create-logger.ts';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../open-database.ts';

const login = 'ada@group.example';
const role = `node_${randomUUID().replaceAll('-', '')}`;
const warnLevel = 40;
const infoLevel = 30;

let proxy: TcpProxy;
/** A client that connects before anything changes, and bypasses the proxy. */
let administrator: pg.Client;
let database: Database;
let directory: TestDirectory;
let registry: MetricsRegistry | undefined;
let name = '';
const entries: { level: number; msg: string }[] = [];

beforeAll(async () => {
  const url = new URL((await makeTestDatabaseUrl()) ?? '');
  name = pg.escapeIdentifier(url.pathname.slice(1));
  administrator = new pg.Client({ connectionString: url.href });
  await administrator.connect();
  administrator.on('error', () => {});
  await administrator.query(`create role ${role} login password 'secret' in role ${pg.escapeIdentifier(url.username)}`);
  closeLater(async () => {
    await administrator.query(`drop owned by ${role}; drop role ${role}`);
    await administrator.end();
  });
  proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  closeLater(async () => await proxy[Symbol.asyncDispose]());
  url.host = `127.0.0.1:${proxy.port}`;
  url.username = role;
  url.password = 'secret';
  database = await openDatabase({ kind: 'postgresql', url: url.href, poolSize: 4 });
  closeLater(database.close);
  directory = await openTestDirectory([{ login }], {}, [], {
    database,
    prepare: (built, context) => {
      registry = registerMetrics(built, context);
    },
    log: new Writable({ write: (_chunk, _encoding, done) => done() }),
  });
  const log = new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)) as (typeof entries)[number]);
      done();
    },
  });
  closeLater(async () => {
    stopLog();
    registry?.close();
  });
  const stopLog = logDatabase(createLogger('info', log));
});

async function statusOf(method: 'GET' | 'PUT', url: string, payload?: object): Promise<number> {
  const headers = { authorization: `Bearer ${await directory.token(login)}` };
  const { statusCode } = await directory.inject({ method, url, headers, ...(payload && { payload }) });
  return statusCode;
}
const read = () => statusOf('GET', getUserProfile.path);
const edit = () =>
  statusOf('PUT', updateUserProfile.path, { linkedInURI: `https://www.linkedin.com/in/${randomUUID()}` });

const health = async () => {
  const { statusCode, body } = await directory.inject({ url: '/health/ready' });
  return [statusCode, (JSON.parse(body) as { waitingFor?: string[] }).waitingFor];
};

const endSessions = (except = 0) =>
  administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> $2', [
    role,
    except,
  ]);

const unready = [503, ['database']];
const ready = [200, undefined];

test('a server that now rejects the role counts as unavailable, and the reason is logged once', async () => {
  expect(await health()).toEqual(ready);
  await administrator.query(`alter role ${role} nologin`);
  await endSessions();
  await expect.poll(health).toEqual(unready);
  await expect.poll(() => database.figures().isAnswering).toBe(false);
  await expect.poll(async () => await registry?.metrics()).toContain('directory_ready 0');
  expect(await read()).toBe(503);
  expect(await edit()).toBe(503);
  const before = proxy.attempts();
  await Promise.all(Array.from({ length: 100 }, read));
  expect(proxy.attempts() - before).toBeLessThan(10);
  expect(entries.splice(0)).toEqual([
    expect.objectContaining({
      level: warnLevel,
      msg: expect.stringContaining(
        `The database at DATABASE_URL rejected the connection: role "${role}" is not permitted to log in.`,
      ) as string,
    }),
  ]);

  await administrator.query(`alter role ${role} login`);
  await expect.poll(health, { timeout: 30_000 }).toEqual(ready);
  expect(await edit()).toBe(200);
  expect(entries.splice(0)).toEqual([
    expect.objectContaining({ level: infoLevel, msg: 'the database responds again and accepts changes' }),
  ]);
});

test('work on open connections continues while the server rejects the role', async () => {
  await database.kysely.connection().execute(async (queries) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
    await administrator.query(`alter role ${role} nologin`);
    await endSessions(rows[0]?.pid);
    await expect.poll(read).toBe(503);
    await queries.selectFrom('people').select('id').execute();
    expect(database.figures().isAnswering).toBe(true);
  });
  await administrator.query(`alter role ${role} login`);
  await expect
    .poll(async () => await Promise.all(Array.from({ length: 8 }, read)), { timeout: 30_000 })
    .not.toContain(503);
  entries.length = 0;
});

test('a read-only database can be read, but the node is not ready', async () => {
  await administrator.query(`alter database ${name} set default_transaction_read_only = on`);
  await endSessions();
  await expect.poll(health).toEqual(unready);
  await expect.poll(() => database.figures().isAnswering).toBe(false);
  // The first read may meet a session that has ended, or wait too long for a new one.
  await expect.poll(read, { timeout: 30_000 }).toBe(200);
  expect(await edit()).toBe(503);
  await expect.poll(() => entries.length).toBe(1);
  expect(entries.splice(0)).toEqual([
    expect.objectContaining({
      level: warnLevel,
      msg: expect.stringContaining('The database at DATABASE_URL accepts no changes: it is a standby') as string,
    }),
  ]);

  await administrator.query(`alter database ${name} reset default_transaction_read_only`);
  await expect.poll(health, { timeout: 30_000 }).toEqual(ready);
  expect(await edit()).toBe(200);
  expect(entries.splice(0)).toHaveLength(1);
});

test('while the server rejects further connections, many requests share the open ones', async () => {
  expect(await read()).toBe(200);
  await administrator.query(`alter role ${role} connection limit 1`);
  // A session of the pool: with that of LISTEN, the pool would have none.
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely);
  await endSessions(rows[0]?.pid);
  await expect.poll(async () => await Promise.all([read(), read()])).toEqual([200, 200]);
  for (const _ of ['before the reason is known', 'after that']) {
    const statuses = await Promise.all(Array.from({ length: 100 }, read));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await edit()).toBe(200);
  }
  // A connection that is in use for long is waited for within the time limit of a request, and no longer.
  await database.kysely.connection().execute(async (queries) => {
    await queries.selectFrom('people').select('id').execute();
    expect(await Promise.all([read(), read()])).toEqual([503, 503]);
  });
  expect(await read()).toBe(200);
  await administrator.query(`alter role ${role} connection limit -1`);
  await expect.poll(health, { timeout: 30_000 }).toEqual(ready);
});

test('the connection that listens is given up while the pool has none', async () => {
  await expect.poll(listeningPid, { timeout: 30_000 }).toBeGreaterThan(0);
  await administrator.query(`alter role ${role} connection limit 1`);
  // As when other nodes have taken the rest.
  await endSessions(await listeningPid());
  await expect.poll(read, { timeout: 30_000 }).toBe(200);
  // A restart of the database ends all sessions at once. The pool gets the first of the new ones.
  await endSessions();
  await expect.poll(read, { timeout: 30_000 }).toBe(200);
  for (let second = 0; second < 3; second++) {
    await pause(1000);
    expect(await read()).toBe(200);
  }
  expect(await listeningPid()).toBe(0);
  await administrator.query(`alter role ${role} connection limit -1`);
  await expect.poll(listeningPid, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(health, { timeout: 30_000 }).toEqual(ready);
});

/** The process id of the session that listens, and otherwise only pings; 0 without one. */
async function listeningPid(): Promise<number> {
  const { rows } = await administrator.query<{ pid: number }>(
    "select pid from pg_stat_activity where usename = $1 and (query ilike 'listen %' or query = 'select 1')",
    [role],
  );
  return rows[0]?.pid ?? 0;
}
