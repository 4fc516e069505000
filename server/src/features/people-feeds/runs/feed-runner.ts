import type { FastifyBaseLogger } from 'fastify';
import type { Cron } from 'croner';
import type { Database, Queries } from '../../../database/open-database.ts';
import { LockLostError } from '../../../database/advisory-lock.ts';
import { DatabaseUnavailableError, UnconfirmedCommitError } from '../../../database/time-limit.ts';
import type { References } from '../../../people/reference-lists.ts';
import { databaseClock } from '../../../database/database-clock.ts';
import { feedReason, runProblem } from '../entries/because.ts';
import type { RunProblem } from '../entries/because.ts';
import { isConcurrentChange } from '../feed-error-messages.ts';
import type { FeedPriority } from '../import/feed-priority.ts';
import { attemptAfterInterruption, dueRun, freshProgress, nextAttempt } from './feed-schedule.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedSource, RunMode } from '../feed-source.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedState } from './feed-state-store.ts';
import { ImportInProgressError, withImportLock } from '../import/import-lock.ts';
import type { HeldImportLock } from '../import/import-lock.ts';
import { runImport } from '../import/import-people.ts';
import type { ImportOptions, ImportSummary } from '../import/import-people.ts';
import { abandonedUploads } from './abandoned-uploads.ts';
import { currentRun, InterruptedError } from './current-run.ts';
import type { CurrentRun } from './current-run.ts';
import type { RunLosses } from '../import/run-limits.ts';
import type { SendAlert } from '../../../http/webhooks/send-alert.ts';
import type { FeedAlert } from './feed-alert.ts';
import { heldBackProblem, problemOf, unacceptedProblem } from './run-problems.ts';
import { runRetirement } from './retire-feed.ts';
import { isWaiting, watchReplaced } from './replaced-sources.ts';

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
 * other's runs overdue. `feed-schedule.ts` decides what is due.
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
      if (kind !== undefined) await fail({ name, kind }, error);
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
        if (mode !== undefined) await runOnce(scheduled.source, mode, { state, lock: held });
      });
    } catch (error) {
      if (error instanceof ImportInProgressError || closing.signal.aborted || isLost(name, lock, error)) return;
      if (error instanceof InterruptedError) {
        logger.warn({ feed: name }, 'an administrator interrupted a feed run');
        const [problem, failures] = [interrupted, 0];
        const nextAttemptAt = attemptAfterInterruption(now()).toISOString();
        // A held-back run keeps waiting to be accepted: otherwise changes would be read again.
        const heldBack = (await states.find(name))?.heldBack ?? null;
        await recordFailure({ name, kind }, { problem, failures, heldBack, nextAttemptAt });
        return;
      }
      await fail({ name, kind }, error);
    }
  }

  async function runOnce(
    source: FeedSource,
    mode: RunMode,
    { state, lock }: { state: FeedState | undefined; lock: HeldImportLock },
    mayRepeat = true,
  ): Promise<void> {
    const request = state?.request === 'run' || state?.request === 'accept' ? state.request : null;
    const accepts = request === 'accept' ? (state?.heldBack ?? undefined) : undefined;
    const startedBy = request === null ? undefined : (state?.requestedBy ?? undefined);
    try {
      const summary = await importFrom(source, mode, { state, lock, request, accepts, startedBy });
      await conclude(source, summary, { state, lock });
    } catch (error) {
      // Another node carries it out, or this one after a restart.
      if (closing.signal.aborted && request !== null) await states.restoreRequest(source.name);
      if (mayRepeat && !closing.signal.aborted && isConcurrentChange(error)) {
        logger.info({ feed: source.name }, 'somebody else changed the same people, so the run is repeated');
        await runOnce(source, mode, { state, lock }, false);
        return;
      }
      if (!(error instanceof CursorExpiredError) || mode === 'complete') throw error;
      logger.info({ feed: source.name, reason: error.message }, 'all people of a feed are read, not only the changes');
      await runOnce(source, 'complete', { state, lock });
    }
  }

  async function importFrom(
    source: FeedSource,
    mode: RunMode,
    run: {
      state: FeedState | undefined;
      lock: HeldImportLock;
      request: 'run' | 'accept' | null;
      accepts: RunLosses | undefined;
      startedBy: string | undefined;
    },
  ): Promise<ImportSummary> {
    const requested = run.request === null ? {} : { requested: run.request };
    const start = { mode, ...requested };
    return await current.carryOut(source.name, start, run.lock, async ({ signal, startedAt: began, onProgress }) => {
      const notice = (sentence: string) => logger.info({ feed: source.name, notice: sentence }, 'notice about a feed');
      const cursor = run.state?.cursor ?? null;
      const reading =
        mode === 'changes' && source.readChanges !== undefined && cursor !== null
          ? await source.readChanges(cursor, { signal, notice })
          : await source.readAll({ signal, notice });
      const job: ImportOptions = {
        database,
        references,
        feed: source.name,
        kind: source.kind,
        mode,
        startedAt: began,
        entries: reading.entries,
        findMissingIds: reading.findMissingIds,
        cursor: reading.cursor,
        priority,
        accepts: run.accepts,
        actor: 'schedule',
        signal,
        onProgress,
        ...(run.startedBy === undefined ? {} : { startedBy: run.startedBy }),
      };
      return await runImport(job, run.lock);
    });
  }

  async function conclude(
    source: FeedSource,
    summary: ImportSummary,
    { state: before, lock }: { state: FeedState | undefined; lock: HeldImportLock },
  ): Promise<void> {
    const { name, kind } = source;
    if (summary.outcome === 'failed') throw new FeedUnavailableError(feedReason('run-all-rejected'));
    if (summary.outcome === 'held-back') {
      const problem = heldBackProblem(summary);
      const isKnown = (before?.heldBack ?? null) !== null;
      const failure = { problem, failures: 0, heldBack: summary.losses, nextAttemptAt: null };
      await database.transaction(async (queries) => {
        await lock.beginWriting(queries);
        await recordFailure({ name, kind }, failure, queries);
      });
      logger.warn(
        { feed: name, losses: summary.losses },
        'a feed run is held back: it would remove or empty too much data; check the source, or accept the run in Settings > Feeds',
      );
      if (!isKnown) void sendAlert({ type: 'feed.held-back', feed: name, message: problem.problem });
      return;
    }
    await options.catchUp();
    const wasHeldBack = (before?.heldBack ?? null) !== null && before?.request !== 'accept';
    if ((before !== undefined && before.failures > 0) || wasHeldBack) {
      void sendAlert({ type: 'feed.recovered', feed: name, message: `The feed "${name}" works again.` });
    }
  }

  async function fail(feed: { name: string; kind: string }, error: unknown): Promise<void> {
    const known = problemOf(error);
    if (known === undefined) logger.error({ feed: feed.name, err: error }, 'a feed run failed');
    else logger.warn({ feed: feed.name, problem: known.problem }, 'a feed run failed');
    const state = await states.find(feed.name);
    const failures = (state?.failures ?? 0) + 1;
    const problem = known ?? runProblem('run-failed');
    const nextAttemptAt = nextAttempt(failures, now()).toISOString();
    await recordFailure(feed, { problem, failures, heldBack: state?.heldBack ?? null, nextAttemptAt });
    if (failures === 1) void sendAlert({ type: 'feed.failed', feed: feed.name, message: problem.problem });
  }

  async function recordFailure(
    { name, kind }: { name: string; kind: string },
    failure: { problem: RunProblem; failures: number; heldBack: RunLosses | null; nextAttemptAt: string | null },
    queries: Queries = database.kysely,
  ): Promise<void> {
    await feedStateStore(queries).recordFailure({ feed: name, kind, at: now().toISOString(), ...failure });
  }
}
