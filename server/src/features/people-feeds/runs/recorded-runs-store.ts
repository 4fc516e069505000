import type { FeedRunMode, FeedRunOutcome } from '@directory/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import type { FeedRunsTable } from '../../../database/tables.ts';
import type { RunProblem } from '../entries/because.ts';
import type { ReportedFault } from '../entries/feed-entry.ts';

/** Maximum number of faults stored in the run's own row, for the list of runs. */
const listedFaults = 100;
/** Number of faults inserted per statement. */
const faultsPerPage = 1000;

export interface RecordedRun {
  readonly feed: string;
  readonly kind: string;
  readonly mode: FeedRunMode;
  readonly outcome: FeedRunOutcome;
  readonly startedAt: string;
  readonly startedBy: string | null;
  readonly before: number;
  readonly figures: FeedRunsTable['figures']['__select__'];
  readonly problem: RunProblem | null;
  readonly faults: readonly ReportedFault[];
  readonly faultCount: number;
}

/** The record of the runs. */
export function recordedRunsStore(queries: Queries) {
  return {
    /** The id of the last recorded run of the feed, if it had the same result: figures, number of faults and first faults. */
    async findSameResult(run: RecordedRun): Promise<number | undefined> {
      const { rows } = await sql<{ id: number }>`
        select id from (select * from feed_runs where feed = ${run.feed} order by id desc limit 1) as last
        where outcome = ${run.outcome} and mode = ${run.mode} and people_before = ${run.before} and fault_count = ${run.faultCount}
          and figures = ${JSON.stringify(run.figures)}::jsonb and rejected = ${listed(run.faults)}::jsonb`.execute(
        queries,
      );
      return rows[0]?.id;
    },

    /** Inserts the run and its faults, and returns the id of the run. */
    async recordRun(run: RecordedRun): Promise<number> {
      const { id } = await queries
        .insertInto('feed_runs')
        .values({
          feed: run.feed,
          kind: run.kind,
          mode: run.mode,
          outcome: run.outcome,
          started_at: run.startedAt,
          // The clock of the database, like the start. Only the start of an import that did not end is that of the node's clock.
          finished_at: sql<string>`greatest(clock_timestamp(), ${run.startedAt}::timestamptz)`,
          started_by: run.startedBy,
          people_before: run.before,
          figures: JSON.stringify(run.figures),
          problem: run.problem?.problem ?? null,
          problem_cause: JSON.stringify(run.problem?.problemCause ?? null),
          fault_count: run.faultCount,
          rejected: listed(run.faults),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let start = 0; start < run.faults.length; start += faultsPerPage) {
        const page = run.faults.slice(start, start + faultsPerPage);
        await sql`
          insert into feed_faults (run_id, position, line, field, code, reason, cause, is_row_rejected)
          select ${id}::bigint, ${start}::integer + row.place, row.line, row.field, row.code, row.reason, row.cause, row."isRowRejected"
          from jsonb_to_recordset(${JSON.stringify(page.map((fault, place) => ({ place, ...fault })))}::jsonb)
            as row (place integer, line integer, field text, code text, reason text, cause jsonb, "isRowRejected" boolean)`.execute(
          queries,
        );
      }
      return id;
    },
  };
}

/** The causes are only in `feed_faults`, where an erasure removes them even if a node of an earlier version carries it out. */
function listed(faults: readonly ReportedFault[]): string {
  return JSON.stringify(
    faults
      .slice(0, listedFaults)
      .map(({ line, field, code, reason, isRowRejected }) => ({ line, field, code, reason, isRowRejected })),
  );
}
