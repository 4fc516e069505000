import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';
import { withPatience } from '../database/patience.ts';

/** Data in memory that follows the database. */
export interface Following {
  /**
   * Resolves when memory contains everything that was committed before the call. It never rejects, since a failed read does not
   * undo the commit: if the database cannot be read, or takes longer than `longestWait`, it resolves early and memory catches up later.
   */
  catchUp(): Promise<void>;
  /** Milliseconds since the last successful read, and whether commits are announced: if not, they are looked for. */
  state(): { readonly age: number; readonly isHearing: boolean };
  /** Stops reading. Resolves when no read is running. Call it before the database is closed. */
  close(): Promise<void>;
}

export interface FollowingOptions {
  database: Pick<Database, 'listen'>;
  channel: string;
  read: () => Promise<void>;
  onError: (error: unknown) => void;
  /** Maximum time that `catchUp` waits, in milliseconds. */
  longestWait?: number;
  /** Milliseconds before a failed read is retried; doubled after each failure, up to `longestPause`. */
  firstPause?: number;
  longestPause?: number;
  /** Milliseconds between two reads without a notification: while notifications arrive, and while they do not. */
  hearingInterval?: number;
  deafInterval?: number;
}

/**
 * Runs `read` now, again after each commit that notified the channel, and from time to time without a notification: one can be lost, and
 * through some connection poolers none arrives. One run at a time. A failed run is retried with growing pauses until it succeeds, except for the
 * first run: without it, the server has no data to answer from.
 * @throws what the first `read` throws
 */
export async function followChanges(options: FollowingOptions): Promise<Following> {
  const { database, channel, read, onError, longestWait = 5000, firstPause = 250, longestPause = 10_000 } = options;
  const { hearingInterval = 30_000, deafInterval = 1000 } = options;
  const closing = new AbortController();
  let failures = 0;
  let retrying: Promise<void> | undefined;
  let lastRead = 0;

  const run = oneAtATime(async () => {
    if (closing.signal.aborted) return;
    // A request that waits for the changes does not decide how long they may take.
    await withPatience('background', read);
    lastRead = performance.now();
    failures = 0;
  });
  const catchUp = async () => {
    try {
      await run();
    } catch (error) {
      onError(error);
      retrying ??= retryLater();
    }
  };
  const listener = await database.listen(channel, () => void catchUp());
  await run();
  const looking = setInterval(() => {
    const interval = listener.isHearing() ? hearingInterval : deafInterval;
    if (retrying === undefined && performance.now() - lastRead >= interval) void catchUp();
  }, deafInterval).unref();
  return {
    catchUp: async () => {
      const waiting = new AbortController();
      const timeIsUp = pause(longestWait, undefined, { ref: false, signal: waiting.signal }).catch(() => {});
      await Promise.race([catchUp(), timeIsUp]);
      waiting.abort();
    },
    state: () => ({ age: performance.now() - lastRead, isHearing: listener.isHearing() }),
    close: async () => {
      closing.abort();
      clearInterval(looking);
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

/** Runs work one at a time. Callers during a run share the next one. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = work();
        return running;
      });
    return next;
  };
}
