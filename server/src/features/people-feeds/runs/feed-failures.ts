import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { SendAlert } from '../../../http/webhooks/send-alert.ts';
import { runProblem } from '../entries/because.ts';
import type { RunProblem } from '../entries/because.ts';
import type { RunLosses } from '../import/run-limits.ts';
import type { FeedAlert } from './feed-alert.ts';
import { nextAttempt } from './feed-schedule.ts';
import { feedStateStore } from './feed-state-store.ts';
import { problemOf } from './run-problems.ts';

interface FailedFeed {
  readonly name: string;
  readonly kind: string;
}

interface RecordedFailure {
  readonly problem: RunProblem;
  /** Number of failures in a row. */
  readonly failures: number;
  readonly heldBack: RunLosses | null;
  readonly nextAttemptAt: string | null;
}

export type FeedFailures = ReturnType<typeof feedFailures>;

/** Stores why runs have failed, in the state of their feed. */
export function feedFailures(options: {
  readonly database: Database;
  /** The time of the database. */
  readonly now: () => Date;
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly sendAlert: SendAlert<FeedAlert>;
}) {
  const { database, now, logger, sendAlert } = options;
  return { record, fail };

  async function record(
    { name, kind }: FailedFeed,
    failure: RecordedFailure,
    queries: Queries = database.kysely,
  ): Promise<void> {
    await feedStateStore(queries).recordFailure({ feed: name, kind, at: now().toISOString(), ...failure });
  }

  /** Logs the error, stores when the run is attempted again, and sends an alert after the first failure in a row. */
  async function fail(feed: FailedFeed, error: unknown): Promise<void> {
    const known = problemOf(error);
    if (known === undefined) logger.error({ feed: feed.name, err: error }, 'a feed run failed');
    else logger.warn({ feed: feed.name, problem: known.problem }, 'a feed run failed');
    const state = await feedStateStore(database.kysely).find(feed.name);
    const failures = (state?.failures ?? 0) + 1;
    const problem = known ?? runProblem('run-failed');
    const nextAttemptAt = nextAttempt(failures, now()).toISOString();
    await record(feed, { problem, failures, heldBack: state?.heldBack ?? null, nextAttemptAt });
    if (failures === 1) void sendAlert({ type: 'feed.failed', feed: feed.name, message: problem.problem });
  }
}
