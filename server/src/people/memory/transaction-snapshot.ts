/**
 * The transactions that were finished at a point in time: all with an id below `next`, except those that were running. It is exact no
 * matter how long a transaction runs in this or another database of the cluster.
 */
export interface TransactionSnapshot {
  /** The id of the next transaction. */
  readonly next: number;
  /** Ids below `next` of the transactions that were still running. */
  readonly running: readonly number[];
}

/** Revisions from `first` to `last`, both included. */
export interface Revisions {
  readonly first: number;
  readonly last: number;
}

/** Parses the text form of a `pg_snapshot`, `xmin:xmax:xip,xip`. It does not contain subtransactions, whose ids are never revisions. */
export function parseSnapshot(text: string): TransactionSnapshot {
  const [, next = '', running = ''] = text.split(':');
  return { next: Number(next), running: running.split(',').filter(Boolean).map(Number) };
}

/**
 * The revisions of the transactions that finished between two snapshots. Transactions that are still running are returned once they have
 * finished. If the database was replaced by an older copy, transaction ids are reused, so all revisions are returned.
 */
export function revisionsBetween(seen: TransactionSnapshot, now: TransactionSnapshot): Revisions[] {
  if (now.next < seen.next) return [{ first: 0, last: Number.MAX_SAFE_INTEGER }];
  const running = new Set(now.running);
  const finished = seen.running.filter((id) => !running.has(id)).map((id) => ({ first: id, last: id }));
  return now.next === seen.next ? finished : [...finished, { first: seen.next, last: now.next - 1 }];
}
