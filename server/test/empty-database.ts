import { sql } from 'kysely';
import type { Database, Queries } from '../src/database/open-database.ts';

/** The content of a new database, and its schema, to which `emptyDatabase` compares. */
export interface NewDatabase {
  readonly schema: string;
  readonly rows: readonly { readonly name: string; readonly rows: unknown }[];
}

const tables = sql`pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/** Reads what the migrations wrote. */
export async function readNewDatabase({ kysely }: Database): Promise<NewDatabase> {
  const { rows: names } = await sql<{ name: string }>`select relname as name from ${tables}`.execute(kysely);
  const all = await Promise.all(
    names.map(async ({ name }) => {
      const { rows } = await sql<{
        rows: unknown;
      }>`select json_agg(content) as rows from ${sql.table(name)} as content`.execute(kysely);
      return { name, rows: rows[0]?.rows };
    }),
  );
  return { schema: await readSchema(kysely), rows: all.filter(({ rows }) => rows !== null) };
}

/**
 * Gives a database the content of a new one: its rows, its sequences, and the state of its session.
 * @returns false if its schema was changed, so that it cannot be used again
 */
export async function emptyDatabase({ kysely }: Database, { schema, rows }: NewDatabase): Promise<boolean> {
  await sql`discard all`.execute(kysely);
  if ((await readSchema(kysely)) !== schema) return false;
  await kysely.transaction().execute(async (queries) => {
    // Without triggers: the audit trail only grows.
    await sql`set local session_replication_role = replica`.execute(queries);
    await sql`do $$
      declare entry record;
      begin
        for entry in select oid::regclass as name, pg_relation_size(oid) as size from ${tables} loop
          -- Truncating a table costs more than deleting a few rows, but frees its pages.
          if entry.size > 100000 then
            execute format('truncate %s cascade', entry.name);
          else
            execute format('delete from %s', entry.name);
          end if;
        end loop;
        perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences;
      end $$`.execute(queries);
    for (const table of rows) {
      const name = sql.table(table.name);
      await sql`insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${JSON.stringify(table.rows)}::json)`.execute(queries);
    }
  });
  return true;
}

/** Changes with every table, column, constraint, function or trigger that is created, altered or dropped. */
async function readSchema(queries: Queries): Promise<string> {
  const latest = (catalog: string) =>
    sql`(select concat(count(*), ' ', max(xmin::text::bigint)) from ${sql.table(catalog)})`;
  const catalogs = ['pg_attribute', 'pg_constraint', 'pg_proc', 'pg_trigger', 'pg_attrdef'].map(latest);
  const { rows } = await sql<{ schema: string }>`select concat_ws(', ', ${sql.join(catalogs)},
    (select md5(string_agg(concat(oid, relname), ' ' order by oid)) from pg_class)) as schema`.execute(queries);
  return rows[0]?.schema ?? '';
}
