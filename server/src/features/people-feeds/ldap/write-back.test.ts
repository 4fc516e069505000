import { getUserProfile, updateUserProfile } from '@directory/contract';
import { Attribute, Change, Client } from 'ldapts';
import { afterAll, expect, it, test, vi } from 'vitest';
import { ldapPeople, record } from '../../../../test/ldap/people-ldif.ts';
import { startScriptedLdapServer } from '../../../../test/ldap/scripted-ldap-server.ts';
import { startSlapd } from '../../../../test/ldap/start-slapd.ts';
import { usesSlapd, withSlapd } from '../../../../test/ldap/with-slapd.ts';
import { openTcpProxy } from '../../../../test/tcp-proxy.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { openTestDirectory } from '../../../../test/test-directory.ts';
import { selfServiceStore } from '../../../people/rules/self-service-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { readConfig } from '../../../config/config.ts';
import { importPeople } from '../import/import-people.ts';
import { ldapSource } from './ldap-source.ts';
import { ldapWriteBack } from './write-back.ts';

const dn = (name: string) => `uid=${name}@group.example,${ldapPeople}`;
const person = (name: string, more: readonly (readonly [string, string])[] = []) =>
  record(dn(name), [
    ['objectClass', 'inetOrgPerson'],
    ['objectClass', 'directoryPerson'],
    ['uid', `${name}@group.example`],
    ['cn', name],
    ['sn', name],
    ['groupIdentifier', name],
    ['msDS-cloudExtensionAttribute2', 'ORG0001'],
    ...more,
  ]);
const people = [
  record(ldapPeople, [
    ['objectClass', 'organizationalUnit'],
    ['ou', 'people'],
  ]),
  person('AB1001', [
    ['telephoneNumber', '+33 1 44 00 00 01'],
    ['telephoneNumber', '+33 1 44 00 00 02'],
    ['c', 'FR'],
    ['houseIdentifier', 'Old site'],
  ]),
  person('AB1002'),
  person('AB1003', [
    ['telephoneNumber', '+33 1 44 00 00 03'],
    ['telephoneNumber', '+33 1 44 00 00 04'],
  ]),
  person('AB1004', [
    ['telephoneNumber', '+33 1 44 00 00 05'],
    ['telephoneNumber', '+33 1 44 00 00 06'],
  ]),
  person('AB1005', [
    ['telephoneNumber', '+33 1 44-00-00-11'],
    ['telephoneNumber', '+33 1 44-00-00-12'],
    ['houseIdentifier', 'North Tower'],
    ['houseIdentifier', 'Tower'],
  ]),
  person('AB1007', [
    ['facsimileTelephoneNumber', '+33 1 44 00 00 21'],
    ['facsimileTelephoneNumber', '+33 1 44 00 00 22'],
  ]),
  person('AB1008', [
    ['telephoneNumber', 'tel:+33 1 44 00 00 31'],
    ['telephoneNumber', 'tel:+33 1 44 00 00 32'],
    ['linkedInURI', 'http://www.linkedin.com/in/one'],
    ['linkedInURI', 'www.linkedin.com/in/two'],
  ]),
  person('AB1009', [
    ['telephoneNumber', '+33 1 44 00 00 41'],
    ['telephoneNumber', 'tel:+33 1 44 00 00 41'],
    ['telephoneNumber', '+33 1 44 00 00 42'],
    ['facsimileTelephoneNumber', '+33 1 44 00 00 43'],
    ['facsimileTelephoneNumber', '+33144000043'],
    ['facsimileTelephoneNumber', '+33 1 44 00 00 44'],
  ]),
  person('AB1010', [
    ['telephoneNumber', '+33 1 44 00 00 51'],
    ['telephoneNumber', '+33 1 44 00 00 52'],
  ]),
  person('AB1006', [
    ['secretary', dn('AB1002')],
    ['secretary', dn('AB1003')],
  ]),
];
const opened = [
  'primaryPhone',
  'mobilePhone',
  'C_facsimileTelephoneNumber',
  'C_countryname',
  'C_houseIdentifier',
  'C_assistant',
  'city',
] as const;

