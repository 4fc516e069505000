/** Default maximum number of callers. Beyond that, the least recently active are forgotten. */
const maxCallers = 100_000;

interface Window {
  current: number;
  /** In milliseconds of `performance.now`. */
  readonly startedAt: number;
}

/**
 * Counts the requests of each caller in fixed time windows. It uses a monotonic clock, so that a window does not last an hour longer if the
 * system clock is set back by an hour.
 */
export class RequestCounts {
  readonly #windows = new Map<string, Window>();
  readonly #length: number;
  readonly #most: number;

  /**
   * @param length length of a window in milliseconds
   * @param most maximum number of callers
   */
  constructor(length: number, most = maxCallers) {
    this.#length = length;
    this.#most = most;
  }

  /** Counts a request. @returns the number of the caller's requests in the current window, and the milliseconds until it ends */
  count(caller: string): { readonly current: number; readonly rest: number } {
    const now = performance.now();
    const known = this.#windows.get(caller);
    const window = known !== undefined && now - known.startedAt < this.#length ? known : { current: 0, startedAt: now };
    window.current += 1;
    // Re-inserted, so that the first key of the map is the least recently active.
    this.#windows.delete(caller);
    this.#windows.set(caller, window);
    if (this.#windows.size > this.#most) this.#forgetOldest();
    return { current: window.current, rest: window.startedAt + this.#length - now };
  }

  #forgetOldest(): void {
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
