import { Worker } from 'node:worker_threads';
import type { Segment } from '../segment/segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../person.ts';
import type { BuildAnswer, BuildOrder } from './build-thread.ts';
import type { BackgroundBuilder } from './background-builder.ts';
import { withoutTexts, withTexts } from './text-parts.ts';
import { threadProgram } from './thread-program.ts';

const program = threadProgram('build-thread');
const encoder = new TextEncoder();

/** How long an idle thread is kept: it uses some 70 MB, mostly for language data. */
const idleMilliseconds = 30_000;
/** Maximum number of people of a merge on the shared thread; larger merges get a thread of their own. */
const maxPeopleOnShared = 20_000;
/** Heap limits of a thread. Without them, V8 lets garbage grow to several times the live data. */
const usualMegabytes = { young: 16, languages: 160, perPerson: 0.0015 };

type Job = (thread: Worker) => Promise<StoredSegment>;

/**
 * Builds segments on worker threads: builds and small merges run one after the other on a shared thread, each large merge on a thread of
 * its own. The large arrays of segments are in shared memory and are not copied. Threads do not keep the process alive.
 */
export class SegmentThreads implements BackgroundBuilder {
  readonly #threads = new Set<Worker>();
  #shared: Worker | undefined;
  /** The latest job of the shared thread, and the number of unfinished jobs. */
  #lastJob: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #megabytes: typeof usualMegabytes;

  constructor(megabytes = usualMegabytes) {
    this.#megabytes = megabytes;
  }

  /** A build that runs out of memory is repeated without a limit. */
  async build(people: AsyncIterable<readonly IndexedPerson[]>): Promise<Segment> {
    return await this.#enqueue(async () => {
      const batches = people[Symbol.asyncIterator]();
      // Retained in case the build has to be repeated; as bytes, people take a third of the memory.
      const sent: Uint8Array[] = [];
      const onThread = async (thread: Worker) => {
        for (const batch of sent) await answerOf(thread, { kind: 'people', people: batch });
        for (let next = await batches.next(); next.done !== true; next = await batches.next()) {
          sent.push(encoder.encode(JSON.stringify(next.value)));
          await answerOf(thread, { kind: 'people', people: sent.at(-1)! });
        }
        return await segmentOf(thread);
      };
      return await this.#retryIfOutOfMemory(this.#runOnShared(onThread), onThread);
    });
  }

  /** A merge that runs out of memory is repeated without a limit. */
  async merge(segments: readonly Segment[]): Promise<Segment> {
    const people = segments.reduce((total, segment) => total + segment.people, 0);
    const bytes = segments.reduce((total, { data }) => total + data.texts.bytes.length, 0);
    const stored = segments.map(storedSegment);
    const onThread = async (thread: Worker) => {
      await answerOf(thread, { kind: 'merge', people, bytes });
      for (const segment of stored) await send(thread, segment);
      return await segmentOf(thread);
    };
    if (people > maxPeopleOnShared) {
      // An idle shared thread is terminated: restarting it for the next change costs less than the memory of both threads.
      if (this.#pending === 0) this.#endShared();
      return await this.#retryIfOutOfMemory(this.#runOnOwn(people, onThread), onThread);
    }
    return await this.#enqueue(() => this.#retryIfOutOfMemory(this.#runOnShared(onThread), onThread));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    await Promise.all([...this.#threads].map((worker) => worker.terminate()));
  }

  #throwIfClosed(): void {
    if (this.#isClosed) throw new Error('the segment threads are closed');
  }

  /** Runs a job on the shared thread after all earlier ones. */
  async #enqueue(job: () => Promise<Segment>): Promise<Segment> {
    this.#pending++;
    const done = this.#lastJob.then(job);
    this.#lastJob = done.catch(() => {}).finally(() => this.#pending--);
    return await done;
  }

  async #retryIfOutOfMemory(built: Promise<StoredSegment>, again: Job): Promise<Segment> {
    try {
      return openSegment(await built);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return openSegment(await this.#runOnOwn(Infinity, again));
    }
  }

  async #runOnOwn(people: number, job: Job): Promise<StoredSegment> {
    this.#throwIfClosed();
    const thread = this.#start(people);
    try {
      return await job(thread);
    } finally {
      void thread.terminate();
    }
  }

  async #runOnShared(job: Job): Promise<StoredSegment> {
    this.#throwIfClosed();
    clearTimeout(this.#idleTimer);
    const thread = (this.#shared ??= this.#start(maxPeopleOnShared));
    try {
      const built = await job(thread);
      this.#idleTimer = setTimeout(() => this.#endShared(), idleMilliseconds).unref();
      return built;
    } catch (error) {
      this.#endShared();
      throw error;
    }
  }

  #endShared(): void {
    void this.#shared?.terminate();
    this.#shared = undefined;
  }

  /** @param people number of people that determines the heap limit; infinite for no limit */
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

/** Sends a segment to the thread. */
async function send(thread: Worker, stored: StoredSegment): Promise<void> {
  const parts: string[][] = [];
  const segment = withoutTexts(stored, parts);
  for (const texts of parts) await answerOf(thread, { kind: 'texts', texts });
  await answerOf(thread, { kind: 'segment', segment });
}

/** The segment that the thread has built from what it was sent. */
async function segmentOf(thread: Worker): Promise<StoredSegment> {
  const built = (await answerOf(thread, { kind: 'finish' })) as Exclude<BuildAnswer, string[] | string>;
  const texts: string[][] = [];
  while (texts.length < built.parts) texts.push((await answerOf(thread, { kind: 'more' })) as string[]);
  return withTexts(built.segment, texts) as StoredSegment;
}

/** Sends an order and resolves with its answer. Rejects if the thread fails, which terminates it. */
async function answerOf(thread: Worker, order: BuildOrder): Promise<BuildAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<BuildAnswer>();
  const onExit = () => reject(new Error('the segment thread ended'));
  thread.once('message', resolve).once('error', reject).once('exit', onExit);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  thread.postMessage(order);
  try {
    return await promise;
  } finally {
    thread.off('message', resolve).off('error', reject).off('exit', onExit);
  }
}
