import { Writable } from 'node:stream';
import { getUserProfile, getViewer, scimTokenPrefix, searchPeople, updateUserProfile } from '@directory/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeLater } from '../../../test/close-callbacks.ts';
import { openProxiedDatabase } from '../../../test/proxied-database.ts';
import type { TcpProxy } from '../../../test/tcp-proxy.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../open-database.ts';

const login = 'ada@group.example';
const poolSize = 4;
let proxy: TcpProxy;
let direct: Database;
let directory: TestDirectory;

beforeAll(async () => {
  const proxied = await openProxiedDatabase(poolSize);
  proxy = proxied.proxy;
  direct = await openDatabase({ kind: 'postgresql', url: proxied.url, poolSize: 2 });
  closeLater(direct.close);
  const log = new Writable({ write: (_chunk, _encoding, done) => done() });
  directory = await openTestDirectory([{ login, lastName: 'Lovelace' }], { ADMIN_LOGINS: login }, [], {
    database: proxied.database,
    log,
  });
});

const caller = () => directory.as(login);

async function get(url: string) {
  return await directory.inject({ url, headers: { authorization: `Bearer ${await directory.token(login)}` } });
}

async function put(url: string, body: unknown) {
  const authorization = `Bearer ${await directory.token(login)}`;
  return await directory.inject({ method: 'PUT', url, headers: { authorization }, payload: body as object });
}

/** Requests that need the database: reads, writes, permissions, SCIM, a page, and the readiness check of the node. */
async function needy() {
  return await Promise.all([
    get(getUserProfile.path),
    get('/api/admin/feeds'),
    directory.inject({ url: '/scim/v2/Users', headers: { authorization: `Bearer ${scimTokenPrefix}x` } }),
    get(`/callback/${'x'.repeat(22)}`),
    put(updateUserProfile.path, { linkedInURI: 'https://www.linkedin.com/in/ada' }),
  ]);
}

describe.each(['closed', 'silent', 'slow'] as const)('while the network to the database is %s', (state) => {
  it('requests that need it get 503, and all others are answered as usual', async () => {
    expect((await get(getUserProfile.path)).statusCode).toBe(200);
    proxy.set(state);
    // The first requests use existing connections; the later ones find none.
    for (let round = 0; round < 3; round++) {
      for (const answer of await needy()) {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
      }
    }
    expect((await get('/health/ready')).statusCode).toBe(503);
    // A load balancer that checks it keeps sending requests, of which those below are answered from memory.
    expect((await get('/health/serving')).json()).toEqual({ status: 'serving' });
    expect((await get('/health/live')).statusCode).toBe(200);
    const { status, output } = await caller().call(searchPeople, { query: { globalQuery: 'lovelace' } });
    expect(status).toBe(200);
    expect(output).toHaveLength(1);
    expect((await caller().call(getViewer)).output).toMatchObject({ login, isAdministrator: false });
  });

  it('only one connection at a time is tried, and recovery is detected', async () => {
    const before = proxy.attempts();
    await Promise.all(Array.from({ length: 200 }, () => get(getUserProfile.path)));
    expect(proxy.attempts() - before).toBeLessThan(20);
    proxy.set('open');
    await expect.poll(async () => (await get(getUserProfile.path)).statusCode).toBe(200);
    expect((await get('/health/ready')).statusCode).toBe(200);
    expect(
      (await Promise.all(Array.from({ length: 50 }, () => get(getUserProfile.path)))).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual(Array.from({ length: 50 }, () => 200));
    expect((await caller().call(getViewer)).output.isAdministrator).toBe(true);
  });
});

describe('while another session has locked the people table', () => {
  it('an edit gets 503 and waits neither here nor on the database server', async () => {
    await direct.transaction(async (queries) => {
      await sql`select 1 from people for update`.execute(queries);
      const edits = Array.from({ length: 2 * poolSize }, (_, number) =>
        put(updateUserProfile.path, { linkedInURI: `https://www.linkedin.com/in/ada${number}` }),
      );
      for (const { statusCode, headers } of await Promise.all(edits)) {
        expect(statusCode).toBe(503);
        expect(headers['retry-after']).toBe('2');
      }
      const waiting = async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::integer as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
        return rows[0]?.waiting;
      };
      await expect.poll(waiting).toBe(0);
      expect((await get(getUserProfile.path)).statusCode).toBe(200);
    });
    expect((await put(updateUserProfile.path, { linkedInURI: 'https://www.linkedin.com/in/ada' })).statusCode).toBe(
      200,
    );
  });
});
