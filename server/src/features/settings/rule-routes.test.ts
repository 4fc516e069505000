import {
  addDomainRule,
  addOrganizationRule,
  changeDomainRule,
  changeOrganizationRule,
  editableFields,
  getUserProfile,
  listAudit,
  listDomainRules,
  listOrganizationRules,
  previewSelfService,
  removeDomainRule,
  removeOrganizationRule,
  suggestRuleIds,
  updateUserProfile,
} from '@directory/contract';
import type { Endpoint } from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';
import { membershipCounts } from '../../people/memory/membership-counts.ts';
import { ruleRoutes } from './rule-routes.ts';

let directory: TestDirectory;
let admin: TestCaller;
const member = (number: number, organization: string, domain: string, more: object = {}) => ({
  login: `ME${1000 + number}@group.example`,
  firstName: 'Mo',
  C_msDSCloudExtensionAttribute2: organization,
  C_distinguishedName: `CN=M${number},DC=${domain},DC=example`,
  ...more,
});
let recorded = 0;
beforeAll(async () => {
  directory = await openTestDirectory(
    [
      member(1, 'ORG0001', 'north'),
      member(2, 'org0001', 'north'),
      member(3, 'ORG0001', 'south', { isEntraCloudManaged: '1' }),
      member(4, 'ORG0002', 'north'),
      member(5, '', 'NORTH'),
    ],
    { ADMIN_LOGINS: 'admin@group.example,other@group.example' },
  );
  admin = directory.as('admin@group.example');
});

/** Leaves no rules, and only the audit entries of the current test. */
beforeEach(async () => {
  const { kysely } = directory.database;
  await kysely.deleteFrom('self_service_organizations').execute();
  await kysely.deleteFrom('self_service_domains').execute();
  recorded = (await auditStore(kysely).list({ limit: 1 }))[0]?.id ?? 0;
});

const ofBoth = [
  {
    kind: 'organizations',
    word: 'organization',
    list: listOrganizationRules,
    add: addOrganizationRule,
    change: changeOrganizationRule,
    remove: removeOrganizationRule,
    id: 'ORG0001',
    counts: { memberCount: 3, appliesToCount: 2 },
  },
  {
    kind: 'domains',
    word: 'domain',
    list: listDomainRules,
    add: addDomainRule,
    change: changeDomainRule,
    remove: removeDomainRule,
    id: 'north.example',
    counts: { memberCount: 4, appliesToCount: 4 },
  },
] as const;

