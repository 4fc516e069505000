import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedEntry } from '../feed-entry.ts';
import type { ReadingOptions } from '../feed-source.ts';
import { checkMap, defaultFilter, describeServer, requestedAttributes } from './directory-server.ts';
import type { DirectoryServer } from './directory-server.ts';
import { openLdapConnection } from './ldap-connection.ts';
import type { LdapConnection } from './ldap-connection.ts';
import { feedEntryOf } from './ldap-entry.ts';
import type { LdapAttributes } from './ldap-entry.ts';
import type { LdapMapping } from './ldap-mapping.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { accountAttributes, presenceOf } from './person-account.ts';
import type { Presence } from './person-account.ts';

/** Tell where changes continue: see `LdapPosition`. */
const positionAttributes = ['uSNChanged', 'entryCSN', 'modifyTimestamp'];

/** A connection that is ready to read people, with what the server and the configuration say about them. */
export interface PeopleSession extends AsyncDisposable {
  readonly connection: LdapConnection;
  readonly server: DirectoryServer;
  readonly mapping: LdapMapping;
  readonly settings: LdapSettings;
  readonly filter: string;
  /** Changes when the configuration of what is read changes. */
  readonly configuration: string;
}

/** An entry of the directory server and its person. */
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
  const connection = await openLdapConnection(settings, options);
  try {
    const server = await describeServer(connection, schema);
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

/** A server that has none of the photo attributes delivers no photos at all, so photos from elsewhere stay. */
function mappingFor({ mapping }: LdapSettings, { schema }: DirectoryServer): LdapMapping {
  if (schema === undefined || mapping.photo.some((name) => schema.has(name))) return mapping;
  return { ...mapping, photo: [] };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** Reads the entries of one base that match the filter, page by page. Entries are numbered from `first`. */
export async function* readPeople(
  { connection, server, mapping }: PeopleSession,
  search: { readonly base: string; readonly filter: string },
  first: number,
): AsyncGenerator<FoundPerson> {
  const names = [...mapping.attributes, ...accountAttributes, ...positionAttributes];
  const attributes = requestedAttributes(names, server);
  let line = first;
  for await (const some of connection.search({ ...search, attributes })) {
    const now = Date.now();
    for (const found of some) {
      const presence = presenceOf(found, now);
      yield { attributes: found, presence, entry: feedEntryOf(found, mapping, { line }) };
      line++;
    }
    // A page of the server arrives at once: other requests are answered in between.
    await nextTurn();
  }
}

/** Reads only who is there: the ids of the entries that match, as `externalId` has them. */
export async function* readIds(
  { connection, server, mapping }: PeopleSession,
  search: {
    readonly base: string;
    readonly filter: string;
    readonly controls?: Parameters<LdapConnection['search']>[0]['controls'];
  },
): AsyncGenerator<string> {
  const attributes = requestedAttributes(mapping.externalId, server);
  const ids: LdapMapping = { ...mapping, fields: [], otherNames: [], photo: [], employeeNumber: [] };
  for await (const page of connection.search({ ...search, attributes, controls: search.controls ?? [] })) {
    for (const found of page) {
      const { externalId } = feedEntryOf(found, ids, { line: 1 });
      if (externalId !== undefined) yield externalId;
    }
  }
}
