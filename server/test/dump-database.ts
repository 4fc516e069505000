import { sql } from 'kysely';
import type { Queries } from '../src/database/open-database.ts';

/** The columns of every table of the migrated database, by table. */
export async function readSchema(queries: Queries): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(queries);
  const schema: Record<string, string[]> = {};
  for (const { table, column } of rows) (schema[table] ??= []).push(column);
  return schema;
}

/** Every row of every table as text, with binary values as Latin-1, so that a test can search for a value anywhere. */
export async function dumpDatabase(queries: Queries): Promise<string> {
  const parts: string[] = [];
  for (const table of Object.keys(await readSchema(queries))) {
    const { rows } = await sql<{
      line: string;
    }>`select to_jsonb(t)::text as line from ${sql.table(table)} as t`.execute(queries);
    for (const { line } of rows) {
      parts.push(`${table}: ${line}`);
      for (const [, hex = ''] of line.matchAll(/"\\\\x([0-9a-f]+)"/g))
        parts.push(Buffer.from(hex, 'hex').toString('latin1'));
    }
  }
  return parts.join('\n');
}
