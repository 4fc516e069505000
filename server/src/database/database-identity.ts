import type { Queries } from './open-database.ts';

/** Reads the id of the content of the database. Only a restore changes it. */
export async function readIdentity(queries: Queries): Promise<string> {
  const { id } = await queries.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  return id;
}
