import { Worker } from 'node:worker_threads';
import type { Segment } from '../segment/segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { BuildOrder } from './build-thread.ts';
import type { SegmentBuilder, SegmentParts } from './segment-builder.ts';

const program = new URL('./build-thread.ts', import.meta.url);

/** A thread keeps some 100 MB, mostly the names and rules of the languages, so it ends after a while without work. */
const idleMilliseconds = 30_000;
/** A thread for more people ends with its build. */
const mostPeopleOfLasting = 20_000;
/** Limits of a thread. Without them, V8 lets garbage grow to several times what lives. */
const usualMegabytes = { young: 16, languages: 160, perPerson: 0.0015 };

interface Thread {
  readonly worker: Worker;
  /** Number of people for whom its memory is enough. */
  readonly most: number;
}

/**
 * Builds segments on worker threads, one thread per concurrent build. The large arrays of segments are in shared memory and are not copied.
 * Threads do not keep the process alive.
 */
export class SegmentThreads implements SegmentBuilder {
  readonly #threads = new Set<Worker>();
  #idle: Thread[] = [];
  #ending: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #megabytes: typeof usualMegabytes;

  constructor(megabytes = usualMegabytes) {
    this.#megabytes = megabytes;
  }

  /** A build that needs more memory than expected is repeated without a limit. */
  async build(parts: SegmentParts): Promise<Segment> {
    if (this.#isClosed) throw new Error('the segment threads are closed');
    const people = parts.segments.reduce((total, segment) => total + segment.people, parts.people.length);
    const order = { people: parts.people, segments: parts.segments.map(storedSegment) };
    try {
      return openSegment(await this.#buildOn(this.#threadFor(people), order));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return openSegment(await this.#buildOn(this.#start(Infinity), order));
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#ending);
    await Promise.all([...this.#threads].map((worker) => worker.terminate()));
  }

  async #buildOn(thread: Thread, order: BuildOrder): Promise<StoredSegment> {
    clearTimeout(this.#ending);
    const built = await answerOf(thread.worker, order);
    if (thread.most > mostPeopleOfLasting) void thread.worker.terminate();
    else this.#idle.push(thread);
    this.#ending = setTimeout(() => this.#endIdle(), idleMilliseconds).unref();
    return built;
  }

  #threadFor(people: number): Thread {
    if (people > mostPeopleOfLasting) {
      // The memory of the idle threads is better used by the large build.
      this.#endIdle();
      return this.#start(people);
    }
    return this.#idle.pop() ?? this.#start(mostPeopleOfLasting);
  }

  /** @param most number of people; infinite: without a limit of memory */
  #start(most: number): Thread {
    const { young, languages, perPerson } = this.#megabytes;
    const resourceLimits = {
      maxYoungGenerationSizeMb: young,
      maxOldGenerationSizeMb: languages + most * perPerson,
    };
    const worker = new Worker(program, { execArgv: [], ...(Number.isFinite(most) ? { resourceLimits } : {}) });
    worker.unref();
    this.#threads.add(worker);
    worker.once('exit', () => {
      this.#threads.delete(worker);
      this.#idle = this.#idle.filter((thread) => thread.worker !== worker);
    });
    return { worker, most };
  }

  #endIdle(): void {
    for (const { worker } of this.#idle.splice(0)) void worker.terminate();
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
