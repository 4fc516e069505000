import type { Kysely, Transaction } from 'kysely';
import { checkRights, checkUsable } from './check-database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { fullDiskDuringStart } from './data-folder/unopened-files.ts';
import { migrate } from './migrate.ts';
import { withTimeLimit } from './time-limit.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';
import type { Tables } from './tables.ts';

/** What stores run their queries on: the database, or a transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Listener {
  /** Whether every notification is delivered. If not, changes must be polled for as well. */
  readonly isReliable: boolean;
  /** Whether a connection for notifications is open. */
  isListening(): boolean;
}

/** The load of a database. The embedded database has a single session. */
export interface DatabaseFigures {
  /** Number of open connections, and how many of them are idle. */
  readonly connections: number;
  readonly idle: number;
  readonly maxConnections: number;
  /** Number of tasks that wait for a connection. */
  readonly waiting: number;
  /** False while the server is unavailable or rejects connections, so that all work fails immediately, and while it is read-only. */
  readonly isAnswering: boolean;
}

/** An open database. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly kysely: Kysely<Tables>;
  /**
   * Runs the work in a transaction. Use only the `queries` passed to it: the embedded database has a single session, so other queries would
   * wait forever.
   */
  transaction<Result>(work: (queries: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  figures(): DatabaseFigures;
  /** Calls back after each commit that notified the channel, and after every reconnection. */
  listen(channel: string, onNotification: () => void): Promise<Listener>;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | {
      readonly kind: 'embedded';
      readonly folder: string;
      /** True for a temporary copy, which root may open for another user. */
      readonly isCopy?: boolean;
    }
  | { readonly kind: 'memory'; readonly dump?: Blob }
  | {
      readonly kind: 'postgresql';
      readonly url: string;
      readonly poolSize: number;
      /** False behind a connection pooler in transaction mode, which does not deliver notifications. */
      readonly canListen?: boolean;
    };

/**
 * Opens the database and migrates it.
 * @throws FolderLockedError, FolderError for the embedded database; DatabaseUnreachableError, UnusableDatabaseError or the server's own error
 * for PostgreSQL; NewerDatabaseError
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  try {
    return await openMigrated(location);
  } catch (error) {
    throw (location.kind === 'embedded' ? fullDiskDuringStart(location.folder, error) : undefined) ?? error;
  }
}

/**
 * Like `openDatabase`, but does not migrate: there may be no tables, or those of another version.
 */
export async function openUnmigrated(location: DatabaseLocation): Promise<Database> {
  return location.kind === 'postgresql' ? await openPostgresql(location) : await openEmbedded(location);
}

async function openMigrated(location: DatabaseLocation): Promise<Database> {
  const database = await openUnmigrated(location);
  try {
    if (database.kind === 'postgresql') await checkUsable(database.kysely);
    await withTimeLimit('migration', () => migrate(database.kysely));
    if (database.kind === 'postgresql') await checkRights(database.kysely);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
