import type { Kysely, Transaction } from 'kysely';
import { checkRights, checkUsable } from './check-database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { fullDiskError } from './data-folder/folder-lock.ts';
import { migrate } from './migrate.ts';
import { withTimeLimit } from './time-limit.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';
import type { Tables } from './tables.ts';

/** What a store needs: the database, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Listener {
  /** Whether every notification arrives. If not, changes have to be looked for as well. */
  readonly isReliable: boolean;
  /** Whether a connection for notifications is open. */
  isListening(): boolean;
}

/** How busy a database is. The embedded database has one session. */
export interface DatabaseFigures {
  /** Open connections, and those of them that nothing uses. */
  readonly connections: number;
  readonly idle: number;
  readonly maxConnections: number;
  /** Work that waits for a connection. */
  readonly waiting: number;
  /** False while the server is away or lets nobody in, so that all work fails at once, and while it accepts no changes. */
  readonly isAnswering: boolean;
}

/** An open database with the newest tables. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly kysely: Kysely<Tables>;
  /**
   * Runs the work in one transaction. Use only the `queries` that it is given: the embedded database has one session, in which
   * outer queries would wait for ever.
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
      /** True for a copy that is removed afterwards, which root may open for another user. */
      readonly isCopy?: boolean;
    }
  | { readonly kind: 'memory'; readonly dump?: Blob }
  | {
      readonly kind: 'postgresql';
      readonly url: string;
      readonly poolSize: number;
      /** False behind a connection pooler in transaction mode, through which no notification arrives. */
      readonly canListen?: boolean;
    };

/**
 * Opens the database and migrates it.
 * @throws FolderHeldError, FolderError for an embedded one; the driver's error where PostgreSQL does not answer
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  try {
    return await openMigrated(location);
  } catch (error) {
    throw (location.kind === 'embedded' ? fullDiskError(location.folder, error) : undefined) ?? error;
  }
}

/**
 * As `openDatabase`, but leaves the tables as they are: none, or those of another version.
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
