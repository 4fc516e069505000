import type { FeedCursor } from '../feed-source.ts';
import type { DirectoryServer } from './directory-server.ts';

/** How often the ids of everybody are compared, to find people who were deleted. */
const deletionCheckMinutes = 10;

/** What a source remembers between readings. A node that has just started remembers nothing, so it reads everybody first. */
export interface SourceMemory {
  schema: DirectoryServer['schema'];
  /** The cursor that was returned last. */
  cursor(): FeedCursor | undefined;
  /** Adds the time of the last check for deletions to a cursor, and remembers it. */
  returned(cursor: FeedCursor): FeedCursor;
  /** Deletions that the last check found are found again, unless its cursor was stored. */
  continueFrom(cursor: FeedCursor): void;
  /** Whether deletions can be told: this node has read everybody since it started. */
  isComplete(): boolean;
  isDeletionCheckDue(): boolean;
  /** Everybody who is present; returns who was present before and is no longer. */
  replaceIds(ids: Set<string>): readonly string[];
  add(id: string): void;
  remove(id: string): void;
}

export function newMemory(): SourceMemory {
  let ids: Set<string> | undefined;
  let checkedAt = 0;
  let deleted: readonly string[] = [];
  let cursor: FeedCursor | undefined;
  return {
    schema: undefined,
    cursor: () => cursor,
    returned: (next) => {
      cursor = { ...next, checked: checkedAt };
      return cursor;
    },
    continueFrom: (from) => {
      const isStored = from['checked'] === checkedAt;
      if (!isStored && deleted.length > 0) {
        for (const id of deleted) ids?.add(id);
        checkedAt = 0;
      }
      deleted = [];
    },
    isComplete: () => ids !== undefined,
    isDeletionCheckDue: () => Date.now() - checkedAt >= deletionCheckMinutes * 60_000,
    replaceIds: (found) => {
      deleted = ids === undefined ? [] : [...ids].filter((id) => !found.has(id));
      ids = found;
      checkedAt = Date.now();
      return deleted;
    },
    add: (id) => void ids?.add(id),
    remove: (id) => void ids?.delete(id),
  };
}
