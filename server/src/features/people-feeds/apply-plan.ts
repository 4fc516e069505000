import type { Queries } from '../../database/open-database.ts';
import { feedStore } from './feed-store.ts';
import type { FeedStore, PersonRow, StoredPerson } from './feed-store.ts';
import type { ImportSpool } from './import-spool.ts';
import { mergePerson } from './merge-people.ts';
import type { ImportPlan } from './plan-import.ts';

/**
 * Writes the planned changes in the given transaction. A person who was edited since the plan was made is locked and merged again.
 * @throws the signal's reason when it is aborted, the database's error when another person got a unique key in the meantime
 */
export async function applyPlan(options: {
  readonly queries: Queries;
  readonly plan: ImportPlan;
  readonly spool: ImportSpool;
  readonly at: string;
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}): Promise<void> {
  const { plan, at, signal } = options;
  const store = feedStore(options.queries);
  await store.markLeft([...plan.leavers], at);
  await store.release('groupIdentifierKey', plan.released.groupIdentifierKey);
  await store.release('distinguishedNameKey', plan.released.distinguishedNameKey);
  let written = 0;
  for await (const { operation, count, rows } of options.spool.read()) {
    signal.throwIfAborted();
    if (operation === 'insert') await store.insert(rows, at);
    else if (operation === 'update') await updatePeople(store, rows, count, at);
    else if (operation === 'photos') await store.insertPhotos(rows);
    else await store.removePhotos(JSON.parse(rows) as string[]);
    if (operation === 'insert' || operation === 'update') options.onRows((written += count));
  }
}

async function updatePeople(store: FeedStore, rows: string, count: number, at: string): Promise<void> {
  const written = new Set(await store.update(rows, at));
  if (written.size === count) return;
  const late = (JSON.parse(rows) as PersonRow[]).filter((row) => !written.has(row.login_key));
  const keys = late.map((row) => row.login_key);
  await store.lock(keys);
  const people = await store.find(keys);
  const again = late.flatMap((row) => {
    const stored = people.get(row.login_key);
    if (stored === undefined) return [];
    const merged = mergePerson(stored, { feed: row.feed, values: row.feed_values, at }) ?? stored;
    const { edits, fieldTimes: field_times, fieldVersions: field_versions } = merged;
    return [
      { ...row, version: stored.version, edits, field_times, field_versions, photo_version: photoOf(row, stored) },
    ];
  });
  await store.update(JSON.stringify(again), at);
}

/** A photo that the person uploaded in the meantime stays, unless the feed delivers another. */
function photoOf(row: PersonRow, stored: StoredPerson): string | null {
  const isOwnPhoto = stored.photoVersion !== stored.feedPhoto;
  const isDelivered = row.feed_photo !== null && row.feed_photo !== stored.feedPhoto;
  return isOwnPhoto && !isDelivered ? stored.photoVersion : row.photo_version;
}
