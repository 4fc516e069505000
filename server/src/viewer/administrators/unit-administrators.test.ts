import {
  addAddressList,
  addAdministrator,
  addHidingRule,
  computeQualityReport,
  correctProfile,
  exportQualityFindings,
  getCorrectableProfile,
  getOrgChart,
  getQualityReport,
  getViewer,
  listAddressLists,
  listAdministrators,
  listAudit,
  listQualityFindings,
  listQualityUnits,
  removeAdministrator,
  removeHidingRule,
  unitCorrectableFields,
} from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestClaims, TestDirectory } from '../../../test/test-directory.ts';
import { administratorsStore } from './administrators-store.ts';

const [admin, una, ann, ben, nix] = ['admin', 'una', 'ann', 'ben', 'nix'].map((name) => `${name}@group.example`) as [
  string,
  string,
  string,
  string,
  string,
];
let directory: TestDirectory;

beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: admin, division: 'BU06' },
      { login: una, division: 'BU06' },
      { login: ann, division: 'BU05', userType: 'I' },
      { login: ben, division: 'BU06' },
      { login: nix },
    ],
    { OIDC_UNIT_ADMIN_VALUES: 'BU06=of-bu06; BU07=of-bu07' },
  );
});
beforeEach(async () => {
  const { kysely } = directory.database;
  for (const table of ['administrators', 'bu_addresses'] as const) await kysely.deleteFrom(table).execute();
  await administratorsStore(kysely).add(admin, 'test');
  await administratorsStore(kysely).add(una, 'test', 'BU05');
});

const as = (login: string, claims?: TestClaims) => directory.as(login, claims);
const viewer = async (login: string, claims?: TestClaims) => (await as(login, claims).call(getViewer)).output;
const correct = (login: string, body: object, by = una) =>
  as(by).call(correctProfile, { params: { login }, body } as never);
const address = {
  C_countryname: 'FR',
  city: 'Lyon',
  zipCode: '69003',
  streetAddress: '1 rue Un',
  C_houseIdentifier: 'Un',
};

