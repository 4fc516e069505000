import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';

/** Where a database is in its history. */
interface Position {
  readonly system: string;
  readonly timeline: string;
  /** Bytes of the write-ahead log, and the next transaction. */
  readonly log: number;
  readonly next: number;
}

/** What PostgreSQL answers when the role may not call a function, or a compatible product does not have it. */
const unsupported = new Set(['42501', '42883', '0A000', '55000']);

/**
 * Notices that a database has lost commits that were seen before: after a failover to a server that had not received them, or a restore. Then
 * the timeline, the cluster, or the position in the log is another.
 */
export function databaseHistory(queries: Queries) {
  let seen: Position | undefined;
  let isSupported = true;
  return {
    /** Whether commits that were made before the previous call may be lost. */
    async mayHaveLost(): Promise<boolean> {
      if (!isSupported) return false;
      const now = await read();
      const before = seen;
      seen = now;
      if (before === undefined || now === undefined) return false;
      const isSame = now.system === before.system && now.timeline === before.timeline;
      return !isSame || now.log < before.log || now.next < before.next;
    },
  };

  async function read(): Promise<Position | undefined> {
    try {
      const [row] = await positionRow(queries);
      return row;
    } catch (error) {
      if (!unsupported.has((error as { code?: string }).code ?? '')) throw error;
      isSupported = false;
      return undefined;
    }
  }
}

const positionRow = preparedStatement((queries) =>
  sql<Position>`
    select (pg_control_system()).system_identifier::text as system,
      left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as log,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.compile(queries),
);
