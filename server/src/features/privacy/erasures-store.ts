import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { ErasedCorrections, ErasedEntry, FaultPlace } from './find-traces.ts';
import type { RunTexts } from './traces-store.ts';

/** Maximum number of rows per statement, since their texts are serialized on the event loop. */
const pageSize = 200;
/** Maximum number of rows that the retention deletes in one statement. */
const maxDeleted = 500;

/** An arbitrary constant: all advisory locks of a database share one number space. The next number is used for erasures. */
export const retentionLock = 7_305_120;

/** Writes erasures, and deletes data older than its retention. Call the functions in a transaction. */
export function erasuresStore(queries: Queries) {
  return {
    /** Allocates numbers for new erasures. */
    async reserve(count: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence('erasures', 'id'))::bigint as id from generate_series(1, ${count})`.execute(
        queries,
      );
      return rows.map(({ id }) => id);
    },

    /** Only one transaction at a time erases people: waits for others, and blocks them until this transaction ends. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${retentionLock + 1})`.execute(queries);
    },

    /** Number of recorded erasures, which changes with each erasure. */
    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from erasures`.execute(queries);
      return rows[0]?.count ?? 0;
    },

    /** Records erasures. The logins are stored as keyed hashes. */
    async record(erasures: readonly { readonly id: number; readonly loginKey: string }[]): Promise<void> {
      await inPages(erasures, async (page) => {
        await sql`
          insert into erasures (id, login_hash) overriding system value
          select row.id, erasure_hash(row."loginKey")
          from jsonb_to_recordset(${page}::jsonb) as row (id bigint, "loginKey" text)`.execute(queries);
      });
    },

    async rewriteEntries(entries: readonly ErasedEntry[]): Promise<void> {
      await inPages(entries, async (page) => {
        await sql`
          update audit_trail set actor = row.actor, subject = row.subject,
            before = nullif(row.before, 'null'::jsonb), after = nullif(row.after, 'null'::jsonb)
          from jsonb_to_recordset(${page}::jsonb) as row (id bigint, actor text, subject text, before jsonb, after jsonb)
          where audit_trail.id = row.id`.execute(queries);
      });
    },

    async rewriteFaults(faults: readonly FaultPlace[], reason: string): Promise<void> {
      await inPages(faults, async (page) => {
        await sql`
          update feed_faults set reason = ${reason}
          from jsonb_to_recordset(${page}::jsonb) as row (run_id bigint, position integer)
          where feed_faults.run_id = row.run_id and feed_faults.position = row.position`.execute(queries);
      });
    },

    async rewriteRuns(runs: readonly RunTexts[]): Promise<void> {
      await inPages(runs, async (page) => {
        await sql`
          update feed_runs set problem = row.problem, rejected = row.rejected
          from jsonb_to_recordset(${page}::jsonb) as row (id bigint, problem text, rejected jsonb)
          where feed_runs.id = row.id`.execute(queries);
      });
    },

    /** Returns false if any of them was changed since they were read. */
    async rewriteCorrections(people: readonly ErasedCorrections[]): Promise<boolean> {
      let written = 0;
      await inPages(people, async (page) => {
        const { rows } = await sql`
          update people set corrections = row.corrections
          from jsonb_to_recordset(${page}::jsonb) as row (id bigint, former jsonb, corrections jsonb)
          where people.id = row.id and people.corrections = row.former returning people.id`.execute(queries);
        written += rows.length;
      });
      return written === people.length;
    },

    /** The problems of feeds, which may quote values. */
    async problemsOfFeeds(): Promise<{ name: string; problem: string }[]> {
      const rows = await queries
        .selectFrom('feeds')
        .select(['name', 'problem'])
        .where('problem', 'is not', null)
        .execute();
      return rows.map(({ name, problem }) => ({ name, problem: problem ?? '' }));
    },

    async rewriteProblem(feed: string, problem: string): Promise<void> {
      await queries.updateTable('feeds').set({ problem }).where('name', '=', feed).execute();
    },

    /** Number of leavers whose retention has ended (index people_left_at). */
    async countOverdue(days: number): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from people where left_at < ${daysAgo(days)}`.execute(queries);
      return rows[0]?.count ?? 0;
    },

    /** Ids of the people who left more than `days` ago, longest ago first (index people_left_at). */
    async leaversOlderThan(days: number, limit: number): Promise<number[]> {
      const rows = await queries
        .selectFrom('people')
        .select('id')
        .where('left_at', '<', daysAgo(days))
        .orderBy('left_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Deletes a batch of old feed runs with their faults, and returns their number (index feed_runs_finished_at). */
    async deleteRunsOlderThan(days: number): Promise<number> {
      const { rows } = await sql`
        delete from feed_runs where id in (
          select id from feed_runs where finished_at < ${daysAgo(days)} order by finished_at limit ${maxDeleted / 10})
        returning id`.execute(queries);
      return rows.length;
    },

    /**
     * Deletes a batch of old audit entries and erasures, and returns their number (index audit_trail_at). The entries of the first
     * administrators are not deleted: without them, the next start would grant the rights again.
     */
    async deleteAuditOlderThan(days: number): Promise<number> {
      await sql`select set_config('directory.audit_retention_days', ${String(days)}, true)`.execute(queries);
      const entries = await sql`
        delete from audit_trail where id in (
          select id from audit_trail
          where at < ${daysAgo(days)} and not (actor = 'configuration' and kind = 'administrator.added')
          order by at limit ${maxDeleted})
        returning id`.execute(queries);
      const erasures = await sql`
        delete from erasures where id in (
          select id from erasures where at < ${daysAgo(days)} order by at limit ${maxDeleted})
        returning id`.execute(queries);
      return entries.rows.length + erasures.rows.length;
    },
  };
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days}::integer)`;
}

async function inPages<Row>(rows: readonly Row[], write: (page: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += pageSize) {
    await write(JSON.stringify(rows.slice(start, start + pageSize)));
  }
}
