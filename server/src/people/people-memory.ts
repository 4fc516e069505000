import type { Database } from '../database/open-database.ts';
import { followChanges } from './follow-changes.ts';
import type { Following } from './follow-changes.ts';
import { identityKey } from './identity-key.ts';
import { peopleStore } from './people-store.ts';
import type { Person } from './person.ts';

/** Something that is kept in memory about people, and follows their changes. Leavers are removed, never put. */
export interface PeopleFollower {
  /** Starts afresh: what `add` was given replaces everything at `finish`, and the old state answers until then. */
  rebuild(): { add(person: Person): void; finish(): void };
  put(person: Person): void;
  remove(id: number): void;
}

/** What memory knows of people besides what its followers keep. */
export interface PeopleMemory extends Following {
  /** The id of the person with that login, compared without case; undefined for leavers and strangers. */
  idOfLogin(login: string): number | undefined;
  /** People who have not left. */
  peopleCount(): number;
}

/** From this share of changed people on, building afresh is quicker than changing in place. */
const rebuildShare = 0.2;
const rebuildLeast = 5000;

/**
 * Fills the followers from the store and keeps them fresh: each commit that changed people is announced, and read from the
 * last horizon on (see `PeopleStore.horizon`), so that a transaction that commits late is not missed.
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
  let horizon = 0;

  await store.repairRevisions();
  await rebuildAll();
  const following = await followChanges({ database, channel: 'people_changed', read: readChanges, onError });
  return { ...following, idOfLogin: logins.idOfLogin, peopleCount: logins.size };

  async function readChanges(): Promise<void> {
    const next = await store.horizon();
    const most = Math.max(rebuildLeast, Math.ceil(logins.size() * rebuildShare));
    if ((await store.countChanged(horizon, most)) >= most) return await rebuildAll();
    for await (const people of store.changed(horizon)) {
      for (const person of people) {
        for (const follower of followers) {
          if (person.leftAt === null) follower.put(person);
          else follower.remove(person.id);
        }
      }
    }
    for (const id of await store.removed(horizon)) for (const follower of followers) follower.remove(id);
    horizon = next;
  }

  async function rebuildAll(): Promise<void> {
    const next = await store.horizon();
    const builders = followers.map((follower) => follower.rebuild());
    for await (const people of store.everybody()) {
      for (const person of people) for (const builder of builders) builder.add(person);
    }
    for (const builder of builders) builder.finish();
    horizon = next;
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
