import {
  activateCard,
  addHidingRule,
  changeHidingRule,
  correctProfile,
  findInBranch,
  getBranchFile,
  getContactCard,
  getCorrectableProfile,
  getOrgChart,
  getPersonCard,
  getProfileSources,
  getPublicCard,
  getSignedPhoto,
  getUserPhoto,
  getUserProfile,
  hideableFields,
  listHidingGroups,
  listHidingRules,
  listPeopleWithHiddenFields,
  removeHidingRule,
  searchPeople,
  updateUserProfile,
} from '@directory/contract';
import type { EndpointInput, HidingScope } from '@directory/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';

const administrator = 'admin@group.example';
const viewer = 'viewer@group.example';
const external = 'external@group.example';
const mobilePhone = '+33612345678';

/** A unique value for each field that can be hidden. */
const secret = {
  title: 'Zymurgist',
  email: 'quixote@hidden.example',
  primaryPhone: '+33187654321',
  mobilePhone,
  C_ipPhone: '776655',
  C_facsimileTelephoneNumber: '+33199887766',
  C_assistant: 'VI0001',
  organization: 'Xylophone Works',
  C_businessCategory: 'RD',
  C_countryname: 'Iceland',
  city: 'Akureyri',
  zipCode: '60099',
  streetAddress: '7 Skipagata',
  state: 'Eyjafjord',
  C_houseIdentifier: 'Hvanndalur',
  C_physicalDeliveryOfficeName: 'Desk 4711',
  preferredLanguage: 'pl-PL',
  linkedInURI: 'https://linkedin.com/in/quixote',
  xURI: 'https://x.com/quixote',
};
const otherNames = ['Dulcinea'];

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: administrator, firstName: 'Ada', userType: 'I' },
      {
        login: viewer,
        firstName: 'Vi',
        lastName: 'Ewer',
        userType: 'I',
        C_groupIdentifier: 'VI0001',
        mobilePhone: '+33600000001',
      },
      {
        login: external,
        firstName: 'Exa',
        lastName: 'Ternal',
        userType: 'E',
        C_groupIdentifier: 'EX0001',
        C_msDSCloudExtensionAttribute2: 'ORG7',
        C_distinguishedName: 'CN=Exa,DC=ext,DC=example',
        otherNames,
        photoVersion: 'drawn',
        ...secret,
      },
    ],
    { ADMIN_LOGINS: administrator },
  );
});

const admin = () => directory.as(administrator);
const add = async (body: EndpointInput<typeof addHidingRule>['body']) =>
  (await admin().call(addHidingRule, { body })).output;
const list = async () => (await admin().call(listHidingRules)).output;
const hide = (hiddenFields: NonNullable<EndpointInput<typeof correctProfile>['body']>['hiddenFields']) =>
  admin().call(correctProfile, { params: { login: external }, body: { hiddenFields } });
const found = async (globalQuery: string, as = viewer) =>
  (await directory.as(as).call(searchPeople, { query: { globalQuery } })).output.filter(
    ({ login }) => login === external,
  );
const profileFor = async (who: string) =>
  (await directory.as(who).call(getUserProfile, { query: { userId: external } })).output;

afterEach(async () => {
  for (const { id } of await list()) await admin().call(removeHidingRule, { params: { id: String(id) } });
  await hide([]);
});

/** All responses that another person can get about the external person, as one text. */
async function everythingShown(): Promise<string> {
  const other = directory.as(viewer);
  const query = { userId: external };
  const card = (await directory.as(external).call(activateCard, { body: { fields: undefined } })).output;
  const answers = [
    await other.call(searchPeople, { query: { globalQuery: 'Exa Ternal', limit: '1000' } }),
    await other.call(getUserProfile, { query }),
    await other.call(getUserProfile, { query: { distinguishedName: 'CN=Exa,DC=ext,DC=example' } }),
    await other.call(getProfileSources, { query }),
    await other.call(getContactCard, { query }),
    await other.call(getPersonCard, { query }),
    await other.call(getUserPhoto, { query }),
    await directory.as(undefined).call(getPublicCard, { params: { hash: card.publicHash } }),
  ];
  const page = await directory.as(undefined).request('GET', `/callback/${card.publicHash}`);
  const file = await directory.as(undefined).request('GET', `/callback/${card.publicHash}/card.vcf`);
  return [...answers, page, file].map(({ body }) => body.replaceAll('\r\n ', '')).join('\n');
}