describe.each(ofBoth)('the rules of $kind', ({ word, list, add, change, remove, id, counts }) => {
  const body = (ruleId: string, fields: object, version?: number) =>
    ({ [word]: ruleId, ...fields, ...(version === undefined ? {} : { version }) }) as never;
  const trail = async () =>
    (await admin.call(listAudit, { query: { kind: `${word}.changed` } })).output.filter(
      (record) => record.id > recorded,
    );

  test('can be added, listed with their member counts, changed and removed, each with an audit entry', async () => {
    const added = await admin.call(add, { body: body(id, { city: true, primaryPhone: true, state: false }) });
    expect(added.output).toMatchObject({ id, allowedAttributes: ['primaryPhone', 'city'], version: 1, ...counts });
    expect((await admin.call(list)).output).toEqual([added.output]);
    const changed = await admin.call(change, { body: body(id, { zipCode: true }, 1) });
    expect(changed.output).toMatchObject({ id, allowedAttributes: ['zipCode'], version: 2, ...counts });
    const removed = await admin.call(remove, { params: { id: id.toLowerCase() }, query: { version: '2' } });
    expect(removed.output).toEqual({ id });
    expect((await admin.call(list)).output).toEqual([]);
    const records = (await admin.call(listAudit, { query: { limit: '3' } })).output;
    expect(
      records.map(({ actor, kind: what, subject, before, after }) => [actor, what, subject, before, after]),
    ).toEqual([
      ['admin@group.example', `${word}.removed`, id, { allowedAttributes: ['zipCode'] }, null],
      [
        'admin@group.example',
        `${word}.changed`,
        id,
        { allowedAttributes: ['primaryPhone', 'city'] },
        { allowedAttributes: ['zipCode'] },
      ],
      ['admin@group.example', `${word}.added`, id, null, { allowedAttributes: ['primaryPhone', 'city'] }],
    ]);
  });

  test('reject invalid input', async () => {
    for (const [given, field, code] of [
      [{ city: true }, word, 'error.e3'],
      [{ [word]: '  ' }, word, 'error.e2'],
      [{ [word]: 'x'.repeat(300) }, word, 'error.e1'],
      [{ [word]: '..' }, word, 'error.e2'],
      [{ [word]: 'a\u0007b' }, word, 'error.e2'],
      [{ [word]: id, city: 'yes' }, 'city', 'error.e2'],
      [{ [word]: id, linkedInURI: true }, 'linkedInURI', 'field.unknown'],
      [{ [word]: id, login: true }, 'login', 'field.unknown'],
    ] as const) {
      const { status, error } = await admin.request('POST', add.path, given);
      expect(status).toBe(400);
      expect(error.fields).toContainEqual({ field, code });
    }
    expect((await admin.call(list)).output).toEqual([]);
  });

  test('accept ids with slashes, quotes and other scripts, and ignore their case', async () => {
    for (const odd of ['a/b?c#d', `o'x"; --`, 'ÉCOLE', 'организация', '組織%2F', '../users', 'x'.repeat(256)]) {
      expect((await admin.call(add, { body: body(odd, { city: true }) })).output.id).toBe(odd);
      const again = await admin.call(add, { body: body(odd.toLowerCase(), {}) });
      expect([again.status, again.error.code]).toEqual([409, 'rule.known']);
      expect((await admin.call(remove, { params: { id: odd } })).output).toEqual({ id: odd });
    }
  });

  test('reject the second of two changes based on the same version', async () => {
    await admin.call(add, { body: body(id, { city: true }) });
    const other = directory.as('other@group.example');
    const answers = await Promise.all([
      admin.call(change, { body: body(id, { state: true }, 1) }),
      other.call(change, { body: body(id, { zipCode: true }, 1) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('rule.stale');
    expect(await trail()).toHaveLength(1);
    const stale = await other.call(remove, { params: { id }, query: { version: '1' } });
    expect([stale.status, stale.error.code]).toEqual([409, 'rule.stale']);
  });

  test('reject the second of two concurrent additions', async () => {
    const answers = await Promise.all([1, 2].map(() => admin.call(add, { body: body(id, { city: true }) })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keep their version when they are saved without a change', async () => {
    await admin.call(add, { body: body(id, { city: true }) });
    expect((await admin.call(change, { body: body(id, { city: true }, 1) })).output.version).toBe(1);
    expect((await admin.call(change, { body: body(id, { city: true }) })).output.version).toBe(1);
    expect(await trail()).toEqual([]);
  });

  test('cannot be changed or removed if they do not exist', async () => {
    const changed = await admin.call(change, { body: body('nobody', { city: true }) });
    expect([changed.status, changed.error.code]).toEqual([404, 'rule.unknown']);
    const removed = await admin.call(remove, { params: { id: 'nobody' } });
    expect([removed.status, removed.error.code]).toEqual([404, 'rule.unknown']);
  });
});

describe('suggestions', () => {
  const suggest = async (kind: 'organizations' | 'domains', text?: string) =>
    (await admin.call(suggestRuleIds, { query: { kind, ...(text === undefined ? {} : { text }) } })).output;

  test('list ids that people have, most members first, with the number of people to whom a rule would apply', async () => {
    expect(await suggest('organizations')).toEqual([
      { id: 'ORG0001', memberCount: 3, appliesToCount: 2, hasRule: false },
      { id: 'ORG0002', memberCount: 1, appliesToCount: 1, hasRule: false },
    ]);
    await admin.call(addOrganizationRule, { body: { organization: 'ORG0001', city: true } });
    expect((await suggest('organizations', '0001')).map(({ id, hasRule }) => [id, hasRule])).toEqual([
      ['ORG0001', true],
    ]);
    expect(await suggest('domains')).toEqual([
      { id: 'north.example', memberCount: 4, appliesToCount: 2, hasRule: false },
      { id: 'OKTA', memberCount: 1, appliesToCount: 1, hasRule: false },
    ]);
  });

  test('reflect changes of people', async () => {
    await directory.add([member(6, 'ORG0009', 'west')]);
    expect((await suggest('organizations', 'org0009'))[0]).toMatchObject({ id: 'ORG0009', memberCount: 1 });
    await directory.database.kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('login_key', '=', 'me1006@group.example')
      .execute();
    await directory.catchUp();
    expect(await suggest('organizations', 'org0009')).toEqual([]);
  });

  test('reject an unknown kind', async () => {
    expect((await admin.request('GET', `${suggestRuleIds.path}?kind=people`)).status).toBe(400);
  });
});

describe('the preview', () => {
  const preview = (userId: string) => admin.call(previewSelfService, { query: { userId } });

  test('returns the same editable fields and rule as for the person', async () => {
    const login = 'me1001@GROUP.example';
    expect((await preview(login)).output).toMatchObject({
      person: { login: 'ME1001@group.example' },
      isCloudManaged: false,
      organization: 'ORG0001',
      domain: 'north.example',
      rule: null,
      fields: ['linkedInURI', 'xURI'],
    });
    await admin.call(addDomainRule, { body: { domain: 'NORTH.example', state: true } });
    expect((await preview(login)).output).toMatchObject({ rule: { kind: 'domains', id: 'NORTH.example' } });
    await admin.call(addOrganizationRule, { body: { organization: 'org0001', city: true } });
    const { output } = await preview(login);
    expect(output).toMatchObject({
      rule: { kind: 'organizations', id: 'org0001' },
      fields: ['city', 'linkedInURI', 'xURI'],
    });
    const self = directory.as(login);
    expect((await self.call(getUserProfile)).output.editableFields).toEqual(output.fields);
    expect((await self.call(updateUserProfile, { body: { city: 'Lyon' } })).status).toBe(200);
    await admin.call(changeOrganizationRule, {
      body: Object.fromEntries([
        ['organization', 'ORG0001'],
        ...editableFields.map((field) => [field, field !== 'city']),
      ]) as never,
    });
    expect((await self.call(getUserProfile)).output.editableFields).not.toContain('city');
    expect((await self.call(updateUserProfile, { body: { city: 'Nice' } })).status).toBe(400);
  });

  test('applies the rule of cloud-managed people', async () => {
    await admin.call(addOrganizationRule, { body: { organization: 'ORG0001', city: true } });
    await admin.call(addDomainRule, { body: { domain: 'OKTA', zipCode: true } });
    expect((await preview('ME1003@group.example')).output).toMatchObject({
      isCloudManaged: true,
      domain: 'OKTA',
      rule: { kind: 'domains', id: 'OKTA' },
      fields: ['zipCode', 'linkedInURI', 'xURI'],
    });
  });

  test('fails for unknown logins', async () => {
    const { status, error } = await preview('nobody');
    expect([status, error.code]).toEqual([404, 'profile.unknown']);
  });
});

test('a committed rule is returned even if the database becomes unavailable right after the commit', async () => {
  const lost = directory.database.kysely.withPlugin({
    transformQuery() {
      throw new Error('the connection is lost');
    },
    transformResult: async ({ result }) => result,
  });
  const routes = ruleRoutes({
    database: { ...directory.database, kysely: lost },
    counts: membershipCounts(),
    catchUp: async () => {},
  });
  const handlerOf = (wanted: Endpoint) => routes.find(({ endpoint }) => endpoint === wanted)!.handler as Function;
  const viewer = { login: 'admin@group.example', personId: null };
  const body = { organization: 'ORG0001', city: true };
  const added = await handlerOf(addOrganizationRule)({ body, viewer });
  expect(added).toMatchObject({ id: 'ORG0001', allowedAttributes: ['city'], version: 1 });
  const changed = await handlerOf(changeOrganizationRule)({ body: { ...body, mobilePhone: true }, viewer });
  expect(changed).toMatchObject({ id: 'ORG0001', version: 2 });
  await directory.catchUp();
});
