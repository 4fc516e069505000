import type pg from 'pg';

/**
 * Executes a statement and returns its result.
 *
 * NOTE: uses a callback to avoid a leak. Without one, `pg` creates its own in an assignment to a property. V8 treats such a function as a
 * method and allocates it in memory that is rarely collected, where it retains the result and everything that the request references.
 * @throws the error of the server or of the connection
 */
export async function executeStatement(client: pg.Client, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return await new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, result: pg.QueryResult) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
}
