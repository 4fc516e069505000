/**
 * Which transactions were finished at a moment: all with an id below `next`, except those that were running. It is exact however long another
 * transaction runs, in this or another database of the cluster.
 */
export interface TransactionSnapshot {
  /** The id of the next transaction. */
  readonly next: number;
  /** Ids below `next` of the transactions that were running. */
  readonly running: readonly number[];
}

/** Revisions from `first` to `last`, both included. */
export interface Revisions {
  readonly first: number;
  readonly last: number;
}

/** Reads the text form of a `pg_snapshot`: `xmin:xmax:xip,xip`. It contains no subtransactions; neither do revisions. */
export function parseSnapshot(text: string): TransactionSnapshot {
  const [, next = '', running = ''] = text.split(':');
  return { next: Number(next), running: running.split(',').filter(Boolean).map(Number) };
}

/**
 * The revisions of the transactions that finished between two snapshots. Those that are still running follow when they have finished. In a
 * database that was replaced by an older copy, ids are used again, so that all revisions count.
 */
export function revisionsBetween(seen: TransactionSnapshot, now: TransactionSnapshot): Revisions[] {
  if (now.next < seen.next) return [{ first: 0, last: Number.MAX_SAFE_INTEGER }];
  const running = new Set(now.running);
  const finished = seen.running.filter((id) => !running.has(id)).map((id) => ({ first: id, last: id }));
  return now.next === seen.next ? finished : [...finished, { first: seen.next, last: now.next - 1 }];
}
