import type { Nearness } from '@directory/people-index';
import type { PeopleFollower } from './people-memory.ts';
import type { PeopleStore } from './people-store.ts';
import type { References } from './reference-lists.ts';
import { searchablePerson } from './searchable-person.ts';

const remembered = 5000;

/** Where the people who search sit, so that equals nearby come first. */
export interface Surroundings extends PeopleFollower {
  of(personId: number): Promise<Nearness | undefined>;
}

/** Read from the store at somebody's first search and kept until that person changes. */
export function surroundings(store: PeopleStore, references: References): Surroundings {
  const known = new Map<number, Promise<Nearness | undefined>>();
  const forget = (id: number) => void known.delete(id);
  return {
    of(personId) {
      const kept = known.get(personId);
      if (kept !== undefined) return kept;
      const place = read(personId);
      if (known.size >= remembered) forget(known.keys().next().value ?? personId);
      known.set(personId, place);
      // A failed read is not remembered.
      place.catch(() => forget(personId));
      return place;
    },
    rebuild: () => ({ add() {}, finish: () => known.clear() }),
    put: (person) => forget(person.id),
    remove: forget,
  };

  async function read(id: number): Promise<Nearness | undefined> {
    const person = await store.find({ id });
    if (person === undefined) return undefined;
    const { site, city, entity, country } = searchablePerson(person, references);
    return { site, city, unit: entity, country };
  }
}
