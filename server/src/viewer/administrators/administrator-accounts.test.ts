import {
  addAdministrator,
  addScimToken,
  getViewer,
  isAdministrator,
  listAdministrators,
  listAudit,
  removeAdministrator,
} from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { entryOf } from '../../../test/test-source.ts';
import type { FeedEntry } from '../../features/people-feeds/entries/feed-entry.ts';
import { importPeople } from '../../features/people-feeds/import/import-people.ts';
import { runFeedCommand } from '../../features/people-feeds/commands/feed-commands.ts';
import { feedPriority } from '../../features/people-feeds/import/feed-priority.ts';
import { auditStore } from '../../people/audit-store.ts';
import { readReferences } from '../../people/reference-lists.ts';
import { administratorsStore } from './administrators-store.ts';
import { grantFirstAdministrators } from './first-administrators-store.ts';
import { checkRecentSignIn } from '../recent-sign-in.ts';

const [admin, other] = ['admin@group.example', 'other@group.example'];
const references = readReferences(undefined);
let directory: TestDirectory;
/** The last entry of the audit log before the test. */
let recorded = 0;

beforeAll(async () => {
  directory = await openTestDirectory();
});
beforeEach(async () => {
  const { kysely } = directory.database;
  for (const table of ['people', 'administrators'] as const) await kysely.deleteFrom(table).execute();
  await directory.catchUp();
  for (const login of [admin, other]) await administratorsStore(kysely).add(login, 'test');
  recorded = (await auditStore(kysely).list({ limit: 1 }))[0]?.id ?? 0;
});

const list = (login: string, sub?: string) =>
  directory.as(login, sub === undefined ? {} : { sub }).call(listAdministrators);
const trail = async (by: string) =>
  (await directory.as(by).call(listAudit)).output
    .filter(({ id }) => id > recorded)
    .filter(({ kind }) => kind.startsWith('administrator.') && kind !== 'administrator.added')
    .map(({ kind, actor, subject, before, after }) => ({ kind, actor, subject, before, after }));

async function deliver(...entries: FeedEntry[]): Promise<void> {
  async function* stream() {
    yield* entries;
  }
  const feed = { feed: 'ad', kind: 'ldap' as const, entries: stream(), accepts: 'any' as const };
  const { outcome } = await importPeople({ database: directory.database, references, ...feed });
  expect(outcome).toBe('imported');
  await directory.catchUp();
}

/** Removes and grants rights as the command line does. */
async function grant(login: string) {
  const configuredFeeds = new Set<string>();
  const options = {
    references,
    priority: feedPriority([]),
    configuredFeeds,
    bytes: (async function* () {})(),
    signal: new AbortController().signal,
  };
  const command = { name: 'grant-admin', login } as const;
  const eraseLeaver = () => expect.fail('this command erases nobody');
  return await runFeedCommand(command, { database: directory.database, ...options, onMessage: () => {}, eraseLeaver });
}

const person = (login: string, externalId: string) => ({ ...entryOf(login, 1), externalId });

describe('the first use of the rights', () => {
  test('binds them to the account, once', async () => {
    expect((await list(other)).output[0]?.boundAt).toBeNull();
    await list(admin);
    await list(admin);
    expect((await list(other)).output[0]?.boundAt).toMatch(/^20/);
    expect((await trail(other)).filter(({ actor }) => actor === admin)).toEqual([
      { kind: 'administrator.bound', actor: admin, subject: admin, before: null, after: { account: admin } },
    ]);
  });

  test('by two concurrent requests binds one of the two accounts', async () => {
    const answers = await Promise.all(['one', 'two', 'one', 'two'].map((sub) => list(admin, sub)));
    const allowed = answers.map(({ status }) => status === 200);
    expect(allowed[0]).toBe(!allowed[1]);
    expect(allowed.slice(2)).toEqual(allowed.slice(0, 2));
  });
});

