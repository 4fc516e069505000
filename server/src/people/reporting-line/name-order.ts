import { identityKey } from '../identity-key.ts';

/** The values by which people are ordered. */
export interface Named {
  readonly lastName: string;
  readonly firstName: string;
  readonly login: string;
  readonly id: number;
}

/** The same locale for all viewers, so that every node returns the same pages. Å sorts with A, Ł with L, Ø with O. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Compares people by last name, first name and login, ignoring case and accents. Never returns 0 for different people: while a login passes
 * from one to another, both have it until the change of the second is read, and are compared by id.
 */
export function compareByName(one: Named, other: Named): number {
  return (
    collator.compare(one.lastName, other.lastName) ||
    collator.compare(one.firstName, other.firstName) ||
    compareLogins(one, other)
  );
}

function compareLogins(one: Named, other: Named): number {
  const [key, otherKey] = [identityKey(one.login), identityKey(other.login)];
  if (key === otherKey) return one.id - other.id;
  return key < otherKey ? -1 : 1;
}

/**
 * Sorts by `compareByName`. The collator is slow and many people share a name, so only distinct names are compared with it. Logins are only
 * read for people with equal names.
 */
export function sortedByName<Item>(items: readonly Item[], nameOf: (item: Item) => Named): Item[] {
  const named = items.map((item) => {
    const name = nameOf(item);
    return { item, name, lastName: name.lastName, firstName: name.firstName };
  });
  const lastNames = ranksOf(named.map(({ lastName }) => lastName));
  const firstNames = ranksOf(named.map(({ firstName }) => firstName));
  return named
    .map(({ item, name, lastName, firstName }) => ({
      item,
      name,
      rank: lastNames.get(lastName)! * firstNames.size + firstNames.get(firstName)!,
    }))
    .sort((one, other) => one.rank - other.rank || compareLogins(one.name, other.name))
    .map(({ item }) => item);
}

/** The rank of each text in the order of the collator. Texts that the collator treats as equal have the same rank. */
function ranksOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const sorted = [...new Set(texts)].sort(collator.compare);
  const ranks = new Map<string, number>();
  let previous: string | undefined;
  let rank = 0;
  for (const text of sorted) {
    if (previous !== undefined && collator.compare(previous, text) !== 0) rank++;
    ranks.set(text, rank);
    previous = text;
  }
  return ranks;
}
