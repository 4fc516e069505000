import type { FastifyBaseLogger } from 'fastify';
import type { Cron } from 'croner';
import { LockLostError } from '../../../database/advisory-lock.ts';
import { databaseClock } from '../../../database/database-clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { DatabaseUnavailableError, UnconfirmedCommitError } from '../../../database/time-limit.ts';
import type { SendAlert } from '../../../http/webhooks/send-alert.ts';
import type { References } from '../../../people/reference-lists.ts';
import { runProblem } from '../entries/because.ts';
import type { FeedSource, RunMode } from '../feed-source.ts';
import type { FeedPriority } from '../import/feed-priority.ts';
import { ImportInProgressError, withImportLock } from '../import/import-lock.ts';
import type { HeldImportLock } from '../import/import-lock.ts';
import { abandonedUploads } from './abandoned-uploads.ts';
import { currentRun, InterruptedError } from './current-run.ts';
import type { CurrentRun } from './current-run.ts';
import type { FeedAlert } from './feed-alert.ts';
import { feedFailures } from './feed-failures.ts';
import { attemptAfterInterruption, dueRun, freshProgress } from './feed-schedule.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedState } from './feed-state-store.ts';
import { isWaiting, watchReplaced } from './replaced-sources.ts';
import { runRetirement } from './retire-feed.ts';
import { unacceptedProblem } from './run-problems.ts';
import { sourceRunner } from './run-source.ts';

/** Milliseconds between two checks for runs that are due. */
const checkInterval = 2000;

export interface ScheduledSource {
  readonly source: FeedSource;
  /** When full runs are due. */
  readonly schedule: Cron;
}

export interface FeedRunner extends Pick<CurrentRun, 'progress' | 'interrupt'> {
  /** The schedule of full runs of each source of this node, by feed name. */
  readonly schedules: ReadonlyMap<string, Cron>;
  /** The database's time, which is what runs are scheduled by. */
  now(): Date;
  /** Checks now for runs that are due, instead of waiting for the next check. */
  runDue(): Promise<void>;
  /** Interrupts the current run, and resolves when it has ended. */
  close(): Promise<void>;
}

const interrupted = runProblem('run-interrupted');

/**
 * Runs the sources of this node when they are due, one at a time; retires the feeds that an administrator has retired; and stores the state
 * of each feed. The import lock ensures that only one node runs at a time, and any live node can take the next run. A failed run changes
 * nothing and is retried with increasing delays. All times are those of the database: with their own clocks, nodes would consider each
 * other's runs overdue. `feed-schedule.ts` decides what is due, and `sourceRunner` carries out a run.
 */
