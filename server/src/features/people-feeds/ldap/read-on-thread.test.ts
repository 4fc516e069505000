import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { isForContainers } from '../../../../test/ldap/scripted-controller.ts';
import { startScriptedLdapServer } from '../../../../test/ldap/scripted-ldap-server.ts';
import type { ScriptedAnswer, ScriptedEntry, ScriptedSearch } from '../../../../test/ldap/scripted-ldap-server.ts';
import { openTcpProxy } from '../../../../test/tcp-proxy.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { readConfig } from '../../../config/config.ts';
import type { Database } from '../../../database/open-database.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { importPeople } from '../import/import-people.ts';
import { ldapSource } from './ldap-source.ts';
import type { ReadingLimits } from './read-on-thread.ts';

const password = 'correct horse';
const pageSize = 100;

/** A server with pages of people: `answer` gets the number of the page, from 0. */
async function startServer(answer: (page: number) => ScriptedAnswer) {
  let pages = 0;
  const search = (asked: ScriptedSearch): ScriptedAnswer => {
    if (asked.base === '') return { entries: [{ dn: '', attributes: { objectClass: ['top'] } }] };
    return isForContainers(asked) ? {} : answer(pages++);
  };
  return await startScriptedLdapServer({ search });
}

const person = (index: number, more: ScriptedEntry['attributes'] = {}): ScriptedEntry => ({
  dn: `uid=p${index},dc=group,dc=example`,
  attributes: { objectClass: ['person'], uid: [`p${index}@x`], entryUUID: [`id ${index}`], ...more },
});
const pageOf = (page: number, isLast: boolean): ScriptedAnswer => ({
  entries: Array.from({ length: pageSize }, (_, index) => person(page * pageSize + index)),
  cookie: isLast ? '' : `page ${page}`,
});

function sourceOf(url: string, limits?: ReadingLimits) {
  const { ldapFeed } = readConfig({
    FEED_LDAP_URL: url,
    FEED_LDAP_BASE: 'dc=group,dc=example',
    FEED_LDAP_BIND_DN: 'cn=reader',
    FEED_LDAP_BIND_PASSWORD: password,
    FEED_LDAP_PAGE_SIZE: String(pageSize),
  });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  return ldapSource(ldapFeed, limits);
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});

const options = { signal: new AbortController().signal, notice: () => {} };

it('does not read too far ahead if the run is slower than the server', async () => {
  await using server = await startServer((page) => pageOf(page, page === 100));
  const { entries } = await sourceOf(server.url).readAll(options);
  let taken = 0;
  for await (const _ of entries) {
    taken++;
    if (taken % 500 === 1) await pause(100);
    expect(server.searches.length * pageSize - taken).toBeLessThan(20 * pageSize);
  }
  expect(taken).toBe(101 * pageSize);
});

it('fails with the reason for an error in the middle, which does not contain the password', async () => {
  await using server = await startServer((page) =>
    page < 3 ? pageOf(page, false) : { code: 51, diagnostic: `no ${password}` },
  );
  const { entries, cursor } = await sourceOf(server.url).readAll(options);
  let taken = 0;
  const read = async () => {
    for await (const _ of entries) taken++;
  };
  const fault = await read().then(String, (error: unknown) => error);
  expect(fault).toBeInstanceOf(FeedUnavailableError);
  expect(String(fault)).toBe(`FeedUnavailableError: The directory server ${server.url} is busy.`);
  expect(fault).toMatchObject({ reason: { code: 'ldap-busy', values: { server: server.url } } });
  expect(taken).toBeLessThanOrEqual(3 * pageSize);
  expect(cursor()).toBeNull();
});

it('fails if the server has not sent everybody within the time limit', async () => {
  await using server = await startServer((page) => pageOf(page, false));
  const { entries, cursor } = await sourceOf(server.url, { hours: 1 / 3600 }).readAll(options);
  const read = async () => {
    for await (const _ of entries);
  };
  const fault = await read().then(String, (error: unknown) => error);
  expect(fault).toBeInstanceOf(FeedUnavailableError);
  expect(String(fault)).toContain('did not send everyone within');
  expect(cursor()).toBeNull();
});

it.each(['interrupted', 'abandoned'])('closes its connection when it is %s', async (how) => {
  await using server = await startServer((page) => pageOf(page, false));
  await using proxy = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  const stop = new AbortController();
  const { entries } = await sourceOf(`ldap://127.0.0.1:${proxy.port}`).readAll({ ...options, signal: stop.signal });
  const read = async () => {
    let taken = 0;
    for await (const _ of entries) {
      if (++taken < pageSize) continue;
      if (how === 'abandoned') break;
      // The reading waits for an answer when it is interrupted.
      proxy.set('silent');
      setTimeout(() => stop.abort(new Error('interrupted')), 50);
    }
  };
  if (how === 'interrupted') await expect(read()).rejects.toThrow('interrupted');
  else await read();
  await expect.poll(proxy.openConnections).toBe(0);
});

it('changes nothing if the entries do not fit into its memory, and reports it', async () => {
  const names = Array.from({ length: 150_000 }, (_, index) => `name ${index}`);
  let isLarge = false;
  await using server = await startServer(() => ({
    entries: isLarge ? [person(1), person(2, { cn: names })] : [person(1), person(2)],
  }));
  const references = readReferences(undefined);
  const run = async (limits?: ReadingLimits) => {
    const { entries } = await sourceOf(server.url, limits).readAll(options);
    return await importPeople({ database, references, feed: 'ldap', kind: 'ldap', entries });
  };
  await run();
  isLarge = true;
  await expect(run({ heap: { maxOldGenerationSizeMb: 16 } })).rejects.toThrow('need more memory');
  const people = await database.kysely.selectFrom('people').select(['login', 'left_at']).orderBy('login').execute();
  expect(people).toEqual([
    { login: 'p1@x', left_at: null },
    { login: 'p2@x', left_at: null },
  ]);
  const runs = await database.kysely
    .selectFrom('feed_runs')
    .select(['outcome', 'problem', 'problem_cause'])
    .orderBy('id')
    .execute();
  expect(runs).toEqual([
    { outcome: 'imported', problem: null, problem_cause: null },
    {
      outcome: 'failed',
      problem: expect.stringContaining('lower FEED_LDAP_PAGE_SIZE') as string,
      problem_cause: { code: 'ldap-memory', values: {} },
    },
  ]);
});
