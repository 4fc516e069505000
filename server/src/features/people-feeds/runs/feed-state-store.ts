import type { StatedReason } from '@directory/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import type { FeedProgress, FeedsTable } from '../../../database/tables.ts';
import type { RunProblem } from '../entries/because.ts';
import type { FeedCursor, FeedKind, RunMode } from '../feed-source.ts';
import type { RunLosses } from '../import/run-limits.ts';
import { feedRequestsStore } from './feed-requests-store.ts';
import type { FeedRequest } from './feed-requests-store.ts';
import { recordedRunsStore } from './recorded-runs-store.ts';

export type { FeedProgress } from '../../../database/tables.ts';

/** Key of the advisory lock on imports. Arbitrary, but unique among the advisory locks of the directory, which share one number space. */
export const importLock = 7_305_114;

export interface FeedState {
  readonly name: string;
  readonly kind: FeedKind;
  readonly cursor: FeedCursor | null;
  readonly lastAttemptAt: Date | null;
  readonly lastSuccessAt: Date | null;
  readonly lastCompleteAt: Date | null;
  readonly failures: number;
  readonly nextAttemptAt: Date | null;
  readonly problem: string | null;
  readonly problemCause: StatedReason | null;
  readonly heldBack: (RunLosses & { readonly at: string }) | null;
  readonly request: FeedRequest | null;
  readonly requestedBy: string | null;
  readonly progress: FeedProgress | null;
}

