import type pg from 'pg';

/**
 * The answer to a statement.
 *
 * NOTE: with a callback, since the one that `pg` makes without it is assigned to a property where it is written. V8 takes such a function for a method and
 * places it in the memory that it collects rarely, where it keeps the answer and the request that asked.
 * @throws the server's error, or that of the connection
 */
export async function answerOf(client: pg.Client, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return await new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, result: pg.QueryResult) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
}
