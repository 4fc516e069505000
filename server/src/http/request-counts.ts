import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers whose requests are counted at the same time. Beyond that, those who have sent nothing for longest are forgotten. */
const mostCallers = 100_000;

interface Window {
  current: number;
  /** In milliseconds of `performance.now`. */
  readonly startedAt: number;
}

/**
 * Counts the requests of each caller in windows of time. NOTE: the store of the library uses the clock of the machine. When that is set back by an
 * hour, no window ends for an hour, and everybody who works is turned away in the end.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, counted: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known !== undefined && now - known.startedAt < timeWindow ? known : { current: 0, startedAt: now };
    window.current += 1;
    // The last one is the one that was used last.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > mostCallers) this.#forgetOldest();
    callback(null, { current: window.current, ttl: window.startedAt + timeWindow - now });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }

  #forgetOldest(): void {
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
