/**
 * An LRU cache with a bounded number of entries, each with its own expiry. Times are in milliseconds of `elapsed`, a monotonic clock, so
 * that entries do not live an hour longer if the system clock is set back by an hour.
 */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #most: number;
  readonly #elapsed: () => number;

  constructor(most: number, elapsed: () => number) {
    this.#most = most;
    this.#elapsed = elapsed;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#elapsed()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, until: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    if (this.#entries.size <= this.#most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }
}
