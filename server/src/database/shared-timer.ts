import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds between two checks for expired waits. */
const lookInterval = 50;
/** Milliseconds by which a check may be late without the event loop counting as blocked. */
const usualDelay = 50;

/** Runs a function outside of any request's async context, so that the shared timer does not retain one. */
const outside = AsyncLocalStorage.snapshot();

/**
 * Timeouts that share one timer. Most timeouts are cancelled before they expire, and a separate timer for each of the three timeouts of a
 * statement would take one percent of the processor time of a node.
 *
 * They form a circular doubly linked list. One that ends removes itself and drops its callback. A `Set` would retain whole requests until
 * the next full garbage collection: V8 replaces its backing store every few insertions, and outdated stores refer to the next one.
 *
 * While the event loop is blocked, the process reads no responses. Such time does not count, up to twice the duration of a timeout.
 * Responses that have arrived by the time of expiry are read before the callback is called.
 */
export class Waits {
  readonly #ring = new Wait({ due: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY });
  #looking: NodeJS.Timeout | undefined;
  #lookedAt = 0;

  /** Calls `onExpiry` after approximately this time, unless it is disposed first. */
  begin(milliseconds: number, onExpiry: () => void): Disposable {
    const now = performance.now();
    const wait = new Wait({ due: now + milliseconds, latest: now + 2 * milliseconds, onExpiry });
    wait.enter(this.#ring);
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
    if (this.#ring.next === this.#ring) {
      clearInterval(this.#looking);
      this.#looking = undefined;
      return;
    }
    const expired: Wait[] = [];
    for (let wait = this.#ring.next; wait !== this.#ring; wait = wait.next) {
      if (delay > usualDelay) wait.due = Math.min(wait.due + delay, wait.latest);
      if (wait.due <= now) expired.push(wait);
    }
    if (expired.length === 0) return;
    // Timers run before sockets are polled, immediates after.
    setImmediate(() => {
      for (const wait of expired) wait.leave()?.();
    });
  }
}

/** A node of the circular list. One without a callback is the sentinel. */
class Wait implements Disposable {
  due: number;
  readonly latest: number;
  next: Wait = this;
  #previous: Wait = this;
  #onExpiry: (() => void) | undefined;

  constructor({ due, latest, onExpiry }: { due: number; latest: number; onExpiry?: () => void }) {
    this.due = due;
    this.latest = latest;
    this.#onExpiry = onExpiry;
  }

  /** Appends itself to the list. */
  enter(ring: Wait): void {
    this.next = ring;
    this.#previous = ring.#previous;
    ring.#previous.next = this;
    ring.#previous = this;
  }

  /** Removes itself from the list. @returns the callback, unless it was removed before */
  leave(): (() => void) | undefined {
    const onExpiry = this.#onExpiry;
    this.#onExpiry = undefined;
    this.#previous.next = this.next;
    this.next.#previous = this.#previous;
    this.next = this;
    this.#previous = this;
    return onExpiry;
  }

  [Symbol.dispose](): void {
    this.leave();
  }
}
