import type { FeedCursor } from '../feed-source.ts';
import type { DirectoryServer } from './directory-server.ts';
import { IdCollector, idsIn } from './known-ids.ts';
import type { IdBytes } from './known-ids.ts';

/** How often the ids of everybody are compared, to find people who were deleted. */
const deletionCheckMinutes = 10;
/** People who came or left since `ids` was made. With more of them, it is made again. */
const mostChanges = 10_000;

/**
 * What a source remembers between readings: plain data, which a reading on a worker thread is given and returns at its end. A node that has
 * just started remembers nothing, so it reads everybody first.
 */
export interface MemoryState {
  readonly schema?: DirectoryServer['schema'];
  /** The cursor that was returned last. */
  readonly cursor?: FeedCursor | undefined;
  /** Time of the last check for deletions in milliseconds. */
  readonly checkedAt: number;
  /** People whom the last check no longer found. */
  readonly deleted: readonly string[];
  /** Everybody at the last check. */
  readonly ids?: IdBytes | undefined;
  /** Who came (true) or left since then. */
  readonly changes: ReadonlyMap<string, boolean>;
}

export const emptyMemory: MemoryState = { checkedAt: 0, deleted: [], changes: new Map() };

/** The memory of a source during one reading. */
export interface SourceMemory {
  schema: DirectoryServer['schema'];
  cursor(): FeedCursor | undefined;
  /** Adds the time of the last check for deletions to a cursor, and remembers it. */
  returned(cursor: FeedCursor): FeedCursor;
  /** Deletions that the last check found are found again, unless its cursor was stored. */
  continueFrom(cursor: FeedCursor): void;
  /** Whether deletions can be told: this node has read everybody since it started. */
  isComplete(): boolean;
  isDeletionCheckDue(): boolean;
  /** Everybody who is present; returns who was present before and is no longer. */
  replaceIds(ids: IdCollector): readonly string[];
  add(id: string): void;
  remove(id: string): void;
  /** For the next reading. */
  state(): MemoryState;
}

/** @param now time of the reading in milliseconds */
export function sourceMemory(state: MemoryState, now: number): SourceMemory {
  let { cursor, checkedAt, deleted, ids } = state;
  let changes = new Map(state.changes);
  const everybody = () => {
    const known = new Set(ids === undefined ? [] : idsIn(ids));
    for (const [id, isPresent] of changes) {
      if (isPresent) known.add(id);
      else known.delete(id);
    }
    return known;
  };
  const memory: SourceMemory = {
    schema: state.schema,
    cursor: () => cursor,
    returned: (next) => {
      cursor = { ...next, checked: checkedAt };
      return cursor;
    },
    continueFrom: (from) => {
      const isStored = from['checked'] === checkedAt;
      if (!isStored && deleted.length > 0) {
        for (const id of deleted) changes.set(id, true);
        checkedAt = 0;
      }
      deleted = [];
    },
    isComplete: () => ids !== undefined,
    isDeletionCheckDue: () => now - checkedAt >= deletionCheckMinutes * 60_000,
    replaceIds: (collector) => {
      const found = collector.bytes();
      const gone = everybody();
      for (const id of idsIn(found)) gone.delete(id);
      deleted = [...gone];
      ids = found;
      changes = new Map();
      checkedAt = now;
      return deleted;
    },
    add: (id) => void changes.set(id, true),
    remove: (id) => void changes.set(id, false),
    state: () => {
      if (changes.size > mostChanges) {
        const collector = new IdCollector();
        for (const id of everybody()) collector.add(id);
        ids = collector.bytes();
        changes = new Map();
      }
      return { schema: memory.schema, cursor, checkedAt, deleted, ids, changes };
    },
  };
  return memory;
}
