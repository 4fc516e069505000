import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import type { Database, Queries } from '../open-database.ts';
import { withTimeLimit } from '../time-limit.ts';

/** The migration that added the column for the time of the last backup. */
export const lastBackupMigration = '0024-last-backup';

/** Records a backup of the state at this time (ISO 8601). The time of a newer backup is kept. */
export async function recordBackup(queries: Queries, at: string): Promise<void> {
  const time = new Date(at);
  await queries
    .updateTable('database_identity')
    .set({ backed_up_at: time })
    .where(({ eb, or }) => or([eb('backed_up_at', 'is', null), eb('backed_up_at', '<', time)]))
    .execute();
}

/** Time of the state in the last backup; null if there is none. */
export async function readLastBackup(queries: Queries): Promise<Date | null> {
  const row = await queries.selectFrom('database_identity').select('backed_up_at').executeTakeFirstOrThrow();
  return row.backed_up_at;
}

/**
 * Adds the time of the last backup to the metrics. It is read from the database, so that every node reports the same. While the database is
 * unavailable, the last known time is served.
 */
export function registerBackupMetric(registry: MetricsRegistry, database: Database): void {
  let last: Date | null = null;
  registry.readGauges(
    {
      name: 'directory_backup_last_success_timestamp_seconds',
      help: 'Time of the last backup; absent until there is one',
    },
    async () => {
      // A scrape has the same time limit as a user's request.
      last = await withTimeLimit('request', () => readLastBackup(database.kysely)).catch(() => last);
      return last === null ? [] : [[{}, last.getTime() / 1000]];
    },
  );
}
