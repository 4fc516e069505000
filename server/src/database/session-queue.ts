import { PGliteAdapter, PGliteDialect } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, PGliteDialectConfig } from 'kysely';
import { DatabaseUnavailableError, isRequest, patience, timer } from './patience.ts';

/**
 * The dialect of the embedded database, whose one session is used by turns. Kysely's own queue waits without a limit: while an import writes
 * in one transaction, all requests that need the session would wait for its end.
 */
export function embeddedDialect(config: PGliteDialectConfig): Dialect {
  const dialect = new PGliteDialect(config);
  return {
    createAdapter: () => new QueueingAdapter(),
    createDriver: () => queueing(dialect.createDriver()),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Tells Kysely that it need not queue. */
class QueueingAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function queueing(driver: Driver): Driver {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  async function takeTurn(): Promise<void> {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    // Work in the background waits for its turn, which comes: nothing but this process uses the session.
    using _ = timer(isRequest() ? patience() : Number.POSITIVE_INFINITY, () => {
      const place = waiting.indexOf(resolve);
      if (place === -1) return;
      waiting.splice(place, 1);
      reject(new DatabaseUnavailableError());
    });
    await promise;
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  }

  return {
    init: (options) => driver.init(options),
    async acquireConnection(options): Promise<DatabaseConnection> {
      await takeTurn();
      try {
        return await driver.acquireConnection(options);
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    async releaseConnection(connection, options) {
      await driver.releaseConnection(connection, options);
      endTurn();
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: (options) => driver.destroy(options),
  };
}
