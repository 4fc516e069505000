import { ownerOf, uniqueKeys } from './feed-rows.ts';
import type { KeyHolder, StoredPerson } from './feed-rows.ts';
import type { FeedStore } from './feed-store.ts';
import { ConcurrentChangeError } from './concurrent-change-error.ts';

// Plans are made without locks, while SCIM clients may write people of any feed. Edits in between are merged. But a plan that marks people
// as leavers or transfers a key is valid only as long as the same feeds own these people.

/**
 * Locks people who will lose a key.
 * @throws ConcurrentChangeError if the owner or a key of one of them has changed, or if they have left or returned
 */
export async function checkHolders(store: FeedStore, planned: readonly KeyHolder[]): Promise<void> {
  if (planned.length === 0) return;
  const ids = planned.map(({ id }) => id);
  await store.lock(ids);
  const people = new Map((await store.findByIds(ids)).map((person) => [person.id, person]));
  for (const holder of planned) {
    const current = people.get(holder.id);
    if (current === undefined) continue;
    checkOwner(current, ownerOf(holder));
    if (uniqueKeys.some((key) => current[key] !== holder[key])) throw new ConcurrentChangeError('A key has changed.');
  }
}

/**
 * Locks people who will be marked as leavers because no feed delivers them.
 * @param withoutLogin ids of people whose login is transferred to others: they leave even if another feed delivers them
 * @throws ConcurrentChangeError if another feed delivers one of the others by now
 */
export async function checkLeavers(
  store: FeedStore,
  ids: readonly number[],
  { feed, withoutLogin }: { feed: string; withoutLogin: ReadonlySet<number> },
): Promise<void> {
  await store.lock(ids);
  for (const [id, supplements] of await store.findSupplements(ids)) {
    const isDelivered = supplements.some((one) => one.isPresence && one.feed !== feed);
    if (isDelivered && !withoutLogin.has(id)) throw new ConcurrentChangeError('Another feed delivers a leaver.');
  }
}

/** @throws ConcurrentChangeError if the owner is not the one that the plan assumed, or if the person has left or returned */
function checkOwner(person: StoredPerson, planned: string | null): void {
  if (ownerOf(person) !== planned) throw new ConcurrentChangeError('A person has another owner.');
}
