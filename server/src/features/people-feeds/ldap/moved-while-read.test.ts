import { expect, it, vi } from 'vitest';
import { domain, environment, startController, user } from '../../../../test/ldap/scripted-controller.ts';
import { openTcpProxy } from '../../../../test/tcp-proxy.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { readConfig } from '../../../config/config.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedCursor } from '../feed-source.ts';
import { importPeople } from '../import/import-people.ts';
import { ldapSource } from './ldap-source.ts';

const references = readReferences(undefined);
const [first, second] = ['OU=Staff,DC=corp,DC=example', 'OU=Externals,DC=corp,DC=example'];
const entryIn = (unit: string, name: string, last: string) => ({ ...user(name, {}, last), dn: `CN=${name},${unit}` });

it('a person who is moved, while all are read, to a base that has been read stays', async () => {
  let units = { AB1: first, AB2: second, AB3: second };
  let isMoving = false;
  const { server } = await startController({
    answer: ({ base, filter }) => {
      const there = Object.entries(units).filter(([name, unit]) => base === unit || base === `CN=${name},${unit}`);
      const entries = there.map(([name, unit]) => entryIn(unit, name, `0${name.at(-1) ?? ''}`));
      if (isMoving && base === first) units = { ...units, AB2: first };
      const byId = filter.includes('objectGUID');
      const isMeant = ({ attributes }: (typeof entries)[number]) =>
        filter.includes(Buffer.from(attributes['objectGUID']?.[0] ?? '').toString('latin1'));
      return { entries: byId ? entries.filter(isMeant) : entries };
    },
  });
  await using _ = server;
  const { ldapFeed } = readConfig({
    FEED_LDAP_URL: server.url,
    FEED_LDAP_BASE: `${first};${second}`,
    FEED_LDAP_BIND_DN: environment.BIND_DN,
    FEED_LDAP_BIND_PASSWORD: environment.BIND_PASSWORD,
  });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const source = ldapSource(ldapFeed);
  const database = await openTestDatabase();
  const reading = { signal: new AbortController().signal, notice: () => {} };
  let cursor: FeedCursor = {};
  const take = async (mode: 'complete' | 'changes') => {
    const read = await (mode === 'complete' ? source.readAll(reading) : source.readChanges(cursor, reading));
    const options = { database, references, feed: 'ldap', kind: 'ldap', accepts: 'any', mode } as const;
    const { figures } = await importPeople({ ...options, ...read });
    cursor = read.cursor() ?? {};
    return figures;
  };
  const find = async () => await peopleStore(database.kysely).find({ login: 'AB2@corp.example' });

  await take('complete');
  isMoving = true;
  expect(await take('complete')).toMatchObject({ left: 0 });
  expect(await find()).toMatchObject({ leftAt: null });
  isMoving = false;
  expect(await take('complete')).toMatchObject({ left: 0 });
  expect(await find()).toMatchObject({ C_distinguishedName: `CN=AB2,${first}` });

  units = { AB1: first, AB2: second, AB3: second };
  await take('complete');
  isMoving = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  try {
    expect(await take('changes')).toMatchObject({ left: 0 });
    isMoving = false;
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await take('changes')).toMatchObject({ left: 0, changed: 1 });
    expect(await find()).toMatchObject({ leftAt: null, C_distinguishedName: `CN=AB2,${first}` });
    const { AB1, AB3 } = units;
    units = { AB1, AB3 } as typeof units;
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await take('changes')).toMatchObject({ left: 1 });
  } finally {
    vi.useRealTimers();
  }
  expect((await find())?.leftAt).not.toBeNull();
});

it.each([
  ['silent', 'ldap-slow'],
  ['closed', 'ldap-cut-off'],
] as const)('nobody leaves if the server is %s when it is asked again for missing people', async (state, code) => {
  let names = ['AB1', 'AB2'];
  const { server } = await startController({
    answer: ({ filter }) => {
      if (names.length === 1 && filter.includes('objectGUID')) proxy.set(state);
      return { entries: names.map((name) => user(name, {}, `0${name.at(-1) ?? ''}`)) };
    },
  });
  await using _ = server;
  await using proxy = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  const { ldapFeed } = readConfig({
    FEED_LDAP_URL: `ldap://127.0.0.1:${proxy.port}`,
    FEED_LDAP_BASE: domain,
    FEED_LDAP_BIND_DN: environment.BIND_DN,
    FEED_LDAP_BIND_PASSWORD: environment.BIND_PASSWORD,
    FEED_LDAP_TIMEOUT_SECONDS: '1',
  });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const source = ldapSource(ldapFeed);
  const database = await openTestDatabase();
  const take = async () => {
    const read = await source.readAll({ signal: new AbortController().signal, notice: () => {} });
    return await importPeople({
      database,
      references,
      feed: 'ldap',
      kind: 'ldap',
      accepts: 'any',
      mode: 'complete',
      ...read,
    });
  };
  await take();
  names = ['AB1'];
  await expect(take()).rejects.toMatchObject({ name: 'FeedUnavailableError', reason: { code } });
  expect(await peopleStore(database.kysely).find({ login: 'AB2@corp.example' })).toMatchObject({ leftAt: null });
});
