import { Worker } from 'node:worker_threads';
import type { Segment } from '../segment/segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { BuildOrder } from './build-thread.ts';
import type { BackgroundBuilder, SegmentParts } from './background-builder.ts';
import { threadProgram } from './thread-program.ts';

const program = threadProgram('build-thread');

/** A thread keeps some 70 MB, mostly the names and rules of the languages, so it ends after a while without work. */
const idleMilliseconds = 30_000;
/** Builds of more people have a thread of their own, which ends with the build. */
const mostPeopleOfLasting = 20_000;
/** Limits of a thread. Without them, V8 lets garbage grow to several times what lives. */
const usualMegabytes = { young: 16, languages: 160, perPerson: 0.0015 };

/**
 * Builds segments on worker threads: small ones one after the other on a thread that lasts, large ones on a thread each. The large arrays of segments
 * are in shared memory and are not copied. Threads do not keep the process alive.
 */
export class SegmentThreads implements BackgroundBuilder {
  readonly #threads = new Set<Worker>();
  #lasting: Worker | undefined;
  #lastSmall: Promise<unknown> = Promise.resolve();
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
      return openSegment(
        await (people > mostPeopleOfLasting ? this.#buildLarge(order, people) : this.#buildSmall(order)),
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return openSegment(await this.#buildLarge(order, Infinity));
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#ending);
    await Promise.all([...this.#threads].map((worker) => worker.terminate()));
  }

  async #buildLarge(order: BuildOrder, people: number): Promise<StoredSegment> {
    const thread = this.#start(people);
    try {
      return await answerOf(thread, order);
    } finally {
      void thread.terminate();
    }
  }

  async #buildSmall(order: BuildOrder): Promise<StoredSegment> {
    const built = this.#lastSmall.then(() => this.#buildOnLasting(order));
    this.#lastSmall = built.catch(() => {});
    return await built;
  }

  async #buildOnLasting(order: BuildOrder): Promise<StoredSegment> {
    if (this.#isClosed) throw new Error('the segment threads are closed');
    clearTimeout(this.#ending);
    const thread = (this.#lasting ??= this.#start(mostPeopleOfLasting));
    try {
      const built = await answerOf(thread, order);
      this.#ending = setTimeout(() => this.#endLasting(), idleMilliseconds).unref();
      return built;
    } catch (error) {
      this.#endLasting();
      throw error;
    }
  }

  #endLasting(): void {
    void this.#lasting?.terminate();
    this.#lasting = undefined;
  }

  /** @param people infinite: without a limit of memory */
  #start(people: number): Worker {
    const { young, languages, perPerson } = this.#megabytes;
    const resourceLimits = {
      maxYoungGenerationSizeMb: young,
      maxOldGenerationSizeMb: languages + people * perPerson,
    };
    const worker = new Worker(program, { execArgv: [], ...(Number.isFinite(people) ? { resourceLimits } : {}) });
    worker.unref();
    this.#threads.add(worker);
    worker.once('exit', () => this.#threads.delete(worker));
    return worker;
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