const account = `cn=directory,${ldapPeople}`;
const rights = [
  `access to attrs=l by dn.exact="${account}" read by * none`,
  `access to * by dn.exact="${account}" write by anonymous auth by * none`,
];
const service = record(account, [
  ['objectClass', 'organizationalRole'],
  ['objectClass', 'simpleSecurityObject'],
  ['cn', 'directory'],
  ['userPassword', 'secret'],
]);

/** A directory whose people come from slapd through a proxy. */
async function openBoth() {
  const slapd = await startSlapd({ records: [...people, service], settings: rights });
  const proxy = await openTcpProxy({ host: '127.0.0.1', port: slapd.port });
  const environment = {
    FEED_LDAP_URL: `ldap://127.0.0.1:${proxy.port}`,
    FEED_LDAP_BASE: ldapPeople,
    FEED_LDAP_BIND_DN: account,
    FEED_LDAP_BIND_PASSWORD: 'secret',
    FEED_LDAP_WRITE_BACK: 'true',
    FEED_LDAP_TIMEOUT_SECONDS: '3',
  };
  const other = { login: 'csv@group.example', C_msDSCloudExtensionAttribute2: 'ORG0001' };
  const directory = await openTestDirectory([other], environment);
  const client = new Client({ url: slapd.url });
  await client.bind(slapd.administrator.dn, slapd.administrator.password);
  afterAll(async () => {
    await client.unbind();
    await proxy[Symbol.asyncDispose]();
    await slapd[Symbol.asyncDispose]();
  });
  const { ldapFeed } = readConfig(environment);
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const references = readReferences(undefined);
  const readAllPeople = async () => {
    const { entries } = await ldapSource(ldapFeed).readAll({ signal: new AbortController().signal, notice: () => {} });
    await importPeople({ database: directory.database, references, feed: 'ldap', kind: 'ldap', entries });
  };
  await readAllPeople();
  await selfServiceStore(directory.database.kysely).addRule('organizations', 'ORG0001', opened);
  await directory.catchUp();
  return { proxy, directory, client, readAllPeople };
}

// Opened here, not in a hook: the test directory is closed after the last test of the file.
const { proxy, directory, client, readAllPeople } = usesSlapd
  ? await openBoth()
  : ({} as Awaited<ReturnType<typeof openBoth>>);

