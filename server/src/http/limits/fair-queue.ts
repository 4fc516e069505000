import { HttpError } from '../http-error.ts';

/** The limits of running tasks are read again whenever a task starts or ends. Values below 1 count as 1, so that no task waits forever. */
export interface Turns {
  /** Maximum number of running tasks. */
  readonly atOnce: () => number;
  /** Maximum number of running tasks with the same key; `atOnce` by default. */
  readonly atOnceOfKey?: (key: string) => number;
  /** Maximum number of waiting tasks. */
  readonly waiting: number;
  /** Maximum number of waiting tasks with the same key. */
  readonly waitingOfKey: number;
  /** Code of the error if the queue is full. */
  readonly full: 'provider.unavailable' | 'directory-server.unavailable' | 'request.too-many';
}

/**
 * Limits how many tasks run at once and how many wait. Waiting keys are served round-robin, so that a key with many waiting tasks does not
 * hold up the others.
 * @throws HttpError `full` if too many tasks are waiting
 */
export function takeTurns(limits: Turns): <Value>(key: string, work: () => Promise<Value>) => Promise<Value> {
  const { atOnce, atOnceOfKey = atOnce } = limits;
  /** Waiting tasks by key. The key whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  /** Number of running tasks by key. */
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

  /** Starts waiting tasks. A task counts as running at once, before its code resumes. */
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
