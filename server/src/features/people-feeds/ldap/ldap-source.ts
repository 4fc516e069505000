import { Control } from 'ldapts';
import type { LdapFeedConfig } from '../../../config.ts';
import type { FeedEntry } from '../feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, FeedReading, FeedSource, ReadingOptions } from '../feed-source.ts';
import type { DirectoryServer } from './directory-server.ts';
import { positionOf } from './ldap-position.ts';
import { readLdapSettings } from './ldap-settings.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { openSession, readIds, readPeople } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';

/** How often the ids of everybody are compared, to find people who were deleted. */
const deletionCheckMinutes = 10;
const mostPositions = 64;
/** Show Deleted Objects (MS-ADTS, section 3.1.1.3.4.1.14). */
const showDeleted = new Control('1.2.840.113556.1.4.417', { critical: true });

/**
 * The people of a directory server.
 * @throws ConfigurationError when a file that the configuration names cannot be used
 */
export function ldapSource(config: LdapFeedConfig): FeedSource & Required<Pick<FeedSource, 'readChanges'>> {
  const settings = readLdapSettings(config);
  const memory: SourceMemory = { schema: undefined, ids: undefined, idsReadAt: 0, reported: [], cursor: undefined };
  return {
    name: config.name,
    kind: 'ldap',
    readAll: (options) => readingOf((finish) => readEverybody(settings, memory, options, finish)),
    readChanges: (cursor, options) =>
      readingOf((finish) => readChangedPeople(settings, memory, { cursor, ...options }, finish)),
  };
}

/** What an instance remembers between readings; nothing that it could not do without. */
interface SourceMemory {
  schema: DirectoryServer['schema'];
  /** The people present, after a complete reading. */
  ids: Set<string> | undefined;
  /** In milliseconds. */
  idsReadAt: number;
  /** The deleted people of the last reading, and its cursor: they are reported again if that is not where the next reading continues. */
  reported: readonly string[];
  cursor: FeedCursor | undefined;
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
  for (const [index, dn] of settings.bases.entries()) {
    const position = await positionOf(session, { dn, index }, undefined);
    for await (const { attributes, presence, entry } of readPeople(
      session,
      { base: dn, filter: session.filter },
      count + 1,
    )) {
      count++;
      position.see(attributes);
      if (presence !== 'present') continue;
      if (entry.externalId !== undefined) ids.add(entry.externalId);
      yield entry;
    }
    cursor = joined(cursor, position.next());
  }
  if (count === 0) {
    throw new FeedUnavailableError(
      `The directory server ${session.connection.url} has nobody under FEED_LDAP_BASE that matches the filter, or the service account may not read them.`,
    );
  }
  Object.assign(memory, { ids, idsReadAt: Date.now(), reported: [] });
  // Without ids it could not be told who changed.
  if (ids.size > 0 && cursor !== undefined) finish(remember({ ...memory.cursor, ...cursor }, session, memory));
}

function joined(one: FeedCursor | undefined, other: FeedCursor | undefined): FeedCursor | undefined {
  return one && other && { ...one, ...other };
}

async function* readChangedPeople(
  settings: LdapSettings,
  memory: SourceMemory,
  options: ReadingOptions & { readonly cursor: FeedCursor },
  finish: (cursor: FeedCursor) => void,
): AsyncGenerator<FeedEntry> {
  await using session = await openSession(settings, options, memory.schema);
  memory.schema = session.server.schema;
  const { cursor } = options;
  if (cursor['configuration'] !== session.configuration) throw new CursorExpiredError('The configuration has changed.');
  recall(cursor, memory);
  const ids = memory.ids ?? new Set<string>();
  let next: FeedCursor | undefined = cursor;
  let line = 0;
  for (const [index, base] of settings.bases.entries()) {
    const position = await positionOf(session, { dn: base, index }, cursor);
    if (position.changed !== undefined) {
      const removed = new Set<string>(await idsOfRemoved(session, base, position.changed));
      const filter = `(&${position.changed}${session.filter})`;
      for await (const { attributes, presence, entry } of readPeople(session, { base, filter }, line + 1)) {
        position.see(attributes);
        if (presence !== 'present' || entry.externalId === undefined) continue;
        line++;
        removed.delete(entry.externalId);
        ids.add(entry.externalId);
        yield { ...entry, line };
      }
      for (const externalId of removed) {
        ids.delete(externalId);
        yield removalOf(externalId, ++line);
      }
    }
    next = joined(next, position.next());
  }
  memory.reported = await idsOfDeleted(session, memory);
  for (const externalId of memory.reported) yield removalOf(externalId, ++line);
  if (next !== undefined) finish(remember(next, session, memory));
}