describe('a hidden field', () => {
  test('is in no response to another person, and is not found by any search', async () => {
    const shown = await everythingShown();
    for (const value of [secret.title, secret.email, secret.city, secret.linkedInURI, ...otherNames]) {
      expect(shown).toContain(value);
    }
    await add({ scope: 'userType', value: 'E', fields: [...hideableFields] });
    const rest = await everythingShown();
    const { C_assistant: _, C_businessCategory: jobFamily, ...texts } = secret;
    const codes = [`"C_businessCategory":"${jobFamily}"`, '"C_assistant":"VI0001"', '"countryCode":"IS"'];
    for (const value of [...Object.values(texts), ...otherNames, ...codes, 'data:image', 'PHOTO;']) {
      expect(rest, value).not.toContain(value);
    }
    for (const text of [
      '12345678',
      '0612345678',
      '776655',
      'Zymurgist',
      'quixote',
      'Xylophone',
      'Akureyri',
      'Hvanndalur',
      'Dulcinea',
    ]) {
      expect(await found(text), text).toEqual([]);
      expect(await found(text, administrator), text).toEqual([]);
    }
    for (const query of [
      { primaryPhoneQuery: '612345678' },
      { cityQuery: 'Akureyri' },
      { titleQuery: 'Zymurgist' },
      { companyQuery: 'Xylophone' },
      { C_countryNameQuery: 'IS' },
      { C_businessCategoryQuery: 'RD' },
      { C_houseIdentifierQuery: 'Hvanndalur' },
    ]) {
      const { output } = await directory.as(viewer).call(searchPeople, { query });
      expect(
        output.map(({ login }) => login),
        JSON.stringify(query),
      ).not.toContain(external);
    }
    expect(await found('Exa Ternal')).toHaveLength(1);
  });

  test('is absent from the chart, its search and its file', async () => {
    await directory.add([
      { login: 'boss@group.example', firstName: 'Boss', userType: 'I', C_groupIdentifier: 'BO0001' },
      {
        login: 'member@group.example',
        firstName: 'Member',
        userType: 'I',
        manager: 'BO0001',
        title: 'Secretkeeper',
        email: 'member@hidden.example',
        C_assistant: 'VI0001',
        C_countryname: 'Malta',
      },
    ]);
    await add({ scope: 'country', value: 'malta', fields: ['title', 'email', 'C_assistant', 'C_countryname'] });
    const other = directory.as(viewer);
    const userId = 'boss@group.example';
    const answers = [
      await other.call(getOrgChart, { query: { userId } }),
      await other.call(getOrgChart, { query: { userId: 'member@group.example' } }),
      await other.call(getBranchFile, { query: { userId } }),
      await other.call(findInBranch, { query: { userId, globalQuery: 'Secretkeeper' } }),
    ];
    const shown = answers.map(({ body }) => body).join('\n');
    expect(shown).toContain('Member');
    for (const value of ['Secretkeeper', 'hidden.example', 'Malta', '"MT"', 'Ewer']) expect(shown).not.toContain(value);
  });

  test('is not revealed by people who refer to their manager or assistant by e-mail address', async () => {
    const report = 'report@group.example';
    await directory.add([
      {
        login: report,
        firstName: 'Rep',
        userType: 'I',
        manager: secret.email,
        C_assistant: secret.email.toUpperCase(),
      },
    ]);
    await hide(['email']);
    for (const who of [viewer, report, administrator]) {
      const { body, output } = await directory.as(who).call(getUserProfile, { query: { userId: report } });
      expect(body.toLowerCase()).not.toContain(secret.email);
      expect(output).toMatchObject({ manager: external, managerUserId: external, C_assistant: external });
    }
  });

  test('is shown to the person, who sees that it is hidden and can still edit it', async () => {
    await add({ scope: 'userType', value: 'e', fields: ['mobilePhone', 'linkedInURI', 'photo'] });
    const own = await profileFor(external);
    expect(own).toMatchObject({ mobilePhone, hiddenFields: ['photo', 'mobilePhone', 'linkedInURI'] });
    const sources = await directory.as(external).call(getProfileSources, {});
    expect(sources.output.mobilePhone?.kind).toBe('feed');
    expect((await directory.as(external).call(getUserPhoto, {})).output.image).not.toBe('');
    const linkedInURI = 'https://linkedin.com/in/another';
    const edited = await directory
      .as(external)
      .call(updateUserProfile, { body: { linkedInURI, version: own.version } });
    expect(edited.output).toMatchObject({ linkedInURI, mobilePhone, hiddenFields: own.hiddenFields });
    expect(await profileFor(viewer)).toMatchObject({ linkedInURI: '', mobilePhone: '', hiddenFields: [] });
    await directory.as(external).call(updateUserProfile, { body: { linkedInURI: secret.linkedInURI } });
  });

  test('is shown to administrators where they correct it, with the reason', async () => {
    await add({ scope: 'feed', value: 'test', fields: ['mobilePhone'] });
    await hide(['email']);
    expect(await profileFor(administrator)).toMatchObject({ mobilePhone: '', email: '' });
    const { output } = await admin().call(getCorrectableProfile, { params: { login: external } });
    expect(output).toMatchObject({ hiddenFields: ['email'], hiddenByRules: ['mobilePhone'] });
    expect(output.values).toMatchObject({ mobilePhone, email: secret.email });
  });

  test('photo gets a new URL, which is given only to people who may see it', async () => {
    const before = (await profileFor(viewer)).photo;
    await hide(['photo']);
    const after = (await profileFor(external)).photo;
    const status = async (address: string) => (await directory.as(undefined).request('GET', address)).status;
    expect(await status(after)).toBe(200);
    expect(await status(before)).toBe(404);
    expect((await profileFor(viewer)).photo).toBe('');
    expect(getSignedPhoto.access).toBe('open');
    await hide([]);
    expect(await status(after)).toBe(404);
    expect(await status(before)).toBe(200);
  });
});

