import { Control, escapeFilter } from 'ldapts';
import { isWithin } from '../../../people/distinguished-name.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor, ReadingOptions } from '../feed-source.ts';
import { requestedAttributes } from './directory-server.ts';
import { missingAmong } from './find-missing-ids.ts';
import { nameHashOf } from './known-ids.ts';
import { mergeCursors, positionOf, storedCursor } from './ldap-position.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { movedContainers } from './read-containers.ts';
import { nameOf, nobodyUnder, openSession, readIds, readPeople, readPerson } from './read-people.ts';
import type { FoundPerson, PeopleSession } from './read-people.ts';
import type { SourceMemory } from './source-memory.ts';

/** Control LDAP_SERVER_SHOW_DELETED_OID (MS-ADTS, section 3.1.1.3.4.1.14). */
const showDeleted = new Control('1.2.840.113556.1.4.417', { critical: true });
/** Maximum number of names in one filter. */
const namesPerSearch = 50;
/** Maximum number of people whom a comparison reads one by one. If there are more, a full run is needed. */
const maxReadSingly = 1000;

/**
 * Reads the changes since a cursor: new and changed people, and the ids of people who are no longer in the feed.
 * @throws CursorExpiredError, FeedUnavailableError
 */
export async function* readChangedPeople(
  settings: LdapSettings,
  memory: SourceMemory,
  options: ReadingOptions & { readonly cursor: FeedCursor },
  finish: (cursor: FeedCursor) => void,
): AsyncGenerator<FeedEntry> {
  // Notices are only sent by full runs.
  const { signal } = options;
  await using session = await openSession(settings, { signal, notice: () => {} }, memory.schema);
  memory.schema = session.server.schema;
  if (options.cursor['configuration'] !== session.configuration) {
    throw new CursorExpiredError('The configuration of the feed has changed.');
  }
  memory.continueFrom(options.cursor);
  const run: Run = { session, memory, delivered: new Set() };
  let next: FeedCursor | undefined = options.cursor;
  let line = 0;
  for (const [index, base] of settings.bases.entries()) {
    const position = await positionOf(session, { dn: base, index }, options.cursor);
    if (position.changed !== undefined) {
      const see = ({ attributes }: FoundPerson) => position.see(attributes);
      for await (const entry of changesOf(run, { base, changed: position.changed }, see)) {
        yield { ...entry, line: ++line };
      }
    }
    next = mergeCursors(next, position.next());
  }
  if (memory.isComparisonDue()) for await (const entry of comparedPeople(run)) yield { ...entry, line: ++line };
  if (next !== undefined) finish(memory.withFindings(storedCursor(next, session.configuration)));
}

interface Run {
  readonly session: PeopleSession;
  readonly memory: SourceMemory;
  /** Ids of the people whose entries were delivered. */
  readonly delivered: Set<string>;
}

/** Records an entry, and returns whether its person must be delivered: they are present and have not been delivered yet. */
function markForDelivery({ memory, delivered }: Run, { attributes, entry, presence }: FoundPerson): boolean {
  const { externalId } = entry;
  if (externalId === undefined) return false;
  memory.put(externalId, nameHashOf(nameOf(attributes)));
  if (presence !== 'present' || delivered.has(externalId)) return false;
  delivered.add(externalId);
  return true;
}

function removalOf(externalId: string): FeedEntry {
  return { line: 1, externalId, values: {}, otherNames: [], isRemoved: true };
}

async function* changesOf(
  run: Run,
  { base, changed }: { readonly base: string; readonly changed: string },
  see: (found: FoundPerson) => void,
): AsyncGenerator<FeedEntry> {
  const { session, memory, delivered } = run;
  // Read first, so that a person who returns in the meantime is delivered and not removed.
  const removed = await idsOfChanged(session, base, changed);
  const left = new Set<string>();
  const names: string[] = [];
  const filter = `(&${changed}${session.filter})`;
  for await (const found of readPeople(session, { base, filter }, 1)) {
    see(found);
    if (found.presence !== 'present') left.add(found.entry.externalId ?? '');
    if (!markForDelivery(run, found)) continue;
    names.push(nameOf(found.attributes));
    yield found.entry;
  }
  for (const container of await movedContainers(session, memory, { base, changed })) {
    for await (const found of readPeople(session, { base: container, filter: session.filter }, 1)) {
      if (!markForDelivery(run, found)) continue;
      names.push(nameOf(found.attributes));
      yield found.entry;
    }
  }
  yield* readReferring(run, base, names);
  for (const externalId of removed) {
    if (delivered.has(externalId)) continue;
    // A disabled account still exists.
    if (!left.has(externalId)) memory.remove(externalId);
    yield removalOf(externalId);
  }
}

