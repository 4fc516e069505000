import type { PeopleStore } from './people-store.ts';
import type { Person } from './person.ts';

/**
 * Whom `manager` (a group ID or a distinguished name) or `C_assistant` (a group ID) names: the group ID is tried first.
 * Undefined when nobody who is here bears it.
 */
export async function findNamed(store: PeopleStore, reference: string): Promise<Person | undefined> {
  if (reference === '') return undefined;
  const person =
    (await store.find({ groupIdentifier: reference })) ?? (await store.find({ distinguishedName: reference }));
  return person?.leftAt === null ? person : undefined;
}
