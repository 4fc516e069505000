import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPeople } from './add-people.ts';
import { emptyDatabase, readNewDatabase } from './empty-database.ts';
import { fillEveryTable } from './fill-every-table.ts';
import { openTestDatabase } from './test-database.ts';

test('an emptied database is like a new one', async () => {
  const database = await openTestDatabase();
  const content = await readNewDatabase(database);
  await fillEveryTable(database.kysely);
  const many = sql`insert into secrets select 'secret ' || number, 'value' from generate_series(1, 5000) as number`;
  await many.execute(database.kysely);
  await database.kysely.deleteFrom('database_identity').execute();
  expect(await emptyDatabase(database, content)).toBe(true);
  expect(await readNewDatabase(database)).toEqual(content);
  expect(await addPeople(database.kysely, [{ login: 'AB1234@group.example' }])).toEqual([1]);
});

test.each([
  'create table more ()',
  'drop table scim_user_counts cascade',
  'alter table favourites rename to marks',
  'alter table favourites add column more text',
  'alter table hiding_rules drop constraint hiding_rules_scope_value_key',
  'create function more() returns int language sql return 1',
  'drop trigger audit_trail_guard on audit_trail',
  'alter table synonyms alter column id drop identity',
])('after %s, it is not used again', async (change) => {
  const database = await openTestDatabase();
  const content = await readNewDatabase(database);
  await sql.raw(change).execute(database.kysely);
  expect(await emptyDatabase(database, content)).toBe(false);
});
