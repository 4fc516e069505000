import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { AuditValues } from '@directory/contract';

/** Maximum number of rows per statement. The event loop runs between two statements. */
const pageSize = 500;
const runsPerPage = 50;
/** Maximum number of logins per statement. */
const maxKeys = 200;

/** Ids from `first` to `last`, inclusive. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

export interface TrailEntry {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly kind: string;
  readonly subject: string;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
}

export interface FaultRow {
  readonly run_id: number;
  readonly position: number;
  readonly line: number;
  readonly field: string;
  readonly code: string;
  readonly reason: string;
}

export interface RunTexts {
  readonly id: number;
  readonly problem: string | null;
  readonly rejected: readonly {
    readonly line: number;
    readonly field: string;
    readonly code: string;
    readonly reason: string;
  }[];
}

/** Reads the tables that may mention people in texts, page by page. */
export function tracesStore(queries: Queries) {
  return {
    /** Entries whose actor or subject is one of these keys (indexes audit_trail_actor_key, audit_trail_subject_key), oldest first. */
    async *entriesOf(keys: readonly string[]): AsyncGenerator<TrailEntry> {
      for (let start = 0; start < keys.length; start += maxKeys) {
        const some = sql<string>`any(${keys.slice(start, start + maxKeys)}::text[])`;
        yield* pages<TrailEntry>(async (last) => {
          const { rows } = await sql<TrailEntry>`
            select id, at, actor, kind, subject, before, after from audit_trail where id in (
              (select id from audit_trail where lower(actor) = ${some} and id > ${last} order by id limit ${pageSize})
              union
              (select id from audit_trail where lower(subject) = ${some} and id > ${last} order by id limit ${pageSize})
            ) order by id limit ${pageSize}`.execute(queries);
          return rows;
        });
      }
    },

    /** All entries after an id (primary key). */
    entriesAfter(id: number): AsyncGenerator<TrailEntry> {
      return pages<TrailEntry>(async (last) => {
        const { rows } = await sql<TrailEntry>`
          select id, at, actor, kind, subject, before, after from audit_trail where id > ${last} order by id limit ${pageSize}`.execute(
          queries,
        );
        return rows;
      }, id);
    },

    /** All entries with ids in these ranges (primary key). */
    entriesIn(ranges: readonly IdRange[]): AsyncGenerator<TrailEntry> {
      return pages<TrailEntry>(async (last) => {
        const { rows } = await sql<TrailEntry>`
          select id, at, actor, kind, subject, before, after
          from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as range (first bigint, last bigint)
          join audit_trail on id between range.first and range.last
          where id > ${last} order by id limit ${pageSize}`.execute(queries);
        return rows;
      });
    },

    /** All stored faults of feed runs after a run (primary key). */
    faultsAfter(runId: number): AsyncGenerator<FaultRow> {
      return faultPages({ run_id: runId, position: 2 ** 31 - 1 }, async (last) => {
        const { rows } = await sql<FaultRow>`
          select run_id, position, line, field, code, reason from feed_faults
          where (run_id, position) > (${last.run_id}::bigint, ${last.position}::integer)
          order by run_id, position limit ${pageSize}`.execute(queries);
        return rows;
      });
    },

    /**
     * The faults that quote one of these values, compared as `identityKey`, and some others (indexes feed_faults_quotes, feed_faults_long).
     * The index also finds values that differ only in characters outside of ASCII.
     */
    faultsQuoting(values: Iterable<string>): AsyncGenerator<FaultRow> {
      const keys = [...new Set([...values].map(quoteKey))];
      return faultPages({ run_id: 0, position: 0 }, async (last) => {
        // Without `materialized`, PostgreSQL might read all faults in the order of the primary key instead.
        const { rows } = await sql<FaultRow>`
          with found as materialized (
            select run_id, position from feed_faults where string_to_array(left(lower(
              regexp_replace(replace(normalize(reason), 'İ', 'i'), '[^ -~]', '', 'g') collate "C"), 2500), '"') && ${keys}::text[]
            union
            select run_id, position from feed_faults where length(reason) > 2500
          )
          select run_id, position, line, field, code, reason from found join feed_faults using (run_id, position)
          where (run_id, position) > (${last.run_id}::bigint, ${last.position}::integer)
          order by run_id, position limit ${pageSize}`.execute(queries);
        return rows;
      });
    },

    /** The texts of all runs after an id (primary key). */
    runsAfter(id: number): AsyncGenerator<RunTexts> {
      return pages<RunTexts>(
        async (last) =>
          await queries
            .selectFrom('feed_runs')
            .select(['id', 'problem', 'rejected'])
            .where('id', '>', last)
            .orderBy('id')
            .limit(runsPerPage)
            .execute(),
        id,
        runsPerPage,
      );
    },

    /** All people with corrections (index people_corrected). */
    corrections() {
      return pages(
        async (last) =>
          await queries
            .selectFrom('people')
            .select(['id', 'corrections'])
            .where('id', '>', last)
            .where(sql<boolean>`corrections <> '{}'::jsonb`)
            .orderBy('id')
            .limit(pageSize)
            .execute(),
      );
    },
  };
}

/** The form in which quoted values are indexed. */
function quoteKey(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .replaceAll(/[^ -~]/gu, '')
    .toLowerCase();
}

type FaultPosition = Pick<FaultRow, 'run_id' | 'position'>;

async function* faultPages(
  after: FaultPosition,
  read: (last: FaultPosition) => Promise<readonly FaultRow[]>,
): AsyncGenerator<FaultRow> {
  for (let last = after; ;) {
    const rows = await read(last);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < pageSize) return;
    last = end;
    await setImmediate();
  }
}

async function* pages<Row extends { readonly id: number }>(
  read: (last: number) => Promise<readonly Row[]>,
  after = 0,
  size = pageSize,
): AsyncGenerator<Row> {
  for (let last = after; ;) {
    const rows = await read(last);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < size) return;
    last = end.id;
    await setImmediate();
  }
}