function removalOf(externalId: string, line: number): FeedEntry {
  return { line, externalId, values: {}, otherNames: [], isRemoved: true };
}

/**
 * The ids of all entries that changed, whatever they are now: those that are not read as people afterwards are no longer people of the
 * feed. Entries that Active Directory deleted are among them, if the service account may see them.
 */
async function idsOfRemoved(session: PeopleSession, base: string, changed: string): Promise<string[]> {
  const ids: string[] = [];
  const filter = session.settings.filter === undefined ? '(objectClass=person)(!(objectClass=computer))' : '';
  for await (const id of readIds(session, { base, filter: `(&${changed}${filter})` })) ids.push(id);
  if (session.server.kind !== 'active-directory') return ids;
  const context = namingContextOf(base, session.server);
  const deleted = { base: context, filter: `(&${changed}(isDeleted=TRUE)(objectClass=user))`, controls: [showDeleted] };
  for await (const id of readIds(session, deleted)) ids.push(id);
  return ids;
}

function namingContextOf(base: string, { namingContexts }: DirectoryServer): string {
  const containing = namingContexts.filter((name) => base.toLowerCase().endsWith(name.toLowerCase()));
  return containing.toSorted((one, other) => other.length - one.length)[0] ?? base;
}

/** People who were present and whose entries are gone. Servers do not tell, so now and then the ids of everybody are read. */
async function idsOfDeleted(session: PeopleSession, memory: SourceMemory): Promise<string[]> {
  if (Date.now() - memory.idsReadAt < deletionCheckMinutes * 60_000) return [];
  const found = new Set<string>();
  for (const base of session.settings.bases) {
    for await (const id of readIds(session, { base, filter: session.filter })) found.add(id);
  }
  const known = memory.ids;
  memory.ids = found;
  memory.idsReadAt = Date.now();
  if (known === undefined) return [];
  if (found.size === 0) throw new FeedUnavailableError(`The directory server ${session.connection.url} shows nobody.`);
  return [...known].filter((id) => !found.has(id));
}

/** Deletions of a reading that was not stored are reported again. */
function recall(cursor: FeedCursor, memory: SourceMemory): void {
  if (memory.reported.length === 0) return;
  const isStored = Object.entries(memory.cursor ?? {}).every(([name, value]) => cursor[name] === value);
  if (isStored) return;
  for (const id of memory.reported) memory.ids?.add(id);
  memory.idsReadAt = 0;
}

/** Behind one name there may be several domain controllers: the cursor keeps the positions of the last ones that were read. */
function remember(cursor: FeedCursor, { configuration }: PeopleSession, memory: SourceMemory): FeedCursor {
  const positions = Object.entries(cursor).filter(([name]) => name !== 'configuration');
  memory.cursor = { ...Object.fromEntries(positions.slice(-mostPositions)), configuration };
  return memory.cursor;
}

function warnOfPlainText({ connection, settings }: PeopleSession, { notice }: ReadingOptions): void {
  if (settings.bindName === undefined || settings.startTls || connection.url.startsWith('ldaps:')) return;
  notice('The password of the directory server is sent unencrypted. Use ldaps:// or FEED_LDAP_START_TLS=true.');
}
