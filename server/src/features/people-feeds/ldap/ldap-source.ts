import type { LdapFeedConfig } from '../../../config.ts';
import type { FeedEntry } from '../feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, FeedReading, FeedSource, ReadingOptions } from '../feed-source.ts';
import { joined, positionOf, storedCursor } from './ldap-position.ts';
import { readChangedPeople } from './read-changes.ts';
import { readLdapSettings } from './ldap-settings.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { openSession, readPeople } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';
import { newMemory } from './source-memory.ts';
import type { SourceMemory } from './source-memory.ts';

/**
 * The people of a directory server.
 * @throws ConfigurationError when a file that the configuration names cannot be used
 */
export function ldapSource(config: LdapFeedConfig): FeedSource & Required<Pick<FeedSource, 'readChanges'>> {
  const settings = readLdapSettings(config);
  const memory = newMemory();
  return {
    name: config.name,
    kind: 'ldap',
    readAll: (options) => readingOf((finish) => readEverybody(settings, memory, options, finish)),
    readChanges: (cursor, options) =>
      readingOf((finish) => readChangedPeople(settings, memory, { cursor, ...options }, finish)),
  };
}

function readingOf(read: (finish: (cursor: FeedCursor) => void) => AsyncIterable<FeedEntry>): FeedReading {
  let cursor: FeedCursor | null = null;
  const entries = read((reached) => {
    cursor = reached;
  });
  return { entries, cursor: () => cursor };
}

async function* readEverybody(
  settings: LdapSettings,
  memory: SourceMemory,
  options: ReadingOptions,
  finish: (cursor: FeedCursor) => void,
): AsyncGenerator<FeedEntry> {
  await using session = await openSession(settings, options);
  warnOfPlainText(session, options);
  memory.schema = session.server.schema;
  const ids = new Set<string>();
  let cursor: FeedCursor | undefined = {};
  let count = 0;
  for (const [index, base] of settings.bases.entries()) {
    const position = await positionOf(session, { dn: base, index }, undefined);
    for await (const found of readPeople(session, { base, filter: session.filter }, count + 1)) {
      count++;
      position.see(found.attributes);
      if (found.presence !== 'present') continue;
      if (found.entry.externalId !== undefined) ids.add(found.entry.externalId);
      yield found.entry;
    }
    cursor = joined(cursor, position.next());
  }
  if (count === 0) {
    throw new FeedUnavailableError(
      `The directory server ${session.connection.url} shows nobody under FEED_LDAP_BASE that matches the filter. ` +
        'Check FEED_LDAP_BASE, FEED_LDAP_FILTER and the rights of the service account.',
    );
  }
  memory.replaceIds(ids);
  // Without ids it could not be told who changed.
  if (ids.size > 0 && cursor !== undefined) {
    finish(memory.returned(storedCursor({ ...memory.cursor(), ...cursor }, session.configuration)));
  }
}

function warnOfPlainText({ connection, settings }: PeopleSession, { notice }: ReadingOptions): void {
  if (settings.bindName === undefined || settings.startTls || connection.url.startsWith('ldaps:')) return;
  notice('The password of the directory server is sent unencrypted. Use ldaps:// or FEED_LDAP_START_TLS=true.');
}
