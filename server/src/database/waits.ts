import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds between two looks for waits whose time is up. */
const lookInterval = 50;
/** Milliseconds by which a look may be late without the process having been held up. */
const usualDelay = 50;

/** What begins a timer outside of any request. */
const outside = AsyncLocalStorage.snapshot();

/**
 * Waits with an end. One timer serves all of them, since most end before: a timer of its own for each of the three waits of a statement takes a hundredth of
 * the processor time of a node.
 *
 * While the process is held up it reads no answers. Such time does not count, as long as no wait takes more than twice its time; and what has arrived by
 * the end is read before.
 */
export class Waits {
  readonly #waits = new Set<Wait>();
  #looking: NodeJS.Timeout | undefined;
  #lookedAt = 0;

  /** Calls `onExpiry` after about that time, unless it is disposed before. */
  begin(milliseconds: number, onExpiry: () => void): Disposable {
    const now = performance.now();
    const wait = new Wait(this.#waits, { due: now + milliseconds, latest: now + 2 * milliseconds, onExpiry });
    this.#waits.add(wait);
    if (this.#looking === undefined) {
      this.#lookedAt = now;
      this.#looking = outside(() => setInterval(() => this.#look(), lookInterval)).unref();
    }
    return wait;
  }

  #look(): void {
    const now = performance.now();
    const delay = now - this.#lookedAt - lookInterval;
    this.#lookedAt = now;
    if (this.#waits.size === 0) {
      clearInterval(this.#looking);
      this.#looking = undefined;
      return;
    }
    const expired: Wait[] = [];
    for (const wait of this.#waits) {
      if (delay > usualDelay) wait.due = Math.min(wait.due + delay, wait.latest);
      if (wait.due <= now) expired.push(wait);
    }
    if (expired.length === 0) return;
    // Timers run before the sockets are read, immediates after.
    setImmediate(() => {
      for (const wait of expired) if (this.#waits.delete(wait)) wait.onExpiry();
    });
  }
}

class Wait implements Disposable {
  due: number;
  readonly latest: number;
  readonly onExpiry: () => void;
  readonly #waits: Set<Wait>;

  constructor(waits: Set<Wait>, { due, latest, onExpiry }: { due: number; latest: number; onExpiry: () => void }) {
    this.#waits = waits;
    this.due = due;
    this.latest = latest;
    this.onExpiry = onExpiry;
  }

  [Symbol.dispose](): void {
    this.#waits.delete(this);
  }
}
