import {
  editableFields,
  getAddresses,
  getDomainRule,
  getOrganizationRule,
  getProfileSources,
  getUserProfile,
  ownFields,
  searchPeople,
  updateUserProfile,
} from '@directory/contract';
import type { AllowedAddress, EndpointInput, OwnField } from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';
import { addressListsStore } from '../../people/address-lists/address-lists-store.ts';
import { pagesOf } from '../../people/address-lists/address-pages.ts';
import { selfServiceStore } from '../../people/rules/self-service-store.ts';

const paris: AllowedAddress = {
  C_countryname: 'France',
  city: 'Paris',
  zipCode: '75001',
  streetAddress: '1 rue Royale',
  C_houseIdentifier: 'Royale',
};
const lyon: AllowedAddress = {
  C_countryname: 'France',
  city: 'Lyon',
  zipCode: '69001',
  streetAddress: '2 quai Blanc',
  C_houseIdentifier: 'Quai',
};
const opera: AllowedAddress = {
  ...paris,
  zipCode: '75009',
  streetAddress: '3 place Haute',
  C_houseIdentifier: 'Haute',
};

let directory: TestDirectory;
let number = 0;
let login = '';

beforeAll(async () => {
  directory = await openTestDirectory();
  const rules = selfServiceStore(directory.database.kysely);
  await rules.addRule('organizations', 'ORG0001', [
    'primaryPhone',
    'mobilePhone',
    'city',
    'streetAddress',
    'C_houseIdentifier',
    'preferredLanguage',
    'C_countryname',
  ]);
  await rules.addRule('domains', 'corp.example', ['state']);
  await rules.addRule('domains', 'OKTA', ['C_ipPhone']);
  await rules.addRule('organizations', 'ORG0009', editableFields);
  await rules.addRule('organizations', 'ORG0003', ['streetAddress', 'C_houseIdentifier']);
  const lists = addressListsStore(directory.database.kysely);
  await lists.addAddressList('BU02', await lists.writeAddresses(pagesOf([paris, lyon, opera])));
  await directory.catchUp();
});

/** Adds a new person for each test. */
beforeEach(async () => {
  number += 1;
  login = `ED${1000 + number}@group.example`;
  await directory.add([
    {
      login,
      firstName: 'Edda',
      lastName: `Number${number}`,
      division: 'BU02',
      primaryPhone: '01 23 45',
      ...paris,
      C_distinguishedName: `CN=${number},DC=corp,DC=example`,
      C_msDSCloudExtensionAttribute2: 'ORG0001',
    },
  ]);
});

const edit = (body: NonNullable<EndpointInput<typeof updateUserProfile>['body']>) =>
  directory.as(login).call(updateUserProfile, { body });

