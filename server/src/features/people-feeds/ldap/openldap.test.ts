import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { Attribute, Change, Client } from 'ldapts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ConfigurationError, readConfig } from '../../../config/config.ts';
import type { LdapFeedConfig } from '../../../config/ldap-feed.ts';
import { ldapPeople, ldapSuffix, peopleLdif, record } from '../../../../test/ldap/people-ldif.ts';
import { testFeed } from '../../../../test/ldap/read-feed.ts';
import { certificateFolder, startSlapd } from '../../../../test/ldap/start-slapd.ts';
import type { Slapd } from '../../../../test/ldap/start-slapd.ts';
import { withSlapd } from '../../../../test/ldap/with-slapd.ts';
import { openTcpProxy } from '../../../../test/tcp-proxy.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import { ldapSource } from './ldap-source.ts';

const portrait = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0x00]);
const people = [
  record(ldapPeople, [
    ['objectClass', 'organizationalUnit'],
    ['ou', 'people'],
  ]),
  record(`cn=Amy Wong+sn=Kroker,${ldapPeople}`, [
    ['objectClass', 'inetOrgPerson'],
    ['uid', 'amy'],
    ['cn', 'Amy Wong'],
    ['sn', 'Kroker'],
    ['givenName', 'Amy'],
    ['mail', 'wong@planet.example'],
    ['mail', 'amy@planet.example'],
    ['ou', 'Intern'],
  ]),
  record(`uid=bender,${ldapPeople}`, [
    ['objectClass', 'inetOrgPerson'],
    ['objectClass', 'directoryPerson'],
    ['uid', 'alias'],
    ['uid', 'bender'],
    ['cn', 'Bender Bending Rodríguez'],
    ['sn', 'Rodríguez'],
    ['givenName', 'Bender'],
    ['employeeType', "Ship's Robot"],
    ['jpegPhoto', portrait],
    ['manager', `CN=M\\C3\\BCller\\2C Anna,${ldapPeople}`],
  ]),
  record(`cn=Müller\\, Anna,${ldapPeople}`, [
    ['objectClass', 'inetOrgPerson'],
    ['cn', 'Müller, Anna'],
    ['sn', 'Müller'],
    ['uid', 'anna'],
    ['c;lang-x', ''],
  ]),
  record(`cn=crew,${ldapPeople}`, [
    ['objectClass', 'groupOfNames'],
    ['cn', 'crew'],
    ['member', `uid=bender,${ldapPeople}`],
  ]),
];

