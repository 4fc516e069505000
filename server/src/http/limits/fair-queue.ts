import { HttpError } from '../http-error.ts';

/** The limits of what runs are asked again whenever a task begins or ends. Below 1 they count as 1, so that no task waits for ever. */
export interface Turns {
  /** Tasks that run at the same time. */
  readonly atOnce: () => number;
  /** Tasks with the same key that run at the same time; by default as many as `atOnce`. */
  readonly atOnceOfKey?: (key: string) => number;
  /** Tasks that may wait. */
  readonly waiting: number;
  /** Tasks with the same key that may wait. */
  readonly waitingOfKey: number;
  /** Code of the error when more would have to wait. */
  readonly full: 'provider.unavailable' | 'directory-server.unavailable' | 'request.too-many';
}

/**
 * Limits how many tasks run at once and how many wait. Keys take turns: a key with many waiting tasks does not hold up the others.
 * @throws HttpError `full` when too many tasks are waiting
 */
export function takeTurns(limits: Turns): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  const { atOnce, atOnceOfKey = atOnce } = limits;
  /** By key, the key whose turn is next first. */
  const queues = new Map<string, (() => void)[]>();
  /** Tasks that run, by key. */
  const runningOfKey = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  return async (key, work) => {
    if (mayAnyStart() && mayStart(key)) begin(key);
    else await waitForTurn(key);
    try {
      return await work();
    } finally {
      end(key);
      startWaiting();
    }
  };

  function mayAnyStart(): boolean {
    return running < Math.max(1, atOnce());
  }

  function mayStart(key: string): boolean {
    return (runningOfKey.get(key) ?? 0) < Math.max(1, atOnceOfKey(key));
  }

  function begin(key: string): void {
    running += 1;
    runningOfKey.set(key, (runningOfKey.get(key) ?? 0) + 1);
  }

  function end(key: string): void {
    running -= 1;
    const left = (runningOfKey.get(key) ?? 0) - 1;
    if (left > 0) runningOfKey.set(key, left);
    else runningOfKey.delete(key);
  }

  function waitForTurn(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    if (waiting >= limits.waiting || queue.length >= limits.waitingOfKey) {
      throw new HttpError(limits.full, { retryAfter: 5 });
    }
    waiting += 1;
    queues.set(key, queue);
    return new Promise((resume) => queue.push(resume));
  }

  /** A task counts as running from here on, before its own code goes on. */
  function startWaiting(): void {
    while (mayAnyStart()) {
      const key = queues.keys().find(mayStart);
      const queue = key === undefined ? undefined : queues.get(key);
      const next = queue?.shift();
      if (key === undefined || queue === undefined || next === undefined) return;
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      waiting -= 1;
      begin(key);
      next();
    }
  }
}
