import { Control, escapeFilter } from 'ldapts';
import { isWithin } from '../entries/distinguished-name.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor, ReadingOptions } from '../feed-source.ts';
import { requestedAttributes } from './directory-server.ts';
import { placeOf } from './known-ids.ts';
import { joined, positionOf, storedCursor } from './ldap-position.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { movedContainers } from './read-containers.ts';
import { nameOf, nobodyUnder, openSession, readIds, readPeople, readPerson } from './read-people.ts';
import type { FoundPerson, PeopleSession } from './read-people.ts';
import type { SourceMemory } from './source-memory.ts';

/** Show Deleted Objects (MS-ADTS, section 3.1.1.3.4.1.14). */
const showDeleted = new Control('1.2.840.113556.1.4.417', { critical: true });
/** Names in one filter. */
const namesPerSearch = 50;
/** People whom a comparison reads one by one. For more, everybody is read. */
const maxReadSingly = 1000;

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
    next = joined(next, position.next());
  }
  if (memory.isComparisonDue()) for await (const entry of comparedPeople(run)) yield { ...entry, line: ++line };
  if (next !== undefined) finish(memory.returned(storedCursor(next, session.configuration)));
}

interface Run {
  readonly session: PeopleSession;
  readonly memory: SourceMemory;
  /** Ids of the people whose entries were delivered. */
  readonly delivered: Set<string>;
}

/** Whether the person of an entry is to be delivered: present, and not delivered yet. */
function takes({ memory, delivered }: Run, { attributes, entry, presence }: FoundPerson): boolean {
  const { externalId } = entry;
  if (externalId === undefined) return false;
  memory.put(externalId, placeOf(nameOf(attributes)));
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
  // Read first: a person who comes back meanwhile is then delivered, not removed.
  const removed = await idsOfChanged(session, base, changed);
  const left = new Set<string>();
  const names: string[] = [];
  const filter = `(&${changed}${session.filter})`;
  for await (const found of readPeople(session, { base, filter }, 1)) {
    see(found);
    if (found.presence !== 'present') left.add(found.entry.externalId ?? '');
    if (!takes(run, found)) continue;
    names.push(nameOf(found.attributes));
    yield found.entry;
  }
  for (const container of await movedContainers(session, memory, { base, changed })) {
    for await (const found of readPeople(session, { base: container, filter: session.filter }, 1)) {
      if (!takes(run, found)) continue;
      names.push(nameOf(found.attributes));
      yield found.entry;
    }
  }
  yield* readReferring(run, base, names);
  for (const externalId of removed) {
    if (delivered.has(externalId)) continue;
    // Who is disabled is still there.
    if (!left.has(externalId)) memory.remove(externalId);
    yield removalOf(externalId);
  }
}

/**
 * Compares who is there with who is known: people who were deleted, and people who appeared or moved without a change of their own entries,
 * such as those whom a group of the filter takes in.
 * @throws CursorExpiredError when they are many
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
      const kind = comparison.see(id, placeOf(dn));
      if (kind === 'appeared') appeared.push(dn);
      else if (kind === 'recent') recent.push(dn);
      if (appeared.length > maxReadSingly) throw new CursorExpiredError('Many people appeared or moved.');
    }
    if (count === 0) throw nobodyUnder(session, base);
  }
  const gone = comparison.end();
  for (const id of gone) {
    // Who was deleted just after the delivery is found by the next comparison.
    if (delivered.has(id)) memory.put(id, 0);
    else yield removalOf(id);
  }
  // An account that was made anew was rejected while the old one had its login.
  const again = gone.length > 0 ? recent.slice(0, maxReadSingly) : [];
  for (const dn of [...appeared, ...again]) {
    const found = await readPerson(session, dn);
    if (found !== undefined && takes(run, found)) yield found.entry;
  }
  for (const base of session.settings.bases) yield* readReferring(run, base, appeared);
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
  for await (const { id } of readIds(session, { base, filter: `(&${changed}${people})` })) ids.add(id);
  if (kind !== 'active-directory') return ids;
  const contexts = namingContexts.filter((name) => isWithin(base, name));
  const context = contexts.toSorted((one, other) => other.length - one.length)[0] ?? base;
  const filter = `(&${changed}(isDeleted=TRUE)(objectClass=user)${noComputers})`;
  for await (const { id } of readIds(session, { base: context, filter, controls: [showDeleted] })) ids.add(id);
  return ids;
}

/**
 * The people whose manager or assistant changed. When a manager is renamed or moves, Active Directory shows the new name in the entries of
 * the reports at once, but does not count that as a change of these entries.
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
    for await (const found of readPeople(session, { base, filter }, 1)) if (takes(run, found)) yield found.entry;
  }
}
