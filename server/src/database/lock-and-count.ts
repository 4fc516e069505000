import { sql } from 'kysely';
import type { Queries } from './open-database.ts';

/** Counts the rows and locks the table against inserts until the transaction ends, so that a limit also holds for concurrent requests. */
export async function lockAndCount(
  queries: Queries,
  table: 'api_tokens' | 'hiding_rules' | 'scim_tokens' | 'webhooks',
): Promise<number> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(queries);
  const row = await queries
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
