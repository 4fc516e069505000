import { sql } from 'kysely';
import type { Queries } from '../src/database/open-database.ts';

const odd = `it's "quoted" \\ and\nbroken\tÜber 𝒳 \u2028 {a,b} NULL`;

/** Inserts rows into every table, with values that are easily damaged by serialization. */
export async function fillEveryTable(queries: Queries): Promise<void> {
  const run = async (statement: ReturnType<typeof sql>) => void (await statement.execute(queries));
  const person = (login: string, value: string) => sql`
    insert into people (login, login_key, feed, feed_values, photo_version, left_at)
    values (${login}, ${login}, 'test', ${JSON.stringify({ lastName: value })}::jsonb, 'v1', null)`;
  await run(sql`insert into webhooks (name, url, secret, events, created_by)
    values (${odd}, 'https://hooks.example/a', 'whsec_x', '["person.came","person.changed","person.left"]', 'a')`);
  for (const [login, value] of [
    ['anna', odd],
    ['béla', ''],
    ['gone', 'x'],
  ] as const)
    await run(person(login, value));
  // Leaves a gap, since ids of deleted people must never be reused.
  await run(sql`delete from people where login = 'gone'`);
  await run(sql`update people set login = 'anne', login_key = 'anne' where login = 'anna'`);
  await run(sql`update people set left_at = '2026-01-02 03:04:05.678901+05:30' where login = 'béla'`);
  const id = sql`(select min(id) from people)`;
  for (const table of ['photos', 'corrected_photos', 'replaced_photos']) {
    const bytes = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256)).toString('hex');
    await run(sql`insert into ${sql.table(table)} values (${id}, 240, decode(${bytes}, 'hex'))`);
  }
  await run(
    sql`insert into person_supplements (feed, person_id, values, is_presence) values ('other', ${id}, '{}', false)`,
  );
  await run(sql`insert into entry_hashes values (${id}, 'hash')`);
  await run(sql`insert into favourites (owner_id, person_id) select min(id), max(id) from people`);
  await run(sql`insert into name_recordings values (${id}, '\\x52494646', now())`);
  await run(sql`insert into personal_settings values (${id}, now())`);
  await run(sql`insert into public_cards (person_id, hash, is_on, fields) values (${id}, 'card', true, '["phone"]')`);
  await run(sql`insert into erasures (login_hash) values ('00')`);
  await run(sql`insert into hiding_rules (scope, value, value_key, fields) values ('country', 'X', 'x', '["phone"]')`);
  await run(sql`insert into synonyms (kind, words) values ('role', ${JSON.stringify([odd, 'b'])}::jsonb)`);
  await run(sql`update people_rules set chart = 'null', about_me_fields = '["topics"]'`);
  await run(sql`update people set about_me = ${JSON.stringify({ pronouns: odd, topics: [odd] })}::jsonb`);
  await run(sql`insert into feeds (name, kind) values ('test', 'csv')`);
  await run(sql`insert into feed_runs (feed, kind, started_at, finished_at, figures, rejected)
    values ('test', 'csv', now(), now(), '{"added": 1e20, "changed": 0.10}', '[]')`);
  await run(sql`insert into feed_faults select id, 0, 1, 'login', 'missing', ${odd},
    ${JSON.stringify({ code: 'not-country', values: { value: odd } })}::jsonb, true from feed_runs`);
  await run(sql`insert into people_uploads (id, owner, size, expires_at) values ('u', 'anne', 3, 'infinity')`);
  await run(sql`insert into people_upload_pieces values ('u', 0, '\\x00ff0a')`);
  await run(sql`insert into feed_file_options values ('test', '{}', now())`);
  await run(sql`insert into administrators (login_key, login) values ('anne', 'anne')`);
  for (const table of ['self_service_organizations', 'self_service_domains'])
    await run(sql`insert into ${sql.table(table)} (id_key, id, allowed_attributes) values ('o', 'O', '[]')`);
  await run(sql`insert into address_lists (unused_at) values (null)`);
  await run(sql`insert into bu_addresses (bu, list_id, address_count) select 'BU', id, 1 from address_lists`);
  await run(sql`insert into allowed_addresses select id, 0, 'FR', 'Paris', '', ${odd}, 'S' from address_lists`);
  await run(sql`insert into audit_trail (actor, kind, subject, before, after) values
    ('anne', 'profile.edited', 'anne', null, 'null'), ('anne', 'profile.edited', 'anne', ${JSON.stringify({ odd })}::jsonb, '{}')`);
  await run(sql`insert into secrets values ('photo addresses', 'k')`);
  await run(sql`insert into scim_users (id, user_name_key, lookup_keys, resource, created_at, modified_at)
    values ('01890000-0000-7000-8000-000000000001', 'anne', array[${odd}, '', 'null'], '{}', now(), now())`);
  await run(sql`insert into scim_tokens (name, hash, scope, created_by) values ('n', 'h', 's', 'anne')`);
  await run(sql`insert into api_tokens (name, hash, scopes, people_per_day, expires_at, created_by)
    values ('n', 'h', '[]', 1, now(), 'anne')`);
  await run(sql`insert into revealed_people values ('v', 1, 'anne', '{1,2,3}'), ('w', 1, 'anne', '{}')`);
  await run(sql`insert into raised_budgets values ('anne', 'anne', 5, now(), 'anne')`);
  await run(sql`insert into exhausted_budgets values ('v', 'hour', 'anne', now())`);
}

/** Columns that a restore sets itself: ids of transactions, the identity of the database, and the time of its last backup. */
const ownColumns = new Set([
  'people.revision',
  'removed_people.revision',
  'database_identity.id',
  'database_identity.backed_up_at',
  'kysely_migration.timestamp',
]);

/** The sorted rows of every table as texts, by table. */
export async function rowsOfEveryTable(queries: Queries): Promise<Record<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position`.execute(queries);
  const tables: Record<string, string[]> = {};
  for (const table of new Set(columns.map((each) => each.table))) {
    const compared = columns.filter((each) => each.table === table && !ownColumns.has(`${table}.${each.column}`));
    const texts = compared.map(
      ({ column }) =>
        // As ISO 8601, whatever the DateStyle of the session.
        sql`case when pg_typeof(${sql.ref(column)}) = 'timestamptz'::regtype
        then to_jsonb(${sql.ref(column)})::text else ${sql.ref(column)}::text end`,
    );
    const list = texts.length === 0 ? sql`1` : sql.join(texts);
    const { rows } = await sql<{ line: string }>`
      select json_build_array(${list})::text as line from ${sql.table(table)} order by 1`.execute(queries);
    tables[table] = rows.map(({ line }) => line).toSorted();
  }
  return tables;
}
