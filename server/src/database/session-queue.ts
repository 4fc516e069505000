import { PGliteAdapter, PGliteDialect } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, PGliteDialectConfig } from 'kysely';
import { databaseWaited } from '../telemetry/events.ts';
import type { DatabaseFigures } from './open-database.ts';
import { DatabaseUnavailableError, isRequest, patience, timer } from './patience.ts';

/**
 * The dialect of the embedded database, whose one session is used by turns. Kysely's own queue waits without a limit: while an import writes
 * in one transaction, all requests that need the session would wait for its end.
 */
export function embeddedDialect(config: PGliteDialectConfig, queue: SessionQueue): Dialect {
  const dialect = new PGliteDialect(config);
  return {
    createAdapter: () => new QueueingAdapter(),
    createDriver: () => queueing(dialect.createDriver(), queue),
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

/** Gives the one session of the embedded database to one piece of work after the other. */
export class SessionQueue {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** @throws DatabaseUnavailableError when a request has waited too long */
  async takeTurn(): Promise<void> {
    const since = performance.now();
    try {
      await this.#waitForTurn();
    } finally {
      databaseWaited.publish({ seconds: (performance.now() - since) / 1000 });
    }
  }

  endTurn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  figures(): DatabaseFigures {
    const idle = this.#isTaken ? 0 : 1;
    return { connections: 1, idle, mostConnections: 1, waiting: this.#waiting.length, isAnswering: true };
  }

  async #waitForTurn(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    // Work in the background waits for its turn, which comes: nothing but this process uses the session.
    using _ = timer(isRequest() ? patience() : Number.POSITIVE_INFINITY, () => {
      const place = this.#waiting.indexOf(resolve);
      if (place === -1) return;
      this.#waiting.splice(place, 1);
      reject(new DatabaseUnavailableError());
    });
    await promise;
  }
}

function queueing(driver: Driver, queue: SessionQueue): Driver {
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options): Promise<DatabaseConnection> {
      await queue.takeTurn();
      try {
        return await driver.acquireConnection(options);
      } catch (error) {
        queue.endTurn();
        throw error;
      }
    },
    async releaseConnection(connection, options) {
      await driver.releaseConnection(connection, options);
      queue.endTurn();
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: (options) => driver.destroy(options),
  };
}