describe('another account with the login of an administrator', () => {
  beforeEach(async () => {
    await list(admin);
  });

  test('has no rights', async () => {
    const stranger = directory.as(admin, { sub: 'stranger' });
    expect((await stranger.call(listAdministrators)).error.code).toBe('access.denied');
    expect((await stranger.call(getViewer)).output.isAdministrator).toBe(false);
    expect((await stranger.call(isAdministrator, { params: { login: admin } })).output).toBe(false);
    expect((await stranger.call(isAdministrator, { params: { login: other } })).error.code).toBe('access.denied');
    expect((await stranger.call(removeAdministrator, { params: { login: other } })).error.code).toBe('access.denied');
  });

  test('is recorded in the audit log once, not for each request', async () => {
    for (let request = 0; request < 5; request++) await list(admin, 'stranger');
    expect((await trail(admin)).filter(({ kind }) => kind === 'administrator.rejected')).toEqual([
      {
        kind: 'administrator.rejected',
        actor: admin,
        subject: admin,
        before: { account: admin },
        after: { account: 'stranger' },
      },
    ]);
  });

  test('has the rights after an administrator has granted them again', async () => {
    await directory.as(other).call(removeAdministrator, { params: { login: admin } });
    await directory.as(other).call(addAdministrator, { body: { userLogin: admin, allowsUnlisted: true } });
    expect((await list(admin, 'stranger')).status).toBe(200);
    expect((await list(admin)).error.code).toBe('access.denied');
  });

  test('has the rights after the command line has released them', async () => {
    expect(await grant(admin)).toMatchObject({ isNew: false, isUnbound: true });
    expect(await grant(admin)).toMatchObject({ isNew: false, isUnbound: false });
    expect((await list(admin, 'stranger')).status).toBe(200);
    expect((await trail(other)).map(({ kind }) => kind)).toContain('administrator.unbound');
  });
});

test('an account keeps the rights when its login is renamed', async () => {
  await list(admin);
  expect((await list('renamed@group.example', admin)).status).toBe(200);
  const viewer = await directory.as('renamed@group.example', { sub: admin }).call(getViewer);
  expect(viewer.output.isAdministrator).toBe(true);
});

test('a feed that renames a person renames the administrator', async () => {
  await deliver(person(admin, '1'), person('b@group.example', '2'));
  await list(admin);
  await deliver(person('new@group.example', '1'), person('b@group.example', '2'));
  expect((await list(other)).output.map(({ login }) => login)).toEqual(['new@group.example', other]);
  expect(await trail(other)).toContainEqual({
    kind: 'administrator.renamed',
    actor: 'ad',
    subject: 'new@group.example',
    before: { login: admin },
    after: { login: 'new@group.example' },
  });
  expect((await list(admin, 'stranger')).error.code).toBe('access.denied');
});

test('a feed that swaps the logins of two administrators renames both, each with one entry in the audit log', async () => {
  await deliver(person(admin, '1'), person(other, '2'));
  await list(admin);
  await list(other);
  await deliver(person(other, '1'), person(admin, '2'));
  expect((await list(other, admin)).status).toBe(200);
  expect((await list(admin, other)).status).toBe(200);
  const renamed = (await trail(other)).filter(({ kind }) => kind === 'administrator.renamed');
  expect(renamed.map(({ subject, before, after }) => ({ subject, before, after }))).toEqual(
    expect.arrayContaining([
      { subject: admin, before: { login: other }, after: { login: admin } },
      { subject: other, before: { login: admin }, after: { login: other } },
    ]),
  );
  expect(renamed).toHaveLength(2);
});

