import type { Config } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type {
  CommandMessage,
  CommandResult,
  DatabaseCommand,
} from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import { fileKindOf } from '../../server/src/features/people-feeds/file/read-people-file.ts';
import type { PeopleCommand } from './people-arguments.ts';
import { openFile, operatorPath } from './people-file.ts';
import type { OpenedFile } from './people-file.ts';
import { readingOptions } from './people-preview.ts';
import type { Progress } from './people-progress.ts';
import { runOnDatabase } from './run-on-database.ts';

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
      progress.show('Writing', { count: news.progress.rows, total: news.progress.total ?? 0 });
    else progress.show('Reading', { count: news.progress.rows, done: file.bytesRead(), total: file.size });
  };
  return await runOnDatabase(feedCommand, { config, open: openDatabase, bytes: file.bytes, signal, onMessage });
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
