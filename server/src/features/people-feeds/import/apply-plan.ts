import type { Queries } from '../../../database/open-database.ts';
import { checkHolders, checkLeavers } from './check-plan.ts';
import { deliveredHash, uniqueKeys } from './feed-rows.ts';
import { feedStore } from './feed-store.ts';
import type { PlannedRow, StoredPerson } from './feed-rows.ts';
import type { FeedStore } from './feed-store.ts';
import type { ImportSpool } from './import-spool.ts';
import { mergePerson } from './merge-people.ts';
import { ConcurrentChangeError } from './concurrent-change-error.ts';
import type { ImportPlan } from './plan-import.ts';

/** Number of ids per statement. The run can be aborted between two statements. */
const idsPerStatement = 500;

/**
 * Writes the planned changes in the given transaction. A person who was edited after the plan was made is locked and merged again.
 * @throws ConcurrentChangeError, the signal's reason when it is aborted, the database's error if another person got a unique key in the meantime
 */
export async function applyPlan(options: {
  readonly queries: Queries;
  readonly feed: string;
  readonly plan: Pick<ImportPlan, 'leavers' | 'absorbed' | 'released'>;
  readonly spool: ImportSpool;
  readonly at: string;
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}): Promise<void> {
  const { plan, feed, at, signal } = options;
  const store = feedStore(options.queries);
  let written = 0;
  const released = uniqueKeys.flatMap((key) => plan.released[key]);
  const withoutLogin = new Set(plan.released.loginKey.map(({ id }) => id));
  for (const holders of pages(released)) await checkHolders(store, holders);
  for (const [owner, leavers] of [[feed, plan.leavers] as const, ...plan.absorbed]) {
    for (const ids of pages(leavers)) {
      signal.throwIfAborted();
      if (leavers === plan.leavers) await checkLeavers(store, ids, { feed, withoutLogin });
      await store.markLeft(owner, ids, at);
      if (leavers === plan.leavers) options.onRows((written += ids.length));
    }
  }
  for (const key of uniqueKeys) {
    const ids = plan.released[key].map(({ id }) => id);
    for (const page of pages(ids)) await store.release(key, page);
  }
  for await (const { operation, count, rows } of options.spool.read()) {
    signal.throwIfAborted();
    switch (operation) {
      case 'insert':
        await store.insert(rows, at);
        break;
      case 'update':
        await updatePeople(store, rows, count, at);
        await store.putEntryHashes(rows, { areUpdated: true });
        break;
      case 'transferred-ids':
        if ((await store.lockSupplements(rows)) < count)
          throw new ConcurrentChangeError('A new owner has lost a person.');
        await store.releaseIds(rows);
        break;
      case 'hashes':
        await store.putEntryHashes(rows, { areUpdated: false });
        break;
      case 'supplements':
        if ((await store.putSupplements(rows)) < count) throw new ConcurrentChangeError('A person was erased.');
        break;
      case 'withdraw':
        await store.removeSupplements(rows);
        break;
      case 'photos':
        await store.insertPhotos(rows);
        break;
      case 'remove-photos':
        await store.removePhotos(JSON.parse(rows) as string[]);
    }
    if (operation === 'insert' || operation === 'update') options.onRows((written += count));
  }
}

function* pages<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += idsPerStatement) yield items.slice(start, start + idsPerStatement);
}

async function updatePeople(store: FeedStore, rows: string, count: number, at: string): Promise<void> {
  const written = new Set(await store.update(rows, at));
  if (written.size === count) return;
  const late = (JSON.parse(rows) as PlannedRow[]).filter((row) => row.id !== null && !written.has(row.id));
  const ids = late.flatMap((row) => row.id ?? []);
  await store.lock(ids);
  const people = new Map((await store.findByIds(ids)).map((person) => [person.id, person]));
  const again = late.map((row) => {
    const stored = people.get(row.id ?? 0);
    if (stored === undefined) throw new ConcurrentChangeError('A person was erased.');
    if (deliveredHash(stored) !== row.delivered_before)
      throw new ConcurrentChangeError('Another feed changed a person.');
    const { feed, external_id: externalId, feed_values: values, supplements } = row;
    const merged = mergePerson(stored, { feed, externalId, values, supplements, at }) ?? stored;
    const { edits, fieldTimes: field_times, fieldVersions: field_versions } = merged;
    return { ...row, version: stored.version, edits, field_times, field_versions, photo_version: photoOf(row, stored) };
  });
  await store.update(JSON.stringify(again), at);
}

/** Keeps a photo that the person uploaded in the meantime, unless the feed delivers a new one. */
function photoOf(row: PlannedRow, stored: StoredPerson): string | null {
  const isOwnPhoto = stored.photoVersion !== stored.feedPhoto;
  const isDelivered = row.feed_photo !== null && row.feed_photo !== stored.feedPhoto;
  return isOwnPhoto && !isDelivered ? stored.photoVersion : row.photo_version;
}
