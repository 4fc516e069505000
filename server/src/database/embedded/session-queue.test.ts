import { getUserProfile, searchPeople } from '@directory/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { withImportLock } from '../../features/people-feeds/import/import-lock.ts';
import { peopleStore } from '../../people/people-store.ts';
import { withTimeLimit } from '../time-limit.ts';

const login = 'ada@group.example';
let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory([{ login, lastName: 'Lovelace' }]);
});

async function profile() {
  const authorization = `Bearer ${await directory.token(login)}`;
  return await directory.inject({ url: getUserProfile.path, headers: { authorization } });
}

describe('while a long transaction is open, such as that of an import', () => {
  it('a search is answered, and so is a profile unless the transaction occupies the only session', async () => {
    const { database } = directory;
    await database.transaction(async (queries) => {
      await peopleStore(queries).find({ login });
      const { status } = await directory.as(login).call(searchPeople, { query: { globalQuery: 'lovelace' } });
      expect(status).toBe(200);
      const { statusCode, headers } = await profile();
      expect(statusCode).toBe(database.kind === 'embedded' ? 503 : 200);
      if (database.kind === 'embedded') expect(headers['retry-after']).toBe('2');
    });
    expect((await profile()).statusCode).toBe(200);
  });

  it('an import that a request started goes on waiting', async () => {
    const { database } = directory;
    const work = () => peopleStore(database.kysely).hasAnyone();
    let imported: Promise<boolean> | undefined;
    await database.transaction(async () => {
      imported = withTimeLimit('request', () => withImportLock(database, work));
      // The profile waits until the time limit of a request.
      await profile();
    });
    expect(await imported).toBe(true);
  });
});
