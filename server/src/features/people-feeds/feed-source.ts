import type { FeedRunMode } from '@directory/contract';
import { ReasonedError } from './entries/because.ts';
import type { FeedEntry } from './entries/feed-entry.ts';
import type { SerializedEntry } from './entries/serialized-entry.ts';

/** Kinds of feeds. A feed of kind `photos` delivers photos of people whom other feeds own. */
export const feedKinds = ['csv', 'ldif', 'ldap', 'scim', 'photos', 'demo'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Whether a run reads all people, which is a full run, or only changes. */
export type RunMode = Exclude<FeedRunMode, 'retirement'>;

/** Position from which a source reads its next changes: a small JSON object that is opaque to everything but the source. */
export type FeedCursor = { readonly [name: string]: string | number | boolean | null };

export interface ReadingOptions {
  readonly signal: AbortSignal;
  /** Called with sentences for the operator that concern the source as a whole. They contain no personal values. */
  readonly notice: (sentence: string) => void;
}

/** One pass over a source. The entries can be iterated only once. */
export interface FeedReading {
  readonly entries: AsyncIterable<FeedEntry | SerializedEntry>;
  /** The cursor for the next `readChanges`, valid after the last entry; null if the source cannot read changes from here. */
  readonly cursor: () => FeedCursor | null;
  /**
   * Returns which of these ids no longer exist in the source. Needed when an account was deleted and created again with the same login: the
   * person with the old id may or may not still be there. And when an entry is missing from a full reading: it may have been moved during
   * that. Absent if the source is read at one moment, like a file.
   */
  readonly findMissingIds?: FindMissingIds;
}

export type FindMissingIds = (externalIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A source of people that is read on a schedule. */
export interface FeedSource {
  /** Name of the feed: letters, digits, dot, hyphen, underscore. */
  readonly name: string;
  readonly kind: FeedKind;
  /**
   * Reads all people. People without an entry are treated as having left the feed, so an incomplete reading must throw.
   * @throws FeedUnavailableError, UnreadableFileError, here or while the entries are read
   */
  readAll(options: ReadingOptions): FeedReading | Promise<FeedReading>;
  /**
   * Reads only the people who changed since the cursor. Absent if the source cannot.
   * @throws CursorExpiredError when a full run is needed first; otherwise as `readAll`
   */
  readChanges?(cursor: FeedCursor, options: ReadingOptions): FeedReading | Promise<FeedReading>;
  /**
   * A cheap check whether the content of the source differs from what this node last tried to read, such as a replaced file. False before
   * the first reading, and while the file is still being written.
   */
  isReplaced?(): Promise<boolean>;
}

/**
 * The source cannot be read now: it does not respond, rejects the credentials, or sends an incomplete response. Nothing is changed, and the
 * run is retried. The message contains no secrets.
 */
export class FeedUnavailableError extends ReasonedError {
  override readonly name = 'FeedUnavailableError';
}

/** The source cannot tell what has changed since the cursor, for example because the directory server was restored. */
export class CursorExpiredError extends Error {
  override readonly name = 'CursorExpiredError';
}
