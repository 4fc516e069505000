import { AsyncLocalStorage } from 'node:async_hooks';
import { Waits } from './shared-timer.ts';

/** The database did not answer within the time limit of the caller, or cannot be reached. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(options?: ErrorOptions) {
    super('The database is not responding.', options);
  }
}

/**
 * Milliseconds that work waits for a connection, and for each statement. On the embedded database only requests give up waiting for the session:
 * see `SessionQueue`.
 */
const longestWait = {
  /** A user is waiting. */
  request: 1500,
  /** Work in the background, whose statements are small. */
  background: 30_000,
  /** Statements of an import wait for locks and may read everybody. */
  import: 600_000,
  /** A migration may rewrite tables. */
  migration: Number.POSITIVE_INFINITY,
} as const;

const current = new AsyncLocalStorage<keyof typeof longestWait>();
const waits = new Waits();

/**
 * Runs work that waits for the database as long as its kind says, also where it continues after an `await`. Without it, work counts as work
 * in the background.
 */
export function withTimeLimit<Result>(kind: keyof typeof longestWait, work: () => Result): Result {
  return current.run(kind, work);
}

/** Milliseconds that the current work waits; infinite for a migration. */
export function timeLimit(): number {
  return longestWait[current.getStore() ?? 'background'];
}

/** Whether a user waits for the current work. */
export function isRequest(): boolean {
  return current.getStore() === 'request';
}

/** Calls `onExpiry` after about that time, unless it is disposed before. See `Waits`. */
export function timer(milliseconds: number, onExpiry: () => void): Disposable {
  return Number.isFinite(milliseconds) ? waits.begin(milliseconds, onExpiry) : endless;
}

const endless: Disposable = { [Symbol.dispose]: () => {} };

/** The result, or `otherwise` while the database does not answer. */
export async function unlessUnavailable<Result>(result: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return otherwise;
    throw error;
  }
}