withSlapd('a self-service edit of a person of the LDAP feed', () => {
  const edit = async (body: Record<string, string>, login = 'AB1001@group.example') =>
    await directory.as(login).call(updateUserProfile, { body });
  const stored = async (name: string) =>
    (await client.search(dn(name), { scope: 'base' })).searchEntries[0] as unknown as Record<string, string | string[]>;

  it('is written with the values that the server expects', async () => {
    const answer = await edit({ C_countryname: 'Belgium', mobilePhone: '+32470000001', C_assistant: 'AB1002' });
    expect(answer).toMatchObject({ status: 200, output: { C_countryname: 'Belgium', C_assistant: 'AB1002' } });
    expect(await stored('AB1001')).toMatchObject({ c: 'BE', mobile: '+32470000001', assistant: dn('AB1002') });
  });

  it('replaces one of several values, and removes a value', async () => {
    expect((await edit({ primaryPhone: '+33144000009' })).status).toBe(200);
    const { telephoneNumber } = await stored('AB1001');
    expect([telephoneNumber].flat().toSorted()).toEqual(['+33 1 44 00 00 02', '+33144000009']);
    const linkedInURI = 'https://www.linkedin.com/in/ab1001';
    expect((await edit({ linkedInURI })).status).toBe(200);
    expect(await stored('AB1001')).toMatchObject({ linkedInURI });
    expect((await edit({ linkedInURI: '' })).status).toBe(200);
    expect(await stored('AB1001')).not.toHaveProperty('linkedInURI');
  });

  it('of one of several numbers preserves the others, and is not undone by the next run', async () => {
    const [login, others] = ['AB1003@group.example', ['+33 1 44 00 00 04']];
    const numbers = async () => [(await stored('AB1003'))['telephoneNumber']].flat().toSorted();
    const shown = async () => (await directory.as(login).call(getUserProfile, { query: {} })).output.primaryPhone;
    for (const primaryPhone of ['+33144000009', '+33144000008', '+33144000001', '+33144000007']) {
      expect((await edit({ primaryPhone }, login)).status).toBe(200);
      const expected = [...others, primaryPhone].toSorted();
      expect(await numbers()).toEqual(expected);
      await readAllPeople();
      expect(await shown()).toBe(primaryPhone);
    }
    await client.modify(dn('AB1003'), [
      new Change({
        operation: 'replace',
        modification: new Attribute({ type: 'telephoneNumber', values: ['+33 1 44 00 00 01'] }),
      }),
    ]);
    await readAllPeople();
    expect(await shown()).toBe('+33 1 44 00 00 01');
  });

  it('whose response was lost preserves the other values when it is repeated', async () => {
    const login = 'AB1004@group.example';
    // What the server has if it carried out the edit, but the directory did not get its response.
    const change = (operation: 'add' | 'delete', value: string) =>
      new Change({ operation, modification: new Attribute({ type: 'telephoneNumber', values: [value] }) });
    await client.modify(dn('AB1004'), [change('delete', '+33 1 44 00 00 05'), change('add', '+33144000019')]);
    expect((await edit({ primaryPhone: '+33144000019' }, login)).status).toBe(200);
    const { telephoneNumber } = await stored('AB1004');
    expect([telephoneNumber].flat().toSorted()).toEqual(['+33 1 44 00 00 06', '+33144000019']);
    await readAllPeople();
    const { output } = await directory.as(login).call(getUserProfile, { query: {} });
    expect(output.primaryPhone).toBe('+33144000019');
    // Now the feed delivers another value than the one that the person sees.
    await client.modify(dn('AB1004'), [change('delete', '+33144000019'), change('add', '+33144000018')]);
    expect((await edit({ primaryPhone: '+33144000018' }, login)).status).toBe(200);
    const numbers = [(await stored('AB1004'))['telephoneNumber']].flat();
    expect(numbers.toSorted()).toEqual(['+33 1 44 00 00 06', '+33144000018']);
  });

  it('of one of several fax numbers, which the server does not compare, preserves the others', async () => {
    const fax = '+33144000029';
    expect((await edit({ C_facsimileTelephoneNumber: fax }, 'AB1007@group.example')).status).toBe(200);
    const { facsimileTelephoneNumber } = await stored('AB1007');
    expect([facsimileTelephoneNumber].flat().toSorted()).toEqual(['+33 1 44 00 00 22', fax]);
  });

  it('to another value of the same attribute, spelled otherwise, removes the replaced one', async () => {
    const login = 'AB1005@group.example';
    const changes = { primaryPhone: '+33144000012', C_houseIdentifier: 'tower' };
    expect((await edit(changes, login)).status).toBe(200);
    const remaining = { telephoneNumber: '+33 1 44-00-00-12', houseIdentifier: 'Tower' };
    expect(await stored('AB1005')).toMatchObject(remaining);
    await readAllPeople();
    const { output } = await directory.as(login).call(getUserProfile, { query: {} });
    expect(output).toMatchObject(changes);
  });

  it('recognizes values that the feed rewrites, and preserves the others', async () => {
    const login = 'AB1008@group.example';
    const shown = async () => {
      await readAllPeople();
      await directory.catchUp();
      const { primaryPhone, linkedInURI } = (await directory.as(login).call(getUserProfile, { query: {} })).output;
      return [primaryPhone, linkedInURI];
    };
    const values = async () => {
      const { telephoneNumber, linkedInURI } = await stored('AB1008');
      return [telephoneNumber, linkedInURI].map((each) => [each].flat().toSorted());
    };
    const [one, two] = ['https://www.linkedin.com/in/one', 'https://www.linkedin.com/in/two'];
    expect(await shown()).toEqual(['+33 1 44 00 00 31', one]);
    const other = 'https://www.linkedin.com/in/three';
    expect((await edit({ primaryPhone: '+33144000039', linkedInURI: other }, login)).status).toBe(200);
    expect(await values()).toEqual([
      ['+33144000039', 'tel:+33 1 44 00 00 32'],
      [other, 'www.linkedin.com/in/two'],
    ]);
    expect(await shown()).toEqual(['+33144000039', other]);
    // The entry has these already.
    expect((await edit({ primaryPhone: '+33144000032', linkedInURI: two }, login)).status).toBe(200);
    expect(await values()).toEqual([['tel:+33 1 44 00 00 32'], ['www.linkedin.com/in/two']]);
    expect(await shown()).toEqual(['+33144000032', two]);
  });

  it('replaces every spelling of a value', async () => {
    const login = 'AB1009@group.example';
    const values = async () => {
      const { telephoneNumber, facsimileTelephoneNumber } = await stored('AB1009');
      return [telephoneNumber, facsimileTelephoneNumber].map((each) => [each].flat().toSorted());
    };
    const changes = { primaryPhone: '+33144000049', C_facsimileTelephoneNumber: '+33144000048' };
    expect((await edit(changes, login)).status).toBe(200);
    expect(await values()).toEqual([
      ['+33 1 44 00 00 42', '+33144000049'],
      ['+33 1 44 00 00 44', '+33144000048'],
    ]);
    await readAllPeople();
    await directory.catchUp();
    const { output } = await directory.as(login).call(getUserProfile, { query: {} });
    expect(output).toMatchObject(changes);
  });

  it('to a value that the entry has got since the last run, spelled otherwise, preserves the others', async () => {
    const login = 'AB1010@group.example';
    const change = (operation: 'add' | 'delete', value: string) =>
      new Change({ operation, modification: new Attribute({ type: 'telephoneNumber', values: [value] }) });
    await client.modify(dn('AB1010'), [change('delete', '+33 1 44 00 00 51'), change('add', '+33 1 44 00 00 59')]);
    const primaryPhone = '+33144000059';
    expect((await edit({ primaryPhone }, login)).status).toBe(200);
    const { telephoneNumber } = await stored('AB1010');
    expect([telephoneNumber].flat().toSorted()).toEqual(['+33 1 44 00 00 52', '+33 1 44 00 00 59']);
    await readAllPeople();
    await directory.catchUp();
    expect((await directory.as(login).call(getUserProfile, { query: {} })).output.primaryPhone).toBe(primaryPhone);
  });

  it('of one of several assistants preserves the others, and is not undone by the next run', async () => {
    const login = 'AB1006@group.example';
    for (const C_assistant of ['AB1005', 'AB1004', 'AB1001']) {
      expect((await edit({ C_assistant }, login)).status).toBe(200);
      expect([(await stored('AB1006'))['secretary']].flat().toSorted()).toEqual(
        [dn('AB1003'), dn(C_assistant)].toSorted(),
      );
      if (C_assistant !== 'AB1005') await readAllPeople();
      await directory.catchUp();
      const { output } = await directory.as(login).call(getUserProfile, { query: {} });
      expect(output.assistantUserId).toBe(`${C_assistant}@group.example`);
    }
  });

  it('is rejected with the reason of the server, and nothing is stored', async () => {
    const { status, error } = await edit({ city: 'Brussels', C_houseIdentifier: 'New site' });
    expect([status, error.code]).toEqual([409, 'directory-server.rejected']);
    expect(error.message).toBe('The service account may not change this attribute.');
    expect(error.cause).toEqual({ code: 'no-right', values: { result: '50' } });
    expect((await stored('AB1001'))['houseIdentifier']).toBe('Old site');
    const { output } = await directory.as('AB1001@group.example').call(getUserProfile, { query: {} });
    expect(output).toMatchObject({ city: '', C_houseIdentifier: 'Old site' });
  });

  it('is rejected while the server is unreachable or silent', async () => {
    // The failure is logged for the operator.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const state of ['closed', 'silent'] as const) {
      proxy.set(state);
      await expect(edit({ C_houseIdentifier: 'New site' })).rejects.toThrow(/503: .*directory-server\.unavailable/);
    }
    proxy.set('open');
    expect((await edit({ C_houseIdentifier: 'New site' })).status).toBe(200);
  });

  it('that is repeated reaches a silent server only a few times, and does not delay others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    proxy.set('silent');
    const before = proxy.attempts();
    const sent = Promise.allSettled(Array.from({ length: 30 }, () => edit({ C_houseIdentifier: 'Other site' })));
    expect((await edit({ mobilePhone: '+33600000001' }, 'csv@group.example')).status).toBe(200);
    const reasons = (await sent).map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'accepted'));
    expect(reasons.filter((reason) => !/503: .*directory-server\.unavailable/.test(reason))).toEqual([]);
    expect(proxy.attempts() - before).toBeLessThanOrEqual(3);
    proxy.set('open');
    expect((await edit({ C_houseIdentifier: 'New site' })).status).toBe(200);
  });

  it('of a person of another feed is not written', async () => {
    proxy.set('closed');
    expect((await edit({ mobilePhone: '+33600000000' }, 'csv@group.example')).status).toBe(200);
    proxy.set('open');
  });
});

