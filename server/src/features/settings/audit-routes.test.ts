import { exportAudit, listAudit } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';

let directory: TestDirectory;
let admin: TestCaller;
const ann = 'AN1000@group.example';
beforeAll(async () => {
  directory = await openTestDirectory([{ login: ann, firstName: 'Ann', lastName: 'Lee' }], {
    ADMIN_LOGINS: 'admin@group.example',
  });
  admin = directory.as('admin@group.example');
  const { record } = auditStore(directory.database.kysely);
  await record({
    actor: ann,
    kind: 'profile.edited',
    subject: ann,
    before: { city: 'Paris' },
    after: { city: 'Lyon; "2"' },
  });
  await record({
    actor: 'admin@group.example',
    kind: 'administrator.added',
    subject: ann.toLowerCase(),
    before: null,
    after: { login: ann },
  });
  await record({ actor: ann.toUpperCase(), kind: 'domain.removed', subject: '=cmd()', before: {}, after: null });
});

const list = async (query: object = {}) => (await admin.call(listAudit, { query })).output;
const kinds = async (query: object) => (await list(query)).map(({ kind }) => kind);

describe('listAudit', () => {
  test('rejects invalid filters', async () => {
    for (const query of [
      'kind=profile',
      'limit=0',
      'before=-1',
      `person=${'x'.repeat(300)}`,
      'actor=x',
      'since=yesterday',
      'until=0000-01-01T00:00:00Z',
    ]) {
      expect((await admin.request('GET', `${listAudit.path}?${query}`)).status).toBe(400);
    }
  });

  test('shows who changed what and when, newest first', async () => {
    const [, added, edited] = (await list()).filter(({ kind }) => kind !== 'administrator.bound');
    expect(added).toMatchObject({ actorPerson: null, subjectPerson: { firstName: 'Ann' } });
    expect(edited).toMatchObject({
      actor: ann,
      actorPerson: { login: ann, firstName: 'Ann' },
      kind: 'profile.edited',
      before: { city: 'Paris' },
      after: { city: 'Lyon; "2"' },
    });
  });

  test('filters by kind, and by a person who made changes or was changed', async () => {
    expect(await kinds({ person: ann })).toEqual(['administrator.added', 'profile.edited']);
    expect(await kinds({ person: ann.toUpperCase() })).toEqual([
      'domain.removed',
      'administrator.added',
      'profile.edited',
    ]);
    expect(await kinds({ person: ann, kind: 'profile.edited' })).toEqual(['profile.edited']);
    expect(await kinds({ kind: 'domain.removed' })).toEqual(['domain.removed']);
    expect(await kinds({ person: 'nobody/"x"' })).toEqual([]);
  });

  test('filters by a period, also the entry of a transaction that was long', async () => {
    const at = (time: string, subject: string) => ({ at: time, actor: 'past', kind: 'photo.changed', subject });
    const entries = [
      at('2020-03-09T23:59:59.999Z', 'before'),
      at('2020-03-10T00:00:00Z', 'first'),
      at('2020-03-11T23:59:59.999Z', 'last'),
      at('2020-03-12T00:00:00Z', 'after'),
      // Recorded at the end of the transaction, with the time of its start.
      at('2020-03-11T06:00:00Z', 'long'),
      at('2020-04-01T00:00:00Z', 'much later'),
    ];
    for (const values of entries) await directory.database.kysely.insertInto('audit_trail').values(values).execute();
    const subjects = async (query: object) => (await list(query)).map(({ subject }) => subject);
    const period = { since: '2020-03-10T00:00:00.000Z', until: '2020-03-12T00:00:00.000Z' };
    const inPeriod = ['long', 'last', 'first'];
    expect(await subjects(period)).toEqual(inPeriod);
    expect(await subjects({ ...period, person: 'past', kind: 'photo.changed' })).toEqual(inPeriod);
    expect(await subjects({ until: period.since })).toEqual(['before']);
    expect(await subjects({ since: period.until, kind: 'photo.changed' })).toEqual(['much later', 'after']);
    expect(await subjects({ since: '2019-01-01T00:00:00Z', until: '2020-01-01T00:00:00Z' })).toEqual([]);
    const { body } = await admin.call(exportAudit, { query: period });
    const rows = body.trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',')[3])).toEqual(['About', ...inPeriod]);
  });

  test('pages without repeating or skipping entries, with and without filters', async () => {
    for (const filter of [{}, { person: ann }]) {
      const all = await list(filter);
      const paged = [];
      for (let before: string | undefined; ;) {
        const page = await list({ ...filter, limit: '1', ...(before === undefined ? {} : { before }) });
        if (page.length === 0) break;
        paged.push(...page);
        before = String(page[0]?.id);
      }
      expect(paged).toEqual(all);
    }
  });
});

describe('exportAudit', () => {
  const exported = (query: object) => admin.call(exportAudit, { query });

  test('rejects an unknown language', async () => {
    expect((await admin.request('GET', `${exportAudit.path}?language=xx`)).status).toBe(400);
  });

  test('returns a file that a spreadsheet in the language opens correctly', async () => {
    const { body, headers } = await exported({ language: 'fr', person: ann });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-[\d_-]+\.csv"$/);
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Date et heure";Par;Modification;Concerne;Avant;Après');
    expect(lines[2]?.split(';').slice(1).join(';')).toBe(
      `${ann};profile.edited;${ann};"{""city"":""Paris""}";"{""city"":""Lyon; \\""2\\""""}"`,
    );
    expect(lines).toHaveLength(4);
    expect((await exported({ kind: 'profile.edited' })).body).toMatch(/^\uFEFFTime,By,/);
  });

  test('contains no formulas, and all entries of many pages', async () => {
    const { record } = auditStore(directory.database.kysely);
    expect((await exported({ kind: 'domain.removed' })).body).toContain(`"'=cmd()"`);
    for (let index = 0; index < 1001; index++) {
      await record({ actor: 'many', kind: 'card.on', subject: `card ${index}`, before: null, after: null });
    }
    const rows = (await exported({ kind: 'card.on' })).body.trimEnd().split('\r\n').slice(1);
    expect(new Set(rows.map((row) => row.split(',')[3])).size).toBe(1001);
  });
});
