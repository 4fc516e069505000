import { databaseWaited } from '../../telemetry/events.ts';
import type { DatabaseFigures } from '../open-database.ts';
import { DatabaseUnavailableError, isRequest, timeLimit, timer } from '../time-limit.ts';

/**
 * Gives the one session of the embedded database to one piece of work after the other. Kysely's own queue would wait without a limit: while an
 * import writes in one transaction, all requests that need the session would wait for its end. All other work waits without a limit.
 */
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

  figures(): Omit<DatabaseFigures, 'isAnswering'> {
    const idle = this.#isTaken ? 0 : 1;
    return { connections: 1, idle, maxConnections: 1, waiting: this.#waiting.length };
  }

  async #waitForTurn(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    // Work in the background waits for its turn, which comes: nothing but this process uses the session.
    using _ = timer(isRequest() ? timeLimit() : Number.POSITIVE_INFINITY, () => {
      const place = this.#waiting.indexOf(resolve);
      if (place === -1) return;
      this.#waiting.splice(place, 1);
      reject(new DatabaseUnavailableError());
    });
    await promise;
  }
}
