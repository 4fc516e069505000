import { AsyncLocalStorage } from 'node:async_hooks';

/** The database did not answer within the patience of the caller, or cannot be reached. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(options?: ErrorOptions) {
    super('The database is not responding.', options);
  }
}

/** Milliseconds that work waits for a connection, and for each statement. */
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

/**
 * Runs work that waits for the database as long as its kind says, also where it continues after an `await`. Without it, work counts as work
 * in the background.
 */
export function withPatience<Result>(kind: keyof typeof longestWait, work: () => Result): Result {
  return current.run(kind, work);
}

/** Milliseconds that the current work waits; infinite for a migration. */
export function patience(): number {
  return longestWait[current.getStore() ?? 'background'];
}

/** Whether a user waits for the current work. */
export function isRequest(): boolean {
  return current.getStore() === 'request';
}

/** Milliseconds by which a timer may be late without the process having been held up. */
const usualDelay = 50;

/**
 * Calls `onExpiry` after that time, unless it is disposed before. Time for which the process was held up, and could not read an answer, is given once
 * more; and what has arrived by the end is read before.
 */
export function timer(milliseconds: number, onExpiry: () => void): Disposable {
  let timeout: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  const wait = (time: number, isExtended: boolean) => {
    const due = performance.now() + time;
    timeout = setTimeout(() => {
      const delay = performance.now() - due;
      if (delay > usualDelay && !isExtended) wait(Math.min(delay, milliseconds), true);
      // Timers run before the sockets are read, immediates after.
      else immediate = setImmediate(onExpiry);
    }, time);
    timeout.unref();
  };
  if (Number.isFinite(milliseconds)) wait(milliseconds, false);
  return {
    [Symbol.dispose]: () => {
      clearTimeout(timeout);
      clearImmediate(immediate);
    },
  };
}

/** The result, or `otherwise` while the database does not answer. */
export async function unlessUnavailable<Result>(result: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return otherwise;
    throw error;
  }
}
