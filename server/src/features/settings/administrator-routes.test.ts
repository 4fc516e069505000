import {
  addAdministrator,
  isAdministrator,
  listAdministrators,
  listAudit,
  listOrganizationRules,
  removeAdministrator,
} from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';
import { grantFirstAdministrators } from '../../viewer/administrators/first-administrators-store.ts';

let directory: TestDirectory;
const [admin, ann, bob] = ['admin@group.example', 'AN1000@group.example', 'BO1000@group.example'] as const;
let recorded = 0;
beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: admin, firstName: 'Ada', lastName: 'Min' },
      { login: ann, firstName: 'Ann', lastName: 'Lee' },
      { login: bob, firstName: 'Bob', lastName: 'Ray' },
    ],
    { ADMIN_LOGINS: admin },
  );
});

/** Leaves one administrator, and only the audit entries of the current test. */
beforeEach(async () => {
  const { kysely } = directory.database;
  await kysely.deleteFrom('administrators').execute();
  await administratorsStore(kysely).add(admin, 'test');
  recorded = (await auditStore(kysely).list({ limit: 1 }))[0]?.id ?? 0;
});

const add = (userLogin: string, by: string = admin, allowsUnlisted?: boolean) =>
  directory.as(by).call(addAdministrator, {
    body: { userLogin, ...(allowsUnlisted === undefined ? {} : { allowsUnlisted }) },
  });
const remove = (login: string, by: string = admin) => directory.as(by).call(removeAdministrator, { params: { login } });
const logins = async () => (await directory.as(admin).call(listAdministrators)).output.map(({ login }) => login);
const trail = async () =>
  (await directory.as(admin).call(listAudit)).output
    .filter(({ id, kind }) => id > recorded && kind !== 'administrator.bound')
    .map(({ actor, kind, subject, before, after }) => ({ actor, kind, subject, before, after }));

describe('isAdministrator', () => {
  const ask = (by: string, login: string) => directory.as(by).call(isAdministrator, { params: { login } });

  test('returns whether the viewer is an administrator, ignoring case', async () => {
    expect((await ask(admin, admin)).output).toBe(true);
    expect((await ask(admin, admin.toUpperCase())).output).toBe(true);
    expect((await ask(ann, ann)).output).toBe(false);
    expect((await ask(ann.toLowerCase(), ann.toUpperCase())).output).toBe(false);
  });

  test('returns it for other people only to administrators', async () => {
    for (const login of [admin, bob, 'unknown@group.example']) {
      expect((await ask(ann, login)).error.code).toBe('access.denied');
    }
    expect((await ask(admin, ann)).output).toBe(false);
    await add(ann);
    expect((await ask(admin, ann.toUpperCase())).output).toBe(true);
    expect((await ask(ann, admin)).output).toBe(true);
  });

  test.each(['a/b', `x' or 1=1 --`, '"', '100%', '山田@会社.example', '\u202Eb', 'é'.repeat(250), '..%2f..'])(
    'returns false for %s',
    async (login) => {
      const { status, output } = await ask(admin, login);
      expect([status, output]).toEqual([200, false]);
    },
  );

  test('rejects 300 characters and control characters', async () => {
    for (const login of ['x'.repeat(300), '山'.repeat(300), 'a\u0000b']) {
      const { status, error } = await directory.as(ann).call(isAdministrator, { params: { login } });
      expect([status, error.code]).toEqual([400, 'request.invalid']);
    }
  });
});

