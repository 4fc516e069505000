import { setTimeout as pause } from 'node:timers/promises';
import { coalesce } from '../../database/coalesce.ts';
import type { Database } from '../../database/open-database.ts';
import { withTimeLimit } from '../../database/time-limit.ts';

/** Milliseconds between two reads if notifications are reliable. These reads only confirm that memory is up to date. */
const reliableInterval = 30_000;

/** Milliseconds between a notification and the read that it triggers, so that one read, perhaps requested meanwhile, covers several. */
const gatheringTime = 25;

/** Data in memory that is kept up to date with the database. */
export interface Following {
  /**
   * Resolves when memory contains everything that was committed before the call. It never rejects, since a failed read does not undo the
   * commit: if the database cannot be read, or the read takes longer than `longestWait`, it resolves early and memory catches up later.
   */
  catchUp(): Promise<void>;
  /**
   * `age`: milliseconds since the last successful read. `isListening`: whether notifications arrive; if not, memory is updated by polling.
   */
  state(): { readonly age: number; readonly isListening: boolean };
  /** Stops reading. Resolves once no read is running. Call it before the database is closed. */
  close(): Promise<void>;
}

export interface FollowingOptions {
  database: Pick<Database, 'listen'>;
  channel: string;
  /**
   * Reads what has changed. A read includes everything that was committed before it began. If it includes later commits too, it calls
   * `covers` at the moment up to which it is complete.
   */
  read: (covers: () => void) => Promise<void>;
  onError: (error: unknown) => void;
  /** Maximum number of milliseconds that `catchUp` waits. */
  longestWait?: number;
  /**
   * Milliseconds before a failed read is retried, doubled after each failure up to `longestPause`. The longest pause is below two seconds,
   * so that changes are found within two seconds even after a long outage of the database.
   */
  firstPause?: number;
  longestPause?: number;
  /** Milliseconds between two reads if notifications can be lost. */
  lookInterval?: number;
}

/**
 * Calls `read` immediately, and again shortly after each commit that notifies the channel. If notifications can be lost, it also reads
 * every second, so that memory is never stale for longer than that. Reads never overlap. A failed read is retried with growing pauses until
 * it succeeds. The first read is not retried, because without it the server has no data to answer from.
 * @throws what the first `read` throws
 */
export async function followChanges(options: FollowingOptions): Promise<Following> {
  const { database, channel, read, onError, longestWait = 5000, firstPause = 250, longestPause = 1500 } = options;
  const { lookInterval = 1000 } = options;
  const closing = new AbortController();
  let failures = 0;
  let lastRead = performance.now();
  let retrying: Promise<void> | undefined;
  let announced: NodeJS.Timeout | undefined;

  const run = coalesce(async () => {
    if (closing.signal.aborted) return;
    covers();
    // The read has the time limit of background work, even if a request waits for it.
    await withTimeLimit('background', () => read(covers));
    failures = 0;
    lastRead = performance.now();
  });
  /** Drops the pending notification: the current read includes its commits. */
  const covers = () => {
    clearTimeout(announced);
    announced = undefined;
  };
  const catchUp = async () => {
    try {
      await run();
    } catch (error) {
      onError(error);
      retrying ??= retryLater();
    }
  };
  const listener = await database.listen(channel, () => {
    announced ??= setTimeout(() => void catchUp(), gatheringTime).unref();
  });
  await run();
  const look = () => {
    if (retrying === undefined) void catchUp();
  };
  const looking = setInterval(look, listener.isReliable ? reliableInterval : lookInterval).unref();
  return {
    catchUp: async () => {
      const waiting = new AbortController();
      const timeIsUp = pause(longestWait, undefined, { ref: false, signal: waiting.signal }).catch(() => {});
      await Promise.race([catchUp(), timeIsUp]);
      waiting.abort();
    },
    state: () => ({ age: performance.now() - lastRead, isListening: listener.isListening() }),
    close: async () => {
      closing.abort();
      clearInterval(looking);
      clearTimeout(announced);
      await run();
    },
  };

  async function retryLater(): Promise<void> {
    const wait = Math.min(firstPause * 2 ** failures, longestPause);
    failures += 1;
    // Randomized, so that the nodes do not all read at the same moment. An abort ends the pause.
    await pause(wait * (0.5 + Math.random() / 2), undefined, { ref: false, signal: closing.signal }).catch(() => {});
    retrying = undefined;
    await catchUp();
  }
}
