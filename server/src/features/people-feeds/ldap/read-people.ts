import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { feedReason } from '../entries/because.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { ReadingOptions } from '../feed-source.ts';
import { checkMap, defaultFilter, describeServer, requestedAttributes } from './directory-server.ts';
import type { DirectoryServer } from './directory-server.ts';
import { openFirstServer } from './ldap-connection.ts';
import type { LdapConnection } from './ldap-connection.ts';
import { feedEntryOf } from './ldap-entry.ts';
import type { LdapAttributes } from './ldap-entry.ts';
import type { LdapMapping } from './ldap-mapping.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { accountAttributes, presenceOf } from './person-account.ts';
import type { Presence } from './person-account.ts';

/** Attributes from which the position of changes is determined: see `LdapPosition`. */
const positionAttributes = ['uSNChanged', 'entryCSN', 'modifyTimestamp'];

/** A connection that is ready to read people, with the relevant facts about the server and the configuration. */
export interface PeopleSession extends AsyncDisposable {
  readonly connection: LdapConnection;
  readonly server: DirectoryServer;
  readonly mapping: LdapMapping;
  readonly settings: LdapSettings;
  readonly filter: string;
  /** Hash of the settings that determine which entries and fields are read. */
  readonly configuration: string;
}

/** An entry of the directory server and the person read from it. */
export interface FoundPerson {
  readonly attributes: LdapAttributes;
  readonly presence: Presence;
  readonly entry: FeedEntry;
}

/**
 * Connects, and checks that the server has the attributes of the map.
 * @throws FeedUnavailableError
 */
export async function openSession(
  settings: LdapSettings,
  options: ReadingOptions,
  schema?: DirectoryServer['schema'],
): Promise<PeopleSession> {
  const describe = (connection: LdapConnection) => describeServer(connection, schema);
  const { connection, prepared: server } = await openFirstServer(settings, options, describe);
  try {
    checkMap(settings.map, server);
    const filter = settings.filter ?? defaultFilter(server);
    const mapping = mappingFor(settings, server);
    const configuration = hash([settings.bases, filter, settings.map]);
    const close = () => connection[Symbol.asyncDispose]();
    return { connection, server, mapping, settings, filter, configuration, [Symbol.asyncDispose]: close };
  } catch (error) {
    await connection[Symbol.asyncDispose]();
    throw error;
  }
}

/** If the server has none of the photo attributes, the feed delivers no photos at all, so that photos from elsewhere are kept. */
function mappingFor({ mapping }: LdapSettings, { schema }: DirectoryServer): LdapMapping {
  if (schema === undefined || mapping.photo.some((name) => schema.has(name))) return mapping;
  return { ...mapping, photo: [] };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** Reads the entries of one base that match the filter, page by page. Entries are numbered from `first`. */
export async function* readPeople(
  session: PeopleSession,
  search: Pick<Parameters<LdapConnection['search']>[0], 'base' | 'filter'>,
  first: number,
): AsyncGenerator<FoundPerson> {
  const { connection } = session;
  let line = first;
  for await (const some of connection.search({ ...search, attributes: personAttributes(session) })) {
    const now = Date.now();
    for (const found of some) {
      yield foundPerson(session, found, { line, now });
      line++;
    }
    // A page of entries arrives at once. Yields so that other requests are served in between.
    await nextTurn();
  }
}

/** Reads one entry; undefined if it does not exist or does not match the filter of the feed. */
export async function readPerson(session: PeopleSession, dn: string): Promise<FoundPerson | undefined> {
  const found = await session.connection.read(dn, personAttributes(session), session.filter);
  return found && foundPerson(session, found, { line: 1, now: Date.now() });
}

function personAttributes({ mapping, server }: PeopleSession): string[] {
  return requestedAttributes([...mapping.attributes, ...accountAttributes, ...positionAttributes], server);
}

function foundPerson(
  { mapping }: PeopleSession,
  attributes: LdapAttributes,
  { line, now }: { readonly line: number; readonly now: number },
): FoundPerson {
  return { attributes, presence: presenceOf(attributes, now), entry: feedEntryOf(attributes, mapping, { line }) };
}

/** Reads only the ids of the matching entries, from the attributes in `externalId`, and their distinguished names. */
export async function* readIds(
  { connection, server, mapping }: PeopleSession,
  search: {
    readonly base: string;
    readonly filter: string;
    readonly controls?: Parameters<LdapConnection['search']>[0]['controls'];
  },
  externalId: readonly string[] = mapping.externalId,
): AsyncGenerator<{ readonly id: string; readonly dn: string }> {
  const attributes = requestedAttributes(externalId, server);
  const ids: LdapMapping = { ...mapping, externalId, fields: [], otherNames: [], photo: [], employeeNumber: [] };
  for await (const page of connection.search({ ...search, attributes, controls: search.controls ?? [] })) {
    for (const found of page) {
      const entry = feedEntryOf(found, ids, { line: 1 });
      if (entry.externalId !== undefined) yield { id: entry.externalId, dn: nameOf(found) };
    }
  }
}

/** The distinguished name of an entry, in the server's spelling. */
export function nameOf(attributes: LdapAttributes): string {
  return String(attributes.get('dn')?.[0] ?? '');
}

/** The error for a base without people. The cause is a missing right or a wrong base rather than that everybody has left. */
export function nobodyUnder({ connection, settings }: PeopleSession, base: string): FeedUnavailableError {
  const { url: server } = connection;
  const isOnly = settings.bases.length === 1;
  return new FeedUnavailableError(
    isOnly ? feedReason('ldap-nobody', { server }) : feedReason('ldap-nobody-under', { server, base }),
  );
}
