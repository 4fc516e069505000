import {
  addSynonyms,
  changeSynonyms,
  listAudit,
  listSynonyms,
  maxSynonymWordLength,
  maxSynonyms,
  maxSynonymWords,
  removeSynonyms,
  replaceSynonyms,
  synonymsVersion,
} from '@directory/contract';
import type { SynonymRow } from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const administrator = 'admin@group.example';
const colleague = 'colleague@group.example';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: administrator, firstName: 'Ada', lastName: 'Admin' },
      { login: colleague, firstName: 'Kim', lastName: 'Colleague' },
    ],
    { ADMIN_LOGINS: administrator },
  );
});
beforeEach(async () => {
  await directory.database.kysely.deleteFrom('synonyms').execute();
});

const admin = () => directory.as(administrator);
const add = async (kind: SynonymRow['kind'], ...words: string[]) =>
  (await admin().call(addSynonyms, { body: { kind, words } })).output;
const list = async () =>
  (await admin().call(listSynonyms)).output.map(({ kind, words }) => `${kind}: ${words.join(' = ')}`);
const trail = async (limit: number) => {
  const { output } = await admin().call(listAudit, { query: { limit: String(limit) } });
  return output.map(({ actor, kind, subject, before, after }) => ({ actor, kind, subject, before, after }));
};

describe('access to the synonyms', () => {
  test.each([
    ['GET', '/api/admin/synonyms', undefined],
    ['POST', '/api/admin/synonyms', { kind: 'role', words: ['a', 'b'] }],
    ['PUT', '/api/admin/synonyms', { rows: [] }],
    ['PUT', '/api/admin/synonyms/1', { kind: 'role', words: ['a', 'b'] }],
    ['DELETE', '/api/admin/synonyms/1', undefined],
  ] as const)('%s %s is for administrators', async (method, url, body) => {
    expect((await directory.as(undefined).request(method, url, body)).status).toBe(401);
    const { status, error } = await directory.as(colleague).request(method, url, body);
    expect([status, error.code]).toEqual([403, 'access.denied']);
  });
});

describe('addSynonyms', () => {
  test.each([
    [['only']],
    [Array.from({ length: maxSynonymWords + 1 }, (_, index) => `word ${index}`)],
    [['DRH', 'drh']],
    [['DRH', '']],
    [['DRH', '–']],
    [['DRH', 'a\nb']],
    [['DRH', 'x'.repeat(maxSynonymWordLength + 1)]],
  ])('rejects %j', async (words) => {
    const { status, error } = await admin().call(addSynonyms, { body: { kind: 'role', words } });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(await list()).toEqual([]);
  });

  test('rejects adding or changing to words that exist already, in any order and case', async () => {
    await add('role', 'DRH', 'HRD');
    const other = await add('role', 'DAF', 'CFO');
    await add('unit', 'DRH', 'HRD');
    const again = await admin().call(addSynonyms, { body: { kind: 'role', words: ['hrd', 'DRH'] } });
    expect([again.status, again.error.code]).toEqual([409, 'synonyms.known']);
    const changed = await admin().call(changeSynonyms, {
      params: { id: String(other.id) },
      body: { kind: 'role', words: ['HRD', 'DRH'] },
    });
    expect([changed.status, changed.error.code]).toEqual([409, 'synonyms.known']);
    const same = await admin().call(changeSynonyms, {
      params: { id: String(other.id) },
      body: { kind: 'role', words: ['CFO', 'DAF'] },
    });
    expect(same.status).toBe(200);
    expect(await list()).toHaveLength(3);
  });

  test('adds words as they are spelled, trimmed, and records it', async () => {
    const row = await add('role', ' DRH ', 'Directrice des ressources humaines', 'HR director');
    expect(row).toMatchObject({ kind: 'role', version: 1 });
    expect(await list()).toEqual(['role: DRH = Directrice des ressources humaines = HR director']);
    expect(await trail(1)).toEqual([
      {
        actor: administrator,
        kind: 'synonyms.added',
        subject: 'DRH',
        before: null,
        after: { synonymKind: 'role', words: ['DRH', 'Directrice des ressources humaines', 'HR director'] },
      },
    ]);
  });

  test('has a limit, up to which each row may have all its words', async () => {
    const rows = Array.from({ length: maxSynonyms }, (_, index) => ({
      kind: 'role' as const,
      words: Array.from({ length: maxSynonymWords }, (__, word) => `a${index} b${word}`),
    }));
    expect((await admin().call(replaceSynonyms, { body: { rows } })).output.added).toBe(maxSynonyms);
    const { status, error } = await admin().call(addSynonyms, { body: { kind: 'role', words: ['one', 'more'] } });
    expect([status, error.code]).toEqual([409, 'synonyms.too-many']);
  });
});

