import { ExpiringCache } from './expiring-cache.ts';

/** Maximum number of keys. Beyond that, the least recently used are forgotten. */
const maxKeys = 50_000;

/**
 * Token buckets: each key may spend `burst` at once, and regains `perMinute` one at a time, up to `burst`.
 *
 * `elapsed` must be a monotonic clock. With the system clock, everyone would be rejected for an hour if it were set back by an hour.
 */
export class Allowance {
  readonly #burst: number;
  readonly #millisecondsPerUnit: number;
  readonly #elapsed: () => number;
  /** When the bucket of each key will be full again, in milliseconds of `elapsed`. */
  readonly #fullAt: ExpiringCache<number>;

  constructor({ burst, perMinute, elapsed }: { burst: number; perMinute: number; elapsed: () => number }) {
    this.#burst = burst;
    this.#millisecondsPerUnit = 60_000 / perMinute;
    this.#elapsed = elapsed;
    this.#fullAt = new ExpiringCache(maxKeys, elapsed);
  }

  /** How many the key may spend now; may be zero or negative. */
  left(key: string): number {
    const missing = (this.#fullAtOf(key) - this.#elapsed()) / this.#millisecondsPerUnit;
    return this.#burst - Math.ceil(missing);
  }

  /** Spends one, even if none is left. */
  spend(key: string): void {
    const longest = this.#elapsed() + this.#burst * this.#millisecondsPerUnit;
    const fullAt = Math.min(longest, this.#fullAtOf(key) + this.#millisecondsPerUnit);
    this.#fullAt.set(key, fullAt, fullAt);
  }

  #fullAtOf(key: string): number {
    return this.#fullAt.get(key) ?? this.#elapsed();
  }
}
