import { HttpError } from '../http/http-error.ts';

export interface Turns {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that may wait. */
  readonly waiting: number;
  /** Tasks with the same key that may wait. */
  readonly waitingOfKey: number;
  /** Code of the error when more would have to wait. */
  readonly full: 'provider.unavailable' | 'request.too-many';
}

/**
 * Limits how many tasks run at once and how many wait. Keys take turns: a key with many waiting tasks does not hold up the others.
 * @throws HttpError `full` when too many tasks are waiting
 */
export function takeTurns(limits: Turns): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  /** By key, the key whose turn is next first. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  return async (key, work) => {
    if (running < limits.atOnce) running += 1;
    else await waitForTurn(key);
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  function waitForTurn(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    if (waiting >= limits.waiting || queue.length >= limits.waitingOfKey) {
      throw new HttpError(limits.full, { retryAfter: 5 });
    }
    waiting += 1;
    queues.set(key, queue);
    return new Promise((resume) => queue.push(resume));
  }

  function takeNext(): (() => void) | undefined {
    for (const [key, queue] of queues) {
      const next = queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      waiting -= 1;
      return next;
    }
    return undefined;
  }
}
