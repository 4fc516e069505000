import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';

/** The position of a database in its history. */
interface Position {
  readonly system: string;
  readonly timeline: string;
  /** Position in the write-ahead log, in bytes. */
  readonly log: number;
  /** Id of the next transaction. */
  readonly next: number;
}

/** SQLSTATEs for a function that the role may not call, or that a PostgreSQL-compatible product does not have. */
const unsupported = new Set(['42501', '42883', '0A000', '55000']);

/**
 * Detects that a database has lost commits that this node has seen, because of a restore or a failover to a server that had not received
 * them. In that case the cluster or the timeline has changed, or the position in the log or the next transaction id has gone back.
 */
export function databaseHistory(queries: Queries) {
  let seen: Position | undefined;
  let isSupported = true;
  return {
    /**
     * Whether commits made before the previous call may have been lost. A standby has no position, and always returns false: once it is
     * promoted, its position is compared with that of the earlier primary.
     */
    async mayHaveLost(): Promise<boolean> {
      if (!isSupported) return false;
      const now = await read();
      if (now === undefined) return false;
      const before = seen;
      seen = now;
      if (before === undefined) return false;
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
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next
    where not pg_is_in_recovery()`.compile(queries),
);
