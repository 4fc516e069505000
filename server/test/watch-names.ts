import { expect, onTestFinished } from 'vitest';
import type { Database } from '../src/database/open-database.ts';
import { membershipCounts } from '../src/people/memory/membership-counts.ts';
import { followPeople } from '../src/people/memory/people-memory.ts';
import type { PeopleFollower } from '../src/people/memory/people-memory.ts';
import type { Person } from '../src/people/person.ts';

/** A follower that stores first names by id, so that a test can check its calls. */
function nameFollower() {
  let names = new Map<number, string>();
  let changes = 0;
  const follower: PeopleFollower = {
    rebuild() {
      const fresh = new Map<number, string>();
      return {
        add: (person: Person) => void fresh.set(person.id, person.firstName),
        finish: () => {
          names = fresh;
        },
      };
    },
    put: (person) => {
      names.set(person.id, person.firstName);
      changes += 1;
    },
    remove: (id) => {
      names.delete(id);
      changes += 1;
    },
    stored: async () => ({ ids: Uint32Array.from(names.keys()), texts: [...names.values()] }),
    restore: (stored) => {
      const { ids, texts } = stored as { ids: Uint32Array; texts: string[] };
      names = new Map(Array.from(ids, (id, index) => [id, texts[index]!]));
    },
  };
  return {
    follower,
    names: () => [...names.values()].toSorted(),
    /** Number of calls of `put` and `remove`. */
    changes: () => changes,
  };
}

function fail(error: unknown): never {
  throw error;
}

export async function follow(database: Database) {
  const watched = nameFollower();
  const memory = await followPeople({
    database,
    counts: membershipCounts(),
    followers: [watched.follower],
    onError: fail,
  });
  onTestFinished(() => memory.close());
  return { ...watched, memory };
}

/** Retries a check for less than the 30 s after which a node polls for changes, so that it succeeds only if the node was notified. */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  await expect.poll(async () => (await check(), true), { timeout: 20_000 }).toBe(true);
}