describe('fields hidden in one person', () => {
  test('are not hidden for others, and are audited and listed', async () => {
    await hide(['mobilePhone']);
    expect(await found('612345678')).toEqual([]);
    expect(
      (await directory.as(external).call(getUserProfile, { query: { userId: viewer } })).output.mobilePhone,
    ).not.toBe('');
    const { output, headers } = await admin().call(listPeopleWithHiddenFields);
    expect(output).toMatchObject([{ person: { login: external }, fields: ['mobilePhone'] }]);
    expect(headers['x-total-count']).toBe('1');
    const next = await admin().call(listPeopleWithHiddenFields, { query: { after: '1', limit: '1' } });
    expect([next.output, next.headers['x-total-count']]).toEqual([[], '1']);
    const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, subject: external });
    expect(entry).toMatchObject({
      actor: administrator,
      kind: 'profile.hidden',
      before: { hiddenFields: [] },
      after: { hiddenFields: ['mobilePhone'] },
    });
  });
});

describe('a rule', () => {
  const scopes: [HidingScope, string, string][] = [
    ['userType', 'E', 'I'],
    ['organization', 'org7', 'ORG8'],
    ['domain', 'EXT.example', 'int.example'],
    ['country', 'Iceland', 'France'],
    ['feed', 'test', 'hr'],
  ];
  test.each(scopes)(
    'by %s applies to the people of the group only, without regard to case',
    async (scope, value, other) => {
      expect(await add({ scope, value: other, fields: ['mobilePhone'] })).toMatchObject({ scope, value: other });
      expect(await found('612345678')).toHaveLength(1);
      const rule = await add({ scope, value, fields: ['mobilePhone'] });
      expect(rule.appliesToCount).toBeGreaterThan(0);
      expect(await found('612345678')).toEqual([]);
    },
  );

  test.each(['IS', 'isl', 'Islande'])('by country may name it by a code or in another language: %s', async (value) => {
    const rule = await add({ scope: 'country', value, fields: ['mobilePhone'] });
    expect(rule).toMatchObject({ value: 'Iceland', appliesToCount: 1 });
    expect(await found('612345678')).toEqual([]);
  });

  test('applies to corrected values, and to values that are themselves hidden', async () => {
    await add({ scope: 'country', value: 'Norway', fields: ['mobilePhone', 'C_countryname'] });
    const correct = (C_countryname: string) =>
      admin().call(correctProfile, { params: { login: external }, body: { corrections: { C_countryname } } });
    await correct('Norway');
    expect(await found('612345678')).toEqual([]);
    await admin().call(correctProfile, { params: { login: external }, body: { removed: ['C_countryname'] } });
    expect(await found('612345678')).toHaveLength(1);
  });

  test('is changed and removed based on its version, audited, and takes effect immediately', async () => {
    const { id, version } = await add({ scope: 'userType', value: 'E', fields: ['email'] });
    const params = { id: String(id) };
    const change = { params, body: { fields: ['mobilePhone', 'mobilePhone'] as const, version } };
    const changed = await admin().call(changeHidingRule, {
      ...change,
      body: { ...change.body, fields: ['mobilePhone'] },
    });
    expect(changed.output).toMatchObject({ fields: ['mobilePhone'], version: version + 1 });
    expect((await profileFor(viewer)).email).toBe(secret.email);
    expect(await found('612345678')).toEqual([]);
    const stale = await admin().call(changeHidingRule, { params, body: { fields: ['email'], version } });
    expect(stale.error.code).toBe('rule.stale');
    expect((await admin().call(removeHidingRule, { params, query: { version: String(version) } })).error.code).toBe(
      'rule.stale',
    );
    await admin().call(removeHidingRule, { params, query: { version: String(version + 1) } });
    expect(await found('612345678')).toHaveLength(1);
    expect((await admin().call(removeHidingRule, { params })).error.code).toBe('rule.unknown');
    const entries = await auditStore(directory.database.kysely).list({ limit: 3, subject: 'E' });
    expect(entries.map(({ kind, before, after }) => ({ kind, before, after }))).toEqual([
      { kind: 'hiding.removed', before: { hidingScope: 'userType', hiddenFields: ['mobilePhone'] }, after: null },
      {
        kind: 'hiding.changed',
        before: { hidingScope: 'userType', hiddenFields: ['email'] },
        after: { hidingScope: 'userType', hiddenFields: ['mobilePhone'] },
      },
      { kind: 'hiding.added', before: null, after: { hidingScope: 'userType', hiddenFields: ['email'] } },
    ]);
  });

  test('cannot be added twice for the same group', async () => {
    await add({ scope: 'organization', value: 'ORG7', fields: ['email'] });
    const body = { scope: 'organization', value: 'org7 ', fields: ['title'] } as const;
    const { error } = await admin().call(addHidingRule, { body: { ...body, fields: ['title'] } });
    expect(error.code).toBe('rule.known');
    expect(await list()).toHaveLength(1);
  });

  test('can be added for suggested groups, which have their sizes', async () => {
    const groups = async (scope: HidingScope, text?: string) =>
      (await admin().call(listHidingGroups, { query: { scope, text } })).output;
    expect(await groups('organization')).toEqual([{ value: 'ORG7', count: 1 }]);
    expect(await groups('country', 'ice')).toEqual([{ value: 'Iceland', count: 1 }]);
    expect((await groups('userType')).map(({ value }) => value)).toEqual(['I', 'E']);
    expect(await groups('domain', 'nothing')).toEqual([]);
  });
});
