import { Attribute, Change, Client } from 'ldapts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ldapPeople, ldapSuffix, record } from '../../../../test/ldap/people-ldif.ts';
import { testFeed } from '../../../../test/ldap/read-feed.ts';
import type { ReadFeed, TestFeed } from '../../../../test/ldap/read-feed.ts';
import { startSlapd } from '../../../../test/ldap/start-slapd.ts';
import type { Slapd } from '../../../../test/ldap/start-slapd.ts';
import { withSlapd } from '../../../../test/ldap/with-slapd.ts';
import { FeedUnavailableError } from '../feed-source.ts';

// People whose own entries do not change: their organizational unit is renamed or moved, or the filter begins to match them.

let created = 0;
/** Backdates the entry, since changes of the last seconds would be read again. */
const longAgo = () => ['entryCSN', `20200101000000.000000Z#${String(++created).padStart(6, '0')}#000#000000`] as const;

const unit = (dn: string) =>
  record(dn, [['objectClass', 'organizationalUnit'], ['ou', /^ou=([^,]+)/.exec(dn)?.[1] ?? ''], longAgo()]);
const person = (login: string, parent: string) =>
  record(`uid=${login},${parent}`, [
    ['objectClass', 'inetOrgPerson'],
    ['uid', login],
    ['cn', login],
    ['sn', login],
    longAgo(),
  ]);
const outside = `ou=outside,${ldapSuffix}`;
const externals = `ou=externals,${ldapSuffix}`;
const sales = `ou=sales,${ldapPeople}`;
const readers = `cn=readers,${ldapSuffix}`;
const records = [
  record(readers, [
    ['objectClass', 'groupOfNames'],
    ['cn', 'readers'],
    ['member', ldapSuffix],
  ]),
  unit(ldapPeople),
  unit(sales),
  unit(`ou=north,${sales}`),
  unit(outside),
  unit(externals),
  person('amy', ldapPeople),
  person('bender', sales),
  person('fry', `ou=north,${sales}`),
  person('zoe', outside),
  person('leela', externals),
];

describe.each([false, true])('an OpenLDAP server (with syncprov: %s)', (hasSyncprov) => {
  withSlapd('people who move with their unit', () => {
    let slapd: Slapd;
    let client: Client;
    let feed: TestFeed;
    let last: ReadFeed;
    const open = (more: { readonly [name: string]: string } = {}) =>
      testFeed({
        URL: slapd.url,
        BASE: ldapPeople,
        BIND_DN: slapd.administrator.dn,
        BIND_PASSWORD: slapd.administrator.password,
        ...more,
      });
    const known = new Map<string, string>();
    /** The delivered entries that differ from those delivered before, since changes of the last seconds are read again. */
    const news = ({ entries }: ReadFeed) => {
      const told = entries.map(({ externalId = '', values, isRemoved }) => {
        const name = isRemoved === true ? 'removed' : (values.C_distinguishedName ?? '');
        return [externalId, name] as const;
      });
      return told.filter(([id, name]) => known.get(id) !== name);
    };
    const look = async () => {
      last = await feed.readChanges(last.cursor);
      const told = news(last);
      for (const [id, name] of told) known.set(id, name);
      return told.map(([, name]) => name).toSorted();
    };

    beforeAll(async () => {
      slapd = await startSlapd({ records, hasSyncprov });
      client = new Client({ url: slapd.url });
      await client.bind(slapd.administrator.dn, slapd.administrator.password);
      feed = open();
      last = await feed.readAll();
      for (const [id, name] of news(last)) known.set(id, name);
      expect(known.size).toBe(3);
      expect([await look(), await look()]).toEqual([[], []]);
    });
    afterAll(async () => {
      await client.unbind();
      await slapd[Symbol.asyncDispose]();
    });

    it('are delivered with the next changes if the unit is renamed', async () => {
      await client.modifyDN(sales, `ou=vertrieb,${ldapPeople}`);
      expect(await look()).toEqual([
        `uid=bender,ou=vertrieb,${ldapPeople}`,
        `uid=fry,ou=north,ou=vertrieb,${ldapPeople}`,
      ]);
      expect(await look()).toEqual([]);
    });

    it('are delivered again if that was not stored', async () => {
      await client.modifyDN(`ou=vertrieb,${ldapPeople}`, sales);
      const first = news(await feed.readChanges(last.cursor)).map(([, name]) => name);
      expect(first.toSorted()).toEqual([`uid=bender,${sales}`, `uid=fry,ou=north,${sales}`]);
      expect(await look()).toEqual(first.toSorted());
    });

    it('are delivered with the next changes if the unit is moved below the base', async () => {
      await client.modifyDN(outside, `ou=outside,${ldapPeople}`);
      expect(await look()).toEqual([`uid=zoe,ou=outside,${ldapPeople}`]);
    });

    it('leave when the ids are compared after the unit was moved out of the base', async () => {
      await client.modifyDN(`ou=outside,${ldapPeople}`, outside);
      expect(await look()).toEqual([]);
      await afterTenMinutes(async () => {
        expect(await look()).toEqual(['removed']);
        expect(await look()).toEqual([]);
      });
    });
  });
});

