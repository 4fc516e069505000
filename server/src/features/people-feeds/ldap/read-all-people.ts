import type { FeedEntry } from '../entries/feed-entry.ts';
import type { FeedCursor, ReadingOptions } from '../feed-source.ts';
import { IdCollector, nameHashOf } from './known-ids.ts';
import { mergeCursors, positionOf, storedCursor, withoutNodes } from './ldap-position.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { readContainers } from './read-containers.ts';
import { nameOf, nobodyUnder, openSession, readPeople } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';
import type { SourceMemory } from './source-memory.ts';

/**
 * Reads all people. `finish` is called with the cursor if changes can be read from there.
 * @throws FeedUnavailableError
 */
export async function* readAllPeople(
  settings: LdapSettings,
  memory: SourceMemory,
  options: ReadingOptions,
  finish: (cursor: FeedCursor) => void,
): AsyncGenerator<FeedEntry> {
  await using session = await openSession(settings, options);
  warnOfPlainText(session, options);
  memory.schema = session.server.schema;
  const ids = new IdCollector();
  const containers: (readonly [id: string, nameHash: number])[] = [];
  let cursor: FeedCursor | undefined = {};
  let count = 0;
  for (const [index, base] of settings.bases.entries()) {
    const position = await positionOf(session, { dn: base, index }, undefined);
    for await (const { id, dn } of readContainers(session, base)) containers.push([id, nameHashOf(dn)]);
    const before = count;
    for await (const found of readPeople(session, { base, filter: session.filter }, count + 1)) {
      count++;
      position.see(found.attributes);
      const { externalId } = found.entry;
      if (externalId !== undefined) ids.add(externalId, nameHashOf(nameOf(found.attributes)));
      if (found.presence === 'present') yield found.entry;
    }
    if (count === before) throw nobodyUnder(session, base);
    cursor = mergeCursors(cursor, position.next());
  }
  memory.replace(ids, containers);
  // Without ids, changes could not be attributed to people.
  if (ids.count > 0 && cursor !== undefined) {
    const positions = { ...withoutNodes(memory.cursor()), ...cursor };
    finish(memory.withFindings(storedCursor(positions, session.configuration)));
  }
}

function warnOfPlainText({ connection, settings }: PeopleSession, { notice }: ReadingOptions): void {
  if (settings.bindName === undefined || settings.startTls || connection.url.startsWith('ldaps:')) return;
  notice('The password of the directory server is sent unencrypted. Use ldaps:// or FEED_LDAP_START_TLS=true.');
}
