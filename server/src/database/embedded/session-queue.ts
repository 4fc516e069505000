import { databaseWaited } from '../../telemetry/events.ts';
import type { DatabaseFigures } from '../open-database.ts';
import { DatabaseUnavailableError, isRequest, timeLimit, timer } from '../time-limit.ts';

/**
 * Assigns the only session of the embedded database to one task after the other. Requests wait only for a limited time: with Kysely's own
 * queue, they would wait for the end of an import, which writes in one transaction. All other work waits without a limit.
 */
export class SessionQueue {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** @throws DatabaseUnavailableError if a request has waited too long */
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
    // Background work can wait without a limit, since its turn always comes: only this process uses the session.
    using _ = timer(isRequest() ? timeLimit() : Number.POSITIVE_INFINITY, () => {
      const index = this.#waiting.indexOf(resolve);
      if (index === -1) return;
      this.#waiting.splice(index, 1);
      reject(new DatabaseUnavailableError());
    });
    await promise;
  }
}
