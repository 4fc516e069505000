import { HttpError } from '../http/http-error.ts';

/**
 * Runs a bounded number of questions at once and lets a bounded number wait.
 * @throws HttpError `provider.unavailable` when too many wait already
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
