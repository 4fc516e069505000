import { HttpError } from '../http/http-error.ts';

/**
 * Limits how many tasks run at once and how many wait.
 * @throws HttpError `provider.unavailable` when the queue is full
 */
export function limitConcurrency(
  atOnce: number,
  waiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new HttpError('provider.unavailable', { retryAfter: 5 });
      await new Promise<void>((resume) => queue.push(resume));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
