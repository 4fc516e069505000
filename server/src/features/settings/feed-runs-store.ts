import type { FeedFigures, FeedRunMode, FeedRunOutcome, RejectedRow, StatedReason } from '@directory/contract';
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
  readonly problemCause: StatedReason | null;
  readonly peopleBefore: number;
  readonly figures: FeedFigures;
  readonly faultCount: number;
  readonly rejected: readonly RejectedRow[];
}

export interface FaultyRun {
  readonly kind: string;
  /** Number of faults, of which only the first are stored. */
  readonly faultCount: number;
}

export interface RunFault {
  readonly position: number;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
  readonly cause: StatedReason | null;
  /** Null in runs of earlier versions. */
  readonly isRowRejected: boolean | null;
}

/** Reads the runs of the feeds. */
export function feedRunsStore(queries: Queries) {
  return {
    /** Newest first, before an id (primary key). */
    async list(options: { before?: number | undefined; limit: number }): Promise<FeedRun[]> {
      let query = queries.selectFrom('feed_runs').selectAll().orderBy('id', 'desc').limit(options.limit);
      if (options.before !== undefined) query = query.where('id', '<', options.before);
      const rows = await query.execute();
      const causes = await causesOf(rows);
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
        problemCause: row.problem_cause,
        peopleBefore: row.people_before,
        figures: row.figures,
        faultCount: row.fault_count,
        rejected: row.rejected.map((fault, position) => {
          const cause = causes.get(`${row.id} ${position}`);
          return { ...fault, ...(cause === undefined ? {} : { cause }) };
        }),
      }));
    },

    /** A run whose faults are exported; undefined for an unknown run (primary key). */
    async findFaulty(id: number): Promise<FaultyRun | undefined> {
      return await queries
        .selectFrom('feed_runs')
        .select(['kind', 'fault_count as faultCount'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** The faults of a run in their order, after a position (primary key). */
    async faults(runId: number, options: { after: number; limit: number }): Promise<RunFault[]> {
      return await queries
        .selectFrom('feed_faults')
        .select(['position', 'line', 'field', 'reason', 'cause', 'is_row_rejected as isRowRejected'])
        .where('run_id', '=', runId)
        .where('position', '>', options.after)
        .orderBy('position')
        .limit(options.limit)
        .execute();
    },
  };

  /** The causes of the first faults of these runs, by run id and position (primary key). */
  async function causesOf(
    runs: readonly { readonly id: number; readonly rejected: readonly unknown[] }[],
  ): Promise<ReadonlyMap<string, StatedReason>> {
    const faulty = runs.filter(({ rejected }) => rejected.length > 0);
    if (faulty.length === 0) return new Map();
    const rows = await queries
      .selectFrom('feed_faults')
      .select(['run_id', 'position', 'cause'])
      .where(
        'run_id',
        'in',
        faulty.map(({ id }) => id),
      )
      .where('position', '<', Math.max(...faulty.map(({ rejected }) => rejected.length)))
      .where('cause', 'is not', null)
      .execute();
    return new Map(
      rows.flatMap(({ run_id, position, cause }) => (cause === null ? [] : [[`${run_id} ${position}`, cause]])),
    );
  }
}
