import { exportFeedFaults, importUpload, listAudit, listFeedRuns } from '@directory/contract';
import { sql } from 'kysely';
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
        { line: 4, field: 'login' },
        { line: 2, field: 'email' },
        { line: 3, field: 'C_countryname' },
      ],
    });
    const [record] = (await admin.call(listAudit)).output;
    expect(record).toMatchObject({ actor: 'admin@group.example', kind: 'feed.run', subject: 'hr' });
  });

  test('says why as a code with values, for a text in the language of the reader', async () => {
    const [newest] = (await admin.call(listFeedRuns)).output;
    expect(newest?.rejected.map(({ reason, cause }) => [reason, cause])).toEqual([
      ['is missing', { code: 'missing', values: {} }],
      ['is not an email address', { code: 'not-email', values: {} }],
      [
        '"=1+1" is not the name or the ISO 3166-1 code of one country',
        { code: 'not-country', values: { value: '=1+1' } },
      ],
    ]);
  });

  test('has the clauses of a run that a node of an earlier version recorded', async () => {
    const id = await run('login,email\nzoe@x.example,no address\n');
    const { kysely } = directory.database;
    await kysely.deleteFrom('feed_faults').where('run_id', '=', id).execute();
    await sql`insert into feed_faults (run_id, position, line, field, code, reason)
      values (${id}, 0, 2, 'email', 'error.e2', 'is no address')`.execute(kysely);
    const [newest] = (await admin.call(listFeedRuns)).output;
    expect(newest?.rejected).toEqual([
      { line: 2, field: 'email', code: 'error.e2', reason: 'is not an email address', isRowRejected: false },
    ]);
    expect((await exported(id, 'fr')).body).toContain('2;E-mail;"is no address"');
  });

  test('loses the code and the values with the clause that an erasure replaces', async () => {
    const id = await run('login,C_countryname\nzoe@x.example,Atlantis\n');
    const { kysely } = directory.database;
    const causes = () => kysely.selectFrom('feed_faults').select('cause').where('run_id', '=', id).execute();
    // This is the statement of a node of an earlier version.
    const replace = (reason: string) => sql`update feed_faults set reason = ${reason} where run_id = ${id}`;
    await replace('"Atlantis" is not the name or the ISO 3166-1 code of one country').execute(kysely);
    expect(await causes()).toEqual([{ cause: { code: 'not-country', values: { value: 'Atlantis' } } }]);
    await replace('(erased)').execute(kysely);
    expect(await causes()).toEqual([{ cause: null }]);
    const [newest] = (await admin.call(listFeedRuns)).output;
    expect(newest?.rejected[0]).not.toHaveProperty('cause');
  });

  test('says why a file could not be read as a code with values, until an erasure replaces the sentence', async () => {
    const body = { feed: 'hr', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
    const id = await uploadFile(admin, 'login,title,Title\na@x.example,x,y\n');
    expect((await admin.call(importUpload, { params: { id }, body })).output.outcome).toBe('unreadable');
    const newest = async () => (await admin.call(listFeedRuns)).output[0];
    expect(await newest()).toMatchObject({
      outcome: 'failed',
      problem: 'The column "Title" appears twice.',
      problemCause: { code: 'heading-repeated', values: { column: 'Title' } },
    });
    const { kysely } = directory.database;
    await sql`update feed_runs set problem = '(erased)' where problem like '%Title%'`.execute(kysely);
    expect(await newest()).toMatchObject({ problem: '(erased)' });
    expect(await newest()).not.toHaveProperty('problemCause');
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

async function exported(id: number, language = 'en') {
  return await admin.request('GET', `${exportFeedFaults.path.replace('{id}', String(id))}?language=${language}`);
}

describe('the faults of a run', () => {
  test('are exported as CSV, those of rejected rows first, without formulas', async () => {
    const { headers, body } = await exported(faulty, 'fr');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="feed-run-\d+-.*\.csv"$/);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading, ...rows] = body.slice(1).trimEnd().split('\r\n');
    expect(heading).toBe('Ligne;Champ;Problème;Conséquence;"Nom technique"');
    expect(rows).toEqual([
      '4;"Identifiant de connexion";"Cette valeur est obligatoire.";"Ligne rejetée";login',
      '2;E-mail;"Ce n’est pas une adresse e-mail.";"Valeur ignorée";email',
      '3;Pays;"«\u202F=1+1\u202F» n’est ni le nom ni le code ISO 3166-1 d’un seul pays.";"Valeur ignorée";C_countryname',
    ]);
  });

  test('say whether the row was rejected, also those that alone would not reject it', async () => {
    const id = await run('login,email\nzoe@x.example,no address\nZOE@x.example,none either\n');
    const [newest] = (await admin.call(listFeedRuns)).output;
    expect(newest?.rejected.map(({ line, field, isRowRejected }) => [line, field, isRowRejected])).toEqual([
      [3, 'email', true],
      [3, 'login', true],
      [2, 'email', false],
    ]);
    const consequences = async () =>
      (await exported(id)).body
        .trimEnd()
        .split('\r\n')
        .map((row) => row.split(',')[3]);
    expect(await consequences()).toEqual(['Consequence', '"Row rejected"', '"Row rejected"', '"Value left out"']);
    const { kysely } = directory.database;
    await kysely.updateTable('feed_runs').set({ kind: 'ldap' }).where('id', '=', id).execute();
    expect((await consequences())[1]).toBe('"Entry rejected"');
    await kysely.updateTable('feed_faults').set({ is_row_rejected: null }).where('run_id', '=', id).execute();
    expect((await consequences()).slice(1)).toEqual(['', '', '']);
  });

  test('of a newer version with unknown codes have their clauses in English', async () => {
    const id = await run('login,email\nzoe@x.example,no address\n');
    const cause = JSON.stringify({ code: 'of-a-newer-version', values: { value: 1 } });
    await directory.database.kysely.updateTable('feed_faults').set({ cause }).where('run_id', '=', id).execute();
    expect((await exported(id, 'fr')).body).toContain('is not an email address');
    const [newest] = (await admin.call(listFeedRuns)).output;
    expect(newest?.rejected[0]?.cause?.code).toBe('of-a-newer-version');
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
    expect(rows[4]).toBe(`1000,Email,"'=HYPERLINK(""x"")",,email`);
  });

  test('name an attribute of LDIF as it is, without formulas', async () => {
    const id = await run('login,email\nzoe@x.example,no address\n');
    const faults = directory.database.kysely.updateTable('feed_faults').where('run_id', '=', id);
    await faults.set({ field: '=toString' }).execute();
    expect((await exported(id)).body).toContain(
      `2,"'=toString","This isn’t an email address.","Value left out","'=toString"\r\n`,
    );
  });

  test('of a directory server have entries instead of lines', async () => {
    const id = await run('login,email\nzoe@x.example,no address\n');
    await sql`update feed_runs set kind = 'ldap' where id = ${id}`.execute(directory.database.kysely);
    expect((await exported(id, 'nl')).body.slice(1)).toMatch(/^Item;Veld;/);
  });

  test('that were too many to be stored are counted at the end', async () => {
    const id = await run('login,email\nzoe@x.example,no address\n');
    await sql`update feed_runs set fault_count = 1234 where id = ${id}`.execute(directory.database.kysely);
    const last = (await exported(id, 'fr')).body.trimEnd().split('\r\n').at(-1);
    expect(last).toBe(';;"Ce fichier ne contient que les 1 premiers problèmes sur 1\u202F234.";;');
  });

  test('of an unknown run cannot be exported', async () => {
    const { status, error } = await exported(999_999);
    expect([status, error.code]).toEqual([404, 'feed-run.unknown']);
  });
});
