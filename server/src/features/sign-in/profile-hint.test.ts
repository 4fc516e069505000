import {
  erasePerson,
  exportMyData,
  exportPersonalData,
  getViewer,
  personalData,
  setProfileHint,
} from '@directory/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const admin = 'AD0001@group.example';
const ana = 'AN0001@group.example';
const ben = 'BE0001@group.example';

let directory: TestDirectory;
let anaId: number;

beforeEach(async () => {
  directory = await openTestDirectory([], { ADMIN_LOGINS: admin });
  const ids = await directory.add([admin, ana, ben].map((login) => ({ login })));
  anaId = ids[1] ?? 0;
});

const set = (login: string, isHidden: boolean) => directory.as(login).call(setProfileHint, { body: { isHidden } });
const hints = async (login: string) => (await directory.as(login).call(getViewer)).output.profileHints;
const hiddenAt = async () =>
  await directory.database.kysely.selectFrom('personal_settings').select('profile_hint_hidden_at').execute();

describe('setProfileHint', () => {
  test('requires sign-in, an entry in the directory, and a valid body', async () => {
    expect((await directory.as(undefined).request('PUT', setProfileHint.path, { isHidden: true })).status).toBe(401);
    expect((await set('guest@elsewhere.example', true)).error.code).toBe('profile.none');
    for (const body of [{}, { isHidden: 'yes' }, { isHidden: true, userId: ben }]) {
      expect((await directory.as(ana).request('PUT', setProfileHint.path, body)).error.code).toBe('request.invalid');
    }
    expect(await hiddenAt()).toEqual([]);
  });

  test('hides the hint of this person alone, until it is shown again', async () => {
    expect(await hints(ana)).toEqual(['photo', 'languages', 'topics']);
    expect((await set(ana, true)).output).toEqual({ isHidden: true });
    expect(await hints(ana)).toBeUndefined();
    expect(await hints(ben)).toEqual(['photo', 'languages', 'topics']);
    expect((await set(ana, false)).output).toEqual({ isHidden: false });
    expect(await hints(ana)).toEqual(['photo', 'languages', 'topics']);
  });

  test('is idempotent, and keeps the time at which the hint was first hidden', async () => {
    await set(ana, false);
    expect(await hiddenAt()).toEqual([]);
    await set(ana, true);
    const first = await hiddenAt();
    await set(ana, true);
    expect(await hiddenAt()).toEqual(first);
    expect(first).toEqual([{ profile_hint_hidden_at: expect.any(Date) }]);
  });
});

describe('personal data', () => {
  const rowsIn = (body: string) => personalData.parse(JSON.parse(body)).tables['personal_settings'];

  test('contains the time at which the hint was hidden, for the person and for administrators', async () => {
    await set(ana, true);
    const row = { person_id: anaId, profile_hint_hidden_at: expect.stringMatching(/^\d{4}-/) };
    expect(rowsIn((await directory.as(ana).call(exportMyData, {})).body)).toEqual([row]);
    const order = { params: { id: String(anaId) } };
    expect(rowsIn((await directory.as(admin).call(exportPersonalData, order)).body)).toEqual([row]);
    expect(rowsIn((await directory.as(ben).call(exportMyData, {})).body)).toEqual([]);
  });

  test('is erased with the person', async () => {
    await set(ana, true);
    await sql`update people set left_at = now() where id = ${anaId}::bigint`.execute(directory.database.kysely);
    await directory.catchUp();
    const order = { params: { id: String(anaId) }, query: { login: ana } };
    expect((await directory.as(admin).call(erasePerson, order)).status).toBe(200);
    expect(await hiddenAt()).toEqual([]);
  });
});
