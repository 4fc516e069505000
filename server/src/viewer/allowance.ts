import { ExpiringCache } from './expiring-cache.ts';

/** Keys that are counted at the same time. Beyond that, those that were not used for longest are forgotten. */
const mostKeys = 50_000;

/**
 * Token buckets: each key may spend `burst` at once and gets `perMinute` back, one at a time, until it has `burst` again.
 */
export class Allowance {
  readonly #burst: number;
  readonly #millisecondsPerUnit: number;
  readonly #now: () => number;
  /** When each key will have its whole burst again, in milliseconds since 1970. */
  readonly #fullAt: ExpiringCache<number>;

  constructor({ burst, perMinute, now }: { burst: number; perMinute: number; now: () => number }) {
    this.#burst = burst;
    this.#millisecondsPerUnit = 60_000 / perMinute;
    this.#now = now;
    this.#fullAt = new ExpiringCache(mostKeys, now);
  }

  /** How much the key has left. */
  left(key: string): number {
    const missing = (this.#fullAtOf(key) - this.#now()) / this.#millisecondsPerUnit;
    return this.#burst - Math.ceil(missing);
  }

  /** Spends one, also when nothing is left. */
  spend(key: string): void {
    const longest = this.#now() + this.#burst * this.#millisecondsPerUnit;
    const fullAt = Math.min(longest, this.#fullAtOf(key) + this.#millisecondsPerUnit);
    this.#fullAt.set(key, fullAt, fullAt);
  }

  #fullAtOf(key: string): number {
    return this.#fullAt.get(key) ?? this.#now();
  }
}
