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
 * They form a ring, and one that has ended leaves it and forgets what it waited for. In a `Set`, which V8 replaces by a larger or cleaner copy every few
 * waits and whose outdated copies refer to the next, whole requests would stay in memory until the next collection of the whole heap.
 *
 * While the process is held up it reads no answers. Such time does not count, as long as no wait takes more than twice its time; and what has arrived by
 * the end is read before.
 */
export class Waits {
  readonly #ring = new Wait({ due: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY });
  #looking: NodeJS.Timeout | undefined;
  #lookedAt = 0;

  /** Calls `onExpiry` after about that time, unless it is disposed before. */
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
    // Timers run before the sockets are read, immediates after.
    setImmediate(() => {
      for (const wait of expired) wait.leave()?.();
    });
  }
}

/** A wait in a ring of waits, and the ring's own first and last. */
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

  /** Enters as the last one. */
  enter(ring: Wait): void {
    this.next = ring;
    this.#previous = ring.#previous;
    ring.#previous.next = this;
    ring.#previous = this;
  }

  /** @returns what to do on expiry, unless it has left before */
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
