import { dirname } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../../tools/src/postgresql-cluster.ts';
import type { Cluster } from '../../../tools/src/postgresql-cluster.ts';
import { databaseServer } from '../../../tools/src/system-programs.ts';

/**
 * A PostgreSQL cluster that does not lose acknowledged commits when it is killed.
 * @param parent the folder for its data; by default that of temporary files
 * @throws Error if PostgreSQL is not installed
 */
export async function startDurableCluster(parent?: string): Promise<Cluster> {
  const program = databaseServer.find();
  if (program === undefined) throw new Error(`Install PostgreSQL: apt-get install ${databaseServer.debianPackage}`);
  return await startCluster(dirname(program), { isDurable: true, ...(parent === undefined ? {} : { parent }) });
}

/** Opens a database session in addition to those of the nodes. */
export interface Session extends AsyncDisposable {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export async function openSession(url: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url, application_name: 'faults' });
  // Ignores that the connection breaks when the server is killed; the next query fails.
  client.on('error', () => {});
  await client.connect();
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}
