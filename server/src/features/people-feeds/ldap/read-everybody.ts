import type { FeedEntry } from '../feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, ReadingOptions } from '../feed-source.ts';
import { IdCollector } from './known-ids.ts';
import { joined, positionOf, storedCursor } from './ldap-position.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { openSession, readPeople } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';
import type { SourceMemory } from './source-memory.ts';

/**
 * Reads everybody. `finish` is called with the cursor, if changes can be read from there.
 * @throws FeedUnavailableError
 */
export async function* readEverybody(
  settings: LdapSettings,
  memory: SourceMemory,
  options: ReadingOptions,
  finish: (cursor: FeedCursor) => void,
): AsyncGenerator<FeedEntry> {
  await using session = await openSession(settings, options);
  warnOfPlainText(session, options);
  memory.schema = session.server.schema;
  const ids = new IdCollector();
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
  if (ids.count > 0 && cursor !== undefined) {
    finish(memory.returned(storedCursor({ ...memory.cursor(), ...cursor }, session.configuration)));
  }
}

function warnOfPlainText({ connection, settings }: PeopleSession, { notice }: ReadingOptions): void {
  if (settings.bindName === undefined || settings.startTls || connection.url.startsWith('ldaps:')) return;
  notice('The password of the directory server is sent unencrypted. Use ldaps:// or FEED_LDAP_START_TLS=true.');
}
