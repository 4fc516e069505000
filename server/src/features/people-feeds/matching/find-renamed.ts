import { identityKey } from '../../../people/identity-key.ts';
import type { StoredSupplement } from '../import/feed-priority.ts';
import type { StoredPerson } from '../import/feed-rows.ts';
import type { FeedStore } from '../import/feed-store.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { hasOtherNames, isSomeoneElse } from './same-person.ts';

/**
 * People of a feed whom entries without an id may be about although nobody has their login: a new login in the feed, or one that the owner has
 * changed already. Whether they are is known at the end of a complete reading, when they have no entry of their own.
 */
export async function findRenamed(
  entries: readonly PersonEntry[],
  { feed, store, hasSupplements }: { feed: string; store: FeedStore; hasSupplements: boolean },
): Promise<StoredPerson[]> {
  const numbers = [...new Set(entries.flatMap(({ employeeNumberKey }) => employeeNumberKey ?? []))];
  const byNumber = await store.idsByNumbers(feed, numbers);
  const byLogin = hasSupplements
    ? await store.idsByFormerLogins(
        feed,
        entries.map(({ loginKey }) => loginKey),
      )
    : [];
  return await store.findByIds([...new Set([...byNumber, ...byLogin])]);
}

/** The one of these people whom the feed delivered with the entry's login or, with the same name, with its employee number. */
export function renamedPerson(
  entry: PersonEntry,
  candidates: readonly StoredPerson[],
  { feed, supplements }: { feed: string; supplements: ReadonlyMap<number, readonly StoredSupplement[]> },
): StoredPerson | undefined {
  const deliveredOf = (person: StoredPerson) =>
    person.feed === feed ? person.values : supplements.get(person.id)?.find((one) => one.feed === feed)?.values;
  const isSame = (one: string | undefined, key: string | null) => one !== undefined && identityKey(one) === key;
  return (
    candidates.find((person) => isSame(deliveredOf(person)?.login, entry.loginKey) && !isSomeoneElse(entry, person)) ??
    candidates.find(
      (person) => isSame(deliveredOf(person)?.employeeNumber, entry.employeeNumberKey) && !hasOtherNames(entry, person),
    )
  );
}
