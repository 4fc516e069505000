import { exportFeedFaults, importUpload, listAudit, listFeedRuns } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { uploadFile } from '../../../test/upload-file.ts';

let directory: TestDirectory;
let admin: TestCaller;
let faulty: number;
beforeAll(async () => {
  directory = await openTestDirectory([{ login: 'Admin@group.example', firstName: 'Ada', lastName: 'Min' }], {
    ADMIN_LOGINS: 'admin@group.example',
  });
  admin = directory.as('admin@group.example');
  await run('login,email\nzoe@x.example,zoe@x.example\n');
  await run('login,email\nzoe@x.example,zoe@x.example\nkim@x.example,kim@x.example\n');
  faulty = await run('login,email,C_countryname\nzoe@x.example,no address,\nkim@x.example,,=1+1\n,x@x.example,\n');
});

async function run(file: string): Promise<number> {
  const body = { feed: 'hr', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
  const { output } = await admin.call(importUpload, { params: { id: await uploadFile(admin, file) }, body });
  expect(output.outcome).toBe('imported');
  return output.runId ?? 0;
}

describe('listFeedRuns', () => {
  test('returns who started a run, and its first faults', async () => {
    const [newest] = (await admin.call(listFeedRuns)).output;
    expect(newest).toMatchObject({
      id: faulty,
      feed: 'hr',
      kind: 'csv',
      startedBy: 'admin@group.example',
      startedByPerson: { login: 'Admin@group.example', firstName: 'Ada', lastName: 'Min' },
      figures: { rejected: 1 },
      faultCount: 3,
      rejected: [
        { line: 2, field: 'email' },
        { line: 3, field: 'C_countryname' },
        { line: 4, field: 'login' },
      ],
    });
    const [record] = (await admin.call(listAudit)).output;
    expect(record).toMatchObject({ actor: 'admin@group.example', kind: 'feed.run', subject: 'hr' });
  });

  test('pages from the newest to the oldest', async () => {
    const all = (await admin.call(listFeedRuns)).output;
    const [first] = (await admin.call(listFeedRuns, { query: { limit: '1' } })).output;
    const rest = (await admin.call(listFeedRuns, { query: { before: String(first?.id), limit: '200' } })).output;
    expect([first, ...rest]).toEqual(all);
    expect(all.length).toBeGreaterThan(2);
  });

  test('rejects invalid pages', async () => {
    for (const query of ['limit=0', 'limit=201', 'before=x', 'before=0', 'after=1']) {
      expect((await admin.request('GET', `${listFeedRuns.path}?${query}`)).status).toBe(400);
    }
  });
});

describe('the faults of a run', () => {
  const exported = async (id: number, language = 'en') => {
    return await admin.request('GET', `${exportFeedFaults.path.replace('{id}', String(id))}?language=${language}`);
  };

  test('are exported as CSV, in the order of their lines, without formulas', async () => {
    const { headers, body } = await exported(faulty, 'fr');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="feed-run-\d+-.*\.csv"$/);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading, ...rows] = body.slice(1).trimEnd().split('\r\n');
    expect(heading).toBe('Ligne;Champ;Problème');
    expect(rows.map((row) => row.split(';').slice(0, 2))).toEqual([
      ['2', 'email'],
      ['3', 'C_countryname'],
      ['4', 'login'],
    ]);
  });

  test('are exported completely, page by page', async () => {
    const values = Array.from({ length: 2345 }, (_, index) => ({
      run_id: faulty,
      position: 1000 + index,
      line: 1000 + index,
      field: 'email',
      code: 'error.e2',
      reason: index === 0 ? '=HYPERLINK("x")' : 'is not an email address',
    }));
    await directory.database.kysely.insertInto('feed_faults').values(values).execute();
    const rows = (await exported(faulty)).body.trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 3 + 2345);
    expect(rows[4]).toBe(`1000,email,"'=HYPERLINK(""x"")"`);
  });

  test('of an unknown run cannot be exported', async () => {
    const { status, error } = await exported(999_999);
    expect([status, error.code]).toEqual([404, 'feed-run.unknown']);
  });
});
