import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../database/open-database.ts';
import { withAdvisoryLock } from '../../database/advisory-lock.ts';
import { erasePeople } from './erase-people.ts';
import { erasuresStore, retentionLock } from './erasures-store.ts';

/** Days after which data is erased; 0 for never. */
export interface RetentionDays {
  readonly leavers: number;
  readonly feedRuns: number;
  readonly audit: number;
}

/** Number of rows that a retention run removed. */
export interface RetentionFigures {
  readonly leavers: number;
  readonly feedRuns: number;
  readonly audit: number;
}

/**
 * Maximum number of leavers per transaction. Each batch reads the whole audit log, so small batches would take hours for a large group. On
 * the embedded database, other work waits until the transaction ends.
 */
const leaversPerBatch = { postgresql: 500, embedded: 100 } as const;

/** Actor in the audit log. */
export const retentionActor = 'retention';

/**
 * Erases leavers, and deletes feed runs and audit entries that are older than configured, in small transactions. Only one node does it at a
 * time. Returns undefined if another node is doing it.
 */
export async function applyRetention(
  days: RetentionDays,
  { database, signal }: { database: Database; signal: AbortSignal },
): Promise<RetentionFigures | undefined> {
  const work = async () => ({
    leavers: await repeat(days.leavers, signal, async () => {
      const ids = await erasuresStore(database.kysely).leaversOlderThan(days.leavers, leaversPerBatch[database.kind]);
      return (await erasePeople(ids, { database, actor: retentionActor })).length;
    }),
    feedRuns: await repeat(days.feedRuns, signal, () =>
      database.transaction((queries) => erasuresStore(queries).deleteRunsOlderThan(days.feedRuns)),
    ),
    audit: await repeat(days.audit, signal, () =>
      database.transaction((queries) => erasuresStore(queries).deleteAuditOlderThan(days.audit)),
    ),
  });
  // No lock is needed on the embedded database: only one process opens it.
  if (database.kind === 'embedded') return await work();
  return (await withAdvisoryLock(database, retentionLock, work))?.result;
}

/** Repeats a batch until it removes nothing. Returns the number of removed rows. */
async function repeat(days: number, signal: AbortSignal, batch: () => Promise<number>): Promise<number> {
  let removed = 0;
  if (days === 0) return removed;
  for (;;) {
    if (signal.aborted) return removed;
    const some = await batch();
    if (some === 0) return removed;
    removed += some;
    await setImmediate();
  }
}
