import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import type { SendAlert } from '../../../http/webhooks/send-alert.ts';
import type { References } from '../../../people/reference-lists.ts';
import { feedReason } from '../entries/because.ts';
import { isConcurrentChange } from '../feed-error-messages.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedSource, RunMode } from '../feed-source.ts';
import type { FeedPriority } from '../import/feed-priority.ts';
import type { HeldImportLock } from '../import/import-lock.ts';
import { runImport } from '../import/import-people.ts';
import type { ImportOptions, ImportSummary } from '../import/import-people.ts';
import type { RunLosses } from '../import/run-limits.ts';
import type { CurrentRun } from './current-run.ts';
import type { FeedAlert } from './feed-alert.ts';
import type { FeedFailures } from './feed-failures.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedState } from './feed-state-store.ts';
import { heldBackProblem } from './run-problems.ts';

/** A run that is due. `state`: the feed's state, undefined before its first run. */
interface DueRun {
  readonly state: FeedState | undefined;
  readonly lock: HeldImportLock;
}

/**
 * Returns a function that reads a source once, imports its people and stores the outcome. A run that changed the same people as somebody
 * else is repeated once. If the changes can no longer be read, all people are read.
 * @throws what reading or importing throws
 */
export function sourceRunner(options: {
  readonly database: Database;
  readonly references: References;
  readonly priority: FeedPriority;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly sendAlert: SendAlert<FeedAlert>;
  /** Resolves when changes committed before the call are in memory. */
  readonly catchUp: () => Promise<void>;
  readonly current: Pick<CurrentRun, 'carryOut'>;
  readonly failures: Pick<FeedFailures, 'record'>;
  /** Aborted when the node stops. */
  readonly closing: AbortSignal;
}): (source: FeedSource, mode: RunMode, due: DueRun) => Promise<void> {
  const { database, references, priority, logger, sendAlert, catchUp, current, failures, closing } = options;
  const states = feedStateStore(database.kysely);
  return (source, mode, due) => runOnce(source, mode, due);

  async function runOnce(source: FeedSource, mode: RunMode, { state, lock }: DueRun, mayRepeat = true): Promise<void> {
    const request = state?.request === 'run' || state?.request === 'accept' ? state.request : null;
    const accepts = request === 'accept' ? (state?.heldBack ?? undefined) : undefined;
    const startedBy = request === null ? undefined : (state?.requestedBy ?? undefined);
    try {
      const summary = await importFrom(source, mode, { state, lock, request, accepts, startedBy });
      await conclude(source, summary, { state, lock });
    } catch (error) {
      // Another node carries it out, or this one after a restart.
      if (closing.aborted && request !== null) await states.restoreRequest(source.name);
      if (mayRepeat && !closing.aborted && isConcurrentChange(error)) {
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
    run: DueRun & {
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

  async function conclude(source: FeedSource, summary: ImportSummary, { state: before, lock }: DueRun): Promise<void> {
    const { name, kind } = source;
    if (summary.outcome === 'failed') throw new FeedUnavailableError(feedReason('run-all-rejected'));
    if (summary.outcome === 'held-back') {
      const problem = heldBackProblem(summary);
      const isKnown = (before?.heldBack ?? null) !== null;
      const failure = { problem, failures: 0, heldBack: summary.losses, nextAttemptAt: null };
      await database.transaction(async (queries) => {
        await lock.beginWriting(queries);
        await failures.record({ name, kind }, failure, queries);
      });
      logger.warn(
        { feed: name, losses: summary.losses },
        'a feed run is held back: it would remove or empty too much data; check the source, or accept the run in Settings > Feeds',
      );
      if (!isKnown) void sendAlert({ type: 'feed.held-back', feed: name, message: problem.problem });
      return;
    }
    await catchUp();
    const wasHeldBack = (before?.heldBack ?? null) !== null && before?.request !== 'accept';
    if ((before !== undefined && before.failures > 0) || wasHeldBack) {
      void sendAlert({ type: 'feed.recovered', feed: name, message: `The feed "${name}" works again.` });
    }
  }
}
