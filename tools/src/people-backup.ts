import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import manifest from '../../server/package.json' with { type: 'json' };
import { databaseHost } from '../../server/src/config/config.ts';
import type { Config } from '../../server/src/config/config.ts';
import { checkBackup, rowCount } from '../../server/src/database/backup/backup-file.ts';
import type { BackupHeader } from '../../server/src/database/backup/backup-file.ts';
import { CopyInUseError } from '../../server/src/database/backup/copy-embedded.ts';
import { lastBackupMigration, recordBackup } from '../../server/src/database/backup/last-backup.ts';
import { BackupError, writeBackup } from '../../server/src/database/backup/write-backup.ts';
import { databaseFiles, FolderLockedError } from '../../server/src/database/data-folder/folder-lock.ts';
import { openUnmigrated } from '../../server/src/database/open-database.ts';
import type { Database } from '../../server/src/database/open-database.ts';
import { sendFeedCommand } from '../../server/src/features/people-feeds/commands/control-client.ts';
import type { CommandMessage, FeedCommand } from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import { counted } from './counted.ts';
import { createPartial } from './partial-file.ts';
import { explained, openFile, operatorPath } from './people-file.ts';
import type { Progress } from './people-progress.ts';
import { openUnlessInUse, runOnDatabase } from './run-on-database.ts';

interface Options {
  readonly config: Config;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/**
 * Writes a backup of the configured database, which may be in use. The file gets its name only when it is complete.
 * @returns a sentence for the operator
 * @throws FileError, BackupError, NewerDatabaseError, ControlError, the signal's reason when it is aborted
 */
export async function backUp(file: string, options: Options): Promise<string> {
  const { signal, progress } = options;
  const start = performance.now();
  const partial = createPartial(operatorPath(file), 0o600);
  const { path, out } = partial;
  try {
    await using source = await openSource(options);
    const onRows = (rows: number, total: number) =>
      progress.show('Writing the backup', { count: rows, unit: 'rows', total });
    const header = await writeBackup(source.database, { program: manifest.version, out, signal, onRows });
    await partial.complete();
    const megabytes = (statSync(path).size / 1e6).toFixed(1);
    const written = `${describe(header)} written to ${path} (${megabytes} MB) in ${seconds(start)}.\n`;
    return `${written}${await noteTime(source, header)}`;
  } catch (error) {
    await partial.abandon();
    signal.throwIfAborted();
    throw explained(path, error);
  }
}

/**
 * Stores the time of a backup in the database, for the metrics. The backup is valid even if that fails, for example because the database
 * accepts no changes.
 * @returns a sentence for the operator if the time was not stored, otherwise an empty text
 */
async function noteTime(source: BackupSource, { at, migrations }: BackupHeader): Promise<string> {
  // A database of an earlier version has no column for it.
  if (!migrations.includes(lastBackupMigration)) return '';
  try {
    await source.record(at);
    return '';
  } catch {
    return 'The time of this backup could not be stored in the database, so the metrics still show the previous one.\n';
  }
}

/**
 * Restores a backup into the configured database, after checking that the file is complete.
 * @returns a sentence for the operator
 * @throws FileError, BackupFileError, RestoreError, NewerDatabaseError, ControlError, the signal's reason when it is aborted
 */
export async function restore(
  { file, replaces }: { readonly file: string; readonly replaces: boolean },
  options: Options,
): Promise<string> {
  const { signal, progress } = options;
  const path = operatorPath(file);
  const start = performance.now();
  const header = await checkBackup(openFile(path).bytes, (rows, total) => {
    signal.throwIfAborted();
    progress.show('Checking the backup', { count: rows, unit: 'rows', total });
  });
  const onMessage = (news: CommandMessage) => {
    if (!('restored' in news)) return;
    const { rows, total } = news.restored;
    progress.show('Restoring', { count: rows, unit: 'rows', total });
  };
  const target = describeTarget(options.config);
  const { bytes } = openFile(path);
  await runOnDatabase(
    { name: 'restore', replaces },
    { config: options.config, open: openUnmigrated, bytes, signal, onMessage },
  );
  return `${describe(header)} restored from the backup of ${header.at} in ${seconds(start)}, into ${target}.\n`;
}

/** Describes the database that a restore fills. Says if it is new, since DATABASE_URL may be missing, for example truncated by a shell. */
function describeTarget({ DATABASE_URL, DATA_DIR }: Config): string {
  if (DATABASE_URL !== undefined) {
    const { pathname } = new URL(DATABASE_URL);
    return `the database ${decodeURIComponent(pathname.slice(1))} of PostgreSQL at ${databaseHost(DATABASE_URL)}`;
  }
  const folder = resolve(DATA_DIR);
  return existsSync(databaseFiles(DATA_DIR))
    ? `the embedded database in ${folder}`
    : `a new embedded database in ${folder}, since DATABASE_URL is not set`;
}

interface BackupSource extends AsyncDisposable {
  readonly database: Database;
  /** Stores the time of a backup in the database that is backed up. */
  record(at: string): Promise<unknown>;
}

/** Opens the database to back up. For a running directory with an embedded database, this is a copy that is removed afterwards. */
async function openSource({ config, signal, progress }: Options): Promise<BackupSource> {
  if (config.DATABASE_URL === undefined && !existsSync(databaseFiles(config.DATA_DIR))) {
    throw new BackupError(`The data folder ${config.DATA_DIR} contains no database: set DATA_DIR or DATABASE_URL.`);
  }
  const database = await openUnlessInUse(config, openUnmigrated);
  if (database !== undefined) {
    const record = (at: string) => recordBackup(database.kysely, at);
    return { database, record, [Symbol.asyncDispose]: () => database.close() };
  }
  progress.say('The directory is running: its database is copied first.');
  const send = (command: FeedCommand) => {
    const bytes = (async function* () {})();
    return sendFeedCommand({ folder: config.DATA_DIR, command, bytes, signal, onMessage: () => {} });
  };
  const copied = await send({ name: 'copy-database' });
  if (copied.name !== 'copy-database') throw new Error('The running directory answered another command.');
  const { folder } = copied;
  const removeCopy = () => rm(folder, { recursive: true, force: true });
  try {
    const copy = await openUnmigrated({ kind: 'embedded', folder, isCopy: true });
    const record = (at: string) => send({ name: 'record-backup', at });
    return { database: copy, record, [Symbol.asyncDispose]: () => copy.close().then(removeCopy) };
  } catch (error) {
    // Not removed: another backup is using the copy now.
    if (error instanceof FolderLockedError || error instanceof CopyInUseError)
      throw new CopyInUseError({ cause: error });
    await removeCopy();
    throw error;
  }
}

function describe(header: BackupHeader): string {
  const people = header.tables.find(({ name }) => name === 'people')?.rows ?? 0;
  return `${counted(people, 'person', 'people')} and ${counted(rowCount(header) - people, 'other row', 'other rows')}`;
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