export async function startFeedRunner(options: {
  readonly database: Database;
  readonly references: References;
  readonly sources: readonly ScheduledSource[];
  readonly priority: FeedPriority;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly sendAlert: SendAlert<FeedAlert>;
  /** Resolves when changes committed before the call are in memory. */
  readonly catchUp: () => Promise<void>;
  /** Milliseconds between two checks. Tests call `runDue` themselves. */
  readonly checkInterval?: number;
}): Promise<FeedRunner> {
  const { database, references, sources, priority, logger, sendAlert } = options;
  const states = feedStateStore(database.kysely);
  const clock = databaseClock();
  clock.adjust(await states.now());
  const now = () => new Date(clock.now());
  const isReplaced = watchReplaced(now);
  const recordAbandoned = abandonedUploads(database);
  const startedAt = now();
  const schedules = new Map(sources.map(({ source, schedule }) => [source.name, schedule]));
  const closing = new AbortController();
  const current = currentRun(database, { now, closing: closing.signal, logger });
  const failures = feedFailures({ database, now, logger, sendAlert });
  const runSource = sourceRunner({ ...options, current, failures, closing: closing.signal });
  let currentCheck: Promise<void> | undefined;
  for (const { source } of sources) await states.register(source.name, source.kind);
  const timer = setInterval(() => void runDue(), options.checkInterval ?? checkInterval);
  timer.unref();

  return {
    now,
    schedules,
    progress: current.progress,
    interrupt: current.interrupt,
    runDue,
    async close() {
      clearInterval(timer);
      closing.abort(new Error('The directory is being stopped.'));
      await currentCheck;
    },
  };

  /** Runs one check at a time. Never rejects, since the next check follows anyway. */
  function runDue(): Promise<void> {
    currentCheck ??= runDueOnce()
      .catch((error: unknown) => {
        // The next check follows soon, and requests report that the database is unavailable.
        if (closing.signal.aborted || error instanceof DatabaseUnavailableError) return;
        logger.error({ err: error }, 'it could not be checked which feeds are due; the next check follows soon');
      })
      .finally(() => (currentCheck = undefined));
    return currentCheck;
  }

  async function runDueOnce(): Promise<void> {
    for (const feed of await recordAbandoned()) {
      logger.warn({ feed }, 'the import of an uploaded file did not end; nothing was changed');
    }
    const found = new Map((await listFeeds()).map((state) => [state.name, state]));
    const retiring = [...found.values()].filter(({ name, request }) => request === 'retire' && !schedules.has(name));
    if (sources.length + retiring.length === 0) return;
    clock.adjust(await states.now());
    for (const scheduled of sources) {
      if (closing.signal.aborted) return;
      const { name } = scheduled.source;
      const state = found.get(name);
      // The request arrived after its run had ended. A running feed's request is taken by the node that runs it.
      if (state?.request === 'interrupt' && freshProgress(state, now()) === null) {
        await states.takeRequest(name, 'interrupt');
      }
      const hasReplacement = await isReplaced(scheduled.source, state);
      if (hasReplacement || due(scheduled, state) !== undefined) await runFeed(scheduled, hasReplacement);
    }
    for (const { name, nextAttemptAt } of retiring) {
      if (closing.signal.aborted) return;
      if (nextAttemptAt === null || nextAttemptAt <= now()) await retire(name);
    }
  }

  /** The states of all feeds, in which requests of runs whose node died are pending again. */
  async function listFeeds(): Promise<FeedState[]> {
    const listed = await states.list();
    const abandoned = listed.filter(
      (state) =>
        schedules.has(state.name) &&
        state.progress?.requested !== undefined &&
        // The embedded database has a single node, which is not running anything now.
        (database.kind === 'embedded' || freshProgress(state, now()) === null),
    );
    if (abandoned.length === 0) return listed;
    try {
      // A node that holds the lock may be alive although its progress is old.
      await withImportLock(database, async () => {
        for (const { name } of abandoned) await states.restoreRequest(name);
      });
    } catch (error) {
      if (!(error instanceof ImportInProgressError)) throw error;
    }
    return await states.list();
  }

  /** The request stays in the database until it is carried out, so that another node repeats the run if this one dies. */
  async function retire(name: string): Promise<void> {
    let lock: HeldImportLock | undefined;
    try {
      await withImportLock(database, async (held) => {
        lock = held;
        const state = await states.find(name);
        if (state?.request !== 'retire') return;
        const summary = await current.carryOut(name, { mode: 'retirement' }, held, (run) =>
          runRetirement(
            {
              database,
              references,
              feed: name,
              kind: state.kind,
              priority,
              accepts: state.heldBack ?? undefined,
              ...(state.requestedBy === null ? {} : { startedBy: state.requestedBy }),
              ...run,
            },
            held,
          ),
        );
        if (summary.outcome === 'held-back') await states.endRetirement(name, unacceptedProblem(summary));
        else {
          await options.catchUp();
          const message = `The feed "${name}" was retired.`;
          if (state.failures > 0) void sendAlert({ type: 'feed.recovered', feed: name, message });
        }
      });
    } catch (error) {
      if (error instanceof ImportInProgressError || closing.signal.aborted || isLost(name, lock, error)) return;
      if (error instanceof InterruptedError) {
        logger.warn({ feed: name }, 'an administrator interrupted a feed run');
        await states.endRetirement(name, interrupted);
        return;
      }
      const kind = (await states.find(name))?.kind;
      if (kind !== undefined) await failures.fail({ name, kind }, error);
    }
  }

  /**
   * Whether a run failed because it lost the import lock. It is not recorded as the result of the feed, which another node may have run in
   * the meantime. If not, the feed is still due.
   */
  function isLost(feed: string, lock: HeldImportLock | undefined, error: unknown): boolean {
    const hasLost = error instanceof LockLostError || lock?.lost.aborted === true;
    if (!hasLost || error instanceof UnconfirmedCommitError) return false;
    logger.warn(
      { feed, problem: 'The node or its connection to the database was interrupted.' },
      'a feed run was given up',
    );
    return true;
  }

  function due({ source, schedule }: ScheduledSource, state: FeedState | undefined): RunMode | undefined {
    return dueRun(state, { schedule, readsChanges: source.readChanges !== undefined, startedAt }, now());
  }

  async function runFeed(scheduled: ScheduledSource, hasReplacement: boolean): Promise<void> {
    const { name, kind } = scheduled.source;
    let lock: HeldImportLock | undefined;
    try {
      await withImportLock(database, async (held) => {
        lock = held;
        // Another node may have run it since this node checked.
        const state = await states.find(name);
        const isNew = hasReplacement && state !== undefined && isWaiting(state);
        const mode = isNew ? 'complete' : due(scheduled, state);
        if (mode !== undefined) await runSource(scheduled.source, mode, { state, lock: held });
      });
    } catch (error) {
      if (error instanceof ImportInProgressError || closing.signal.aborted || isLost(name, lock, error)) return;
      if (error instanceof InterruptedError) {
        logger.warn({ feed: name }, 'an administrator interrupted a feed run');
        const nextAttemptAt = attemptAfterInterruption(now()).toISOString();
        // A held-back run keeps waiting to be accepted: otherwise changes would be read again.
        const heldBack = (await states.find(name))?.heldBack ?? null;
        await failures.record({ name, kind }, { problem: interrupted, failures: 0, heldBack, nextAttemptAt });
        return;
      }
      await failures.fail({ name, kind }, error);
    }
  }
}
