import { ExpiringCache } from './expiring-cache.ts';

/** Keys that are counted at the same time. Beyond that, those that were not used for longest are forgotten. */
const maxKeys = 50_000;

/**
 * Token buckets: each key may spend `burst` at once and gets `perMinute` back, one at a time, until it has `burst` again.
 *
 * `elapsed` is a clock that nobody sets: with that of the machine, everybody would be turned away for an hour when it is set back by one.
 */
export class Allowance {
  readonly #burst: number;
  readonly #millisecondsPerUnit: number;
  readonly #elapsed: () => number;
  /** When each key will have its whole burst again, in milliseconds of `elapsed`. */
  readonly #fullAt: ExpiringCache<number>;

  constructor({ burst, perMinute, elapsed }: { burst: number; perMinute: number; elapsed: () => number }) {
    this.#burst = burst;
    this.#millisecondsPerUnit = 60_000 / perMinute;
    this.#elapsed = elapsed;
    this.#fullAt = new ExpiringCache(maxKeys, elapsed);
  }

  /** How much the key has left. */
  left(key: string): number {
    const missing = (this.#fullAtOf(key) - this.#elapsed()) / this.#millisecondsPerUnit;
    return this.#burst - Math.ceil(missing);
  }

  /** Spends one, also when nothing is left. */
  spend(key: string): void {
    const longest = this.#elapsed() + this.#burst * this.#millisecondsPerUnit;
    const fullAt = Math.min(longest, this.#fullAtOf(key) + this.#millisecondsPerUnit);
    this.#fullAt.set(key, fullAt, fullAt);
  }

  #fullAtOf(key: string): number {
    return this.#fullAt.get(key) ?? this.#elapsed();
  }
}
