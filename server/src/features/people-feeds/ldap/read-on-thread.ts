import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ResourceLimits } from 'node:worker_threads';
import { feedReason } from '../entries/because.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, ReadingOptions } from '../feed-source.ts';
import type { SerializedEntry } from '../entries/serialized-entry.ts';
import type { ReadingMessage, ReadingTask } from './reading-thread.ts';
import type { SourceMemoryState } from './source-memory.ts';

const program = new URL('./reading-thread.ts', import.meta.url);

/**
 * Default memory limits of the thread, in megabytes. Without limits, V8 lets garbage grow to several times the size of the live objects.
 */
const defaultHeap = { young: 16, pages: 160, perMillionIds: 400 };
/** Approximate size of an id in `IdBytes`, in bytes. */
const bytesPerId = 40;

/** Default time limit of a reading. The import lock is held meanwhile, so that other feeds wait. */
const defaultHours = 6;

export interface ReadingLimits {
  /** Limits of the JavaScript heap of the thread, in megabytes. */
  readonly heap?: Pick<ResourceLimits, 'maxYoungGenerationSizeMb' | 'maxOldGenerationSizeMb'>;
  readonly hours?: number;
}

export interface FinishedReading {
  readonly cursor: FeedCursor | null;
  readonly memory: SourceMemoryState;
}

/**
 * Reads a directory server on a worker thread of low priority, which is terminated after the reading. The thread reads ahead a few hundred
 * entries. `finish` is called after the last entry.
 * @throws FeedUnavailableError, CursorExpiredError, the signal's reason when it is aborted
 */
export async function* readOnThread(
  task: ReadingTask,
  { signal, notice }: ReadingOptions,
  finish: (reading: FinishedReading) => void,
  { heap = heapLimits(task), hours = defaultHours }: ReadingLimits = {},
): AsyncGenerator<SerializedEntry> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(hours * 3_600_000);
  const thread = new Worker(program, { workerData: task, execArgv: [], resourceLimits: heap });
  thread.unref();
  try {
    // The iteration rejects if the thread fails, and ends when the thread exits.
    const ended = AbortSignal.any([signal, late]);
    for await (const [message] of on(thread, 'message', { close: ['exit'], signal: ended }) as AsyncIterable<
      [ReadingMessage]
    >) {
      if (message.kind === 'finished') {
        finish(message);
        return;
      }
      if (message.kind === 'notice') notice(message.sentence);
      else if (message.kind === 'unavailable') throw new FeedUnavailableError(message.problem);
      else if (message.kind === 'expired') throw new CursorExpiredError(message.message);
      else {
        yield* message.entries;
        requestMore(thread);
      }
    }
    throw new FeedUnavailableError(feedReason('ldap-stopped'));
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw tooLate(hours, error);
    throw isOutOfMemory(error) ? outOfMemory(error) : error;
  } finally {
    await thread.terminate();
  }
}

function heapLimits({ memory }: ReadingTask): NonNullable<ReadingLimits['heap']> {
  const ids = (memory.ids?.length ?? 0) / bytesPerId;
  const { young, pages, perMillionIds } = defaultHeap;
  return { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: pages + (ids / 1e6) * perMillionIds };
}

function requestMore(thread: Worker): void {
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  thread.postMessage(null);
}

function tooLate(hours: number, cause: unknown): FeedUnavailableError {
  return new FeedUnavailableError(feedReason('ldap-too-late', { hours }), { cause });
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function outOfMemory(cause: unknown): FeedUnavailableError {
  return new FeedUnavailableError(feedReason('ldap-memory'), { cause });
}
