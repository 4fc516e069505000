import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';
import { memoryChanged } from '../telemetry/events.ts';
import { followChanges } from './follow-changes.ts';
import type { Following } from './follow-changes.ts';
import { loginFollower } from './login-follower.ts';
import type { LoginFollower } from './login-follower.ts';
import { PeopleChanges } from './people-changes.ts';
import type { ChangedPeople } from './people-changes.ts';
import { peopleChangesStore } from './people-changes-store.ts';
import { peopleStore } from './people-store.ts';
import type { Person } from './person.ts';

/** Data about people in memory, updated with their changes. Leavers are passed to `remove`, never to `put`. */
export interface PeopleFollower {
  /** Starts a new state, which replaces the current one at `finish`. Until then, the current one is used. */
  rebuild(): { add(person: Person): void; finish(): void };
  put(person: Person): void;
  remove(id: number): void;
  /**
   * Does the same as `put` for many people, in the background: resolves when readers see them, unless `put` or `remove` was called for them
   * since. Without it, `put` is called for each.
   */
  putMany?(people: readonly Person[]): Promise<void>;
  /** Ends work in the background. */
  close?(): Promise<void>;
}

/** Look-ups in memory that do not belong to a follower. */
export interface PeopleMemory extends Following, Pick<LoginFollower, 'idOfLogin'> {
  /** As `catchUp`, but without waiting for the rest of a large run: for a change of a few people. */
  catchUpLatest(): Promise<void>;
  /** Number of people who have not left. */
  peopleCount(): number;
}

/**
 * Maximum number of people that are read in one statement. The embedded database runs on the event loop, so that its pages are smaller.
 */
const pageSizes = { embedded: 200, postgresql: 500 } as const;

/** Larger changes are passed to `putMany`. */
const mostSingle = 48;

/** Maximum number of people that are changed in memory before the event loop gets a turn. */
const mostPerTurn = 50;

/**
 * Fills the followers from the store and keeps them up to date (see `PeopleChanges`). Each commit that changes people is announced.
 */
export async function followPeople(options: {
  database: Database;
  followers: readonly PeopleFollower[];
  onError: (error: unknown) => void;
}): Promise<PeopleMemory> {
  const { database, onError } = options;
  const people = peopleStore(database.kysely);
  const store = peopleChangesStore(database.kysely);
  const logins = loginFollower();
  const followers = [logins, ...options.followers];

  await people.repairRevisions();
  const rulesVersion = await store.rulesVersion();
  const since = await store.snapshot();
  await readAll();
  const pageSize = pageSizes[database.kind];
  const changes = new PeopleChanges({
    store,
    since,
    rulesVersion,
    pageSize,
    apply: (changed) => applyChanges(followers, changed),
  });
  const read = () => changes.read();
  const following = await followChanges({ database, channel: 'people_changed', read, onError });
  return {
    catchUp: following.catchUp,
    state: following.state,
    catchUpLatest: async () => {
      const looked = changes.nextLook();
      await Promise.race([looked, following.catchUp()]);
    },
    idOfLogin: logins.idOfLogin,
    peopleCount: logins.size,
    close: async () => {
      await following.close();
      for (const follower of followers) await follower.close?.();
    },
  };

  /** Nobody is served yet, so that it need not be divided into turns. */
  async function readAll(): Promise<void> {
    const builders = followers.map((follower) => follower.rebuild());
    for await (const page of people.allPresent()) {
      for (const person of page) for (const builder of builders) builder.add(person);
    }
    for (const builder of builders) builder.finish();
  }
}

async function applyChanges(
  followers: readonly PeopleFollower[],
  { present, left }: ChangedPeople,
): Promise<{ seen: Promise<void> }> {
  memoryChanged.publish({ people: present.length + left.length });
  const many = present.length > mostSingle ? followers.filter((follower) => follower.putMany !== undefined) : [];
  const others = followers.filter((follower) => !many.includes(follower));
  const seen = putMany(many, present);
  // It is awaited later. Until then, a rejection is not unhandled.
  seen.catch(() => {});
  await inTurns(left, (id) => {
    for (const follower of followers) follower.remove(id);
  });
  await inTurns(present, (person) => {
    for (const follower of others) follower.put(person);
  });
  return { seen };
}

async function putMany(followers: readonly PeopleFollower[], people: readonly Person[]): Promise<void> {
  await Promise.all(followers.map((follower) => follower.putMany?.(people)));
}

/** Calls `change` for each item, and gives the event loop a turn after some of them. */
async function inTurns<Item>(items: readonly Item[], change: (item: Item) => void): Promise<void> {
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % mostPerTurn === 0) await setImmediate();
    change(item);
  }
}
