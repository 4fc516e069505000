import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { identityKey } from '../../../people/identity-key.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { readPeopleFile } from '../file/read-people-file.ts';
import type { FileKind } from '../file/read-people-file.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { importPeople } from './import-people.ts';
import type { ImportOptions } from './import-people.ts';

const references = readReferences(undefined);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.kysely.deleteFrom('people').execute();
});

type Given = Partial<ImportOptions> & { kind?: FileKind };

async function take(file: string | Uint8Array, { kind = 'csv', ...options }: Given = {}) {
  async function* bytes() {
    yield Buffer.from(file);
  }
  const entries = readPeopleFile(kind, bytes(), {}, () => {});
  return await importPeople({ database, references, feed: kind, kind, entries, ...options });
}

const csv = (...rows: string[]) => ['login,firstName,mobilePhone,C_groupIdentifier', ...rows, ''].join('\n');
const accepting = { accepts: 'any' } as const;

async function stored(login: string) {
  return await database.kysely
    .selectFrom('people')
    .selectAll()
    .where('login_key', '=', identityKey(login))
    .executeTakeFirstOrThrow();
}

async function edit(login: string, field: string, value: string) {
  const { version } = await stored(login);
  const edits = JSON.stringify({ [field]: { value, at: '2026-11-01T00:00:00Z', by: 'self' } });
  await database.kysely
    .updateTable('people')
    .set({ edits, version: version + 1 })
    .where('login_key', '=', login)
    .execute();
}

