import { sql } from 'kysely';
import type { Queries } from './open-database.ts';

/**
 * Reads the identity of the content of the database. Only a restore changes it: `npm run people -- restore` draws a new id, and a restore by
 * PostgreSQL's own programs, which keeps the id, creates the table or the database anew.
 */
export async function readIdentity(queries: Queries): Promise<string> {
  const { id, table, database } = await queries
    .selectFrom('database_identity')
    .select(['id', sql<number>`tableoid::bigint`.as('table')])
    .select(sql<number>`(select oid::bigint from pg_database where datname = current_database())`.as('database'))
    .executeTakeFirstOrThrow();
  return `${id} ${database} ${table}`;
}
