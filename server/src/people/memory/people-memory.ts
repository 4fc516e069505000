import { setImmediate } from 'node:timers/promises';
import type { Storable } from '@directory/people-index';
import type { Database } from '../../database/open-database.ts';
import { memoryChanged } from '../../telemetry/events.ts';
import { databaseHistory } from './database-history-store.ts';
import { followChanges } from './follow-changes.ts';
import type { Following } from './follow-changes.ts';
import { IdTable } from '../data-structures/id-table.ts';
import { loginFollower } from './login-follower.ts';
import type { LoginFollower } from './login-follower.ts';
import type { MembershipCounts } from './membership-counts.ts';
import { PeopleChanges } from './people-changes.ts';
import type { AppliedChanges, ChangedPeople } from './people-changes.ts';
import { peopleChangesStore } from './people-changes-store.ts';
import { peopleStore } from '../people-store.ts';
import type { Person } from '../person.ts';
import { SnapshotKeeper } from './snapshot-keeper.ts';
import type { SnapshotOptions } from './snapshot-keeper.ts';

/** Builds a new state of a follower. */
export interface FollowerBuilder {
  add(person: Person): void;
  /** Await it regularly while many people are added, so that a worker thread that builds the state does not fall far behind. */
  ready?(): Promise<void>;
  finish(): void | Promise<void>;
  /** Discards the new state. */
  abandon?(): Promise<void>;
}

/**
 * Data in memory that is derived from the people and updated with their changes. Leavers are passed to `remove`, never to `put`. After a
 * change of the rules, `put` is called only for people for whom `haveSameEffect` is false.
 */
export interface PeopleFollower {
  /**
   * Starts building a new state, which replaces the current one at `finish`. The current state stays in use until then.
   * @param expected approximate number of people that will be added
   */
  rebuild(expected?: number): FollowerBuilder;
  put(person: Person): void;
  remove(id: number): void;
  /**
   * A copy of the state as plain data. The state must not change until this resolves. `turn` yields to the event loop.
   */
  stored(turn: () => Promise<void>): Promise<Storable>;
  /** Replaces the state by one that `stored` of the same version of the program returned, in this or another process. */
  restore(stored: unknown): void;
  /** Whether values of a removed person are still in memory, although no reader can find them. */
  retains?(id: number): boolean;
  /** Drops the values of removed people, in the background. */
  purge?(): Promise<void>;
  /**
   * As `put` for many people, in the background. Resolves when readers see them, except those for whom `put` or `remove` was called since.
   * Followers without this method get a `put` for each person.
   * @param moreFollow more people of the same large run follow, and these may wait for them
   */
  putMany?(people: readonly Person[], moreFollow: boolean): Promise<void>;
  /** Resolves when the background work has taken everyone passed to `putMany`. Until then, they take memory. */
  untilTaken?(): Promise<void>;
  /** Stops background work. */
  close?(): Promise<void>;
}

/** The people in memory, kept up to date with the database. */
export interface PeopleMemory extends Following, Pick<LoginFollower, 'idOfLogin'> {
  /** As `catchUp`, but without waiting for the remaining pages of a large run. Use it after a change of a few people. */
  catchUpLatest(): Promise<void>;
  /** Number of people who have not left. */
  peopleCount(): number;
}

/**
 * Maximum number of people read by one statement. Pages are small enough to become garbage before V8 promotes them to the old generation.
 */
const pageSize = 200;

/** Maximum number of people that are applied with `put`. Larger changes are passed to `putMany`. */
const maxSingle = 48;

/** Maximum number of people changed in memory before yielding to the event loop. */
const maxPerTurn = 20;

/** Maximum number of people who are looked up before yielding to the event loop. */
const maxLookupsPerTurn = 10_000;

/** The number of people read so far at the start. */
export interface ReadingProgress {
  readonly read: number;
  readonly total: number;
}

export interface PeopleMemoryOptions {
  readonly database: Database;
  /** One of the followers: the groups to which the rules about people refer. */
  readonly counts: MembershipCounts;
  /** The other followers. */
  readonly followers: readonly PeopleFollower[];
  readonly onError: (error: unknown) => void;
  /** Called after each page read at the start. */
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Where memory is stored for the next start; without it, each start reads everybody. */
  readonly snapshots?: SnapshotOptions;
}

/**
 * Fills the followers from a file or the database, and keeps them up to date (see `PeopleChanges`). Each commit that changes people
 * notifies the channel `people_changed`.
 */
