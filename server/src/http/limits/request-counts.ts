/** Callers whose requests are counted at the same time. Beyond that, those who have sent nothing for longest are forgotten. */
const maxCallers = 100_000;

interface Window {
  current: number;
  /** In milliseconds of `performance.now`. */
  readonly startedAt: number;
}

/** Counts the requests of each caller in windows of time, by a clock that nobody sets: when that of the machine is set back by an hour, no window lasts an hour. */
export class RequestCounts {
  readonly #windows = new Map<string, Window>();
  readonly #length: number;
  readonly #most: number;

  /**
   * @param length of a window, in milliseconds
   * @param most callers whose requests are counted at the same time
   */
  constructor(length: number, most = maxCallers) {
    this.#length = length;
    this.#most = most;
  }

  /** Counts a request. @returns the requests of the caller in this window, and the milliseconds until it ends */
  count(caller: string): { readonly current: number; readonly rest: number } {
    const now = performance.now();
    const known = this.#windows.get(caller);
    const window = known !== undefined && now - known.startedAt < this.#length ? known : { current: 0, startedAt: now };
    window.current += 1;
    // The last one is the one that was used last.
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