describe('an administrator of a business unit', () => {
  test('administers that unit, and others that a claim grants', async () => {
    expect(await viewer(una)).toMatchObject({ isAdministrator: false, administeredUnits: ['BU05'] });
    expect(await viewer(una, { roles: 'of-bu07' })).toMatchObject({ administeredUnits: ['BU05', 'BU07'] });
    expect(await viewer(admin)).not.toHaveProperty('administeredUnits');
    expect(await viewer(ann)).not.toHaveProperty('administeredUnits');
  });

  test('corrects and hides values of its people', async () => {
    const { output, status } = await correct(ann, { corrections: { title: 'Engineer' }, hiddenFields: ['email'] });
    expect(status).toBe(200);
    expect(output.values.title).toBe('Engineer');
    const { output: entries } = await as(admin).call(listAudit, { query: { person: ann } });
    expect(entries.map(({ actor, kind }) => [actor, kind])).toEqual([
      [una, 'profile.hidden'],
      [una, 'profile.corrected'],
    ]);
  });

  test.each([ben, nix, una])('cannot correct %s, who belongs to another unit or to none', async (login) => {
    expect((await as(una).call(getCorrectableProfile, { params: { login } })).error.code).toBe('unit.denied');
    expect((await correct(login, { corrections: { title: 'x' } })).error.code).toBe('unit.denied');
  });

  test('can neither move people to another unit nor change the fields that determine their rules', async () => {
    const corrections = { division: 'BU06', userType: 'E', C_msDSCloudExtensionAttribute2: 'x', title: 'x' };
    const { error } = await correct(ann, { corrections });
    expect(error.code).toBe('request.invalid');
    expect(error.fields?.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual(
      ['C_msDSCloudExtensionAttribute2', 'division', 'userType'].map((field) => ({ field, code: 'field.not-allowed' })),
    );
    expect(unitCorrectableFields).not.toContain('isEntraCloudManaged');
    expect(unitCorrectableFields).not.toContain('C_msDSCloudExtensionAttribute3');
  });

  test('cannot name a manager by a hidden e-mail address, which would confirm whose it is', async () => {
    const email = 'ben.private@mail.example';
    await correct(ben, { corrections: { email } }, admin);
    const nameManager = async (manager: string, by = una) =>
      (await correct(ann, { corrections: { manager } }, by)).error?.fields;
    const nobody = await nameManager('unknown@mail.example');
    expect(nobody).toEqual([{ field: 'manager', code: 'error.e2' }]);
    expect(await nameManager(email)).toBeUndefined();
    await correct(ann, { removed: ['manager'] });
    await correct(ben, { hiddenFields: ['email'] }, admin);
    expect(await nameManager(email)).toEqual(nobody);
    for (const reference of [ben, email]) expect(await nameManager(reference, admin)).toBeUndefined();
    await correct(ann, { removed: ['manager'] }, admin);
    await correct(ben, { removed: ['email'], hiddenFields: [] }, admin);
  });

  test('cannot enter an address by which people of other units name their manager', async () => {
    const email = 'coming.boss@mail.example';
    const denied = [{ field: 'email', code: 'email.names-manager' }];
    const enter = async (value: string, by = una) =>
      (await correct(ann, { corrections: { email: value } }, by)).error?.fields;
    const withAddress = { login: 'eve@group.example', division: 'BU05', email: 'eve@mail.example' };
    const ids = await directory.add([
      withAddress,
      { login: 'own@group.example', division: 'BU05', userType: 'I', manager: email },
      { login: 'far@group.example', division: 'BU06', userType: 'I', manager: email.toUpperCase() },
      { login: 'of-eve@group.example', division: 'BU07', userType: 'I', manager: 'eve@mail.example' },
      { login: 'by-login@group.example', division: 'BU07', userType: 'I', manager: 'eve@group.example' },
    ]);
    expect(await enter(` ${email} `)).toEqual(denied);
    // She may leave, and her reports would then have another manager.
    expect(await enter('eve@mail.example')).toEqual(denied);
    expect(await enter('eve@group.example')).toEqual(denied);
    const own = await correct('eve@group.example', { corrections: { email: 'other@mail.example' } });
    expect(own.status).toBe(200);
    for (const value of ['Eve@mail.example', 'eve@group.example']) {
      expect((await correct('eve@group.example', { corrections: { email: value } })).status).toBe(200);
    }
    expect(await enter(email, admin)).toBeUndefined();
    expect(await correct(ann, { removed: ['email'] })).toMatchObject({ status: 200 });
    // Who manages the people of the unit is decided in the unit.
    const leave = async (leavers: readonly number[]) => {
      const people = directory.database.kysely.updateTable('people').where('id', 'in', leavers);
      await people.set({ left_at: new Date() }).execute();
      await directory.catchUp();
    };
    await leave(ids.slice(2));
    expect(await enter(email)).toBeUndefined();
    const { output } = await as(admin).call(getOrgChart, { query: { userId: 'own@group.example' } });
    expect(output.chain.map(({ login }) => login)).toEqual([ann, 'own@group.example']);
    await correct(ann, { removed: ['email'] });
    await leave(ids);
  });

  test('cannot end what a rule for a country hides, by correcting the country', async () => {
    const { output } = await as(admin).call(addHidingRule, {
      body: { scope: 'country', value: 'Spain', fields: ['email'] },
    });
    const change = async (body: object, by = una) => (await correct(ann, body, by)).error;
    const denied = { code: 'request.invalid', fields: [{ field: 'C_countryname', code: 'field.not-allowed' }] };
    expect(await change({ corrections: { C_countryname: 'Spain' } })).toBeUndefined();
    expect(await change({ corrections: { C_countryname: 'France', title: 'Painter' } })).toMatchObject(denied);
    expect(await change({ removed: ['C_countryname'] })).toMatchObject(denied);
    const { values } = (await as(una).call(getCorrectableProfile, { params: { login: ann } })).output;
    expect(values).toMatchObject({ C_countryname: 'Spain' });
    expect(values.title).not.toBe('Painter');
    expect(await change({ corrections: { title: 'Painter' } })).toBeUndefined();
    expect(await change({ removed: ['C_countryname', 'title'] }, admin)).toBeUndefined();
    await as(admin).call(removeHidingRule, { params: { id: output.id } } as never);
  });

  test('cannot take back a person whom an administrator of the whole directory moved', async () => {
    await correct(ann, { corrections: { division: 'BU06' } }, admin);
    expect((await correct(ann, { removed: ['division'] })).error.code).toBe('unit.denied');
    await correct(ann, { corrections: { userType: 'Agent' }, removed: ['division'] }, admin);
    const { error } = await correct(ann, { removed: ['userType'] });
    expect(error.fields).toEqual([{ field: 'userType', code: 'field.not-allowed' }]);
    expect((await correct(ann, { removed: ['userType'] }, admin)).status).toBe(200);
  });

  test('sees and adds only the address list of the unit', async () => {
    const add = (by: string, bu: string) => as(by).call(addAddressList, { body: { bu, allowedAddresses: [address] } });
    expect((await add(una, 'BU06')).error.code).toBe('unit.denied');
    expect((await add(admin, 'BU06')).status).toBe(200);
    expect((await as(una).call(listAddressLists)).output).toEqual([]);
    expect((await add(una, 'BU05')).status).toBe(200);
    expect((await as(una).call(listAddressLists)).output.map(({ bu }) => bu)).toEqual(['BU05']);
  });

  test('sees only the data quality of the unit', async () => {
    const kind = 'without-email' as const;
    await as(una).call(computeQualityReport);
    await vi.waitFor(async () => {
      const { output } = await as(admin).call(getQualityReport);
      if (output.computedAt === null || output.progress !== null) throw new Error('not computed yet');
    }, 60_000);
    const countOf = async (by: string) =>
      (await as(by).call(getQualityReport)).output.counts.find((each) => each.kind === kind)?.count;
    expect([await countOf(admin), await countOf(una)]).toEqual([5, 1]);
    const units = (by: 'businessUnit' | 'feed') => as(una).call(listQualityUnits, { query: { kind, by, limit: '50' } });
    expect((await units('businessUnit')).output).toMatchObject({ total: 1, units: [{ id: 'BU05', count: 1 }] });
    expect((await units('feed')).error.code).toBe('unit.denied');
    const find = (query: object) =>
      as(una).call(listQualityFindings, { query: { kind, limit: '50', ...query } } as never);
    expect((await find({ unit: 'BU05' })).output.findings.map(({ person }) => person?.login)).toEqual([ann]);
    for (const query of [{}, { unit: 'BU06' }, { unit: '' }, { unit: 'bu05' }, { by: 'organization', unit: 'BU05' }]) {
      expect((await find(query)).error.code).toBe('unit.denied');
      expect((await as(una).call(exportQualityFindings, { query } as never)).error.code).toBe('unit.denied');
    }
    expect((await as(una).call(exportQualityFindings, { query: { unit: 'BU05' } })).body).toContain(ann);
    // A person who has moved to another unit since the findings were computed.
    const { kysely } = directory.database;
    const moveTo = (division: string) =>
      kysely
        .updateTable('people')
        .set({ feed_values: JSON.stringify({ login: ann, division, userType: 'I' }) })
        .where('login', '=', ann)
        .execute();
    await moveTo('BU06');
    expect((await find({ unit: 'BU05' })).output.findings).toEqual([{ person: null, detail: '', group: 0 }]);
    expect((await as(una).call(exportQualityFindings, { query: { unit: 'BU05' } })).body).not.toContain(ann);
    const asked = { query: { kind, unit: 'BU05' } } as const;
    expect((await as(admin).call(listQualityFindings, asked)).output.findings).toMatchObject([
      { person: { login: ann } },
    ]);
    await moveTo('BU05');
  });
});

describe('the list of administrators', () => {
  const add = (unit?: string, userLogin = ben) =>
    as(admin).call(addAdministrator, { body: { userLogin, ...(unit === undefined ? {} : { unit }) } });
  const remove = (login: string) => as(admin).call(removeAdministrator, { params: { login } });
  const units = async () =>
    (await as(admin).call(listAdministrators)).output.map(({ login, unit }) => [login.split('@')[0], unit]);

  test('shows the unit of each administrator, as does the audit log', async () => {
    expect((await add('BU06')).output.unit).toBe('BU06');
    expect(await units()).toEqual([
      ['admin', ''],
      ['ben', 'BU06'],
      ['una', 'BU05'],
    ]);
    const { output } = await as(admin).call(listAudit, { query: { kind: 'administrator.added' } });
    expect(output[0]?.after).toEqual({ login: ben, unit: 'BU06' });
    await remove(ben);
    const removed = await as(admin).call(listAudit, { query: { kind: 'administrator.removed' } });
    expect(removed.output[0]?.before).toEqual({ login: ben, unit: 'BU06' });
  });

  test('accepts only units of the reference lists', async () => {
    expect((await add('BU98')).error).toMatchObject({ code: 'request.invalid', fields: [{ field: 'unit' }] });
  });

  test('upgrades an administrator of a unit to one of the whole directory, but not the other way round', async () => {
    expect((await add('BU06', una)).error.code).toBe('administrator.known');
    expect((await add(undefined, una)).output.unit).toBe('');
    expect((await add('BU06', una)).error.code).toBe('administrator.known');
    expect(await viewer(una)).toMatchObject({ isAdministrator: true });
  });

  test('keeps the last administrator of the whole directory', async () => {
    expect((await remove(admin)).error.code).toBe('administrator.last');
    expect((await remove(una)).status).toBe(200);
  });

  test('grants administrators of a unit no rights for the whole directory', async () => {
    const store = administratorsStore(directory.database.kysely);
    expect([await store.isListed(admin), await store.isListed(una)]).toEqual([true, false]);
    expect(await store.mayAdminister({ login: una, account: null })).toBe(false);
  });
});

describe('the rights of an administrator of a unit', () => {
  const { rename, leave } = {
    rename: (from: string, to: string) =>
      directory.database.kysely
        .updateTable('people')
        .set({ login: to, login_key: to })
        .where('login_key', '=', from)
        .execute(),
    leave: (login: string, leftAt: Date | null) =>
      directory.database.kysely.updateTable('people').set({ left_at: leftAt }).where('login_key', '=', login).execute(),
  };

  test('are bound to the account that first uses them', async () => {
    expect((await as(una).call(listAddressLists)).status).toBe(200);
    expect((await as(una, { sub: 'stranger' }).call(listAddressLists)).error.code).toBe('access.denied');
    expect((await as('new@group.example', { sub: una }).call(listAddressLists)).status).toBe(200);
  });

  test('keep the unit when the person is renamed', async () => {
    await as(una).call(listAddressLists);
    await rename(una, 'renamed@group.example');
    expect(await administratorsStore(directory.database.kysely).find('renamed@group.example')).toMatchObject({
      unit: 'BU05',
    });
    await rename('renamed@group.example', una);
  });

  test('end when the person leaves', async () => {
    await as(una).call(listAddressLists);
    await leave(una, new Date());
    expect((await as(una).call(listAddressLists)).error.code).toBe('access.denied');
    await leave(una, null);
    expect((await as(una).call(listAddressLists)).error.code).toBe('access.denied');
  });
});
