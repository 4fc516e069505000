import { sql } from 'kysely';
import { directoryTables } from './backup/schema-objects.ts';
import { readOnlyDatabase } from './postgresql/connection-error.ts';
import type { Queries } from './open-database.ts';

/** The database cannot be used by the directory. The message is a sentence for the operator. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

/**
 * Checks conditions that would otherwise fail later: in the middle of a migration or an import, or with the first name that the encoding
 * lacks or the locale compares differently.
 * @throws UnusableDatabaseError; DatabaseUnreachableError for a read-only database, which may be promoted in the meantime
 */
export async function checkUsable(queries: Queries): Promise<void> {
  const { rows } = await sql<{ encoding: string; isReadOnly: boolean; schema: string | null; isDotless: boolean }>`
    select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_schema() as schema, lower('I') <> 'i' as "isDotless"`.execute(queries);
  const [
    { encoding, isReadOnly, schema, isDotless } = {
      encoding: 'UTF8',
      isReadOnly: false,
      schema: null,
      isDotless: false,
    },
  ] = rows;
  if (encoding !== 'UTF8') {
    throw new UnusableDatabaseError(
      `The database at DATABASE_URL has the encoding ${encoding}, which cannot represent many names. ` +
        "Create one with ENCODING 'UTF8' TEMPLATE template0, and set DATABASE_URL to it.",
    );
  }
  // The server also compares logins in lower case. In such a locale, IRIS would not match iris.
  if (isDotless) {
    throw new UnusableDatabaseError(
      'The database at DATABASE_URL has a locale in which the lower case of I is not i, so logins would not be found. ' +
        "Create one with LOCALE 'C.UTF-8' TEMPLATE template0, and set DATABASE_URL to it.",
    );
  }
  if (schema === null) {
    throw new UnusableDatabaseError(
      'The role of DATABASE_URL has no usable schema in its search_path. Create the schema, or correct the search_path.',
    );
  }
  await checkTimeouts(queries);
  if (isReadOnly) throw readOnlyDatabase();
}

/**
 * Minimum values in milliseconds of timeouts that the database or the role may have. All others are set for each transaction. An import
 * holds its lock in a transaction as long as it runs.
 */
const minTimeouts = { statement_timeout: 1000, transaction_timeout: 60_000 };

/** @throws UnusableDatabaseError if a timeout would end ordinary work */
async function checkTimeouts(queries: Queries): Promise<void> {
  // PostgreSQL 17 introduced `transaction_timeout`.
  const { rows } = await sql<{ name: keyof typeof minTimeouts; milliseconds: number; text: string }>`
    select name, setting::integer as milliseconds, current_setting(name) as text from pg_settings
    where name = any(${Object.keys(minTimeouts)}::text[]) and setting <> '0' order by name`.execute(queries);
  for (const { name, milliseconds, text } of rows) {
    const least = minTimeouts[name];
    if (milliseconds >= least) continue;
    throw new UnusableDatabaseError(
      `The database or the role of DATABASE_URL has ${name} = ${text}, which would end ordinary work of the directory. ` +
        `Set it to 0, or to at least ${least / 1000}s: ALTER ROLE … SET ${name} = 0.`,
    );
  }
}

/** @throws UnusableDatabaseError if the role lacks the privilege to create the tables that a migration needs */
export async function checkCreation(queries: Queries): Promise<void> {
  const { rows } = await sql<{ may: boolean; schema: string }>`
    select has_schema_privilege(current_schema(), 'create') as may, current_schema() as schema`.execute(queries);
  const [{ may, schema } = { may: true, schema: '' }] = rows;
  if (may) return;
  throw new UnusableDatabaseError(
    `The role of DATABASE_URL may not create tables in the schema ${schema}. ` +
      'Make it the owner of the database, or grant it CREATE on that schema.',
  );
}

/**
 * Checks the privileges on all tables, after the migration.
 * @throws UnusableDatabaseError if the role lacks one
 */
export async function checkRights(queries: Queries): Promise<void> {
  const tables = await directoryTables(queries);
  const { rows } = await sql<{ table: string; right: string }>`
    select name as "table", "right" from unnest(${tables}::text[]) as name,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) with ordinality as rights ("right", place)
    where not has_table_privilege(format('%I.%I', current_schema(), name), "right")
    order by name, place limit 1`.execute(queries);
  const [missing] = rows;
  if (missing === undefined) return;
  throw new UnusableDatabaseError(
    `The role of DATABASE_URL lacks the right ${missing.right} on the table ${missing.table}. ` +
      'Make it the owner of the tables of the directory, or grant it SELECT, INSERT, UPDATE and DELETE on each of them.',
  );
}