/** The state of the feeds, the requests of administrators, and the record of their runs. */
export function feedStateStore(queries: Queries) {
  return {
    ...feedRequestsStore(queries),
    ...recordedRunsStore(queries),

    /** The time of the database, which is the same for all nodes. */
    async now(): Promise<Date> {
      const row = await queries.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
      return row.now;
    },

    /**
     * Waits until no other transaction writes people of a feed. This prevents overlapping writes even if a node lost its import lock
     * together with its connection.
     */
    async lockWriting(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${importLock + 1})`.execute(queries);
    },

    /** All feeds, ordered by name. There are only a few. */
    async list(): Promise<FeedState[]> {
      const rows = await queries.selectFrom('feeds').selectAll().orderBy('name').execute();
      return rows.map(stateOf);
    },

    async find(name: string): Promise<FeedState | undefined> {
      const row = await queries.selectFrom('feeds').selectAll().where('name', '=', name).executeTakeFirst();
      return row && stateOf(row);
    },

    /**
     * Whether none of the given feeds is failing or held back. Other feeds are ignored: one that is no longer configured keeps its last
     * state.
     */
    async areAllWell(configured: { has(feed: string): boolean }): Promise<boolean> {
      const states = await this.list();
      return states.every(
        ({ name, failures, heldBack }) => !configured.has(name) || (failures === 0 && heldBack === null),
      );
    },

    /** Names of the feeds of kind `photos`. */
    async photoFeeds(): Promise<ReadonlySet<string>> {
      const rows = await queries.selectFrom('feeds').select('name').where('kind', '=', 'photos').execute();
      return new Set(rows.map((row) => row.name));
    },

    /** Number of people whom a feed owns or supplements (index people_feed, primary key of person_supplements). */
    async countPeople(feed: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from people where feed = ${feed} and left_at is null)
          + (select count(*) from person_supplements where feed = ${feed}) as count`.execute(queries);
      return rows[0]?.count ?? 0;
    },

    /** Whether a feed owns or supplements anybody (the same indexes). */
    async hasPeople(feed: string): Promise<boolean> {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from people where feed = ${feed} and left_at is null)
          or exists (select from person_supplements where feed = ${feed}) as found`.execute(queries);
      return rows[0]?.found ?? false;
    },

    async hasSupplements(): Promise<boolean> {
      return (await queries.selectFrom('person_supplements').select('feed').limit(1).executeTakeFirst()) !== undefined;
    },

    /** Called after a run, in its transaction. If the cursor is undefined, the stored one is kept. */
    async recordSuccess(run: {
      feed: string;
      kind: string;
      mode: RunMode;
      at: string;
      cursor: FeedCursor | null | undefined;
    }): Promise<void> {
      const state = {
        kind: run.kind,
        last_attempt_at: run.at,
        last_success_at: run.at,
        failures: 0,
        next_attempt_at: null,
        ...noProblem,
        held_back: 'null',
        progress: 'null',
        ...(run.mode === 'complete' ? { last_complete_at: run.at } : {}),
        ...(run.cursor === undefined ? {} : { cursor: JSON.stringify(run.cursor) }),
      };
      await put(run.feed, state);
    },

    /** Records a run that failed or was held back. */
    async recordFailure(run: {
      feed: string;
      kind: string;
      at: string;
      problem: RunProblem;
      heldBack: RunLosses | null;
      failures: number;
      nextAttemptAt: string | null;
    }): Promise<void> {
      await put(run.feed, {
        kind: run.kind,
        last_attempt_at: run.at,
        failures: run.failures,
        next_attempt_at: run.nextAttemptAt,
        ...columnsOf(run.problem),
        held_back: JSON.stringify(run.heldBack === null ? null : { ...run.heldBack, at: run.at }),
        progress: 'null',
      });
    },

    /** Does nothing if the run has ended: this statement may wait for the lock on the row until the run is committed. */
    async putProgress(feed: string, progress: FeedProgress): Promise<void> {
      await queries
        .updateTable('feeds')
        .set({ progress: JSON.stringify(progress) })
        .where('name', '=', feed)
        .where((is) =>
          is.or([is('last_attempt_at', 'is', null), is('last_attempt_at', '<', new Date(progress.startedAt))]),
        )
        .execute();
    },

    /** Creates the row of a feed that has not run yet. Cancels a pending retirement, since the feed is configured again. */
    async register(feed: string, kind: string): Promise<void> {
      await queries
        .insertInto('feeds')
        .values({ name: feed, kind })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ kind }))
        .execute();
      if (await this.takeRequest(feed, 'retire')) {
        await queries.updateTable('feeds').set({ held_back: 'null' }).where('name', '=', feed).execute();
      }
    },

    /** Stores an administrator's request to retire a feed, with the losses that they accept. */
    async requestRetirement(feed: string, losses: RunLosses, { by, at }: { by: string; at: string }): Promise<void> {
      await queries
        .updateTable('feeds')
        .set({ request: 'retire', requested_by: by, held_back: JSON.stringify({ ...losses, at }) })
        .set({ failures: 0, next_attempt_at: null, ...noProblem })
        .where('name', '=', feed)
        .execute();
    },

    /** Cancels the request to retire a feed. `problem` says why it was not carried out; null if it was withdrawn. */
    async endRetirement(feed: string, problem: RunProblem | null): Promise<void> {
      await queries
        .updateTable('feeds')
        .set({ request: null, requested_by: null, held_back: 'null', progress: 'null' })
        .set({ failures: 0, next_attempt_at: null, ...(problem === null ? noProblem : columnsOf(problem)) })
        .where('name', '=', feed)
        .execute();
    },

    /** Deletes the state of a feed and its file options. The records of its runs stay. */
    async forget(feed: string): Promise<void> {
      await queries.deleteFrom('feed_file_options').where('feed', '=', feed).execute();
      await queries.deleteFrom('feeds').where('name', '=', feed).execute();
    },
  };

  async function put(name: string, state: Partial<FeedStateRow> & { kind: string }): Promise<void> {
    await queries
      .insertInto('feeds')
      .values({ name, ...state })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          ...state,
          // The request of the run that has ended.
          requested_by: sql`case when feeds.request is not null then feeds.requested_by end`,
        }),
      )
      .execute();
  }
}

/** The types with which the columns are written. */
interface FeedStateRow {
  kind: string;
  cursor: string;
  last_attempt_at: string;
  last_success_at: string;
  last_complete_at: string;
  failures: number;
  next_attempt_at: string | null;
  problem: string | null;
  problem_cause: string;
  held_back: string;
  progress: string;
}

const noProblem = { problem: null, problem_cause: 'null' };

function columnsOf({ problem, problemCause }: RunProblem) {
  return { problem, problem_cause: JSON.stringify(problemCause) };
}

function stateOf(row: Selectable<FeedsTable>): FeedState {
  return {
    name: row.name,
    kind: row.kind as FeedKind,
    cursor: row.cursor,
    lastAttemptAt: row.last_attempt_at,
    lastSuccessAt: row.last_success_at,
    lastCompleteAt: row.last_complete_at,
    failures: row.failures,
    nextAttemptAt: row.next_attempt_at,
    problem: row.problem,
    problemCause: row.problem_cause,
    heldBack: row.held_back,
    request: row.request,
    requestedBy: row.requested_by,
    progress: row.progress,
  };
}
