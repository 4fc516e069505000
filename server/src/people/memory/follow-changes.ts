import { setTimeout as pause } from 'node:timers/promises';
import { coalesce } from '../../database/coalesce.ts';
import type { Database } from '../../database/open-database.ts';
import { withTimeLimit } from '../../database/time-limit.ts';

/** Milliseconds between two reads where every notification arrives: they show that memory is up to date. */
const reliableInterval = 30_000;

/** Milliseconds for which a notification waits for others, and for a read that somebody else asks for. */
const gatheringTime = 25;

/** Data in memory that follows the database. */
export interface Following {
  /**
   * Resolves when memory contains everything that was committed before the call. It never rejects, since a failed read does not
   * undo the commit: if the database cannot be read, or takes longer than `longestWait`, it resolves early and memory catches up later.
   */
  catchUp(): Promise<void>;
  /** Milliseconds since the last successful read, and whether commits are announced: if not, they are looked for. */
  state(): { readonly age: number; readonly isListening: boolean };
  /** Stops reading. Resolves when no read is running. Call it before the database is closed. */
  close(): Promise<void>;
}

export interface FollowingOptions {
  database: Pick<Database, 'listen'>;
  channel: string;
  /** Reads what has changed. It calls `covers` when it contains everything that was committed until then; without that, when it begins. */
  read: (covers: () => void) => Promise<void>;
  onError: (error: unknown) => void;
  /** Maximum time that `catchUp` waits, in milliseconds. */
  longestWait?: number;
  /**
   * Milliseconds before a failed read is retried; doubled after each failure, up to `longestPause`: less than the two seconds within which a change
   * is found, also after the database was away for long.
   */
  firstPause?: number;
  longestPause?: number;
  /** Milliseconds between two reads without a notification, where one can be lost. */
  lookInterval?: number;
}

/**
 * Runs `read` now, again soon after each commit that notified the channel, and every second without a notification where one can be
 * lost: then memory is stale for a second, not until the loss is noticed. One run at a time. A failed run is retried with growing pauses until it succeeds, except for the
 * first run: without it, the server has no data to answer from.
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
    // A request that waits for the changes does not decide how long they may take.
    await withTimeLimit('background', () => read(covers));
    failures = 0;
    lastRead = performance.now();
  });
  /** What was announced until now is read by the current run. */
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
    // Randomized, so that many nodes do not read at the same moment. An abort ends the pause.
    await pause(wait * (0.5 + Math.random() / 2), undefined, { ref: false, signal: closing.signal }).catch(() => {});
    retrying = undefined;
    await catchUp();
  }
}