export async function followPeople(options: PeopleMemoryOptions): Promise<PeopleMemory> {
  const { database, counts, onError, onProgress } = options;
  const people = peopleStore(database.kysely);
  const store = peopleChangesStore(database.kysely);
  const history = databaseHistory(database.kysely);
  const logins = loginFollower();
  const followers = [logins, counts, ...options.followers];
  const keeper = options.snapshots && new SnapshotKeeper(followers, options.snapshots);
  /** Stays true until `startOver` has succeeded: right after a failover, the database may become unavailable again. */
  let mustStartOver = false;

  await people.repairRevisions();
  await history.mayHaveLost();
  const { snapshot } = await store.poll();
  const rules = await store.rules();
  const restored = await keeper?.restore(rules.version);
  if (restored === undefined) await readAll();
  const since = restored?.since ?? snapshot;
  const changes = new PeopleChanges({ store, since, rules, idsWhere: counts.idsWhere, pageSize, apply });
  const following = await followChanges({ database, channel: 'people_changed', read, onError });
  keeper?.start(() => void following.catchUp());
  return {
    catchUp: following.catchUp,
    state: following.state,
    catchUpLatest: async () => {
      const polled = changes.nextPoll();
      await Promise.race([polled, following.catchUp()]);
    },
    idOfLogin: logins.idOfLogin,
    peopleCount: logins.size,
    close: async () => {
      await following.close();
      await keeper?.close();
      for (const follower of followers) await follower.close?.();
    },
  };

  /** Does not yield to the event loop between people, since no requests are served yet. */
  async function readAll(): Promise<void> {
    const total = await people.countPresent();
    const builders = followers.map((follower) => follower.rebuild(total));
    try {
      let added = 0;
      for await (const page of people.allPresent(undefined, rules)) {
        for (const person of page) for (const builder of builders) builder.add(person);
        added += page.length;
        onProgress?.({ read: added, total });
        for (const builder of builders) await builder.ready?.();
      }
      // In parallel, because a worker thread may finish one of them.
      await Promise.all(builders.map((builder) => builder.finish()));
    } catch (error) {
      for (const builder of builders) await builder.abandon?.();
      throw error;
    }
  }

  async function read(covers: () => void): Promise<void> {
    if (await history.mayHaveLost()) mustStartOver = true;
    if (mustStartOver) await startOver();
    mustStartOver = false;
    covers();
    await changes.read();
    await keeper?.take(changes.state, logins.size());
  }

  async function apply(changed: ChangedPeople, moreFollow: boolean): Promise<AppliedChanges> {
    keeper?.noteChanges(changed.present.length + changed.left.length);
    const applied = await applyChanges(followers, changed, moreFollow);
    await keeper?.noteDeleted(changed.deleted);
    return applied;
  }

  /** Removes people who are no longer in the database, and makes `changes` read all others again. */
  async function startOver(): Promise<void> {
    await people.repairRevisions();
    const present = new IdTable(logins.size());
    for await (const page of people.allPresentIds()) for (const id of page) present.set(id, 0);
    const left: number[] = [];
    let lookups = 0;
    // Memory does not change meanwhile, since reads do not overlap.
    for (const id of logins.ids()) {
      if (present.get(id) === -1) left.push(id);
      if (++lookups % maxLookupsPerTurn === 0) await setImmediate();
    }
    await applyChanges(followers, { present: [], left, deleted: left });
    changes.startOver();
  }
}

async function applyChanges(
  followers: readonly PeopleFollower[],
  { present, left }: ChangedPeople,
  moreFollow = false,
): Promise<AppliedChanges> {
  memoryChanged.publish({ people: present.length + left.length });
  const many = present.length > maxSingle ? followers.filter((follower) => follower.putMany !== undefined) : [];
  const others = followers.filter((follower) => !many.includes(follower));
  const seen = putMany(many, present, moreFollow);
  // It is awaited later. A rejection before that must not count as unhandled.
  seen.catch(() => {});
  await inBatches(left, (id) => {
    for (const follower of followers) follower.remove(id);
  });
  await inBatches(present, (person) => {
    for (const follower of others) follower.put(person);
  });
  return { seen, taken: untilTaken(many) };
}

/** Not `async`: a suspended async function retains its arguments, so the people of a large run would stay in memory until they are seen. */
function putMany(followers: readonly PeopleFollower[], people: readonly Person[], moreFollow: boolean): Promise<void> {
  return all(followers.map((follower) => follower.putMany?.(people, moreFollow)));
}

function untilTaken(followers: readonly PeopleFollower[]): Promise<void> {
  return all(followers.map((follower) => follower.untilTaken?.()));
}

async function all(promises: readonly (Promise<void> | undefined)[]): Promise<void> {
  await Promise.all(promises);
}

/** Calls `change` for each item, and yields to the event loop after every `maxPerTurn` items. */
async function inBatches<Item>(items: readonly Item[], change: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % maxPerTurn === 0) await setImmediate();
    change(item);
  }
}
