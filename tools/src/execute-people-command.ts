import type { Config } from '../../server/src/config.ts';
import { FolderLockedError } from '../../server/src/database/data-folder/folder-lock.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database } from '../../server/src/database/open-database.ts';
import { configuredFeedNames } from '../../server/src/features/people-feeds/configured-sources.ts';
import { sendFeedCommand } from '../../server/src/features/people-feeds/commands/control-client.ts';
import { runFeedCommand } from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import { feedPriority } from '../../server/src/features/people-feeds/import/feed-priority.ts';
import type {
  CommandMessage,
  CommandResult,
  DatabaseCommand,
} from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import { fileKindOf } from '../../server/src/features/people-feeds/file/read-people-file.ts';
import { eraseByLogin } from '../../server/src/features/privacy/erase-by-login.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import type { PeopleCommand } from './people-arguments.ts';
import { openFile, operatorPath } from './people-file.ts';
import type { OpenedFile } from './people-file.ts';
import { readingOptions } from './people-preview.ts';
import type { Progress } from './people-progress.ts';

type DataCommand = Exclude<
  PeopleCommand,
  { name: 'help' | 'generate' | 'preview' | 'try-ldap' | 'backup' | 'restore' }
>;

/**
 * Executes a command on the configured directory: in this process, or in the running server if it has the embedded database open.
 */
export async function executePeopleCommand(
  command: DataCommand,
  { config, signal, progress }: { config: Config; signal: AbortSignal; progress: Progress },
): Promise<CommandResult> {
  const file = command.name === 'import' ? openFile(operatorPath(command.file)) : emptyFile;
  const feedCommand = await toFeedCommand(command);
  const onMessage = (news: CommandMessage) => {
    if ('notice' in news) progress.say(news.notice);
    else if (!('progress' in news)) return;
    else if (news.progress.phase === 'writing')
      progress.show('Writing', news.progress.rows, news.progress.rows, news.progress.total ?? 0);
    else progress.show('Reading', news.progress.rows, file.bytesRead(), file.size);
  };
  const { bytes } = file;
  const database = await open(config);
  if (database === undefined)
    return await sendFeedCommand({ folder: config.DATA_DIR, command: feedCommand, bytes, signal, onMessage });
  try {
    const references = readReferences(config.REFERENCE_DIR);
    return await runFeedCommand(feedCommand, {
      database,
      references,
      priority: feedPriority(config.FEED_PRIORITY),
      eraseLeaver: eraseByLogin,
      configuredFeeds: configuredFeedNames(config),
      bytes,
      signal,
      onMessage,
    });
  } finally {
    await database.close();
  }
}

const emptyFile: OpenedFile = { size: 0, bytes: (async function* () {})(), bytesRead: () => 0 };

async function toFeedCommand(command: DataCommand): Promise<DatabaseCommand> {
  if (command.name === 'import-photos') return { ...command, path: operatorPath(command.path) };
  if (command.name !== 'import') return command;
  const kind = fileKindOf(command.file);
  const { isDryRun, acceptsRemovals } = command;
  const options = await readingOptions(command);
  return { name: 'import', kind, feed: command.feed ?? kind, isDryRun, acceptsRemovals, options };
}

/** Undefined if another process has the embedded database open. */
async function open(config: Config): Promise<Database | undefined> {
  if (config.DATABASE_URL !== undefined) {
    return await openDatabase({ kind: 'postgresql', url: config.DATABASE_URL, poolSize: 2 });
  }
  try {
    return await openDatabase({ kind: 'embedded', folder: config.DATA_DIR });
  } catch (error) {
    if (error instanceof FolderLockedError) return undefined;
    throw error;
  }
}