withSlapd('an OpenLDAP server whose entries appear and vanish', () => {
  let slapd: Slapd;
  let client: Client;
  const open = (more: { readonly [name: string]: string } = {}) =>
    testFeed({
      URL: slapd.url,
      BASE: ldapPeople,
      BIND_DN: slapd.administrator.dn,
      BIND_PASSWORD: slapd.administrator.password,
      ...more,
    });

  beforeAll(async () => {
    const rights = [
      `access to dn.subtree="ou=north,${sales}" by group.exact="${readers}" read by * none`,
      `access to dn.subtree="${externals}" by dn.exact="uid=amy,${ldapPeople}" none by * read`,
      'access to * by anonymous auth by * read',
    ];
    slapd = await startSlapd({ records, settings: rights });
    client = new Client({ url: slapd.url });
    await client.bind(slapd.administrator.dn, slapd.administrator.password);
    await client.modify(`uid=amy,${ldapPeople}`, set('userPassword', 'secret'));
  });
  afterAll(async () => {
    await client.unbind();
    await slapd[Symbol.asyncDispose]();
  });

  it('delivers people who became visible without a change of their own entry when the ids are compared', async () => {
    const feed = open({ BIND_DN: `uid=amy,${ldapPeople}`, BIND_PASSWORD: 'secret' });
    const { cursor, entries } = await feed.readAll();
    expect(entries.map(({ values }) => values.login)).toEqual(['amy', 'bender']);
    // People who were loaded just now are read twice.
    const settled = await feed.readChanges((await feed.readChanges(cursor)).cursor);
    await client.modify(readers, set('member', `uid=amy,${ldapPeople}`));
    const before = await feed.readChanges(settled.cursor);
    expect(before.entries.map(({ values }) => values.login)).not.toContain('fry');
    await afterTenMinutes(async () => {
      const logins = async (from: ReadFeed) =>
        (await feed.readChanges(from.cursor)).entries.map(({ values }) => values.login);
      expect(await logins(before)).toContain('fry');
      // That reading was not stored.
      expect(await logins(before)).toContain('fry');
      expect(await logins(await feed.readChanges(before.cursor))).not.toContain('fry');
    });
  });

  it('reads nobody if one of several bases has no people, and names that base', async () => {
    const BASE = `${ldapPeople};${externals}`;
    const feed = open({ BASE });
    const { cursor, entries } = await feed.readAll();
    expect(entries).toHaveLength(4);
    const account = open({ BASE, BIND_DN: `uid=amy,${ldapPeople}`, BIND_PASSWORD: 'secret' });
    const fault = await account.readAll().then(String, (error: unknown) => error);
    expect(fault).toBeInstanceOf(FeedUnavailableError);
    expect(String(fault)).toMatch(/entry at FEED_LDAP_BASE|returns nobody under ou=externals/);
    await client.modifyDN(externals, `ou=old,${ldapSuffix}`);
    await client.add(externals, { objectClass: 'organizationalUnit', ou: 'externals' });
    await expect(feed.readAll()).rejects.toThrow(`returns nobody under ${externals}`);
    await afterTenMinutes(async () => {
      await expect(feed.readChanges(cursor)).rejects.toThrow(`returns nobody under ${externals}`);
    });
  });
});

async function afterTenMinutes(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
}

function set(attribute: string, value: string): Change {
  return new Change({ operation: 'replace', modification: new Attribute({ type: attribute, values: [value] }) });
}
