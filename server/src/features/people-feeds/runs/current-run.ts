import type { ImportProgress } from '@directory/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import type { HeldImportLock } from '../import/import-lock.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedProgress } from './feed-state-store.ts';
import { logProgress } from './log-progress.ts';

/** Milliseconds between two checks for a request to interrupt the run. */
const requestInterval = 2000;
/** Milliseconds between two updates of the stored progress. */
const progressInterval = 2000;

/** An administrator stopped the run. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';

  constructor() {
    super('An administrator interrupted the run.');
  }
}

/** The part of a progress that does not change during the run. */
type RunStart = Pick<FeedProgress, 'mode' | 'startedAt' | 'requested'>;

/** What the work of a run gets. */
export interface RunControl {
  /** Aborted when the run is interrupted, when it loses the import lock, and when the node stops. */
  readonly signal: AbortSignal;
  readonly startedAt: Date;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** The run that this node carries out now, if any. */
export interface CurrentRun {
  /** The progress of a feed that this node is reading. */
  progress(feed: string): FeedProgress | undefined;
  /** Interrupts the run of a feed on this node. Returns false if there is none. */
  interrupt(feed: string): boolean;
  /**
   * Runs work whose progress is shown, and which can be interrupted from any node. Must not be called while another run is carried out.
   * @throws InterruptedError, the reason of `closing`, the errors of the work
   */
  carryOut<Result>(
    feed: string,
    run: Pick<RunStart, 'mode' | 'requested'>,
    lock: HeldImportLock,
    work: (control: RunControl) => Promise<Result>,
  ): Promise<Result>;
}

interface Running {
  readonly feed: string;
  readonly stop: AbortController;
  readonly start: RunStart;
  progress: FeedProgress;
}

/** @param now the time of the database */
export function currentRun(
  database: Database,
  { now, closing, logger }: { now: () => Date; closing: AbortSignal; logger: Pick<FastifyBaseLogger, 'info'> },
): CurrentRun {
  const states = feedStateStore(database.kysely);
  let running: Running | undefined;

  return {
    progress: (feed) => (running?.feed === feed ? running.progress : undefined),
    interrupt(feed) {
      if (running?.feed !== feed) return false;
      running.stop.abort(new InterruptedError());
      return true;
    },
    async carryOut(feed, run, { lost }, work) {
      const startedAt = now();
      const start = { ...run, startedAt: startedAt.toISOString() };
      const stop = new AbortController();
      const current: Running = { feed, stop, start, progress: progressOf({ phase: 'reading', rows: 0 }, start) };
      const signal = AbortSignal.any([stop.signal, closing, lost]);
      running = current;
      const watch = watchRequests(current);
      try {
        // Only now, when the feed already counts as running, so that it is never shown as idle in between.
        if (run.requested !== undefined) await states.beginRequested(feed, current.progress);
        return await work({ signal, startedAt, onProgress: progressReporter(current) });
      } catch (error) {
        // Node.js APIs reject with their own AbortError instead of the signal's reason.
        signal.throwIfAborted();
        throw error;
      } finally {
        clearInterval(watch);
        running = undefined;
      }
    },
  };

  /** Polls for requests to interrupt the run, which may have been stored by another node. */
  function watchRequests({ feed, stop }: Running): NodeJS.Timeout {
    const watch = setInterval(() => {
      states
        .takeRequest(feed, 'interrupt')
        .then((isTaken) => isTaken && stop.abort(new InterruptedError()))
        // The next check follows soon.
        .catch(() => {});
    }, requestInterval);
    return watch.unref();
  }

  function progressReporter(current: Running): (progress: ImportProgress) => void {
    let lastStored = 0;
    let isStoring = false;
    const log = logProgress(logger, current.feed);
    return (progress) => {
      current.progress = progressOf(progress, current.start);
      log(progress);
      const elapsed = performance.now();
      // The embedded database has one session, which the write phase occupies. Its only node knows the progress anyway.
      if (database.kind === 'embedded' || isStoring || elapsed - lastStored < progressInterval) return;
      lastStored = elapsed;
      isStoring = true;
      states
        .putProgress(current.feed, current.progress)
        // The run itself notices whether the database is unavailable.
        .catch(() => {})
        .finally(() => (isStoring = false));
    };
  }

  function progressOf(progress: ImportProgress, start: RunStart): FeedProgress {
    return { ...progress, ...start, updatedAt: now().toISOString() };
  }
}