/**
 * Compares the ids on the server with the known ones. This finds people who were deleted, and people who appeared or moved without a change
 * of their own entry, such as new members of a group in the filter.
 * @throws CursorExpiredError if too many appeared or moved
 */
async function* comparedPeople(run: Run): AsyncGenerator<FeedEntry> {
  const { session, memory, delivered } = run;
  const comparison = memory.compare();
  const appeared: string[] = [];
  const recent: string[] = [];
  for (const base of session.settings.bases) {
    let count = 0;
    for await (const { id, dn } of readIds(session, { base, filter: session.filter })) {
      count++;
      const kind = comparison.see(id, nameHashOf(dn));
      if (kind === 'appeared') appeared.push(dn);
      else if (kind === 'recent') recent.push(dn);
      if (appeared.length > maxReadSingly)
        throw new CursorExpiredError('Too many people appeared or moved to read each of them singly.');
    }
    if (count === 0) throw nobodyUnder(session, base);
  }
  const gone = comparison.end();
  // An entry that was moved from one base to another meanwhile was seen in neither.
  const overlooked = await presentAmong(session, gone);
  for (const id of gone) {
    // This one, and one that was deleted just after it was delivered, are left for the next comparison to find.
    if (delivered.has(id) || overlooked.has(id)) memory.put(id, 0);
    else yield removalOf(id);
  }
  // An account that was created again may have been rejected earlier because the deleted one still had its login.
  const again = gone.length > 0 ? recent.slice(0, maxReadSingly) : [];
  for (const dn of [...appeared, ...again]) {
    const found = await readPerson(session, dn);
    if (found !== undefined && markForDelivery(run, found)) yield found.entry;
  }
  for (const base of session.settings.bases) yield* readReferring(run, base, appeared);
}

/** Those of these ids that present people have after all. If there are many, they are not looked up: the run will be held back. */
async function presentAmong(session: PeopleSession, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || ids.length > maxReadSingly) return new Set();
  const missing = await missingAmong(session, ids);
  return new Set(ids.filter((id) => !missing.has(id)));
}

/**
 * The ids of all changed entries, whether or not they still match the filter of the feed. Those that are not subsequently read as people
 * are no longer in the feed. Includes entries deleted from Active Directory, if the service account may see them.
 */
async function idsOfChanged(session: PeopleSession, base: string, changed: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const { kind, namingContexts } = session.server;
  // NOTE: a condition on an object class that the server does not know would match nobody.
  const noComputers = kind === 'active-directory' ? '(!(objectClass=computer))' : '';
  const people = session.settings.filter === undefined ? `(objectClass=person)${noComputers}` : '';
  for await (const { id } of readIds(session, { base, filter: `(&${changed}${people})` })) ids.add(id);
  if (kind !== 'active-directory') return ids;
  const contexts = namingContexts.filter((name) => isWithin(base, name));
  const context = contexts.toSorted((one, other) => other.length - one.length)[0] ?? base;
  const filter = `(&${changed}(isDeleted=TRUE)(objectClass=user)${noComputers})`;
  for await (const { id } of readIds(session, { base: context, filter, controls: [showDeleted] })) ids.add(id);
  return ids;
}

/**
 * Reads the people whose manager or assistant changed. When a manager is renamed or moved, the entries of the reports in Active Directory
 * refer to the new name immediately, but do not count as changed.
 */
async function* readReferring(run: Run, base: string, names: readonly string[]): AsyncGenerator<FeedEntry> {
  const { session } = run;
  if (session.server.kind !== 'active-directory') return;
  const fields = session.mapping.fields.filter(({ field }) => field === 'manager' || field === 'C_assistant');
  const attributes = requestedAttributes(
    fields.flatMap((each) => each.names),
    session.server,
  );
  for (let start = 0; start < names.length; start += namesPerSearch) {
    const some = names.slice(start, start + namesPerSearch);
    const parts = some.flatMap((name) => attributes.map((attribute) => `(${attribute}=${escapeFilter`${name}`})`));
    const filter = `(&(|${parts.join('')})${session.filter})`;
    for await (const found of readPeople(session, { base, filter }, 1))
      if (markForDelivery(run, found)) yield found.entry;
  }
}