describe('an import', () => {
  it('adds, changes and keeps people, and marks missing ones as leavers', async () => {
    expect((await take(csv('a,Ada,,', 'b,Bob,,', 'c,Cy,,'))).figures).toMatchObject({ added: 3, rejected: 0 });
    const { figures, outcome } = await take(csv('A,Ada,,', 'b,Bob B,,', 'd,Dee,,'), accepting);
    expect(figures).toEqual({ added: 1, changed: 2, unchanged: 0, left: 1, rejected: 0 });
    expect(outcome).toBe('imported');
    expect(await stored('a')).toMatchObject({ login: 'A', version: 2 });
    expect((await stored('b')).feed_values).toMatchObject({ firstName: 'Bob B' });
    expect((await stored('c')).left_at).toBeInstanceOf(Date);
  });

  it('changes nothing the second time, not even revisions', async () => {
    const file = csv('a,Ada,+33612345678,AB1234', 'b,Bob,,');
    await take(file);
    const before = await database.kysely.selectFrom('people').selectAll().orderBy('id').execute();
    expect((await take(file)).figures).toEqual({ added: 0, changed: 0, unchanged: 2, left: 0, rejected: 0 });
    expect(await database.kysely.selectFrom('people').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('changes nothing in a dry run, and reports the same figures', async () => {
    const summary = await take(csv('a,Ada,,', 'b,Bob,,', 'b,Bob,,'), { isDryRun: true });
    expect(summary).toMatchObject({ outcome: 'dry-run', figures: { added: 2, rejected: 1 } });
    expect(await database.kysely.selectFrom('people').select('id').execute()).toEqual([]);
  });

  it('is recorded, with its first faults, in the runs and in the audit log', async () => {
    await take(csv('a,Ada,,', ',Nobody,,'), { feed: 'recorded' });
    const run = await database.kysely
      .selectFrom('feed_runs')
      .selectAll()
      .where('feed', '=', 'recorded')
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({ kind: 'csv', started_by: null, figures: { added: 1, rejected: 1 } });
    expect(run.rejected).toEqual([
      { line: 3, field: 'login', code: 'error.e3', reason: 'is missing', isRowRejected: true },
    ]);
    const audit = await database.kysely
      .selectFrom('audit_trail')
      .selectAll()
      .where('subject', '=', 'recorded')
      .execute();
    expect(audit).toMatchObject([{ actor: 'command line', kind: 'feed.run', after: { added: 1 } }]);
  });

  it.each([-3_600_000, 3_600_000])(
    'is timed by the clock of the database if that of the node differs by %i ms',
    async (difference) => {
      const feed = `off by ${difference}`;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
      await take(csv('a,Ada,,'), { feed }).finally(() => vi.useRealTimers());
      const run = database.kysely
        .selectFrom('feed_runs')
        .select(['started_at', 'finished_at'])
        .where('feed', '=', feed);
      const { started_at: begun, finished_at: ended } = await run.executeTakeFirstOrThrow();
      expect(ended.getTime()).toBeGreaterThanOrEqual(begun.getTime());
      expect(ended.getTime() - begun.getTime()).toBeLessThan(60_000);
      const state = await feedStateStore(database.kysely).find(feed);
      expect(state?.lastSuccessAt).toEqual(begun);
    },
  );

  it('imports people without their faulty values, and keeps people with an invalid row', async () => {
    await take(csv('a,Ada,,', 'b,Bob,,'));
    const summary = await take(csv('a,Ada,ask me,', 'b,Bob B,,', 'c'));
    expect(summary.figures).toEqual({ added: 0, changed: 1, unchanged: 1, left: 0, rejected: 1 });
    expect(summary.faults.map(({ line, field }) => [line, field])).toEqual([
      [4, ''],
      [2, 'mobilePhone'],
    ]);
    expect((await stored('a')).left_at).toBeNull();
  });

  it('keeps an edit until the value in the feed changes', async () => {
    await take(csv('a,Ada,+33600000001,'));
    await edit('a', 'mobilePhone', '+33699999999');
    await take(csv('a,Ada Two,+33600000001,'));
    expect((await stored('a')).edits).toHaveProperty('mobilePhone.value', '+33699999999');
    await take(csv('a,Ada Two,+33600000002,'));
    expect((await stored('a')).edits).toEqual({});
    expect((await stored('a')).field_times).toHaveProperty('mobilePhone');
  });

  it('merges again when a person was edited between reading and writing', async () => {
    await take(csv('a,Ada,+33600000001,'));
    const withConcurrentEdit: Database = {
      ...database,
      transaction: async (work) => {
        await edit('a', 'mobilePhone', '+33699999999');
        return await database.transaction(work);
      },
    };
    await take(csv('a,Ada Two,+33600000001,'), { database: withConcurrentEdit });
    const { feed_values, edits } = await stored('a');
    expect(feed_values.firstName).toBe('Ada Two');
    expect(edits).toHaveProperty('mobilePhone.value', '+33699999999');
  });

  it('restores a leaver as the same person', async () => {
    await take(csv('a,Ada,,', 'b,Bob,,'));
    const { id } = await stored('a');
    await take(csv('b,Bob,,'), accepting);
    expect((await take(csv('a,Ada,,', 'b,Bob,,'))).figures).toMatchObject({ added: 0, changed: 1 });
    expect(await stored('a')).toMatchObject({ id, left_at: null, version: 3 });
  });

  it('notifies other nodes, and gives every changed person a revision', async () => {
    let calls = 0;
    await database.listen('people_changed', () => void calls++);
    await take(csv('a,Ada,,', 'b,Bob,,'));
    await expect.poll(() => calls).toBeGreaterThan(0);
    const before = await stored('a');
    await take(csv('a,Ada,,', 'b,Bob B,,'));
    expect((await stored('a')).revision).toBe(before.revision);
    expect((await stored('b')).revision).toBeGreaterThan(before.revision);
  });
});

describe('an import that would remove many', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index},P,,`);

  it('is held back if more than a tenth would leave, unless acceptsRemovals is set', async () => {
    await take(csv(...people(20)));
    const held = await take(csv(...people(17)));
    expect(held).toMatchObject({ outcome: 'held-back', before: 20, figures: { left: 3, unchanged: 17 } });
    expect((await stored('p19')).left_at).toBeNull();
    expect(await take(csv(...people(18)))).toMatchObject({ outcome: 'imported', figures: { left: 2 } });
    expect(await take(csv(...people(1)), accepting)).toMatchObject({ outcome: 'imported', figures: { left: 17 } });
  });

  it('counts only the people of its own feed', async () => {
    await take(csv(...people(20)));
    await take(csv('x,X,,', 'y,Y,,', 'z,Z,,'), { feed: 'other' });
    expect(await take(csv('x,X,,'), { feed: 'other' })).toMatchObject({ outcome: 'held-back', before: 3 });
  });

  it('is not held back for one person, who would be more than a tenth of a small feed', async () => {
    await take(csv(...people(8)));
    expect(await take(csv(...people(7)))).toMatchObject({ outcome: 'imported', figures: { left: 1 } });
    expect(await take(csv(...people(5)))).toMatchObject({ outcome: 'held-back', losses: { before: 7, left: 2 } });
    const rows = (named: number) => csv(...[0, 1, 2].map((index) => `n${index},${index < named ? 'N' : ''},,`));
    await take(rows(3), { feed: 'small' });
    expect(await take(rows(2), { feed: 'small' })).toMatchObject({ outcome: 'imported' });
    expect(await take(rows(0), { feed: 'small' })).toMatchObject({
      outcome: 'held-back',
      losses: { blanked: { firstName: 2 } },
    });
  });
});

describe('an identity', () => {
  it('belongs to only one row of a file: later rows are rejected and name the line of the first', async () => {
    const { faults } = await take(csv('a,Ada,,G1', 'A,Again,,', 'b,Bob,,g1'));
    expect(faults).toMatchObject([
      { line: 3, field: 'login', reason: 'is the same as on line 2' },
      { line: 4, field: 'C_groupIdentifier', reason: 'is the same as on line 2' },
    ]);
  });

  it('of a person of another feed cannot be used unless that person has left', async () => {
    await take(csv('a,Ada,,G1', 'b,Bob,,G2'));
    const second = await take(csv('c,Cy,,G2'), { feed: 'second' });
    expect(second).toMatchObject({
      outcome: 'failed',
      faults: [{ line: 2, field: 'C_groupIdentifier', reason: 'belongs to a person from the feed "csv"' }],
    });
    await take(csv('z,Zoe,,'), accepting);
    const { figures } = await take(csv('a,Ada,,', 'c,Cy,,G2'), { feed: 'second' });
    expect(figures).toMatchObject({ added: 1, changed: 1, rejected: 0 });
    expect(await stored('a')).toMatchObject({ feed: 'second', left_at: null });
    expect((await stored('b')).group_identifier_key).toBeNull();
  });

  it('can move between people of one feed, even in a cycle', async () => {
    await take(csv('a,Ada,,G1', 'b,Bob,,G2', 'c,Cy,,G3'));
    const { figures } = await take(csv('a,Ada,,G2', 'b,Bob,,G3', 'c,Cy,,G1', 'd,Dee,,'));
    expect(figures).toMatchObject({ added: 1, changed: 3, rejected: 0 });
    const keys = await Promise.all(['a', 'b', 'c'].map(async (login) => (await stored(login)).group_identifier_key));
    expect(keys).toEqual(['g2', 'g3', 'g1']);
  });

  it('can move from a person who leaves to a new person in the same file', async () => {
    await take(csv('a,Ada,,G1', 'b,Bob,,'));
    expect((await take(csv('b,Bob,,', 'n,New,,g1'), accepting)).figures).toMatchObject({
      added: 1,
      left: 1,
      rejected: 0,
    });
    expect((await stored('n')).group_identifier_key).toBe('g1');
  });

  it('stays with a person whose row was rejected, and so do those that depend on it', async () => {
    await take(csv('a,Ada,,G1', 'b,Bob,,G2', 'c,Cy,,G3'));
    const { figures, faults } = await take(csv('a,Ada,,G9,x', 'b,Bob,,G1', 'c,Cy,,G2'));
    expect(figures).toMatchObject({ changed: 0, rejected: 3, left: 0 });
    expect(faults.map((fault) => fault.field)).toEqual(['', 'C_groupIdentifier', 'C_groupIdentifier']);
    expect((await stored('b')).group_identifier_key).toBe('g2');
  });
});

describe('group IDs that are all shifted by one row', () => {
  const count = 300;
  const rows = Array.from({ length: count }, (_, index) => `p${index},Name,,G${index}`);
  const moved = rows.map((_, index) => `p${index},Name,,G${(index + 1) % count}`);

  it('move to the next person', async () => {
    await take(csv(...rows));
    expect((await take(csv(...moved))).figures).toMatchObject({ changed: count, rejected: 0, left: 0 });
    expect((await stored('p0')).group_identifier_key).toBe('g1');
  });

  it.each(['first', 'last'] as const)('stay with everybody if the %s row is rejected', async (place) => {
    await take(csv(...rows));
    const broken = place === 'first' ? 0 : count - 1;
    const { figures } = await take(csv(...moved.with(broken, `p${broken},Name,,G${broken},too,many`), 'z,Zoe,,'));
    expect(figures).toMatchObject({ added: 1, changed: 0, rejected: count, left: 0 });
    expect((await stored('p7')).group_identifier_key).toBe('g7');
  });
});

describe('a photo', () => {
  const csvWith = (photo: string) => `login,jpegPhoto\na,${photo}\n`;
  const jpegOf = async (shade: number) =>
    await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: shade, b: shade } } })
      .jpeg()
      .toBuffer();
  const sizesOf = async (login: string) =>
    (
      await sql<{
        size: number;
      }>`select size from photos join people on people.id = person_id where login_key = ${login} order by size`.execute(
        database.kysely,
      )
    ).rows.map((row) => row.size);

  it('is stored in every size, replaced by a new one, and removed if the feed no longer has it', async () => {
    await take(csvWith((await jpegOf(10)).toString('base64')));
    const first = await stored('a');
    expect(first.photo_version).toMatch(/^[0-9a-f]{16}$/);
    expect(await sizesOf('a')).toEqual([96, 240, 480]);
    expect((await take(csvWith((await jpegOf(10)).toString('base64')))).figures).toMatchObject({ unchanged: 1 });
    await take(csvWith((await jpegOf(200)).toString('base64')));
    expect((await stored('a')).photo_version).not.toBe(first.photo_version);
    await take(csvWith(''), accepting);
    expect(await stored('a')).toMatchObject({ photo_version: null, feed_photo: null });
    expect(await sizesOf('a')).toEqual([]);
  });

  it('stays when the file has no photos', async () => {
    await take(csvWith('drawn'));
    expect((await take('login\na\n')).figures).toMatchObject({ unchanged: 1 });
    expect((await stored('a')).photo_version).toBe('drawn');
    await take(csvWith('drawn man'));
    expect(await stored('a')).toMatchObject({ photo_version: 'drawn-man', feed_photo: 'drawn-man' });
  });

  it('of the person’s own stays until the feed delivers a new one', async () => {
    await take(csvWith('drawn'));
    await database.kysely.updateTable('people').set({ photo_version: 'own' }).execute();
    await take(csvWith('drawn'));
    expect((await stored('a')).photo_version).toBe('own');
    await take(csvWith(''), accepting);
    expect((await stored('a')).photo_version).toBe('own');
    await take(csvWith((await jpegOf(10)).toString('base64')));
    expect((await stored('a')).photo_version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('that the person uploads between reading and writing stays although the feed removes its own', async () => {
    await take(csvWith((await jpegOf(10)).toString('base64')));
    const withConcurrentUpload: Database = {
      ...database,
      transaction: async (work) => {
        const own = { photo_version: 'own', version: (await stored('a')).version + 1 };
        await database.kysely.updateTable('people').set(own).execute();
        return await database.transaction(work);
      },
    };
    await take(csvWith(''), { ...accepting, database: withConcurrentUpload });
    expect(await stored('a')).toMatchObject({ photo_version: 'own', feed_photo: null });
    expect(await sizesOf('a')).toEqual([96, 240, 480]);
  });

  it.each([
    ['truncated base64', 'abcde'],
    ['something that is no JPEG', Buffer.from('GIF89a').toString('base64')],
  ])('that is %s is reported, and the person is imported without it', async (_, photo) => {
    const { figures, faults } = await take(csvWith(photo));
    expect(figures).toMatchObject({ added: 1, rejected: 0 });
    expect(faults).toMatchObject([{ line: 2, field: 'jpegPhoto' }]);
    expect((await stored('a')).photo_version).toBeNull();
  });
});

describe('an import that ends early', () => {
  it('changes nothing if the file becomes unreadable after valid rows', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `p${index},P,,`);
    await expect(take(csv(...rows, 'x,"never closed,,'))).rejects.toThrow(/never closed/);
    await expect(take(Buffer.concat([Buffer.from(csv(...rows)), Buffer.from([0xe9, 0x0a])]))).rejects.toThrow(
      /not UTF-8/,
    );
    expect(await database.kysely.selectFrom('people').select('id').execute()).toEqual([]);
  });

  it.each(['reading', 'writing'] as const)('changes nothing if it is aborted while %s', async (phase) => {
    const rows = Array.from({ length: 3000 }, (_, index) => `p${index},P,,`);
    const controller = new AbortController();
    const onProgress = (progress: { phase: string; rows: number }) => {
      if (progress.phase === phase && progress.rows > 0) controller.abort(new Error('stopped'));
    };
    await expect(take(csv(...rows), { signal: controller.signal, onProgress })).rejects.toThrow('stopped');
    expect(await database.kysely.selectFrom('people').select('id').execute()).toEqual([]);
    expect((await take(csv('a,Ada,,'))).outcome).toBe('imported');
  });

  it('changes nothing if the additional writes fail', async () => {
    const alongside = () => Promise.reject(new Error('no'));
    await expect(take(csv('a,Ada,,'), { alongside })).rejects.toThrow('no');
    expect(await database.kysely.selectFrom('people').select('id').execute()).toEqual([]);
  });

  it('is rejected while another one is running', async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const started = Promise.withResolvers<void>();
    async function* entries() {
      started.resolve();
      await released;
      yield { line: 1, values: { login: 'a' }, otherNames: [] };
    }
    const first = importPeople({ database, references, feed: 'csv', kind: 'csv', entries: entries() });
    await started.promise;
    await expect(take(csv('b,Bob,,'))).rejects.toThrow('Another import is running');
    release();
    expect((await first).figures).toMatchObject({ added: 1 });
  });
});

describe('text of any kind', () => {
  it('is stored as it was delivered', async () => {
    const names = ["Robert'); drop table people; --", 'Ж\u2028\u2029', '😀', '{"a":1}', '\\u0000', '\uFFFF'];
    await take(
      `login,lastName\n${names.map((name, index) => `n${index},"${name.replaceAll('"', '""')}"`).join('\n')}\n`,
    );
    for (const [index, name] of names.entries()) {
      expect((await stored(`n${index}`)).feed_values.lastName).toBe(name.replaceAll(/\s+$/g, ''));
    }
  });
});

it('imports a shipped sample of each kind', async () => {
  const ldif = readFileSync(join(import.meta.dirname, '../file/sample-people.ldif'));
  expect((await take(ldif, { kind: 'ldif' })).figures).toMatchObject({ added: 2, rejected: 0 });
  expect(await stored('grace@group.example')).toMatchObject({
    distinguished_name_key: 'cn=grace hopper,ou=people,dc=group,dc=example',
  });
});
