import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { checkUsable } from '../check-database.ts';
import { executedMigrations, migrate, migrationNames } from '../migrate.ts';
import type { Database, Queries } from '../open-database.ts';
import { withTimeLimit } from '../time-limit.ts';
import { sqlStateOf } from '../sql-state.ts';
import type { Tables } from '../tables.ts';
import { BackupFileError, openBackup, rowCount } from './backup-file.ts';
import type { BackupHeader, BackupPage, PageLimits } from './backup-file.ts';
import { recordBackup } from './last-backup.ts';
import { lockTables } from './lock-tables.ts';
import { copiedTables, dropDirectoryObjects, filledTables, listTables, directoryTables } from './schema-objects.ts';
import type { Table } from './schema-objects.ts';

/** Channel that is notified when a restore has replaced the content of the database. */
export const restoreChannel = 'database_restored';

/** Rows per statement. Smaller for the embedded database, where other work waits for each statement. */
const pageLimits: Record<Database['kind'], PageLimits> = {
  embedded: { rows: 100, length: 100_000 },
  postgresql: { rows: 1000, length: 1_000_000 },
};

/** The content of the database cannot be replaced. The message is a sentence for the operator. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/**
 * Replaces the content of a database with a backup, of this or the other engine, in one transaction. The tables are created as of the
 * version that wrote the backup, filled, and then migrated to the current version.
 * @throws BackupFileError, NewerDatabaseError, RestoreError, the errors of `checkUsable`, the error of `bytes`, the signal's reason when it
 * is aborted
 */
export async function restoreBackup(
  database: Database,
  options: {
    readonly bytes: AsyncIterable<Uint8Array>;
    /** Whether a database that is not empty may be replaced. */
    readonly replaces: boolean;
    readonly signal: AbortSignal;
    readonly onRows: (rows: number, total: number) => void;
    /** Performs additional writes in the restored database, in the same transaction. */
    readonly alongside?: (queries: Queries, header: BackupHeader) => Promise<void>;
  },
): Promise<BackupHeader> {
  const { bytes, replaces, signal, onRows, alongside } = options;
  const { header, pages } = await openBackup(bytes);
  checkOrigin(header);
  if (database.kind === 'postgresql') await checkUsable(database.kysely);
  const total = rowCount(header);
  let rows = 0;
  await withTimeLimit('migration', () =>
    withExplanation(() =>
      database.transaction(async (queries) => {
        await waitForLocks(queries);
        await checkTarget(queries, replaces);
        await lockTables(queries, await directoryTables(queries), signal);
        await waitForLocks(queries);
        await dropDirectoryObjects(queries);
        const upTo = header.migrations.at(-1);
        await migrate(queries, upTo === undefined ? {} : { upTo });
        const tables = await emptyTables(queries);
        for await (const page of pages(pageLimits[database.kind])) {
          signal.throwIfAborted();
          await insertPage(queries, page, tables);
          onRows((rows += page.rows.length), total);
        }
        await setSequences(queries, header);
        await setTriggers(queries, tables, 'enable');
        await migrate(queries);
        await recordBackup(queries, header.at);
        await alongside?.(queries, header);
        // The embedded database plans without statistics.
        if (database.kind === 'postgresql') await sql`analyze`.execute(queries);
        await sql`select pg_notify(${restoreChannel}, '')`.execute(queries);
        signal.throwIfAborted();
      }),
    ),
  );
  return header;
}

/** Raises the lock timeout. A migration waits only briefly and is retried, but a restore cannot read its file again. */
async function waitForLocks(queries: Transaction<Tables>): Promise<void> {
  await sql`select set_config('lock_timeout', '60s', true)`.execute(queries);
}

/** @throws BackupFileError */
function checkOrigin({ migrations, program }: BackupHeader): void {
  if (migrations.every((name, index) => name === migrationNames[index])) return;
  throw new BackupFileError(
    `The backup was written by a newer version of the directory (${program}). Restore it with that version, or a later one.`,
  );
}

async function checkTarget(queries: Transaction<Tables>, replaces: boolean): Promise<void> {
  const { others } = await listTables(queries);
  if (others.length > 0) {
    throw new RestoreError(
      `The database contains tables that do not belong to this version of the directory (${others.slice(0, 5).join(', ')}). ` +
        'Restore into a database that contains nothing else.',
    );
  }
  if (replaces || (await executedMigrations(queries)).length === 0) return;
  const filled = await filledTables(queries);
  if (filled.length === 0) return;
  const list = filled.slice(0, 5).map(({ name, rows }) => `${name}: ${rows.toLocaleString('en')}`);
  throw new RestoreError(`The database is not empty (${list.join(', ')}). To replace everything in it, add --replace.`);
}

/** Empties the tables, since migrations insert rows, and disables the triggers, so that they do not change what is restored. */
async function emptyTables(queries: Transaction<Tables>): Promise<ReadonlyMap<string, Table>> {
  const tables = new Map((await copiedTables(queries)).map((table) => [table.name, table]));
  await setTriggers(queries, tables, 'disable');
  await sql`truncate ${sql.join([...tables.keys()].map((name) => sql.table(name)))}`.execute(queries);
  return tables;
}

async function setTriggers(
  queries: Transaction<Tables>,
  tables: ReadonlyMap<string, Table>,
  verb: 'enable' | 'disable',
): Promise<void> {
  for (const name of tables.keys()) {
    await sql`alter table ${sql.table(name)} ${sql.raw(verb)} trigger user`.execute(queries);
  }
}

async function insertPage(
  queries: Transaction<Tables>,
  { table, rows }: BackupPage,
  tables: ReadonlyMap<string, Table>,
): Promise<void> {
  const types = new Map(tables.get(table.name)?.columns.map(({ name, type }) => [name, type]));
  const values = table.columns.map((column, index) => {
    const type = types.get(column);
    if (type === undefined) throw new BackupFileError(`The backup is damaged: ${table.name}.${column} is unknown.`);
    return sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(table.columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as line`.execute(queries);
}

async function setSequences(queries: Transaction<Tables>, { sequences }: BackupHeader): Promise<void> {
  for (const { table, column, value, isCalled } of sequences) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${value}::bigint, ${isCalled}::boolean)`.execute(
      queries,
    );
  }
}

/** SQLSTATEs for dependent objects, missing privileges, and locks held by other sessions. */
const otherObjects = '2BP01';
const notPermitted = '42501';
const locked = new Set(['55P03', '40P01']);
/** SQLSTATE classes of invalid values and violated constraints. */
const invalidValue = /^2[23]/;

async function withExplanation(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw explanation(sqlStateOf(error), error) ?? error;
  }
}

function explanation(code: string | undefined, cause: unknown): Error | undefined {
  if (code === undefined) return undefined;
  if (invalidValue.test(code)) {
    return new BackupFileError(`The backup is damaged: a row cannot be stored (SQLSTATE ${code}).`, { cause });
  }
  if (locked.has(code)) {
    return new RestoreError(
      'The database has transactions that do not end. Stop the nodes and other programs that use it, and try again.',
      { cause },
    );
  }
  if (code === otherObjects) {
    return new RestoreError(
      'Other objects of the database, such as views, depend on the tables of the directory. Remove them, and create them again afterwards.',
      { cause },
    );
  }
  if (code !== notPermitted) return undefined;
  return new RestoreError('The role of DATABASE_URL must own the tables and functions of the directory.', { cause });
}
