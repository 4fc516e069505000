import type { FeedFigures, FeedRunMode, FeedRunOutcome, RejectedRow } from '@directory/contract';
import type { Queries } from '../../database/open-database.ts';

export interface FeedRun {
  readonly id: number;
  readonly feed: string;
  readonly kind: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly startedBy: string | null;
  readonly outcome: FeedRunOutcome;
  readonly mode: FeedRunMode;
  readonly problem: string | null;
  readonly peopleBefore: number;
  readonly figures: FeedFigures;
  readonly faultCount: number;
  readonly rejected: readonly RejectedRow[];
}

export interface RunFault {
  readonly position: number;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Reads the runs of the feeds. */
export function feedRunsStore(queries: Queries) {
  return {
    /** Newest first, before an id (primary key). */
    async list(options: { before?: number | undefined; limit: number }): Promise<FeedRun[]> {
      let query = queries.selectFrom('feed_runs').selectAll().orderBy('id', 'desc').limit(options.limit);
      if (options.before !== undefined) query = query.where('id', '<', options.before);
      const rows = await query.execute();
      return rows.map((row) => ({
        id: row.id,
        feed: row.feed,
        kind: row.kind,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        startedBy: row.started_by,
        outcome: row.outcome,
        mode: row.mode,
        problem: row.problem,
        peopleBefore: row.people_before,
        figures: row.figures,
        faultCount: row.fault_count,
        rejected: row.rejected,
      }));
    },

    async exists(id: number): Promise<boolean> {
      return (await queries.selectFrom('feed_runs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    /** The faults of a run in their order, after a position (primary key). */
    async faults(runId: number, options: { after: number; limit: number }): Promise<RunFault[]> {
      return await queries
        .selectFrom('feed_faults')
        .select(['position', 'line', 'field', 'reason'])
        .where('run_id', '=', runId)
        .where('position', '>', options.after)
        .orderBy('position')
        .limit(options.limit)
        .execute();
    },
  };
}
