import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSchema } from '../../../test/dump-database.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { otherTables, personalTables } from './personal-tables-store.ts';

test('every table and column of the migrated database is declared, and nothing else', async () => {
  const { kysely } = await openTestDatabase();
  const schema = await readSchema(kysely);
  const declared = Object.entries(personalTables).map(([table, { personal, other }]) => [
    table,
    [...personal, ...other].toSorted(),
  ]);
  const without = otherTables.map((table) => [table, schema[table]?.toSorted()]);
  const actual = Object.entries(schema).map(([table, columns]) => [table, columns.toSorted()]);
  expect(Object.fromEntries([...declared, ...without])).toEqual(Object.fromEntries(actual));
});

test('every table is declared with its primary key', async () => {
  const { kysely } = await openTestDatabase();
  const { rows } = await sql<{ table: string; key: string[] }>`
    select conrelid::regclass::text as table, array_agg(attname::text order by position) as key
    from pg_constraint, unnest(conkey) with ordinality as keys (number, position)
    join pg_attribute on attnum = number
    where contype = 'p' and attrelid = conrelid and connamespace = 'public'::regnamespace group by conrelid`.execute(
    kysely,
  );
  const keys = new Map(rows.map(({ table, key }) => [table, key]));
  for (const [table, { key }] of Object.entries(personalTables)) expect([table, key]).toEqual([table, keys.get(table)]);
});

test('every declared table is exported, erased with the person, or erased by a rule of its own', () => {
  const cascading = [
    'former_logins',
    'entry_hashes',
    'person_supplements',
    'photos',
    'corrected_photos',
    'replaced_photos',
    'public_cards',
    'favourites',
    'name_recordings',
    'personal_settings',
  ];
  // Deleted with the uploads; rewritten with the texts of runs and the audit log; only numbers and a keyed hash.
  const otherwise = ['people_upload_pieces', 'feed_faults', 'audit_trail', 'erasures'];
  const erased = Object.entries(personalTables).flatMap(([table, { erase }]) => (erase === undefined ? [] : [table]));
  expect([...erased, ...cascading, ...otherwise].toSorted()).toEqual(Object.keys(personalTables).toSorted());
});
