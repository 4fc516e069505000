import { AsyncLocalStorage } from 'node:async_hooks';
import { SharedTimer } from './shared-timer.ts';

/** The database did not respond within the time limit of the caller, or cannot be reached. */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError';

  constructor(options?: ErrorOptions, message = 'The database is not responding.') {
    super(message, options);
  }
}

/** The connection was lost during a commit. Nobody knows whether the transaction was committed or rolled back. */
export class UnconfirmedCommitError extends DatabaseUnavailableError {
  override readonly name = 'UnconfirmedCommitError';

  constructor(options?: ErrorOptions) {
    super(options, 'The database did not confirm the change: it is stored completely, or not at all.');
  }
}

/**
 * Maximum time in milliseconds that work waits for a connection, and for each statement. On the embedded database, only requests stop
 * waiting for the session: see `SessionQueue`.
 */
const timeLimits = {
  /** A user is waiting. */
  request: 1500,
  /** Background work, whose statements are small. */
  background: 30_000,
  /** Statements of an import wait for locks, and may read all people. */
  import: 600_000,
  /** A migration may rewrite tables. */
  migration: Number.POSITIVE_INFINITY,
} as const;

const current = new AsyncLocalStorage<keyof typeof timeLimits>();
const sharedTimer = new SharedTimer();

/**
 * Runs work with the time limit of its kind, which also applies after an `await`. Without it, work counts as background work.
 */
export function withTimeLimit<Result>(kind: keyof typeof timeLimits, work: () => Result): Result {
  return current.run(kind, work);
}

/** The time limit of the current work in milliseconds; infinite for a migration. */
export function timeLimit(): number {
  return timeLimits[current.getStore() ?? 'background'];
}

/** Whether a user is waiting for the current work. */
export function isRequest(): boolean {
  return current.getStore() === 'request';
}

/** Calls `onExpiry` after approximately this time, unless it is disposed first. See `SharedTimer`. */
export function timer(milliseconds: number, onExpiry: () => void): Disposable {
  return Number.isFinite(milliseconds) ? sharedTimer.start(milliseconds, onExpiry) : neverExpires;
}

const neverExpires: Disposable = { [Symbol.dispose]: () => {} };

/** The result, or `otherwise` if the database is unavailable. */
export async function unlessUnavailable<Result>(result: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return otherwise;
    throw error;
  }
}
