import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { withImportLock } from '../import/import-lock.ts';
import { abandonedUploads } from './abandoned-uploads.ts';

const startedAt = '2026-11-20T10:00:00.000Z';
let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  await addUpload('checked', undefined);
  await addUpload('imported', { feed: 'hr', kind: 'csv', startedAt });
});

async function addUpload(id: string, run: object | undefined): Promise<void> {
  const { kysely } = database;
  const expiresAt = new Date(Date.now() + 100_000);
  await kysely.insertInto('people_uploads').values({ id, owner: 'amy@x', size: 1, expires_at: expiresAt }).execute();
  const progress = JSON.stringify({ phase: 'reading', rows: 5, updatedAt: startedAt, run });
  await kysely.updateTable('people_uploads').set({ progress }).where('id', '=', id).execute();
}

const runs = () => database.kysely.selectFrom('feed_runs').selectAll().execute();

test('an import that did not end is recorded once, whichever node finds it; a check is not recorded', async () => {
  const nodes = [abandonedUploads(database), abandonedUploads(database)];
  const recordAll = async () => (await Promise.all(nodes.map((record) => record()))).flat();
  while ((await runs()).length === 0) await recordAll();
  expect(await runs()).toMatchObject([
    {
      feed: 'hr',
      kind: 'csv',
      outcome: 'interrupted',
      started_at: new Date(startedAt),
      started_by: 'amy@x',
      problem: expect.stringContaining('Import the file again.') as string,
    },
  ]);
  expect([await recordAll(), await recordAll()]).toEqual([[], []]);
  expect(await runs()).toHaveLength(1);
});

test('an import is not recorded while it is running, nor shortly before it clears its progress', async () => {
  const record = abandonedUploads(database);
  await withImportLock(database, async () => {
    expect([await record(), await record()]).toEqual([[], []]);
  });
  expect(await record()).toEqual([]);
  await database.kysely.updateTable('people_uploads').set({ progress: null }).execute();
  expect(await record()).toEqual([]);
  expect(await runs()).toEqual([]);
});

test('an import is not recorded if another import of the same file has begun', async () => {
  const record = abandonedUploads(database);
  expect(await record()).toEqual([]);
  const run = { feed: 'hr', kind: 'csv', startedAt: '2026-11-20T11:00:00.000Z' };
  const progress = JSON.stringify({ phase: 'reading', rows: 0, updatedAt: run.startedAt, run });
  await database.kysely.updateTable('people_uploads').set({ progress }).where('id', '=', 'imported').execute();
  expect(await record()).toEqual([]);
  expect(await record()).toEqual(['hr']);
});
