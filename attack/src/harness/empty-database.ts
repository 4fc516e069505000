import pg from 'pg';

/**
 * Checks that a PostgreSQL database has no tables, since the attacks change and remove what they find.
 * @throws Error with a sentence for the user if it has tables
 */
export async function requireEmptyDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    if (rowCount !== 0) throw new Error('The database at DATABASE_URL is not empty. Create a new one for the attacks.');
  } finally {
    await client.end();
  }
}
