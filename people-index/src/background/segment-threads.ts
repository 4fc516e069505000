import { Worker } from 'node:worker_threads';
import type { Segment } from '../segment/segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { BuildOrder } from './build-thread.ts';
import type { SegmentBuilder, SegmentParts } from './segment-builder.ts';

const program = new URL('./build-thread.ts', import.meta.url);

/** A thread keeps some 100 MB, mostly the names and rules of the languages, so it ends after a while without work. */
const idleMilliseconds = 30_000;

/**
 * Builds segments on worker threads, one thread per concurrent build. The large arrays of segments are in shared memory and are not copied.
 * Threads do not keep the process alive.
 */
export class SegmentThreads implements SegmentBuilder {
  readonly #threads = new Set<Worker>();
  readonly #idle: Worker[] = [];
  #ending: NodeJS.Timeout | undefined;
  #isClosed = false;

  async build({ people, segments }: SegmentParts): Promise<Segment> {
    if (this.#isClosed) throw new Error('the segment threads are closed');
    clearTimeout(this.#ending);
    const thread = this.#idle.pop() ?? this.#start();
    const built = await answerOf(thread, { people, segments: segments.map(storedSegment) });
    this.#idle.push(thread);
    this.#ending = setTimeout(() => this.#endIdle(), idleMilliseconds).unref();
    return openSegment(built);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#ending);
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #start(): Worker {
    const thread = new Worker(program, { execArgv: [] });
    thread.unref();
    this.#threads.add(thread);
    thread.once('exit', () => {
      this.#threads.delete(thread);
      if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1);
    });
    return thread;
  }

  #endIdle(): void {
    for (const thread of this.#idle.splice(0)) void thread.terminate();
  }
}

/** Rejects when the thread fails, in which case it ends. */
async function answerOf(thread: Worker, order: BuildOrder): Promise<StoredSegment> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredSegment>();
  const onExit = () => reject(new Error('the segment thread ended'));
  thread.once('message', resolve).once('error', reject).once('exit', onExit);
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage(order);
  try {
    return await promise;
  } finally {
    thread.off('message', resolve).off('error', reject).off('exit', onExit);
  }
}