withSlapd('an OpenLDAP server', () => {
  let slapd: Slapd;
  let client: Client;
  const variables = (more: { readonly [name: string]: string } = {}) => ({
    URL: slapd.url,
    BASE: ldapPeople,
    BIND_DN: slapd.administrator.dn,
    BIND_PASSWORD: slapd.administrator.password,
    ...more,
  });
  const faultOf = async (more: { readonly [name: string]: string }) =>
    await testFeed(variables(more))
      .readAll()
      .then(String, (error: unknown) => error);

  beforeAll(async () => {
    const limited = `limits dn.exact="uid=bender,${ldapPeople}" size=2`;
    slapd = await startSlapd({ records: people, settings: [limited] });
    client = new Client({ url: slapd.url });
    await client.bind(slapd.administrator.dn, slapd.administrator.password);
  });
  afterAll(async () => {
    await client.unbind();
    await slapd[Symbol.asyncDispose]();
  });

  it('delivers its people', async () => {
    const { entries, notices } = await testFeed(variables({ PAGE_SIZE: '1' })).readAll();
    expect(entries.map(({ externalId: _, line: __, ...entry }) => entry)).toEqual([
      {
        values: {
          login: 'amy',
          firstName: 'Amy',
          lastName: 'Kroker',
          // Values have no order, so they are sorted.
          email: 'amy@planet.example',
          division: 'Intern',
          C_distinguishedName: `cn=Amy Wong+sn=Kroker,${ldapPeople}`,
        },
        otherNames: ['Amy Wong'],
        photo: null,
      },
      {
        values: {
          // The value in the RDN of the entry comes first.
          login: 'bender',
          firstName: 'Bender',
          lastName: 'Rodríguez',
          manager: expect.stringMatching(/^cn=M.*ller.*Anna,/i) as string,
          C_distinguishedName: `uid=bender,${ldapPeople}`,
        },
        otherNames: ['Bender Bending Rodríguez'],
        photo: { kind: 'jpeg', bytes: new Uint8Array(portrait) },
      },
      {
        values: { login: 'anna', lastName: 'Müller', C_distinguishedName: expect.stringContaining('Anna') as string },
        otherNames: ['Müller, Anna'],
        photo: null,
      },
    ]);
    for (const { externalId } of entries) expect(externalId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(notices).toEqual([expect.stringContaining('unencrypted')]);
  });

  it('is reached over TLS with the company’s own certificate authority', async () => {
    const CA = join(certificateFolder, 'ca.pem');
    const secure = await testFeed(variables({ URL: slapd.secureUrl, CA })).readAll();
    expect(secure).toMatchObject({ entries: { length: 3 }, notices: [] });
    const upgraded = await testFeed(variables({ START_TLS: 'true', CA })).readAll();
    expect(upgraded).toMatchObject({ entries: { length: 3 }, notices: [] });
  });

  it.each([
    ['an unknown authority', () => ({ URL: slapd.secureUrl }), 'an authority that is not trusted: set FEED_LDAP_CA'],
    ['an unknown authority after StartTLS', () => ({ START_TLS: 'true' }), 'set FEED_LDAP_CA'],
    ['a wrong password', () => ({ BIND_PASSWORD: 'wrong' }), 'rejected FEED_LDAP_BIND_DN or its password'],
    ['a base that does not exist', () => ({ BASE: `ou=nobody,${ldapSuffix}` }), 'has no entry at FEED_LDAP_BASE'],
    [
      'a filter that nobody matches',
      () => ({ FILTER: '(objectClass=computer)' }),
      'returns nobody under FEED_LDAP_BASE',
    ],
    ['a port where nothing listens', () => ({ URL: 'ldap://127.0.0.1:1' }), 'refuses connections on that port'],
    ['a host that does not exist', () => ({ URL: 'ldap://nowhere.invalid' }), 'DNS does not know'],
  ])('reads nobody with %s, and says why', async (_name, more, sentence) => {
    const fault = await faultOf(more());
    expect(fault).toBeInstanceOf(FeedUnavailableError);
    expect(String(fault)).toContain(sentence);
    expect(fault).toHaveProperty('reason.code');
    expect(String(fault)).not.toContain('correct horse');
  });

  it('tries the next server if the first one is unavailable', async () => {
    const { entries } = await testFeed(variables({ URL: `ldap://127.0.0.1:1 ${slapd.url}` })).readAll();
    expect(entries).toHaveLength(3);
  });

  it.each([
    ['FEED_LDAP_CA', { CA: '/nowhere.pem' }],
    ['FEED_LDAP_MAP', { MAP: '/nowhere.json' }],
    ['FEED_LDAP_BIND_PASSWORD_FILE', { BIND_PASSWORD: '', BIND_PASSWORD_FILE: '/nowhere' }],
    ['FEED_LDAP_FILTER', { FILTER: '(objectClass=person' }],
    ['FEED_LDAP_BASE', { BASE: 'dc=group,example' }],
  ])('is rejected in the configuration if %s is faulty', (variable, more) => {
    expect(() => testFeed(variables(more as { [name: string]: string }))).toThrow(ConfigurationError);
    expect(() => testFeed(variables(more as { [name: string]: string }))).toThrow(variable);
  });

  it('is read with the files of the configuration as they are then: a new password or authority needs no restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ldap-files-'));
    const [CA, passwordFile] = [join(folder, 'ca.pem'), join(folder, 'password')];
    const account = `uid=bender,${ldapPeople}`;
    const putPassword = async (password: string) => {
      await client.modify(account, set('userPassword', password));
      writeFileSync(passwordFile, `${password}\n`);
    };
    try {
      await putPassword('pässwörd 密');
      copyFileSync(join(certificateFolder, 'ca.pem'), CA);
      const base = `cn=Müller\\, Anna,${ldapPeople}`;
      const feed = testFeed({
        URL: slapd.secureUrl,
        CA,
        BASE: base,
        BIND_DN: account,
        BIND_PASSWORD_FILE: passwordFile,
      });
      expect((await feed.readAll()).entries).toHaveLength(1);
      await putPassword('another one');
      expect((await feed.readAll()).entries).toHaveLength(1);
      writeFileSync(CA, rootCertificates[0] ?? '');
      await expect(feed.readAll()).rejects.toThrow('set FEED_LDAP_CA');
      copyFileSync(join(certificateFolder, 'ca.pem'), CA);
      rmSync(passwordFile);
      const fault = await feed.readAll().catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(FeedUnavailableError);
      expect(fault).toMatchObject({
        reason: { code: 'ldap-file', values: { variable: 'FEED_LDAP_BIND_PASSWORD_FILE' } },
      });
      await putPassword('a third one');
      expect((await feed.readAll()).entries).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('reads nobody if the server sends only some of the people', async () => {
    await client.modify(`uid=bender,${ldapPeople}`, set('userPassword', 'robot'));
    const fault = await faultOf({ BIND_DN: `uid=bender,${ldapPeople}`, BIND_PASSWORD: 'robot' });
    expect(String(fault)).toContain('size limit');
  });

  it('reads the company’s own attributes, and nobody if one has a typo', async () => {
    const MAP = join(certificateFolder, 'map.json');
    const { entries } = await testFeed(variables({ MAP })).readAll();
    expect(entries[0]?.values).toMatchObject({ login: 'amy@planet.example', title: 'Amy' });
    expect(readFileSync(MAP, 'utf8')).toContain('givenName');
    const fault = await faultOf({ MAP: join(certificateFolder, 'map-with-typo.json') });
    expect(fault).toBeInstanceOf(FeedUnavailableError);
    expect(String(fault)).toContain('no attribute "giveName", which is mapped to title. Did you mean "givenName"?');
  });

  it('reads several bases, each entry once', async () => {
    const BASE = `${ldapPeople}; ${ldapSuffix} ;uid=bender,${ldapPeople}`;
    expect((await testFeed(variables({ BASE })).readAll()).entries).toHaveLength(3);
  });

  it('reads changes: new, changed, moved, disabled and deleted people', async () => {
    const feed = testFeed(variables());
    const first = await feed.readAll();
    const settled = await feed.readChanges((await feed.readChanges(first.cursor)).cursor);
    const idOf = (login: string) => first.entries.find(({ values }) => values.login === login)?.externalId;
    const zoe = `uid=zoe,${ldapPeople}`;
    await client.add(zoe, { objectClass: 'inetOrgPerson', cn: 'Zoé', sn: 'Z' });
    await client.modify(`cn=Amy Wong+sn=Kroker,${ldapPeople}`, set('title', 'Intern'));
    await client.modifyDN(`cn=Müller\\, Anna,${ldapPeople}`, `cn=Meyer\\, Anna,${ldapSuffix}`);
    await client.modify(`uid=bender,${ldapPeople}`, set('userAccountControl', '514'));
    const changes = await feed.readChanges(settled.cursor);
    const told = new Map(changes.entries.map((entry) => [entry.externalId, entry]));
    expect(told.get(idOf('amy'))?.values.title).toBe('Intern');
    expect(told.get(idOf('bender'))?.isRemoved).toBe(true);
    expect(changes.entries.some(({ values }) => values.login === 'zoe')).toBe(true);
    const rest = await feed.readChanges(changes.cursor);
    const last = await feed.readChanges(rest.cursor);
    expect(last.entries.length).toBeLessThanOrEqual(1);

    await client.del(zoe);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    try {
      const later = await feed.readChanges(last.cursor);
      const removed = later.entries.filter(({ isRemoved }) => isRemoved === true);
      // Anna was moved out of the base.
      expect(removed.map(({ externalId }) => externalId)).toEqual(
        expect.arrayContaining([
          idOf('anna'),
          changes.entries.find(({ values }) => values.login === 'zoe')?.externalId,
        ]),
      );
      // That reading was not stored, so the next one finds the same.
      const again = await feed.readChanges(last.cursor);
      expect(again.entries.filter(({ isRemoved }) => isRemoved === true)).toHaveLength(removed.length);
      const stored = await feed.readChanges(again.cursor);
      expect(stored.entries.map(({ externalId }) => externalId)).not.toContain(idOf('anna'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads everybody after a restart, since deleted people would be missed', async () => {
    const { cursor } = await testFeed(variables()).readAll();
    await expect(testFeed(variables()).readChanges(cursor)).rejects.toBeInstanceOf(CursorExpiredError);
  });

  it('cannot continue from the cursor of another configuration', async () => {
    const { cursor } = await testFeed(variables()).readAll();
    const other = testFeed(variables({ BASE: ldapSuffix }));
    await other.readAll();
    await expect(other.readChanges(cursor)).rejects.toBeInstanceOf(CursorExpiredError);
  });
});

withSlapd('an OpenLDAP server with 20,000 people', () => {
  const count = 20_000;
  let slapd: Slapd;
  const variables = (more: { readonly [name: string]: string } = {}) => ({
    URL: slapd.url,
    BASE: ldapPeople,
    BIND_DN: slapd.administrator.dn,
    BIND_PASSWORD: slapd.administrator.password,
    ...more,
  });

  beforeAll(async () => {
    slapd = await startSlapd({ records: peopleLdif(count, 7), hasSyncprov: true });
  });
  afterAll(() => slapd[Symbol.asyncDispose]());

  it('delivers all of them, with managers who are people', async () => {
    const feed = testFeed(variables());
    const { entries, cursor } = await feed.readAll();
    expect(new Set(entries.map(({ externalId }) => externalId)).size).toBe(count);
    expect(entries.at(-1)?.line).toBe(count);
    expect(entries.filter(({ values }) => values.manager !== undefined).length).toBeGreaterThan(count / 2);
    // According to the suffix entry, nothing has changed.
    expect((await feed.readChanges(cursor)).entries).toEqual([]);
  });

  it('reads changes based on the positions of its providers', async () => {
    const feed = testFeed(variables({ FILTER: '(businessCategory=SC)' }));
    const { cursor, entries } = await feed.readAll();
    const [one] = entries;
    const client = new Client({ url: slapd.url });
    await client.bind(slapd.administrator.dn, slapd.administrator.password);
    await client.modify(one?.values.C_distinguishedName ?? '', set('businessCategory', 'IC'));
    await client.unbind();
    const changes = await feed.readChanges(cursor);
    expect(changes.entries).toContainEqual(expect.objectContaining({ externalId: one?.externalId, isRemoved: true }));
    expect(changes.cursor).not.toEqual(cursor);
  });

  const upgraded = { FEED_LDAP_START_TLS: 'true', FEED_LDAP_CA: join(certificateFolder, 'ca.pem') };
  it.each([
    ['closed', 'ldap-cut-off', {}],
    ['closed', 'ldap-cut-off', upgraded],
    ['ended', 'ldap-cut-off', {}],
    ['ended', 'ldap-cut-off', upgraded],
    ['silent', 'ldap-slow', { FEED_LDAP_TIMEOUT_SECONDS: '3' }],
  ] as const)(
    'reads nobody if the connection is %s in the middle: %s, %o',
    async (state, code, more) => {
      await using proxy = await openTcpProxy({ host: '127.0.0.1', port: slapd.port });
      const seen: number[] = [];
      const { ldapFeed } = readConfig({
        ...Object.fromEntries(Object.entries(variables()).map(([name, value]) => [`FEED_LDAP_${name}`, value])),
        FEED_LDAP_URL: `ldap://127.0.0.1:${proxy.port}`,
        ...more,
      });
      const { entries } = await ldapSource(ldapFeed as LdapFeedConfig).readAll({
        signal: new AbortController().signal,
        notice: () => {},
      });
      const reading = (async () => {
        for await (const { line } of entries) {
          seen.push(line);
          if (line === 100) proxy.set(state);
        }
      })();
      await expect(reading).rejects.toMatchObject({ name: 'FeedUnavailableError', reason: { code } });
      expect(seen.length).toBeGreaterThanOrEqual(100);
      expect(seen.length).toBeLessThan(count);
      // It does not reconnect, which would be without a bind.
      expect(proxy.attempts()).toBe(1);
      // A closed connection is not waited for: the timeout of a response is 60 s.
    },
    40_000,
  );

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { ldapFeed } = readConfig(
      Object.fromEntries(Object.entries(variables()).map(([name, value]) => [`FEED_LDAP_${name}`, value])),
    );
    const { entries } = await ldapSource(ldapFeed as LdapFeedConfig).readAll({
      signal: controller.signal,
      notice: () => {},
    });
    const reading = (async () => {
      for await (const { line } of entries) if (line === 1000) controller.abort(new Error('interrupted'));
    })();
    await expect(reading).rejects.toThrow('interrupted');
  });
});

function set(attribute: string, value: string): Change {
  return new Change({ operation: 'replace', modification: new Attribute({ type: attribute, values: [value] }) });
}
