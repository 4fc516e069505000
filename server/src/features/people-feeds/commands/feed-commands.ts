import { login as loginSchema, peopleFileOptions, reasonInEnglish } from '@directory/contract';
import * as z from 'zod';
import type { FeedReason, ImportProgress } from '@directory/contract';
import type { BackupHeader } from '../../../database/backup/backup-file.ts';
import { recordBackup } from '../../../database/backup/last-backup.ts';
import { restoreBackup } from '../../../database/backup/restore-backup.ts';
import type { Database, Queries } from '../../../database/open-database.ts';
import { auditStore } from '../../../people/audit-store.ts';
import { identityKey } from '../../../people/identity-key.ts';
import { peopleStore } from '../../../people/people-store.ts';
import type { References } from '../../../people/reference-lists.ts';
import { administratorsStore } from '../../../viewer/administrators/administrators-store.ts';
import { removeDemoGroup } from '../demo/demo-group.ts';
import type { RemovedDemo } from '../demo/demo-group.ts';
import { feedName, retiredFeedName } from '../feed-name.ts';
import type { FeedPriority } from '../import/feed-priority.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { fileKinds, readPeopleFile } from '../file/read-people-file.ts';
import { readPhotos } from '../photos/read-photos.ts';
import { withImportLock } from '../import/import-lock.ts';
import { importPeople } from '../import/import-people.ts';
import type { ImportSummary } from '../import/import-people.ts';
import { retireFeed } from '../runs/retire-feed.ts';

/** The commands of the operator's command line. */
export const feedCommand = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('import'),
    kind: z.enum(fileKinds),
    feed: feedName,
    isDryRun: z.boolean(),
    acceptsRemovals: z.boolean(),
    options: peopleFileOptions,
  }),
  z.strictObject({
    name: z.literal('import-photos'),
    /** Absolute path of a folder or a ZIP archive, which the process that imports must be able to read. */
    path: z.string().min(1),
    feed: feedName,
    isDryRun: z.boolean(),
    acceptsRemovals: z.boolean(),
  }),
  z.strictObject({
    name: z.literal('retire'),
    feed: retiredFeedName,
    isDryRun: z.boolean(),
    acceptsRemovals: z.boolean(),
  }),
  z.strictObject({ name: z.literal('remove-demo') }),
  z.strictObject({ name: z.literal('copy-database') }),
  /** `at`: the time of the state that was backed up from such a copy. */
  z.strictObject({ name: z.literal('record-backup'), at: z.iso.datetime() }),
  z.strictObject({ name: z.literal('restore'), replaces: z.boolean() }),
  z.strictObject({ name: z.literal('grant-admin'), login: loginSchema }),
  z.strictObject({ name: z.literal('erase'), login: loginSchema, id: z.int().min(1).optional() }),
]);
export type FeedCommand = z.output<typeof feedCommand>;
/** Commands that need only the database, not its files. */
export type DatabaseCommand = Exclude<FeedCommand, { name: 'copy-database' }>;

export type CommandResult =
  | { readonly name: 'import' | 'import-photos' | 'retire'; readonly summary: ImportSummary }
  | { readonly name: 'remove-demo'; readonly removed: RemovedDemo }
  /** `folder`: the data folder of the copy, which the caller removes. */
  | { readonly name: 'copy-database'; readonly folder: string }
  | { readonly name: 'record-backup' }
  | { readonly name: 'restore'; readonly header: BackupHeader }
  | {
      readonly name: 'grant-admin';
      readonly login: string;
      readonly isNew: boolean;
      /** Whether an existing administrator was unbound from the account at the identity provider that had used the rights. */
      readonly isUnbound: boolean;
      /** Whether the directory has a person with this login. */
      readonly person: 'present' | 'left' | 'unknown';
    }
  | { readonly name: 'erase'; readonly login: string; readonly erasure: Erasure };

/** The outcome of the command to erase a leaver. */
export type Erasure =
  | { readonly outcome: 'erased'; readonly erasure: number }
  | { readonly outcome: 'present' | 'unknown' }
  /** Several leavers had the login, so the command must be repeated with an id. */
  | { readonly outcome: 'several'; readonly leavers: readonly { readonly id: number; readonly leftAt: string }[] };

/** Erases the leaver who had a login. The id selects one of several. */
export type EraseLeaver = (
  leaver: { readonly login: string; readonly id?: number | undefined },
  options: { readonly database: Database; readonly actor: string },
) => Promise<Erasure>;