test('a self-service edit finds the entry of Active Directory by the bytes of its GUID', async () => {
  const guid = Buffer.from('245ac29aaf683846be4a71fe20d96398', 'hex');
  const name = 'CN=AB1001,DC=corp,DC=example';
  const attributes = { objectClass: ['user'], objectGUID: [guid], userPrincipalName: ['AB1001@corp.example'] };
  await using server = await startScriptedLdapServer({
    search: ({ base, filter }) => {
      if (base === '')
        return { entries: [{ dn: '', attributes: { supportedCapabilities: ['1.2.840.113556.1.4.800'] } }] };
      const isWanted = !filter.includes('objectguid') || filter.includes(guid.toString('latin1'));
      return { entries: isWanted ? [{ dn: name, attributes }] : [] };
    },
  });
  const { ldapFeed } = readConfig({ FEED_LDAP_URL: server.url, FEED_LDAP_BASE: 'DC=corp,DC=example' });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const database = await openTestDatabase();
  const references = readReferences(undefined);
  const { entries } = await ldapSource(ldapFeed).readAll({ signal: new AbortController().signal, notice: () => {} });
  await importPeople({ database, references, feed: 'ldap', kind: 'ldap', entries });
  const { id } = await database.kysely.selectFrom('people').select('id').executeTakeFirstOrThrow();
  const writeBack = ldapWriteBack(ldapFeed, { queries: database.kysely, references, named: () => undefined });
  await writeBack(id, new Map([['city', 'Ghent']]));
  expect(server.modifiedNames).toEqual([name]);
});

