import { identityKey } from './identity-key.ts';

/** What collaborators are ordered by. */
export interface Named {
  readonly lastName: string;
  readonly firstName: string;
  readonly login: string;
}

/** One locale for all, so that every node returns the same page: Å with A, Ł with L, Ø with O. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Orders people by last name, first name and login, without regard to case and accents. Never 0, since logins differ. */
export function compareByName(one: Named, other: Named): number {
  return (
    collator.compare(one.lastName, other.lastName) ||
    collator.compare(one.firstName, other.firstName) ||
    compareLogins(one, other)
  );
}

function compareLogins(one: Named, other: Named): number {
  return identityKey(one.login) < identityKey(other.login) ? -1 : 1;
}

/** Sorts by `compareByName`. Each distinct name is compared only once, since the collator is slow and many people share a name. */
export function sortedByName<Item extends Named>(items: readonly Item[]): Item[] {
  const lastNames = ranksOf(items.map(({ lastName }) => lastName));
  const firstNames = ranksOf(items.map(({ firstName }) => firstName));
  const rankOf = ({ lastName, firstName }: Item) =>
    lastNames.get(lastName)! * firstNames.size + firstNames.get(firstName)!;
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((one, other) => one.rank - other.rank || compareLogins(one.item, other.item))
    .map(({ item }) => item);
}

/** The position of each text in the order of the collator; equal texts have the same. */
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
