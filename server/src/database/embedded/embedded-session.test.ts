import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { preparedDump, prepareFolder } from '../../../test/prepared-embedded.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../open-database.ts';
import { DatabaseUnavailableError } from '../time-limit.ts';

const channel = 'test_channel';
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory', dump: preparedDump() });
  await sql`create table samples (id int primary key, label text, photo bytea)`.execute(database.kysely);
});
afterAll(() => database.close());

const insert = (id: number, queries: Pick<Database, 'kysely'>['kysely'] = database.kysely) =>
  sql`insert into samples (id) values (${id})`.execute(queries);
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from samples`.execute(database.kysely);
  return rows[0]?.count;
};

describe('errors of the database', () => {
  test('have their code, constraint, table and detail', async () => {
    await insert(1);
    await expect(insert(1)).rejects.toMatchObject({
      severity: 'ERROR',
      code: '23505',
      constraint: 'samples_pkey',
      table: 'samples',
      detail: 'Key (id)=(1) already exists.',
    });
  });

  test('belong to their statement, and the next statement succeeds', async () => {
    const results = await Promise.allSettled([
      sql`select 1 / 0`.execute(database.kysely),
      sql`select 1 as one`.execute(database.kysely),
      sql`select * from no_such_table`.execute(database.kysely),
      sql`select 2 as two`.execute(database.kysely),
    ]);
    expect(results).toMatchObject([
      { reason: { code: '22012' } },
      { value: { rows: [{ one: 1 }] } },
      { reason: { code: '42P01' } },
      { value: { rows: [{ two: 2 }] } },
    ]);
  });

  test('abort the transaction, which is not committed even if the error is caught', async () => {
    const before = await count();
    const work = database.transaction(async (queries) => {
      await insert(2, queries);
      await sql`select 1 / 0`.execute(queries).catch(() => {});
    });
    await expect(work).rejects.toThrow(/rolled back|aborted/i);
    expect(await count()).toBe(before);
  });
});

describe('values and rows', () => {
  test('of many megabytes arrive as they were sent', async () => {
    const photo = Buffer.alloc(8_000_003, 'photo of a colleague');
    await sql`insert into samples (id, photo) values (10, ${photo})`.execute(database.kysely);
    const { rows } = await sql<{ photo: Uint8Array }>`select photo from samples where id = 10`.execute(database.kysely);
    expect(photo.equals(rows[0]?.photo ?? Buffer.alloc(0))).toBe(true);
    const text = 'größer '.repeat(1_000_000);
    const { rows: texts } = await sql<{ text: string }>`select ${text}::text as text`.execute(database.kysely);
    expect(texts[0]?.text === text).toBe(true);
  });

  test('have the same types as on a connection to PostgreSQL', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as bigint, 1.5::numeric as numeric, true as boolean,
      '{"a": [1, null]}'::jsonb as json, array['x', null, 'y "z"'] as texts, array[1, 2] as integers, null::text as nothing,
      '2026-11-22T10:00:00Z'::timestamptz as time, '\\x00ff'::bytea as bytes`.execute(database.kysely);
    expect(rows).toEqual([
      {
        bigint: 9_007_199_254_740_991,
        numeric: '1.5',
        boolean: true,
        json: { a: [1, null] },
        texts: ['x', null, 'y "z"'],
        integers: [1, 2],
        nothing: null,
        time: new Date('2026-11-22T10:00:00Z'),
        bytes: Buffer.from([0, 255]),
      },
    ]);
  });

  test('are complete and in order if the result is large', async () => {
    const { rows } = await sql<{
      id: number;
    }>`select id, repeat('x', id % 300) as filler from generate_series(0, 99999) as id`.execute(database.kysely);
    expect(rows.length).toBe(100_000);
    expect(rows.every(({ id }, index) => id === index)).toBe(true);
  });
});

test('statements are executed in the order in which they are sent', async () => {
  await sql`create table steps (id serial, step int)`.execute(database.kysely);
  await Promise.all(
    Array.from({ length: 200 }, (_, step) => sql`insert into steps (step) values (${step})`.execute(database.kysely)),
  );
  const { rows } = await sql<{ step: number }>`select step from steps order by id`.execute(database.kysely);
  expect(rows.map(({ step }) => step)).toEqual(Array.from({ length: 200 }, (_, step) => step));
});

