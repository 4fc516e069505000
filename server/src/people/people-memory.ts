import type { Database } from '../database/open-database.ts';
import { followChanges } from './follow-changes.ts';
import type { Following } from './follow-changes.ts';
import { identityKey } from './identity-key.ts';
import { peopleStore } from './people-store.ts';
import type { Person } from './person.ts';

/** Data about people in memory, updated with their changes. Leavers are passed to `remove`, never to `put`. */
export interface PeopleFollower {
  /** Starts a new state, which replaces the current one at `finish`. Until then, the current one is used. */
  rebuild(): { add(person: Person): void; finish(): void };
  put(person: Person): void;
  remove(id: number): void;
}

/** Look-ups in memory that do not belong to a follower. */
export interface PeopleMemory extends Following {
  /** The id of the person with that login, compared without case; undefined for leavers and unknown logins. */
  idOfLogin(login: string): number | undefined;
  /** Number of people who have not left. */
  peopleCount(): number;
}

/** If more than this share of people changed, rebuilding is faster than updating. */
const rebuildShare = 0.2;
const rebuildLeast = 5000;

/**
 * Fills the followers from the store and keeps them up to date. Each commit that changes people is announced; changes are then read from the
 * oldest transaction that was running at the previous read (see `PeopleStore.oldestTransaction`), so that a late commit is not missed.
 */
export async function followPeople(options: {
  database: Database;
  followers: readonly PeopleFollower[];
  onError: (error: unknown) => void;
}): Promise<PeopleMemory> {
  const { database, onError } = options;
  const store = peopleStore(database.kysely);
  const logins = loginFollower();
  const followers = [logins, ...options.followers];
  let readSince = 0;
  let rulesVersion = 0;

  await store.repairRevisions();
  await rebuildAll();
  const following = await followChanges({ database, channel: 'people_changed', read: readChanges, onError });
  return { ...following, idOfLogin: logins.idOfLogin, peopleCount: logins.size };

  async function readChanges(): Promise<void> {
    // A rule changes what is shown of people who did not change themselves.
    if ((await store.rulesVersion()) !== rulesVersion) return await rebuildAll();
    const next = await store.oldestTransaction();
    const most = Math.max(rebuildLeast, Math.ceil(logins.size() * rebuildShare));
    if ((await store.countChanged(readSince, most)) >= most) return await rebuildAll();
    for await (const people of store.changed(readSince)) {
      for (const person of people) {
        for (const follower of followers) {
          if (person.leftAt === null) follower.put(person);
          else follower.remove(person.id);
        }
      }
    }
    for (const id of await store.removed(readSince)) for (const follower of followers) follower.remove(id);
    readSince = next;
  }

  async function rebuildAll(): Promise<void> {
    const nextRules = await store.rulesVersion();
    const next = await store.oldestTransaction();
    const builders = followers.map((follower) => follower.rebuild());
    for await (const people of store.allPresent()) {
      for (const person of people) for (const builder of builders) builder.add(person);
    }
    for (const builder of builders) builder.finish();
    readSince = next;
    rulesVersion = nextRules;
  }
}

function loginFollower() {
  let idOf = new Map<string, number>();
  let keyOf = new Map<number, string>();
  const remove = (id: number) => {
    const key = keyOf.get(id);
    if (key === undefined) return;
    keyOf.delete(id);
    if (idOf.get(key) === id) idOf.delete(key);
  };
  return {
    idOfLogin: (login: string) => idOf.get(identityKey(login)),
    size: () => keyOf.size,
    rebuild() {
      const freshIds = new Map<string, number>();
      const freshKeys = new Map<number, string>();
      return {
        add(person: Person) {
          const key = identityKey(person.login);
          freshIds.set(key, person.id);
          freshKeys.set(person.id, key);
        },
        finish() {
          idOf = freshIds;
          keyOf = freshKeys;
        },
      };
    },
    put(person: Person) {
      remove(person.id);
      const key = identityKey(person.login);
      idOf.set(key, person.id);
      keyOf.set(person.id, key);
    },
    remove,
  };
}