test.each([
  [50, '', 'The service account may not change this attribute.', 'no-right'],
  [19, '00002082: AtrErr: DSID-03151D4C', '00002082: AtrErr: DSID-03151D4C', 'value-not-allowed'],
  [99, '', 'The directory server answered with LDAP result code 99.', 'other-result'],
])('a change refused with code %i and "%s" is explained', async (code, diagnostic, sentence, refusal) => {
  const attributes = { objectClass: ['inetOrgPerson'], uid: ['amy'], cn: ['Amy'], sn: ['Wong'] };
  const entries = [{ dn: 'uid=amy,dc=example', attributes }];
  await using server = await startScriptedLdapServer({
    modify: { code, diagnostic },
    search: ({ base }) => ({ entries: base === '' ? [{ dn: '', attributes: {} }] : entries }),
  });
  const { ldapFeed } = readConfig({ FEED_LDAP_URL: server.url, FEED_LDAP_BASE: 'dc=example' });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const database = await openTestDatabase();
  const references = readReferences(undefined);
  const reading = await ldapSource(ldapFeed).readAll({ signal: new AbortController().signal, notice: () => {} });
  await importPeople({ database, references, feed: 'ldap', kind: 'ldap', entries: reading.entries });
  const { id } = await database.kysely.selectFrom('people').select('id').executeTakeFirstOrThrow();
  const writeBack = ldapWriteBack(ldapFeed, { queries: database.kysely, references, named: () => undefined });
  await expect(writeBack(id, new Map([['city', 'Ghent']]))).rejects.toThrow(
    expect.objectContaining({
      code: 'directory-server.rejected',
      message: sentence,
      reason: { code: refusal, values: { result: String(code), ...(diagnostic && { said: diagnostic }) } },
    }),
  );
});
