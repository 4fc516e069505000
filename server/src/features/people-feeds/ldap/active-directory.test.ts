import { describe, expect, it, vi } from 'vitest';
import { testFeed } from '../../../../test/ldap/read-feed.ts';
import {
  domain,
  environment,
  isForContainers,
  startController,
  unit,
  user,
} from '../../../../test/ldap/scripted-controller.ts';
import { startScriptedLdapServer } from '../../../../test/ldap/scripted-ldap-server.ts';
import type { ScriptedAnswer, ScriptedSearch } from '../../../../test/ldap/scripted-ldap-server.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';

// Entries and responses of a domain controller, as recorded from Samba and as described by MS-ADTS, MS-ADA1 to 3 and MS-DTYP.

describe('Active Directory', () => {
  it('delivers people with their GUID, names with commas, and binary photos', async () => {
    const { server, feed } = await startController({
      answer: () => ({
        entries: [
          user('AB1001', {
            givenName: ['Anna'],
            sn: ['Müller'],
            department: ['Gas'],
            manager: [`CN=Müller\\, Anna,OU=People,${domain}`],
            thumbnailPhoto: [Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
          }),
        ],
      }),
    });
    await using _ = server;
    const { entries } = await feed.readAll();
    expect(entries).toEqual([
      {
        line: 1,
        externalId: '9ac25a24-68af-4638-be4a-71fe20d96398',
        values: {
          login: 'AB1001@corp.example',
          firstName: 'Anna',
          lastName: 'Müller',
          division: 'Gas',
          manager: `CN=Müller\\, Anna,OU=People,${domain}`,
          C_groupIdentifier: 'AB1001',
          C_distinguishedName: `CN=AB1001,OU=People,${domain}`,
        },
        otherNames: [],
        photo: { kind: 'jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) },
      },
    ]);
    const asked = server.searches.find((search) => search.base === domain && !isForContainers(search));
    expect(asked?.filter).toMatch(/objectCategory.+person.+objectClass.+user.+servicePrincipalName/s);
    // The schema lacks Exchange attributes: a condition on an unknown attribute would match nobody.
    expect(asked?.filter).not.toContain('msExch');
    expect(asked?.attributes).not.toContain('msDS-cloudExtensionAttribute2');
  });

  it.each([
    ['a normal account', { userAccountControl: ['512'] }, true],
    ['a password that does not expire', { userAccountControl: ['66048'] }, true],
    ['no password needed', { userAccountControl: ['544'] }, true],
    ['a disabled account', { userAccountControl: ['514'] }, false],
    ['a disabled account with other bits', { userAccountControl: ['66082'] }, false],
    ['an account that never expires', { accountExpires: ['0'] }, true],
    ['an account that expires in 2400', { accountExpires: ['252139392000000000'] }, true],
    ['an account that expired in 2020', { accountExpires: ['132539328000000000'] }, false],
    ['krbtgt and Guest', { isCriticalSystemObject: ['TRUE'] }, false],
    ['a computer', { objectClass: ['top', 'person', 'user', 'computer'] }, false],
    ['a trust', { sAMAccountName: ['PARTNER$'] }, false],
    ['a room', { msExchRecipientTypeDetails: ['16'] }, false],
    ['a contact', { objectClass: ['top', 'person', 'contact'] }, false],
  ])('recognizes whether this is a present person: %s', async (_name, attributes, isPresent) => {
    const { server, feed } = await startController({
      answer: () => ({ entries: [user('AB1', attributes), user('AB2')] }),
    });
    await using _ = server;
    const { entries } = await feed.readAll();
    expect(entries.some(({ values }) => values.login === 'AB1@corp.example')).toBe(isPresent);
  });

  it('continues after a page without entries', async () => {
    const { server, feed } = await startController({
      answer: ({ cookie }) => {
        if (cookie === '') return { entries: [user('AB1')], cookie: 'two' };
        return cookie === 'two' ? { cookie: 'three' } : { entries: [user('AB2')] };
      },
    });
    await using _ = server;
    expect((await feed.readAll()).entries.map(({ values }) => values.C_groupIdentifier)).toEqual(['AB1', 'AB2']);
  });

  it('fetches the ranges of a long attribute', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Name ${String(index).padStart(2, '0')}`);
    const entry = user('AB1', { displayName: [], 'displayName;range=0-9': names.slice(0, 10) });
    const { server, feed } = await startController({
      answer: ({ base, attributes }) => {
        if (base === domain) return { entries: [entry] };
        const isLast = attributes[0] === 'displayName;range=20-*';
        const rest = isLast
          ? { 'displayName;range=20-*': names.slice(20) }
          : { 'displayName;range=10-19': names.slice(10, 20) };
        return { entries: [{ dn: base, attributes: rest }] };
      },
    });
    await using _ = server;
    expect((await feed.readAll()).entries[0]?.otherNames).toEqual(names);
  });

  const entryWithRange = (values: string) =>
    user('AB1', { displayName: [], [`displayName;range=${values}`]: ['Name'] });
  it.each<[string, (search: ScriptedSearch, index: number) => ScriptedAnswer, string]>([
    ['the same page', () => ({ entries: [user('AB1'), user('AB2')], cookie: 'next' }), 'sends the same entries again'],
    [
      'pages of one entry in turn',
      (_, index) => ({ entries: [user(`AB${index < 5 ? index : 5 + (index % 3)}`)], cookie: 'next' }),
      'sends the same entries again',
    ],
    ['pages without entries', () => ({ cookie: 'next' }), 'keeps sending pages without entries'],
    ['the same range', () => ({ entries: [entryWithRange('0-9')] }), 'sends the same values of displayName again'],
    [
      'ranges of one value',
      (_, index) => ({ entries: [entryWithRange(`${index}-${index}`)] }),
      'sends the values of displayName in more than 1000 parts',
    ],
  ])('reads nobody, and says why, if the server sends %s without end', async (_, answer, clause) => {
    let count = 0;
    const { server, feed } = await startController({ answer: (search) => answer(search, count++) });
    await using _server = server;
    const fault = await feed.readAll().then(String, (error: unknown) => error);
    expect(fault).toBeInstanceOf(FeedUnavailableError);
    expect(String(fault)).toBe(`FeedUnavailableError: The directory server ${server.url} ${clause}.`);
    expect(fault).toMatchObject({ reason: { values: { server: server.url } } });
  });

  it('fetches the ranges of several entries while the next page is requested', async () => {
    const namesOf = (entry: string) => Array.from({ length: 20 }, (_, index) => `${entry} ${String(index + 10)}`);
    const ranged = (name: string, last: string) =>
      user(name, { displayName: [], 'displayName;range=0-9': namesOf(name).slice(0, 10) }, last);
    const { server, feed } = await startController({
      answer: ({ base, cookie }) => {
        const name = /^CN=(\w+)/.exec(base)?.[1];
        if (name !== undefined)
          return { entries: [{ dn: base, attributes: { 'displayName;range=10-*': namesOf(name).slice(10) } }] };
        if (cookie === '') return { entries: [ranged('AB1', '01'), user('AB2', {}, '02')], cookie: 'two' };
        if (cookie === 'two') return { entries: [ranged('AB3', '03'), ranged('AB4', '04')], cookie: 'three' };
        return { entries: [ranged('AB5', '05'), ranged('AB6', '06')] };
      },
    });
    await using _ = server;
    const { entries } = await feed.readAll();
    const told = entries.map(({ values, otherNames }) => [values.C_groupIdentifier, otherNames]);
    const names = ['AB1', 'AB2', 'AB3', 'AB4', 'AB5', 'AB6'];
    expect(told).toEqual(names.map((name) => [name, name === 'AB2' ? [] : namesOf(name)]));
  });

  it('ignores references to other servers, and sends a notice', async () => {
    const { server, feed } = await startController({
      answer: () => ({ entries: [user('AB1')], references: [`ldap://corp.example/CN=Configuration,${domain}`] }),
    });
    await using _ = server;
    const { entries, notices } = await feed.readAll();
    expect(entries).toHaveLength(1);
    expect(notices.join('\n')).toMatch(/refers to other servers/);
  });

  it('ignores a deleted manager', async () => {
    const manager = [`CN=Cleo\\0ADEL:479cac3d-681e-4111-acb3-831111abe34d,CN=Deleted Objects,${domain}`];
    const { server, feed } = await startController({ answer: () => ({ entries: [user('AB1', { manager })] }) });
    await using _ = server;
    expect((await feed.readAll()).entries[0]?.values.manager).toBeUndefined();
  });

  it.each([
    [51, 'is busy'],
    [4, 'size limit'],
    [3, 'time limit'],
    [10, 'returned a referral'],
    [1, 'result code 1'],
  ])('reads nobody if a later page fails with code %i', async (code, sentence) => {
    const { server, feed } = await startController({
      answer: ({ cookie }) =>
        cookie === '' ? { entries: [user('AB1')], cookie: 'two' } : { entries: [user('AB2')], code },
    });
    await using _ = server;
    const fault = await feed.readAll().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(FeedUnavailableError);
    expect(String(fault)).toContain(sentence);
  });

  it.each([
    ['52e', 'rejected FEED_LDAP_BIND_DN or its password'],
    ['532', 'password of FEED_LDAP_BIND_DN has expired'],
    ['775', 'FEED_LDAP_BIND_DN is locked'],
  ])('explains a rejected bind: data %s', async (data, sentence) => {
    const diagnostic = `80090308: LdapErr: DSID-0C090446, comment: AcceptSecurityContext error, data ${data}, v4563\0`;
    await using server = await startScriptedLdapServer({ bind: { code: 49, diagnostic }, search: () => ({}) });
    await expect(testFeed({ ...environment, URL: server.url }).readAll()).rejects.toThrow(sentence);
  });
});

