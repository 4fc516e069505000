import { identityKey } from '../../../people/identity-key.ts';
import type { StoredSupplement } from '../import/feed-priority.ts';
import type { StoredPerson } from '../import/feed-rows.ts';
import type { FeedStore } from '../import/feed-store.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { hasOtherNames, isSomeoneElse } from './same-person.ts';

/**
 * Finds candidates for entries without an id whose login no present person has. Either the feed renamed the person, or the owner did so
 * earlier and this feed still has the former login. Whether a candidate is the person is known only at the end of a full run: if no
 * other entry matched them.
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

/** The candidate whom the feed delivered with the entry's login or employee number, unless number or names show that it is someone else. */
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
