import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds between two checks for expired waits. */
const checkInterval = 50;
/** Milliseconds by which a check may be late without the event loop counting as blocked. */
const toleratedDelay = 50;

/** Runs a function outside of any request's async context, so that the shared timer does not retain one. */
const outsideRequests = AsyncLocalStorage.snapshot();

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
export class SharedTimer {
  readonly #list = new PendingTimeout({ due: Number.POSITIVE_INFINITY, latestDue: Number.POSITIVE_INFINITY });
  #interval: NodeJS.Timeout | undefined;
  #checkedAt = 0;

  /** Calls `onExpiry` after approximately this time, unless it is disposed first. */
  start(milliseconds: number, onExpiry: () => void): Disposable {
    const now = performance.now();
    const timeout = new PendingTimeout({ due: now + milliseconds, latestDue: now + 2 * milliseconds, onExpiry });
    timeout.append(this.#list);
    if (this.#interval === undefined) {
      this.#checkedAt = now;
      this.#interval = outsideRequests(() => setInterval(() => this.#check(), checkInterval)).unref();
    }
    return timeout;
  }

  #check(): void {
    const now = performance.now();
    const delay = now - this.#checkedAt - checkInterval;
    this.#checkedAt = now;
    if (this.#list.next === this.#list) {
      clearInterval(this.#interval);
      this.#interval = undefined;
      return;
    }
    const expired: PendingTimeout[] = [];
    for (let timeout = this.#list.next; timeout !== this.#list; timeout = timeout.next) {
      if (delay > toleratedDelay) timeout.due = Math.min(timeout.due + delay, timeout.latestDue);
      if (timeout.due <= now) expired.push(timeout);
    }
    if (expired.length === 0) return;
    // Timers run before sockets are polled, immediates after.
    setImmediate(() => {
      for (const timeout of expired) timeout.remove()?.();
    });
  }
}

/** A node of the circular list. One without a callback is the sentinel. */
class PendingTimeout implements Disposable {
  due: number;
  readonly latestDue: number;
  next: PendingTimeout = this;
  #previous: PendingTimeout = this;
  #onExpiry: (() => void) | undefined;

  constructor({ due, latestDue, onExpiry }: { due: number; latestDue: number; onExpiry?: () => void }) {
    this.due = due;
    this.latestDue = latestDue;
    this.#onExpiry = onExpiry;
  }

  /** Appends itself to the list. */
  append(list: PendingTimeout): void {
    this.next = list;
    this.#previous = list.#previous;
    list.#previous.next = this;
    list.#previous = this;
  }

  /** Removes itself from the list. @returns the callback, unless it was removed before */
  remove(): (() => void) | undefined {
    const onExpiry = this.#onExpiry;
    this.#onExpiry = undefined;
    this.#previous.next = this.next;
    this.next.#previous = this.#previous;
    this.next = this;
    this.#previous = this;
    return onExpiry;
  }

  [Symbol.dispose](): void {
    this.remove();
  }
}