describe('updateUserProfile', () => {
  test('requires sign-in and an entry in the directory', async () => {
    const body = { mobilePhone: '+33612345678' };
    expect((await directory.as(undefined).call(updateUserProfile, { body })).status).toBe(401);
    expect((await directory.as('guest@elsewhere.example').call(updateUserProfile, { body })).error.code).toBe(
      'profile.none',
    );
  });

  test.each([
    [{ nonsense: 'x' }, 'nonsense', 'field.unknown'],
    [{ firstName: 'Other' }, 'firstName', 'field.unknown'],
    [{ login: 'other@group.example' }, 'login', 'field.unknown'],
    [{ userType: 'E' }, 'userType', 'field.unknown'],
    [{ mobilePhone: 33_612_345_678 }, 'mobilePhone', 'error.e2'],
    [{ mobilePhone: null }, 'mobilePhone', 'error.e2'],
    [{ mobilePhone: ['+33612345678'] }, 'mobilePhone', 'field.repeated'],
    [{ mobilePhone: { a: 1 } }, 'mobilePhone', 'error.e2'],
    [{ mobilePhone: `+${'1'.repeat(62)}` }, 'mobilePhone', 'error.e1'],
    [{ mobilePhone: '0612345678' }, 'mobilePhone', 'error.e2'],
    [{ primaryPhone: '' }, 'primaryPhone', 'error.e3'],
    [{ preferredLanguage: 'xx-XX' }, 'preferredLanguage', 'error.e2'],
    [{ xURI: 'https://evil.example/x.com/a' }, 'xURI', 'error.e2'],
    [{ state: 'Île-de-France' }, 'state', 'field.not-allowed'],
    [{ C_ipPhone: '1234' }, 'C_ipPhone', 'field.not-allowed'],
    [{ version: 'one' }, 'version', 'error.e2'],
    [{ C_countryname: 'France', countryCode: 'DE' }, 'countryCode', 'error.e2'],
  ])('rejects %j with the field and the code', async (body, field, code) => {
    const { status, error } = await directory.as(login).request('PUT', '/api/update-user-profile', body);
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field, code }]);
  });

  test('stores values without invisible characters, which could reverse the surrounding text', async () => {
    const { status, output } = await edit({
      mobilePhone: '\u202A+33612345678\u202C',
      primaryPhone: '+336\u200B12345678',
    });
    expect(status).toBe(200);
    expect(output).toMatchObject({ mobilePhone: '+33612345678', primaryPhone: '+33612345678' });
  });

  test.each(['__proto__', 'constructor', 'toString'])('rejects %s as an unknown field', async (name) => {
    const { status } = await directory
      .as(login)
      .request('PUT', '/api/update-user-profile', `{"${name}":"x"}`, { 'content-type': 'application/json' });
    expect(status).toBe(400);
  });

  test('rejects another content type, and a body above the limit', async () => {
    const put = (body: string, type: string) =>
      directory.as(login).request('PUT', '/api/update-user-profile', body, { 'content-type': type });
    expect((await put('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await put('{', 'application/json')).status).toBe(400);
    expect((await put(JSON.stringify({ city: 'x'.repeat(70_000) }), 'application/json')).status).toBe(413);
  });

  test('stores the changes, returns the profile, and updates the search immediately', async () => {
    const { output } = await edit({ mobilePhone: '+33699000111', linkedInURI: 'https://linkedin.com/in/edda' });
    expect(output).toMatchObject({
      mobilePhone: '+33699000111',
      linkedInURI: 'https://linkedin.com/in/edda',
      version: 2,
    });
    const found = await directory.as(login).call(searchPeople, { query: { primaryPhoneQuery: '699000111' } });
    expect(found.output.map((person) => person.login)).toContain(login);
  });

  test('does not check unchanged values', async () => {
    const { output } = await edit({ primaryPhone: '01 23 45', state: '', mobilePhone: '+33699000222' });
    expect(output).toMatchObject({ primaryPhone: '01 23 45', mobilePhone: '+33699000222' });
  });

  test('ignores an assistant whom a feed names by email address, sent back as the profile shows them', async () => {
    login = `AS${1000 + number}@group.example`;
    await directory.add([
      { login: `BY${number}@group.example`, lastName: 'Assisting', email: `by${number}@mail.example` },
      {
        login,
        lastName: 'Assisted',
        C_assistant: `by${number}@mail.example`,
        C_msDSCloudExtensionAttribute2: 'ORG0009',
      },
    ]);
    const shown = (await directory.as(login).call(getUserProfile, {})).output;
    expect(shown.C_assistant).toBe(`BY${number}@group.example`);
    const body = Object.fromEntries(shown.editableFields.map((field) => [field, shown[field]]));
    const { output } = await edit({ ...body, mobilePhone: '+33699000223', countryCode: shown.countryCode });
    expect(output).toMatchObject({ mobilePhone: '+33699000223', C_assistant: shown.C_assistant });
  });

  test('changes nothing if one field is invalid', async () => {
    await edit({ mobilePhone: '+33699000333', primaryPhone: 'wrong' });
    const { output } = await directory.as(login).call(getUserProfile, {});
    expect(output).toMatchObject({ mobilePhone: '', version: 1 });
  });

  test('accepts only addresses of the unit', async () => {
    const { C_countryname: _, ...rest } = lyon;
    expect((await edit({ city: 'Lyon' })).error.fields).toEqual([{ field: 'city', code: 'address.not-listed' }]);
    expect((await edit({ ...rest, zipCode: '75001' })).error.fields?.map(({ code }) => code)).toContain(
      'address.not-listed',
    );
    expect((await edit(rest)).output).toMatchObject(rest);
  });

  test('changes the zip code along with a street, but not on its own', async () => {
    const { zipCode, streetAddress, C_houseIdentifier } = opera;
    login = `ST${1000 + number}@group.example`;
    await directory.add([
      { login, lastName: 'Street', division: 'BU02', ...paris, C_msDSCloudExtensionAttribute2: 'ORG0003' },
    ]);
    expect((await edit({ zipCode })).error.fields).toEqual([{ field: 'zipCode', code: 'field.not-allowed' }]);
    const { output } = await edit({ zipCode, streetAddress, C_houseIdentifier });
    expect(output).toMatchObject(opera);
  });

  test('allows LinkedIn and X to be cleared', async () => {
    await edit({ xURI: 'https://x.com/edda' });
    expect((await edit({ xURI: '' })).output).toMatchObject({ xURI: '' });
  });

  test('accepts one of two edits based on the same version, and rejects the other as stale', async () => {
    const answers = await Promise.all([
      edit({ mobilePhone: '+33699000444', version: 1 }),
      edit({ mobilePhone: '+33699000555', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('profile.stale');
  });

  test('rejects a stale edit with the fields that changed since', async () => {
    await edit({ mobilePhone: '+33699000777' });
    await edit({ ...lyon });
    await edit({ linkedInURI: 'https://linkedin.com/in/edda' });
    const changed = (fields: readonly string[]) => fields.map((field) => ({ field, code: 'field.changed' }));
    // In the order of the profile.
    const address = ['city', 'zipCode', 'streetAddress', 'C_houseIdentifier'];
    const since = async (version: number) => (await edit({ xURI: '', version })).error;
    expect((await since(1)).code).toBe('profile.stale');
    expect((await since(1)).fields).toEqual(changed(['mobilePhone', ...address, 'linkedInURI']));
    expect((await since(2)).fields).toEqual(changed([...address, 'linkedInURI']));
    expect((await since(3)).fields).toEqual(changed(['linkedInURI']));
    expect((await since(5)).fields).toBeUndefined();
    expect((await edit({ xURI: 'https://x.com/edda', version: 4 })).status).toBe(200);
  });

  test('reads the person, the rules and the addresses only once', async () => {
    // Catches up with the changes of earlier tests first.
    await directory.catchUp();
    const statements = await directory.statementsOf(async () => {
      expect((await edit({ mobilePhone: '+33699000999', ...opera })).status).toBe(200);
    });
    // The statements with which every node catches up, from time to time too: that of all self-service rules has an order.
    const isCatchUp = (sql: string) => /revision|pg_current_snapshot|order by "id_key"/.test(sql);
    const own = statements.filter((sql) => !isCatchUp(sql));
    const reading = (table: string) => own.filter((sql) => sql.startsWith('select') && sql.includes(`from "${table}"`));
    expect(reading('people')).toHaveLength(1);
    expect(reading('people')[0]).toMatch(/join "public_cards".*for update/);
    expect(reading('public_cards')).toEqual([]);
    expect(reading('self_service_organizations')).toHaveLength(1);
    expect(reading('bu_addresses')).toHaveLength(1);
    // The edit and its audit entry.
    expect(own.filter((sql) => /insert|update people/.test(sql))).toHaveLength(1);
  });

  test('does not read addresses if the address is not changed', async () => {
    const statements = await directory.statementsOf(() => edit({ mobilePhone: '+33699000999' }));
    expect(statements.filter((sql) => sql.includes('bu_addresses'))).toEqual([]);
  });

  test('records who changed what, before and after', async () => {
    await edit({ mobilePhone: '+33699000666' });
    const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, subject: login });
    expect(entry).toMatchObject({
      actor: login,
      kind: 'profile.edited',
      before: { mobilePhone: '' },
      after: { mobilePhone: '+33699000666' },
    });
  });

  test('makes the person the source of the value', async () => {
    await edit({ primaryPhone: '+33123456789' });
    const sources = async () => (await directory.as(login).call(getProfileSources, {})).output.primaryPhone;
    expect(await sources()).toMatchObject({ kind: 'self' });
  });
});

describe('values of a feed that would be invalid as edits', () => {
  const bad: Record<OwnField, string> = {
    primaryPhone: '01 23',
    mobilePhone: 'call me',
    C_ipPhone: 'x'.repeat(65),
    C_facsimileTelephoneNumber: '12',
    C_assistant: 'CN=Assistant,DC=corp',
    C_physicalDeliveryOfficeName: 'y'.repeat(1025),
    C_houseIdentifier: 'z'.repeat(129),
    preferredLanguage: 'fr',
    streetAddress: 'a\u0301rbol ',
    city: 'c'.repeat(129),
    C_countryname: 'Atlantis',
    state: 's'.repeat(129),
    zipCode: '9'.repeat(21),
    linkedInURI: 'https://elsewhere.example/in/a',
    xURI: 'https://elsewhere.example/a',
  };
  beforeEach(async () => {
    login = `BV${3000 + ++number}@group.example`;
    const openToAll = { C_msDSCloudExtensionAttribute2: 'ORG0009', division: 'BU02' };
    await directory.add([{ login, lastName: 'Bad', ...openToAll, ...bad }]);
  });

  test.each(ownFields)('stay when only %s is changed and the others are sent back unchanged', async (field) => {
    const good: Partial<Record<OwnField, string>> = {
      C_ipPhone: '1234',
      C_assistant: 'AB1234',
      preferredLanguage: 'de-DE',
      linkedInURI: 'https://linkedin.com/in/a',
      xURI: 'https://x.com/a',
      primaryPhone: '+33123456789',
      mobilePhone: '+33123456789',
      C_facsimileTelephoneNumber: '+33123456789',
    };
    const isAddress = field in paris;
    const changed = isAddress ? paris : { [field]: good[field] ?? 'Good' };
    const { output: shown } = await directory.as(login).call(getUserProfile, {});
    const sent = Object.fromEntries(ownFields.map((each) => [each, shown[each]]));
    const countryCode = isAddress ? 'FR' : shown.countryCode;
    const { error, output } = await edit({ ...sent, ...changed, countryCode, version: shown.version });
    expect(error).toBeUndefined();
    const phones = { ...shown.phones, ...(field in shown.phones ? { [field]: phoneOf(good[field] ?? '') } : {}) };
    expect(output).toEqual({ ...shown, ...changed, ...timeZoneOf(output), phones, version: 2 });
    const { output: sources } = await directory.as(login).call(getProfileSources, {});
    const edited = Object.entries(sources).filter(([, { kind }]) => kind === 'self');
    expect(edited.map(([name]) => name).toSorted()).toEqual(Object.keys(changed).toSorted());
  });

  const phoneOf = (stored: string) =>
    stored === '1234'
      ? { readable: '1234', link: 'tel:1234' }
      : { readable: '+33 1 23 45 67 89', link: 'tel:+33123456789' };
  const timeZoneOf = ({ timeZone, countryCode }: { timeZone: string; countryCode: string }) => ({
    timeZone,
    countryCode,
  });
});

describe('the fields that a person may edit', () => {
  const fieldsOf = async (person: Record<string, string>) => {
    const own = `RU${2000 + ++number}@group.example`;
    await directory.add([{ login: own, ...person }]);
    return (await directory.as(own).call(getUserProfile, {})).output.editableFields;
  };
  const always = ['linkedInURI', 'xURI'];

  test('are those of the rule of the organization, otherwise of the domain', async () => {
    const dn = (name: string) => `CN=${name},DC=corp,DC=example`;
    expect(await fieldsOf({ C_msDSCloudExtensionAttribute2: 'org0001', C_distinguishedName: dn('a') })).toContain(
      'primaryPhone',
    );
    expect(await fieldsOf({ C_msDSCloudExtensionAttribute2: 'ORG9', C_distinguishedName: dn('b') })).toEqual([
      'state',
      ...always,
    ]);
    expect(await fieldsOf({})).toEqual(always);
  });

  test('are those of the rule of the domain OKTA for cloud-managed people', async () => {
    const person = { isEntraCloudManaged: '1', C_msDSCloudExtensionAttribute2: 'ORG0001' };
    expect(await fieldsOf(person)).toEqual(['C_ipPhone', ...always]);
  });
});

describe('rules and addresses', () => {
  test('require sign-in', async () => {
    const signedOut = directory.as(undefined);
    expect((await signedOut.call(getAddresses, {})).status).toBe(401);
    expect((await signedOut.call(getOrganizationRule, { params: { id: 'ORG0001' } })).status).toBe(401);
    expect((await signedOut.call(getDomainRule, { params: { domain: 'OKTA' } })).status).toBe(401);
  });

  test('are returned by unit, organization and domain, and empty without a rule', async () => {
    const caller = directory.as(login);
    expect((await caller.call(getAddresses, { query: { bu: 'BU02' } })).output).toEqual([
      { bu: 'BU02', allowedAddresses: [paris, lyon, opera] },
    ]);
    expect((await caller.call(getAddresses, { query: { bu: 'BU03' } })).output).toEqual([]);
    expect((await caller.call(getDomainRule, { params: { domain: 'okta' } })).output).toEqual(['C_ipPhone']);
    expect((await caller.call(getOrganizationRule, { params: { id: "a/b'c" } })).output).toEqual([]);
  });
});