test('a running statement does not block the event loop', async () => {
  let turns = 0;
  const countTurn = () => {
    turns++;
    next = setImmediate(countTurn);
  };
  let next = setImmediate(countTurn);
  await sql`select count(*) from generate_series(1, 1000000)`.execute(database.kysely);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(10);
});

describe('a transaction', () => {
  test('is visible to others only after its commit, and then completely', async () => {
    const before = (await count()) ?? 0;
    let seen: Promise<number | undefined> | undefined;
    await database.transaction(async (queries) => {
      await insert(20, queries);
      seen = count();
      await nextTurn();
      await insert(21, queries);
    });
    expect(await seen).toBe(before + 2);
  });

  test('is rolled back when its work fails', async () => {
    const before = await count();
    const work = database.transaction(async (queries) => {
      await insert(22, queries);
      throw new Error('changed our mind');
    });
    await expect(work).rejects.toThrow('changed our mind');
    expect(await count()).toBe(before);
  });
});

test('notifications arrive for commits but not for rollbacks', async () => {
  let notifications = 0;
  const { isListening } = await database.listen(channel, () => void notifications++);
  expect(isListening()).toBe(true);
  const notify = sql`select pg_notify(${channel}, '')`;
  await notify.execute(database.kysely);
  await expect.poll(() => notifications).toBe(1);
  await database
    .transaction(async (queries) => {
      await notify.execute(queries);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await database.transaction(async (queries) => void (await notify.execute(queries)));
  await expect.poll(() => notifications).toBe(2);
});

test('all listeners of a channel are notified', async () => {
  const notifications = new Set<string>();
  await database.listen('shared', () => void notifications.add('first'));
  await database.listen('shared', () => void notifications.add('second'));
  await sql`select pg_notify('shared', '')`.execute(database.kysely);
  await expect.poll(() => notifications).toEqual(new Set(['first', 'second']));
});

test('closing waits for the statements sent before; later ones fail', async () => {
  const closing = await openDatabase({ kind: 'memory', dump: preparedDump() });
  const before = [1, 2, 3].map((number) => sql`select ${number}::int as number`.execute(closing.kysely));
  const closed = closing.close();
  expect((await Promise.all(before)).map(({ rows }) => rows)).toEqual([
    [{ number: 1 }],
    [{ number: 2 }],
    [{ number: 3 }],
  ]);
  await closed;
  await expect(sql`select 4`.execute(closing.kysely)).rejects.toThrow('destroyed');
});

test('if the database fails, nothing hangs, and it is reopened with everything that was committed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const log = join(folder, 'data', 'postgresql', 'pg_wal');
  prepareFolder(join(folder, 'data'));
  const failing = await openDatabase({ kind: 'embedded', folder: join(folder, 'data') });
  const read = () => failing.kysely.selectFrom('secrets').select('name').execute();
  const write = (name: string) => failing.kysely.insertInto('secrets').values({ name, value: '' }).execute();
  let notifications = 0;
  await failing.listen(channel, () => void notifications++);
  await write('before');
  // The next WAL segment cannot be created.
  renameSync(log, `${log}-away`);
  const results = await Promise.allSettled([
    failing.kysely.connection().execute(async (queries) => {
      await sql`select pg_switch_wal()`.execute(queries);
      await queries.insertInto('secrets').values({ name: 'lost', value: '' }).execute();
    }),
    read(),
  ]);
  for (const { reason } of results as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(DatabaseUnavailableError);
  expect(failing.figures().isAnswering).toBe(false);
  renameSync(`${log}-away`, log);
  await vi.waitFor(async () => expect(await read()).toContainEqual({ name: 'before' }), {
    timeout: 60_000,
    interval: 500,
  });
  expect(failing.figures().isAnswering).toBe(true);
  expect(notifications).toBe(1);
  await write('after');
  await failing.close();
  rmSync(folder, { recursive: true });
});