describe('changes of Active Directory', () => {
  it('include people who changed, their reports, and those who are no longer people', async () => {
    const { server, controller, feed } = await startController({
      answer: () => ({ entries: [user('AB1'), user('AB2', {}, '99')] }),
    });
    await using _ = server;
    const { cursor } = await feed.readAll();
    controller.usn = '4000';
    controller.answer = ({ filter, controls }) => {
      if (controls.includes('1.2.840.113556.1.4.417')) return { entries: [user('Deleted', {}, '97')] };
      if (filter.includes('manager')) return { entries: [user('Report', {}, '96')] };
      const changed = [user('AB1', { title: ['New'] }), user('AB2', { userAccountControl: ['514'] }, '99')];
      return { entries: changed };
    };
    const changes = await feed.readChanges(cursor);
    const told = changes.entries.map(({ line, externalId, isRemoved, values }) => [
      line,
      externalId?.slice(-2),
      isRemoved ?? values.login,
    ]);
    expect(told).toEqual([
      [1, '98', 'AB1@corp.example'],
      [2, '96', 'Report@corp.example'],
      [3, '99', true],
      [4, '97', true],
    ]);
    const filters = server.searches.map(({ filter }) => filter).filter((filter) => filter.includes('uSNChanged'));
    expect(filters.length).toBeGreaterThan(0);
    expect(filters.every((filter) => filter.includes('3947'))).toBe(true);
    expect(await feed.readChanges(changes.cursor)).toMatchObject({ entries: [], cursor: changes.cursor });
  });

  it.each([
    ['another domain controller', { invocationId: 'other' }],
    ['a restored domain controller', { usn: '3000' }],
  ])('cannot be read from %s', async (_name, other) => {
    const { server, controller, feed } = await startController({ answer: () => ({ entries: [user('AB1')] }) });
    await using _ = server;
    const { cursor } = await feed.readAll();
    Object.assign(controller, other);
    await expect(feed.readChanges(cursor)).rejects.toBeInstanceOf(CursorExpiredError);
  });

  it('can be read from either of two domain controllers that were read before', async () => {
    const { server, controller, feed } = await startController({ answer: () => ({ entries: [user('AB1')] }) });
    await using _ = server;
    await feed.readAll();
    controller.invocationId = 'other';
    const { cursor } = await feed.readAll();
    expect((await feed.readChanges(cursor)).entries).toEqual([]);
    controller.invocationId = 'R Ss]';
    expect((await feed.readChanges(cursor)).entries).toEqual([]);
  });

  it('cannot be read after the configuration changed', async () => {
    const { server, feed } = await startController({ answer: () => ({ entries: [user('AB1')] }) });
    await using _ = server;
    const { cursor } = await feed.readAll();
    const other = testFeed({ ...environment, URL: server.url, FILTER: '(objectClass=user)' });
    await other.readAll();
    await expect(other.readChanges(cursor)).rejects.toBeInstanceOf(CursorExpiredError);
  });

  it('include everybody below a renamed unit, and people who refer to them', async () => {
    const { server, controller, feed } = await startController({
      containers: [unit('OU=Sales', '01'), unit('OU=IT', '02')],
      answer: () => ({ entries: [user('AB1'), user('AB2', {}, '99')] }),
    });
    await using _ = server;
    const { cursor } = await feed.readAll();
    const renamed = { ...unit('OU=Vertrieb', '01') };
    controller.usn = '4000';
    controller.containers = [renamed, unit('OU=IT', '02')];
    controller.answer = ({ base, filter, controls }) => {
      if (controls.includes('1.2.840.113556.1.4.417')) return {};
      if (base === renamed.dn) return { entries: [{ ...user('AB1'), dn: `CN=AB1,${renamed.dn}` }] };
      return filter.includes('manager') && filter.includes(`CN=AB1,${renamed.dn}`)
        ? { entries: [user('AB2', { manager: [`CN=AB1,${renamed.dn}`] }, '99')] }
        : {};
    };
    const changes = await feed.readChanges(cursor);
    expect(changes.entries.map(({ values }) => [values.C_distinguishedName, values.manager])).toEqual([
      [`CN=AB1,${renamed.dn}`, undefined],
      [`CN=AB2,OU=People,${domain}`, `CN=AB1,${renamed.dn}`],
    ]);
    const { length } = server.searches;
    controller.usn = '4001';
    controller.answer = () => ({});
    expect((await feed.readChanges(changes.cursor)).entries).toEqual([]);
    expect(server.searches.slice(length).filter(({ base }) => base.startsWith('OU='))).toEqual([]);
  });

  it('include people who appeared or moved according to their ids; if there are many, everybody is read', async () => {
    const { server, controller, feed } = await startController({ answer: () => ({ entries: [user('AB1')] }) });
    await using _ = server;
    const { cursor } = await feed.readAll();
    const people = (count: number) =>
      Array.from({ length: count }, (_each, index) => ({
        ...user(`N${index}`),
        attributes: { ...user(`N${index}`).attributes, objectGUID: [Buffer.from(String(index).padStart(16, '0'))] },
      }));
    let there = [user('AB1'), ...people(3)];
    controller.answer = ({ base, filter }) => {
      if (filter.includes('manager')) return {};
      return { entries: base === domain ? there : there.filter(({ dn }) => dn === base) };
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    try {
      const changes = await feed.readChanges(cursor);
      expect(changes.entries.map(({ values }) => values.C_groupIdentifier)).toEqual(['N0', 'N1', 'N2']);
      there = [user('AB1'), ...people(1100)];
      vi.setSystemTime(Date.now() + 11 * 60_000);
      await expect(feed.readChanges(changes.cursor)).rejects.toBeInstanceOf(CursorExpiredError);
    } finally {
      vi.useRealTimers();
    }
  });
});
