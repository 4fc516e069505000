import { ownerOf, uniqueKeys } from './feed-rows.ts';
import type { KeyHolder, StoredPerson } from './feed-rows.ts';
import type { FeedStore } from './feed-store.ts';
import { OvertakenError } from './concurrent-change-error.ts';

// A plan is made without locks, and SCIM clients write people of all feeds meanwhile. What a person edits is merged; a plan that makes somebody leave or
// gives a key away is right only while the people belong to the same feeds.

/**
 * Locks people who will lose a key.
 * @throws OvertakenError when one of them has another owner or key by now, has left or is back
 */
export async function checkHolders(store: FeedStore, planned: readonly KeyHolder[]): Promise<void> {
  if (planned.length === 0) return;
  const ids = planned.map(({ id }) => id);
  await store.lock(ids);
  const people = new Map((await store.findByIds(ids)).map((person) => [person.id, person]));
  for (const holder of planned) {
    const now = people.get(holder.id);
    if (now === undefined) continue;
    checkOwner(now, ownerOf(holder));
    if (uniqueKeys.some((key) => now[key] !== holder[key])) throw new OvertakenError('A key has changed.');
  }
}

/**
 * Locks people who will leave, because no feed delivers them.
 * @param withoutLogin ids of those who lose their login to others, whatever other feeds say
 * @throws OvertakenError when another feed delivers one of them by now
 */
export async function checkLeavers(
  store: FeedStore,
  ids: readonly number[],
  { feed, withoutLogin }: { feed: string; withoutLogin: ReadonlySet<number> },
): Promise<void> {
  await store.lock(ids);
  for (const [id, supplements] of await store.findSupplements(ids)) {
    const isDelivered = supplements.some((one) => one.isPresence && one.feed !== feed);
    if (isDelivered && !withoutLogin.has(id)) throw new OvertakenError('Another feed delivers a leaver.');
  }
}

/** @throws OvertakenError when a person has another owner than the plan assumed, has left or is back */
export function checkOwner(person: StoredPerson | KeyHolder, planned: string | null): void {
  if (ownerOf(person) !== planned) throw new OvertakenError('A person has another owner.');
}