describe('addAdministrator', () => {
  test('names the invalid fields', async () => {
    const { status, error } = await directory.as(admin).request('POST', addAdministrator.path, { login: ann });
    expect(status).toBe(400);
    expect(error.fields).toEqual(
      expect.arrayContaining([
        { field: 'userLogin', code: 'error.e3' },
        { field: 'login', code: 'field.unknown' },
      ]),
    );
  });

  test('adds an administrator with the login as the directory spells it, with immediate effect', async () => {
    const { output } = await add(ann.toLowerCase());
    expect(output).toMatchObject({ login: ann, addedBy: admin, person: { firstName: 'Ann', lastName: 'Lee' } });
    expect(output.addedByPerson).toMatchObject({ firstName: 'Ada', lastName: 'Min' });
    expect((await directory.as(ann).call(listOrganizationRules)).status).toBe(200);
    expect((await trail())[0]).toEqual({
      actor: admin,
      kind: 'administrator.added',
      subject: ann.toLowerCase(),
      before: null,
      after: { login: ann },
    });
  });

  test('rejects a login that is already an administrator, and records nothing', async () => {
    await add(ann);
    const { status, error } = await add(ann.toUpperCase());
    expect([status, error.code]).toEqual([409, 'administrator.known']);
    expect(await trail()).toHaveLength(1);
  });

  test('rejects a login that is not in the directory, unless allowsUnlisted is set', async () => {
    const unlisted = 'ZZ9999@group.example';
    const { status, error } = await add(unlisted);
    expect([status, error.code]).toEqual([409, 'administrator.not-listed']);
    expect(await logins()).toEqual([admin]);
    expect((await add(unlisted, admin, true)).output).toMatchObject({ login: unlisted, person: null });
    expect(await logins()).toEqual([admin, unlisted]);
  });

  test('rejects a leaver, also with allowsUnlisted, and before memory contains the departure', async () => {
    const setLeft = (left_at: Date | null) =>
      directory.database.kysely.updateTable('people').set({ left_at }).where('login', '=', bob).execute();
    await setLeft(new Date());
    for (const allowsUnlisted of [false, true]) {
      const { status, error } = await add(bob.toLowerCase(), admin, allowsUnlisted);
      expect([status, error.code]).toEqual([410, 'profile.left']);
    }
    expect(await logins()).toEqual([admin]);
    await setLeft(null);
    await expect.poll(async () => (await add(bob)).status).toBe(200);
  });

  test('accepts a login with slashes, quotes or another script, and returns it unchanged', async () => {
    for (const login of [
      'a/b@c',
      `o'neil"; drop table people`,
      '山田 太郎@会社.example',
      '<script>',
      '%2F',
      'é'.repeat(256),
    ]) {
      expect((await add(login, admin, true)).output.login).toBe(login);
      expect((await remove(login)).output).toEqual({ login });
    }
  });
});

describe('removeAdministrator', () => {
  test('returns administrator.unknown for people who are not administrators', async () => {
    const { status, error } = await remove(ann);
    expect([status, error.code]).toEqual([404, 'administrator.unknown']);
  });

  test('takes effect immediately', async () => {
    await add(ann);
    expect((await directory.as(ann).call(listAdministrators)).status).toBe(200);
    expect((await remove(ann.toUpperCase())).output).toEqual({ login: ann });
    expect((await directory.as(ann).call(listAdministrators)).status).toBe(403);
    expect((await trail())[0]).toEqual({
      actor: admin,
      kind: 'administrator.removed',
      subject: ann.toLowerCase(),
      before: { login: ann },
      after: null,
    });
  });

  test('does not remove the last one', async () => {
    const { status, error } = await remove(admin);
    expect([status, error.code]).toEqual([409, 'administrator.last']);
    expect(await logins()).toEqual([admin]);
  });

  test('leaves one of two who remove each other concurrently', async () => {
    await add(ann);
    const answers = await Promise.all([remove(ann, admin), remove(admin, ann)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const remaining = await administratorsStore(directory.database.kysely).list();
    expect(remaining).toHaveLength(1);
  });

  test('leaves one of several who remove themselves concurrently', async () => {
    await add(ann);
    await add(bob);
    const answers = await Promise.all([admin, ann, bob].map((login) => remove(login, login)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  });
});

test('does not grant the rights of a removed first administrator again at the next start', async () => {
  await add(ann);
  await remove(admin, ann);
  await grantFirstAdministrators(directory.database, [admin]);
  expect((await administratorsStore(directory.database.kysely).list()).map(({ login }) => login)).toEqual([ann]);
});
