import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/open-database.ts';
import type { DataSubject } from './data-subject.ts';
import { dataSubjectsStore } from './data-subjects-store.ts';
import { personalRowsPerPage, personalRowsStore } from './personal-rows-store.ts';
import { personalTables } from './personal-tables-store.ts';

/** Two full pages and a part of a third one. */
const count = 2 * personalRowsPerPage + 50;
/** The logins that `ann` had, each until a microsecond after the previous one. */
const formerLogin = (index: number) => `former ${String(index).padStart(4, '0')}`;
const addFormerLogin = sql`insert into former_logins (person_id, login_key, until)
  select (select id from people where login_key = 'ann'), 'former ' || lpad(i::text, 4, '0'),
    timestamptz '2026-01-01' + i * interval '1 microsecond'`;

let database: Database;
let ann: DataSubject;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`insert into people (login, login_key, feed, feed_values) values ('ann', 'ann', 'test', '{}')`.execute(
    database.kysely,
  );
  await sql`${addFormerLogin} from generate_series(1, ${sql.lit(count)}) as i`.execute(database.kysely);
  ann = await dataSubjectsStore(database.kysely).findByLogin('ann');
});

function rowsOf(table: string): AsyncGenerator<object> {
  const declared = personalTables[table];
  if (declared === undefined) throw new Error(`unknown table ${table}`);
  return personalRowsStore(database.kysely).rowsOf(table, declared, ann);
}

async function readAll<Row>(rows: AsyncGenerator<object>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row as Row);
  return read;
}

test('rows that share the first column of their key are each read once, in order, on several pages', async () => {
  const read = await readAll<{ login_key: string }>(rowsOf('former_logins'));
  expect(read.map((row) => row.login_key)).toEqual(Array.from({ length: count }, (_, index) => formerLogin(index + 1)));
});

test('a row has neither its key as text nor columns that are withheld', async () => {
  await sql`insert into revealed_people (viewer, slot, login_key, people) values ('account', 7, 'ann', '{}')`.execute(
    database.kysely,
  );
  expect(await readAll(rowsOf('revealed_people'))).toEqual([{ slot: 7, login_key: 'ann' }]);
});

test('rows that equal each other in all exported columns are all read', async () => {
  const { kysely } = database;
  await sql`insert into exhausted_budgets (viewer, "window", login, until_at)
    select 'account ' || i, 'hour', 'ann', '2026-01-01' from generate_series(1, ${sql.lit(count)}) as i`.execute(
    kysely,
  );
  expect(await readAll(rowsOf('exhausted_budgets'))).toHaveLength(count);
});

test('rows deleted and added between two pages neither hide nor repeat others', async () => {
  const { kysely } = database;
  const names: string[] = [];
  for await (const row of rowsOf('former_logins') as AsyncGenerator<{ login_key: string }>) {
    names.push(row.login_key);
    if (names.length !== personalRowsPerPage) continue;
    // Rows of the page that was read, and of a later one, are deleted. One is added before the page, and one at the end.
    await sql`delete from former_logins where login_key between ${formerLogin(11)} and ${formerLogin(40)}`.execute(
      kysely,
    );
    await sql`delete from former_logins where login_key = ${formerLogin(150)}`.execute(kysely);
    await sql`${addFormerLogin} from unnest(array[0, ${sql.lit(count + 1)}]) as i`.execute(kysely);
  }
  const expected = Array.from({ length: count + 1 }, (_, index) => formerLogin(index + 1));
  expect(names).toEqual(expected.filter((name) => name !== formerLogin(150)));
});