/** Messages that a command sends while it runs. */
export type CommandMessage =
  | { readonly progress: ImportProgress }
  | { readonly restored: { readonly rows: number; readonly total: number } }
  /** A sentence for the operator. */
  | { readonly notice: string };

/**
 * Runs a command on a database that was opened by the command line or by the server.
 * @throws UnreadableFileError, BackupFileError, RestoreError, ImportInProgressError, the signal's reason when it is aborted
 */
export async function runFeedCommand(
  command: DatabaseCommand,
  {
    database,
    references,
    priority,
    eraseLeaver,
    configuredFeeds,
    bytes,
    signal,
    onMessage,
  }: {
    readonly database: Database;
    readonly references: References;
    readonly priority: FeedPriority;
    readonly eraseLeaver: EraseLeaver;
    /** Names of the configured feeds. */
    readonly configuredFeeds: ReadonlySet<string>;
    /** The file of an import, or a backup. */
    readonly bytes: AsyncIterable<Uint8Array>;
    readonly signal: AbortSignal;
    readonly onMessage: (news: CommandMessage) => void;
  },
): Promise<CommandResult> {
  const onProgress = (progress: ImportProgress) => onMessage({ progress });
  if (command.name === 'remove-demo') {
    const removed = await removeDemoGroup({ database, references, priority, signal, onProgress });
    return { name: command.name, removed };
  }
  if (command.name === 'record-backup') {
    await recordBackup(database.kysely, command.at);
    return { name: command.name };
  }
  if (command.name === 'grant-admin') return await grantAdministrator(database, command.login);
  if (command.name === 'erase') {
    const erasure = await eraseLeaver(command, { database, actor: 'command line' });
    return { name: command.name, login: command.login, erasure };
  }
  if (command.name === 'restore') {
    const onRows = (rows: number, total: number) => onMessage({ restored: { rows, total } });
    const { replaces } = command;
    // The log of the backup ends at its time. Without this entry, nothing would say why later changes are gone.
    const alongside = (queries: Queries, { at }: BackupHeader) =>
      auditStore(queries).record({
        actor: 'command line',
        kind: 'database.restored',
        subject: 'database',
        before: null,
        after: { backupAt: at },
      });
    const restore = () => restoreBackup(database, { bytes, replaces, signal, onRows, alongside });
    return { name: command.name, header: await withImportLock(database, restore) };
  }
  const { feed, isDryRun, acceptsRemovals } = command;
  const accepts = acceptsRemovals ? ('any' as const) : undefined;
  if (command.name === 'retire') {
    if (configuredFeeds.has(feed)) {
      throw new FeedUnavailableError(`The feed "${feed}" is still configured. Remove its variables first.`);
    }
    const state = await feedStateStore(database.kysely).find(feed);
    if (state === undefined) throw new FeedUnavailableError(`There is no feed "${feed}".`);
    const { kind } = state;
    const options = { database, references, priority, feed, kind, isDryRun, accepts, signal, onProgress };
    return { name: command.name, summary: await retireFeed(options) };
  }
  const notice = (remark: FeedReason) => onMessage({ notice: reasonInEnglish(remark) });
  const source =
    command.name === 'import-photos'
      ? { kind: 'photos' as const, entries: readPhotos(command.path, notice) }
      : { kind: command.kind, entries: readPeopleFile(command.kind, bytes, command.options, notice) };
  const options = { database, references, priority, feed, ...source, isDryRun, accepts, signal, onProgress };
  return { name: command.name, summary: await importPeople(options) };
}

async function grantAdministrator(database: Database, login: string): Promise<CommandResult> {
  return await database.transaction(async (queries) => {
    const person = await peopleStore(queries).find({ login });
    const name = person?.login ?? login;
    const administrators = administratorsStore(queries);
    const isNew = await administrators.add(name, 'command line');
    // The account may have been replaced at the identity provider, and there may be no other administrator who could unbind it.
    const isUnbound = !isNew && (await administrators.unbind(name));
    if (isNew || isUnbound) {
      const kind = isNew ? 'administrator.added' : 'administrator.unbound';
      const entry = { actor: 'command line', kind, subject: identityKey(name) } as const;
      await auditStore(queries).record({ ...entry, before: null, after: { login: name } });
    }
    const result = { name: 'grant-admin', login: name, isNew, isUnbound } as const;
    if (person === undefined) return { ...result, person: 'unknown' };
    return { ...result, person: person.leftAt === null ? 'present' : 'left' };
  });
}
