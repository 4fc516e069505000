import type { LdapFeedConfig } from '../../../config/ldap-feed.ts';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor, FeedReading, FeedSource, ReadingOptions } from '../feed-source.ts';
import { findMissingIds } from './find-missing-ids.ts';
import { readLdapSettings, readLdapSettingsAgain } from './ldap-settings.ts';
import { readOnThread } from './read-on-thread.ts';
import type { ReadingLimits } from './read-on-thread.ts';
import { newMemory } from './source-memory.ts';

/**
 * A source that reads people from a directory server, on a worker thread. Each reading reads the files of the configuration again.
 * @param limits limits of each reading
 * @throws ConfigurationError if a file that the configuration refers to cannot be used
 */
export function ldapSource(
  config: LdapFeedConfig,
  limits?: ReadingLimits,
): FeedSource & Required<Pick<FeedSource, 'readChanges'>> {
  readLdapSettings(config);
  let memory = newMemory();
  return {
    name: config.name,
    kind: 'ldap',
    readAll: (options) => read(undefined, options),
    readChanges: (cursor, options) => {
      if (memory.ids !== undefined) return read(cursor, options);
      throw new CursorExpiredError(
        'This is the first run since the node started: people who were deleted in the meantime are found only by reading everybody.',
      );
    },
  };

  function read(from: FeedCursor | undefined, options: ReadingOptions): FeedReading {
    const settings = readLdapSettingsAgain(config);
    let reached: FeedCursor | null = null;
    const task = { settings, memory, now: Date.now(), cursor: from };
    const entries = readOnThread(
      task,
      options,
      (reading) => {
        reached = reading.cursor;
        memory = reading.memory;
      },
      limits,
    );
    return { entries, cursor: () => reached, findMissingIds: (ids) => findMissingIds(settings, ids, options.signal) };
  }
}
