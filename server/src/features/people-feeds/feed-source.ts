import type { FeedEntry } from './entries/feed-entry.ts';
import type { SerializedEntry } from './entries/serialized-entry.ts';

/** What kinds of feeds there are. A feed of kind `photos` delivers photos of people that other feeds own. */
export const feedKinds = ['csv', 'ldif', 'ldap', 'scim', 'photos', 'demo'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Where a source continues to read changes: a small JSON object that only the source understands. */
export type FeedCursor = { readonly [name: string]: string | number | boolean | null };

export interface ReadingOptions {
  readonly signal: AbortSignal;
  /** Called with sentences for the operator about the reading as a whole, without personal values. */
  readonly notice: (sentence: string) => void;
}

/** One reading of a source. The entries can be read once. */
export interface FeedReading {
  readonly entries: AsyncIterable<FeedEntry | SerializedEntry>;
  /** Call it after the last entry: where the next `readChanges` continues; null where the source cannot. */
  readonly cursor: () => FeedCursor | null;
  /**
   * Which of these ids the source does not have any more: an account that was deleted and made anew has the login of one that may still be there.
   * Absent where a reading has everybody.
   */
  readonly findGone?: FindGone;
}

export type FindGone = (externalIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A source of people that is read on a schedule. */
export interface FeedSource {
  /** Name of the feed: letters, digits, dot, hyphen, underscore. */
  readonly name: string;
  readonly kind: FeedKind;
  /**
   * Reads everybody. People who are missing have left the feed, so a reading that is not complete must fail.
   * @throws FeedUnavailableError, UnreadableFileError, here or while the entries are read
   */
  readAll(options: ReadingOptions): FeedReading | Promise<FeedReading>;
  /**
   * Reads only who changed since the cursor; absent where the source cannot.
   * @throws CursorExpiredError when a complete reading is needed first; otherwise as `readAll`
   */
  readChanges?(cursor: FeedCursor, options: ReadingOptions): FeedReading | Promise<FeedReading>;
  /**
   * Whether there is something else to read than what the last reading of this node tried, told at little cost: a file was replaced. False
   * before the first reading, and while it is being written.
   */
  isReplaced?(): Promise<boolean>;
}

/**
 * The source cannot be read now: it does not answer, rejects the credentials, or sends an incomplete answer. Nothing is changed and the
 * feed tries again. The message is a sentence for the operator without secrets.
 */
export class FeedUnavailableError extends Error {
  override readonly name = 'FeedUnavailableError';
}

/** Changes since the cursor cannot be told, for example after the directory server was restored. */
export class CursorExpiredError extends Error {
  override readonly name = 'CursorExpiredError';
}
