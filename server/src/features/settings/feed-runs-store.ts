import type { FeedFigures, FeedRun as FeedRunEntry, RejectedRow } from '@directory/contract';
import type { Queries } from '../../database/open-database.ts';

export interface FeedRun {
  readonly id: number;
  readonly feed: string;
  readonly kind: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly startedBy: string | null;
  readonly outcome: FeedRunEntry['outcome'];
  readonly mode: 'complete' | 'changes';
  readonly problem: string | null;
  readonly peopleBefore: number;
  readonly figures: FeedFigures;
  readonly faultCount: number;
  readonly rejected: readonly RejectedRow[];
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
  };
}
