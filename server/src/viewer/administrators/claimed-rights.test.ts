import { addScimToken, getViewer, listAdministrators, listAudit, removeAdministrator } from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestClaims, TestDirectory } from '../../../test/test-directory.ts';

const [admin, ann, ben] = ['admin@group.example', 'ann@group.example', 'ben@group.example'];
const role = 'Directory admins';
let directory: TestDirectory;

beforeAll(async () => {
  directory = await openTestDirectory(
    [admin, ann, ben].map((login) => ({ login, division: 'BU05' })),
    { ADMIN_LOGINS: admin, OIDC_ADMIN_VALUES: `${role}; directory-owners`, OIDC_UNIT_ADMIN_VALUES: 'BU05=fr; BU06=it' },
  );
});

const list = async (login: string, claims: TestClaims = {}, headers: Record<string, string> = {}) =>
  (await directory.as(login, claims).request('GET', '/api/admin/users', undefined, headers)).error?.code;
const viewer = async (login: string, claims: TestClaims) => (await directory.as(login, claims).call(getViewer)).output;
const entries = async () => {
  const { output } = await directory.as(admin).call(listAudit, { query: { kind: 'administrator.by-claim' } });
  return output.map(({ actor, subject, after }) => ({ actor, subject, after }));
};

test('a value of the claim makes its user an administrator for as long as the token contains it', async () => {
  expect(await list(ann)).toBe('access.denied');
  expect(await list(ann, { roles: [role] })).toBeUndefined();
  expect(await list(ben, { roles: 'directory-owners' })).toBeUndefined();
  expect(await viewer(ann, { roles: [role] })).toMatchObject({ isAdministrator: true });
  expect(await list(ann, { roles: ['Reader'] })).toBe('access.denied');
  expect(await viewer(ann, { roles: ['Reader'] })).toMatchObject({ isAdministrator: false });
  const listed = await directory.as(admin).call(listAdministrators);
  expect(listed.output.map(({ login }) => login)).toEqual([admin]);
});

test('a value may grant business units instead of the whole directory', async () => {
  const claims = { roles: ['fr', 'it'] };
  expect(await viewer(ben, claims)).toMatchObject({ isAdministrator: false, administeredUnits: ['BU05', 'BU06'] });
  expect(await list(ben, claims)).toBe('access.denied');
});

describe('the audit log', () => {
  beforeEach(async () => {
    await list(ann, { roles: [role] });
  });

  test('names the person and the values, but not for each request', async () => {
    for (let request = 0; request < 3; request++) await list(ann, { roles: ['Reader', role] });
    const ofRole = (await entries()).filter(({ after }) => JSON.stringify(after).includes(role));
    expect(ofRole).toEqual([{ actor: ann, subject: ann, after: { claimValues: [role], units: [] } }]);
  });

  test('has no entry for people who are on the list', async () => {
    await list(admin, { roles: [role] });
    expect((await entries()).map(({ actor }) => actor)).not.toContain(admin);
  });
});

describe('nobody gets rights', () => {
  test.each([
    ['in another case', ['directory admins']],
    ['in a list in a text', `Reader,${role}`],
    ['in a list with a number', [role, 1]],
    ['in a nested list', [[role]]],
    ['in an object', { [role]: true }],
    ['in a long list', Array.from({ length: 2001 }, () => 'x')],
  ])('by a value %s', async (_case, roles) => {
    expect(await list(ann, { roles })).toMatch(/^(?:access\.denied|token\.invalid)$/);
  });

  test('by another claim', async () => {
    expect(await list(ann, { groups: [role], realm_access: { roles: [role] } })).toBe('access.denied');
  });

  test('who is not in the directory', async () => {
    expect(await list('stranger@group.example', { roles: [role] })).toBe('access.denied');
    expect(await viewer('stranger@group.example', { roles: [role] })).toMatchObject({ isAdministrator: false });
  });

  test('who has left', async () => {
    await directory.add([{ login: 'leaver@group.example' }]);
    const { kysely } = directory.database;
    await kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('login_key', '=', 'leaver@group.example')
      .execute();
    await directory.catchUp();
    expect(await list('leaver@group.example', { roles: [role] })).toBe('access.denied');
  });

  test('by a token for another audience', async () => {
    expect(await list(ann, { aud: 'other', roles: [role] })).toBe('token.invalid');
  });

  test('by an ID token, neither instead of nor in addition to the access token', async () => {
    const idToken = await directory.token(ann, { roles: [role], nonce: 'n', at_hash: 'x' });
    expect(await list(ann, {}, { 'x-id-token': idToken })).toBe('access.denied');
    expect(await list(ann, { roles: [role], at_hash: 'x' })).toBe('token.invalid');
  });
});

test('administrators by claim also need a recent sign-in to add a SCIM token', async () => {
  const caller = (ago: number) => directory.as(ann, { roles: [role], auth_time: Math.floor(Date.now() / 1000) - ago });
  const body = { name: 'Entra', scope: 'read' } as const;
  expect((await caller(3600).call(addScimToken, { body })).error.code).toBe('sign-in.too-old');
  expect((await caller(60).call(addScimToken, { body })).status).toBe(200);
});

test('administrators by claim cannot remove the last listed administrator either', async () => {
  const answer = await directory.as(ann, { roles: [role] }).call(removeAdministrator, { params: { login: admin } });
  expect(answer.error.code).toBe('administrator.last');
});

test('a unit that is not in the reference lists prevents the start', async () => {
  await expect(openTestDirectory([], { OIDC_UNIT_ADMIN_VALUES: 'BU98=x; BU05=y' })).rejects.toThrow(
    'OIDC_UNIT_ADMIN_VALUES: the reference lists have no business unit BU98',
  );
});