describe('a person who leaves', () => {
  test('is no longer an administrator, even after coming back', async () => {
    await deliver(person(admin, '1'), person('b@group.example', '2'));
    await list(admin);
    await deliver(person('b@group.example', '2'));
    expect((await list(admin)).error.code).toBe('access.denied');
    expect(await trail(other)).toContainEqual({
      kind: 'administrator.left',
      actor: 'ad',
      subject: admin,
      before: { login: admin },
      after: null,
    });
    await deliver(person(admin, '1'), person('b@group.example', '2'));
    expect((await list(admin)).error.code).toBe('access.denied');
  });

  test('is no longer an administrator, even as the last one, and the command line can add another', async () => {
    await deliver(person(admin, '1'), person('b@group.example', '2'));
    await directory.as(admin).call(removeAdministrator, { params: { login: other } });
    await deliver(person('b@group.example', '2'));
    expect((await list(admin)).error.code).toBe('access.denied');
    await grant('b@group.example');
    expect((await list('b@group.example')).output.map(({ login }) => login)).toEqual(['b@group.example']);
  });

  test('is no longer an administrator if the login changes on departure', async () => {
    const { output } = await directory.as(other).call(addScimToken, { body: { name: 'Entra', scope: 'write' } });
    const scim = directory.withAuthorization(`Bearer ${output.secret}`);
    const type = { 'content-type': 'application/scim+json' };
    const user = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: admin, active: true };
    const added = await scim.request('POST', '/scim/v2/Users', JSON.stringify(user), type);
    expect(added.status).toBe(201);
    await list(admin);
    // Entra ID renames users when it deletes them.
    const left = { ...user, userName: `left.${admin}`, active: false };
    const { id } = JSON.parse(added.body) as { id: string };
    expect((await scim.request('PUT', `/scim/v2/Users/${id}`, JSON.stringify(left), type)).status).toBe(200);
    expect((await list(`left.${admin}`, admin)).error.code).toBe('access.denied');
    expect((await list(admin)).error.code).toBe('access.denied');
    expect((await list(other)).output.map(({ login }) => login)).toEqual([other]);
  });

  test('does not pass on the rights with the login', async () => {
    await deliver(person(admin, '1'), person('b@group.example', '2'));
    await deliver(person(admin, '2'));
    expect((await list(admin)).error.code).toBe('access.denied');
    expect((await list(other)).output.map(({ login }) => login)).toEqual([other]);
  });

  test('is no longer an administrator, even if the new login of a renamed person already had the rights', async () => {
    await deliver(person(admin, '1'), person('b@group.example', '2'));
    await list(admin);
    await directory
      .as(other)
      .call(addAdministrator, { body: { userLogin: 'new@group.example', allowsUnlisted: true } });
    await deliver(person('new@group.example', '1'), person('b@group.example', '2'));
    expect((await list('new@group.example', admin)).output.map(({ login }) => login)).toEqual([
      'new@group.example',
      other,
    ]);
    expect((await list('new@group.example', 'stranger')).error.code).toBe('access.denied');
    await deliver(person('b@group.example', '2'));
    expect((await list('new@group.example', admin)).error.code).toBe('access.denied');
  });

  test('is not made an administrator by ADMIN_LOGINS, unless the person has come back', async () => {
    const { database } = directory;
    const login = 'returns@group.example';
    await deliver(person('b@group.example', '2'), person(login, '3'));
    await deliver(person('b@group.example', '2'));
    expect(await grantFirstAdministrators(database, [login.toUpperCase(), 'nobody@group.example'])).toBe(1);
    expect((await list(login)).error.code).toBe('access.denied');
    expect((await list('nobody@group.example')).status).toBe(200);
    await deliver(person('b@group.example', '2'), person(login, '3'));
    expect(await grantFirstAdministrators(database, [login])).toBe(0);
    expect((await list(login)).status).toBe(200);
  });

  test('keeps the rights if the run fails', async () => {
    await deliver(person(admin, '1'), person('b@group.example', '2'));
    await directory.database
      .transaction(async (queries) => {
        await queries.updateTable('people').set({ left_at: new Date() }).where('login_key', '=', admin).execute();
        throw new Error('interrupted');
      })
      .catch(() => {});
    expect((await list(admin)).status).toBe(200);
  });
});

describe('a change of rights', () => {
  const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;
  const add = (claims: { auth_time?: number }) =>
    directory.as(admin, claims).call(addScimToken, { body: { name: 'Entra', scope: 'read' } });

  test('requires a recent sign-in, and says how recent', async () => {
    const { error, status, headers } = await add({ auth_time: seconds(16 * 60 + 5) });
    expect([status, error.code]).toEqual([401, 'sign-in.too-old']);
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_user_authentication", max_age="900"');
    expect((await add({ auth_time: seconds(60) })).status).toBe(200);
  });

  test('does not require a recent sign-in from users who may not change them', async () => {
    const answer = await directory
      .as('nobody@group.example', { auth_time: seconds(86_400) })
      .call(removeAdministrator, { params: { login: other } });
    expect(answer.error.code).toBe('access.denied');
  });

  test('is accepted if the provider does not say when the user signed in', async () => {
    expect((await add({})).status).toBe(200);
  });

  test('requires no recent sign-in if that is not configured', () => {
    const check = () => checkRecentSignIn({ signedInAt: new Date(0) }, { maxAge: 0, onUnknown: () => {} });
    expect(check).not.toThrow();
  });

  test('does not require a recent sign-in for reading', async () => {
    const caller = directory.as(admin, { auth_time: seconds(86_400) });
    expect((await caller.call(listAdministrators)).status).toBe(200);
  });
});
