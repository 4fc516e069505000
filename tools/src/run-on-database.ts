import type { Config } from '../../server/src/config/config.ts';
import { FolderLockedError } from '../../server/src/database/data-folder/folder-lock.ts';
import type { Database, DatabaseLocation } from '../../server/src/database/open-database.ts';
import { configuredFeedNames } from '../../server/src/features/people-feeds/configured-sources.ts';
import { sendFeedCommand } from '../../server/src/features/people-feeds/commands/control-client.ts';
import { runFeedCommand } from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import type {
  CommandMessage,
  CommandResult,
  DatabaseCommand,
} from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import { feedPriority } from '../../server/src/features/people-feeds/import/feed-priority.ts';
import { eraseByLogin } from '../../server/src/features/privacy/erase-by-login.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';

type OpenDatabase = (location: DatabaseLocation) => Promise<Database>;

/** Opens the configured database with `open`; undefined if another process has the embedded one open. */
export async function openUnlessInUse(config: Config, open: OpenDatabase): Promise<Database | undefined> {
  if (config.DATABASE_URL !== undefined) {
    return await open({ kind: 'postgresql', url: config.DATABASE_URL, poolSize: 2 });
  }
  try {
    return await open({ kind: 'embedded', folder: config.DATA_DIR });
  } catch (error) {
    if (error instanceof FolderLockedError) return undefined;
    throw error;
  }
}

/** Runs a command on the configured database: in this process, or in the running server if that has the embedded database open. */
export async function runOnDatabase(
  command: DatabaseCommand,
  {
    config,
    open,
    ...io
  }: {
    readonly config: Config;
    readonly open: OpenDatabase;
    readonly bytes: AsyncIterable<Uint8Array>;
    readonly signal: AbortSignal;
    readonly onMessage: (news: CommandMessage) => void;
  },
): Promise<CommandResult> {
  const database = await openUnlessInUse(config, open);
  if (database === undefined) return await sendFeedCommand({ folder: config.DATA_DIR, command, ...io });
  try {
    return await runFeedCommand(command, {
      database,
      references: readReferences(config.REFERENCE_DIR),
      priority: feedPriority(config.FEED_PRIORITY),
      eraseLeaver: eraseByLogin,
      configuredFeeds: configuredFeedNames(config),
      ...io,
    });
  } finally {
    await database.close();
  }
}