describe('changing and removing', () => {
  test('replaces the words, and rejects a change that is based on an older version', async () => {
    const { id, version } = await add('place', 'Benelux', 'BNL');
    const change = (words: string[]) =>
      admin().call(changeSynonyms, { params: { id: String(id) }, body: { kind: 'place', words, version } });
    expect((await change(['Benelux', 'BNL', 'Low Countries'])).output.version).toBe(2);
    expect((await change(['Benelux', 'NL'])).error.code).toBe('synonyms.stale');
    expect(await list()).toEqual(['place: Benelux = BNL = Low Countries']);
    const removal = (based: number) =>
      admin().call(removeSynonyms, { params: { id: String(id) }, query: { version: String(based) } });
    expect((await removal(1)).error.code).toBe('synonyms.stale');
    expect((await removal(2)).output).toEqual({ id });
    expect((await removal(2)).error.code).toBe('synonyms.unknown');
    expect(await list()).toEqual([]);
    expect((await trail(2)).map(({ kind }) => kind)).toEqual(['synonyms.removed', 'synonyms.changed']);
  });
});

describe('replaceSynonyms', () => {
  test('does not change equal rows, and records the others', async () => {
    const kept = await add('role', 'DRH', 'HR director');
    await add('unit', 'GEMS', 'Energy Management');
    const rows: SynonymRow[] = [
      { kind: 'place', words: ['IDF', 'Île-de-France'] },
      { kind: 'role', words: ['DRH', 'HR director'] },
    ];
    const { output } = await admin().call(replaceSynonyms, { body: { rows } });
    expect(output).toEqual({ added: 1, removed: 1, unchanged: 1 });
    const after = (await admin().call(listSynonyms)).output;
    expect(after.map(({ words }) => words[0])).toEqual(['IDF', 'DRH']);
    expect(after[1]?.id).toBe(kept.id);
    expect(await trail(1)).toEqual([
      {
        actor: administrator,
        kind: 'synonyms.replaced',
        subject: '',
        before: { synonymsRemoved: 1, words: ['unit: GEMS = Energy Management'] },
        after: { synonymsAdded: 1, words: ['place: IDF = Île-de-France'] },
      },
    ]);
  });

  test('records the number of each kind, and the words of a limited number of rows', async () => {
    const rows = Array.from({ length: 130 }, (_, index): SynonymRow => ({
      kind: index < 90 ? 'role' : index < 120 ? 'place' : 'unit',
      words: [`a${index}`, `b${index}`],
    }));
    await admin().call(replaceSynonyms, { body: { rows } });
    const [{ after } = { after: null }] = await trail(1);
    expect(after).toMatchObject({ synonymsAdded: 130, synonymRoles: 90, synonymPlaces: 30, synonymUnits: 10 });
    const words = (after as { words: string[] }).words;
    expect([words.length, words[0], words.at(-1)]).toEqual([100, 'role: a0 = b0', 'place: a99 = b99']);
  });

  test('rejects a list that is based on an older one', async () => {
    await add('role', 'DRH', 'HR director');
    const seen = synonymsVersion((await admin().call(listSynonyms)).output);
    const replace = (words: string[], version: string) =>
      admin().call(replaceSynonyms, { body: { rows: [{ kind: 'role', words }], version } });
    await add('role', 'CFO', 'DAF');
    const { status, error } = await replace(['CEO', 'DG'], seen);
    expect([status, error.code]).toEqual([409, 'synonyms.stale']);
    expect(await list()).toEqual(['role: CFO = DAF', 'role: DRH = HR director']);
    const newest = synonymsVersion((await admin().call(listSynonyms)).output);
    expect((await replace(['CEO', 'DG'], newest)).output).toEqual({ added: 1, removed: 2, unchanged: 0 });
    expect((await replace(['COO'], newest)).status).toBe(400);
    expect((await replace(['COO', 'DGA'], newest)).error.code).toBe('synonyms.stale');
  });

  test('changes nothing if one row is not valid', async () => {
    await add('role', 'DRH', 'HR director');
    const rows = [
      { kind: 'role', words: ['CFO', 'DAF'] },
      { kind: 'role', words: ['alone'] },
    ];
    const { status, error } = await admin().request('PUT', '/api/admin/synonyms', { rows });
    expect([status, error.fields?.[0]?.field]).toEqual([400, 'rows.1.words']);
    expect(await list()).toEqual(['role: DRH = HR director']);
  });
});
