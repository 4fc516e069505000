import { Worker } from 'node:worker_threads';
import type { StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../person.ts';
import type { StreamAnswer, StreamOrder } from './stream-thread.ts';
import { threadProgram } from './thread-program.ts';

const program = threadProgram('stream-thread');

/** Number of people per message. */
const maxInMessage = 500;
/** Maximum number of messages that wait for the thread. More would only use memory. */
const maxWaiting = 8;

/** Builds one segment on a worker thread from people who are added one by one. */
export class SegmentStream {
  readonly #worker = new Worker(program, { execArgv: [] });
  #people: IndexedPerson[] = [];
  /** Number of messages that the thread has not answered. */
  #waiting = 0;
  readonly #built = Promise.withResolvers<StoredSegment>();
  #taken = Promise.withResolvers<void>();

  constructor() {
    this.#worker.on('message', (answer: StreamAnswer) => this.#onAnswer(answer));
    this.#worker.once('error', (error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(new Error('the segment thread ended')));
    // They are awaited later or never, and a rejection must not count as unhandled.
    for (const { promise } of [this.#built, this.#taken]) promise.catch(() => {});
    // The worker keeps the process alive only while its answer is awaited.
    this.#worker.unref();
  }

  add(person: IndexedPerson): void {
    this.#people.push(person);
    if (this.#people.length >= maxInMessage) this.#send();
  }

  /** Resolves when only a few messages wait for the thread. Rejects if the thread failed. */
  async ready(): Promise<void> {
    if (this.#waiting <= maxWaiting) return;
    this.#worker.ref();
    try {
      while (this.#waiting > maxWaiting) await this.#taken.promise;
    } finally {
      this.#worker.unref();
    }
  }

  /** Returns the segment. Rejects if the build fails. */
  async finish(): Promise<StoredSegment> {
    if (this.#people.length > 0) this.#send();
    this.#post([]);
    this.#worker.ref();
    try {
      return await this.#built.promise;
    } finally {
      await this.close();
    }
  }

  /** Terminates the thread, finished or not. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(): void {
    this.#waiting++;
    this.#post(this.#people);
    this.#people = [];
  }

  #post(order: StreamOrder): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
    this.#worker.postMessage(order);
  }

  #onAnswer(answer: StreamAnswer): void {
    if (answer !== 'taken') return this.#built.resolve(answer);
    this.#waiting--;
    const taken = this.#taken;
    this.#taken = Promise.withResolvers();
    this.#taken.promise.catch(() => {});
    taken.resolve();
  }

  #fail(error: unknown): void {
    this.#built.reject(error);
    this.#taken.reject(error);
  }
}
