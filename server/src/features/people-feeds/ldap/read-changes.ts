import { Control, escapeFilter } from 'ldapts';
import type { FeedEntry } from '../feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, ReadingOptions } from '../feed-source.ts';
import { requestedAttributes } from './directory-server.ts';
import { IdCollector } from './known-ids.ts';
import { joined, positionOf, storedCursor } from './ldap-position.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { openSession, readIds, readPeople } from './read-people.ts';
import type { FoundPerson, PeopleSession } from './read-people.ts';
import type { SourceMemory } from './source-memory.ts';

/** Show Deleted Objects (MS-ADTS, section 3.1.1.3.4.1.14). */
const showDeleted = new Control('1.2.840.113556.1.4.417', { critical: true });
/** Names in one filter. */
const namesPerSearch = 50;

/**
 * Reads who changed since a cursor: new and changed people, and the ids of those who are no longer in the feed.
 * @throws CursorExpiredError, FeedUnavailableError
 */
export async function* readChangedPeople(
  settings: LdapSettings,
  memory: SourceMemory,
  options: ReadingOptions & { readonly cursor: FeedCursor },
  finish: (cursor: FeedCursor) => void,
): AsyncGenerator<FeedEntry> {
  // A complete reading gives the notices.
  const { signal } = options;
  await using session = await openSession(settings, { signal, notice: () => {} }, memory.schema);
  memory.schema = session.server.schema;
  if (options.cursor['configuration'] !== session.configuration) {
    throw new CursorExpiredError('The configuration of the feed has changed.');
  }
  memory.continueFrom(options.cursor);
  let next: FeedCursor | undefined = options.cursor;
  let line = 0;
  for (const [index, base] of settings.bases.entries()) {
    const position = await positionOf(session, { dn: base, index }, options.cursor);
    if (position.changed !== undefined) {
      const see = ({ attributes }: FoundPerson) => position.see(attributes);
      for await (const entry of changesOf(session, { base, changed: position.changed }, see)) {
        const id = entry.externalId ?? '';
        if (entry.isRemoved === true) memory.remove(id);
        else memory.add(id);
        yield { ...entry, line: ++line };
      }
    }
    next = joined(next, position.next());
  }
  if (memory.isDeletionCheckDue()) {
    for (const id of memory.replaceIds(await idsOfEverybody(session))) yield removalOf(id, ++line);
  }
  if (next !== undefined) finish(memory.returned(storedCursor(next, session.configuration)));
}

function removalOf(externalId: string, line: number): FeedEntry {
  return { line, externalId, values: {}, otherNames: [], isRemoved: true };
}

async function* changesOf(
  session: PeopleSession,
  { base, changed }: { readonly base: string; readonly changed: string },
  see: (found: FoundPerson) => void,
): AsyncGenerator<FeedEntry> {
  // Read first: a person who comes back meanwhile is then delivered, not removed.
  const removed = await idsOfChanged(session, base, changed);
  const delivered = new Set<string>();
  const names: string[] = [];
  for await (const found of readPeople(session, { base, filter: `(&${changed}${session.filter})` }, 1)) {
    see(found);
    const { externalId, values } = found.entry;
    if (found.presence !== 'present' || externalId === undefined) continue;
    removed.delete(externalId);
    delivered.add(externalId);
    if (values.C_distinguishedName !== undefined) names.push(values.C_distinguishedName);
    yield found.entry;
  }
  for await (const { entry, presence } of readReferring(session, base, names)) {
    const { externalId } = entry;
    if (presence !== 'present' || externalId === undefined || delivered.has(externalId)) continue;
    delivered.add(externalId);
    yield entry;
  }
  for (const externalId of removed) yield removalOf(externalId, 1);
}

/**
 * The ids of all entries that changed, whatever they are now: those that are not read as people afterwards are no longer people of the
 * feed. Entries that Active Directory deleted are among them, if the service account may see them.
 */
async function idsOfChanged(session: PeopleSession, base: string, changed: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const { kind, namingContexts } = session.server;
  // NOTE: a part with an object class that the server lacks would match nobody.
  const noComputers = kind === 'active-directory' ? '(!(objectClass=computer))' : '';
  const people = session.settings.filter === undefined ? `(objectClass=person)${noComputers}` : '';
  for await (const id of readIds(session, { base, filter: `(&${changed}${people})` })) ids.add(id);
  if (kind !== 'active-directory') return ids;
  const contexts = namingContexts.filter((name) => base.toLowerCase().endsWith(name.toLowerCase()));
  const context = contexts.toSorted((one, other) => other.length - one.length)[0] ?? base;
  const filter = `(&${changed}(isDeleted=TRUE)(objectClass=user)${noComputers})`;
  for await (const id of readIds(session, { base: context, filter, controls: [showDeleted] })) ids.add(id);
  return ids;
}

/**
 * The people whose manager or assistant changed. When a manager is renamed or moves, Active Directory shows the new name in the entries of
 * the reports at once, but does not count that as a change of these entries.
 */
async function* readReferring(
  session: PeopleSession,
  base: string,
  names: readonly string[],
): AsyncGenerator<FoundPerson> {
  if (session.server.kind !== 'active-directory') return;
  const fields = session.mapping.fields.filter(({ field }) => field === 'manager' || field === 'C_assistant');
  const attributes = requestedAttributes(
    fields.flatMap((each) => each.names),
    session.server,
  );
  for (let start = 0; start < names.length; start += namesPerSearch) {
    const some = names.slice(start, start + namesPerSearch);
    const parts = some.flatMap((name) => attributes.map((attribute) => `(${attribute}=${escapeFilter`${name}`})`));
    yield* readPeople(session, { base, filter: `(&(|${parts.join('')})${session.filter})` }, 1);
  }
}

async function idsOfEverybody(session: PeopleSession): Promise<IdCollector> {
  const ids = new IdCollector();
  for (const base of session.settings.bases) {
    for await (const id of readIds(session, { base, filter: session.filter })) ids.add(id);
  }
  if (ids.count > 0) return ids;
  throw new FeedUnavailableError(`The directory server ${session.connection.url} shows nobody under FEED_LDAP_BASE.`);
}
