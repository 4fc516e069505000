import type { OwnField } from '@directory/contract';
import { Attribute, Change, escapeFilter, ResultCodeError } from 'ldapts';
import type { LdapFeedConfig } from '../../../config.ts';
import type { Queries } from '../../../database/open-database.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { References } from '../../../people/reference-lists.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { guidBytes } from './active-directory-values.ts';
import { requestedAttributes } from './directory-server.ts';
import type { DirectoryServer } from './directory-server.ts';
import type { LdapAttributes } from './ldap-entry.ts';
import { unavailable } from './ldap-faults.ts';
import { readLdapSettings } from './ldap-settings.ts';
import { openSession } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';
import { writtenPersonStore } from './written-person-store.ts';
import type { WrittenPerson } from './written-person-store.ts';

/** A person waits for the answer. */
const longestSeconds = 10;
const longestReason = 200;
/** Result codes that say nothing about the change: busy, unavailable, and limits. */
const passingCodes = [3, 11, 51, 52];

/**
 * Writes a person's own changes to the directory server, before they are stored. Does nothing for people of other feeds.
 * @throws HttpError `directory-server.rejected` with what the server said, `directory-server.unavailable`
 */
export type WriteBack = (personId: number, changes: ReadonlyMap<OwnField, string>) => Promise<void>;

interface WriteBackOptions {
  readonly queries: Queries;
  readonly references: Pick<References, 'countryOf'>;
  /** The person that a group ID or a distinguished name refers to. */
  readonly named: (reference: string) => { readonly C_distinguishedName: string } | undefined;
}

/** @throws ConfigurationError when a file that the configuration names cannot be used */
export function ldapWriteBack(config: LdapFeedConfig, { queries, ...options }: WriteBackOptions): WriteBack {
  const whole = readLdapSettings(config);
  const settings = { ...whole, timeoutSeconds: Math.min(longestSeconds, whole.timeoutSeconds) };
  const store = writtenPersonStore(queries);
  let schema: DirectoryServer['schema'];
  return async (personId, changes) => {
    const person = await store.find(personId);
    if (person?.feed !== config.name || changes.size === 0) return;
    const signal = AbortSignal.timeout(2 * settings.timeoutSeconds * 1000);
    try {
      await using session = await openSession(settings, { signal, notice: () => {} }, schema);
      schema = session.server.schema;
      await write(session, person, changes, options);
    } catch (error) {
      throw asHttpError(error);
    }
  };
}

async function write(
  session: PeopleSession,
  person: WrittenPerson,
  changes: ReadonlyMap<OwnField, string>,
  options: Omit<WriteBackOptions, 'queries'>,
): Promise<void> {
  const entry = await findEntry(session, person);
  if (entry === undefined) throw rejected('The entry of this person was not found.');
  const modifications = [...changes].flatMap(([field, value]) => changesOf(session, entry, { field, value }, options));
  if (modifications.length === 0) return;
  const { connection } = session;
  try {
    await connection.modify(String(entry.get('dn')?.[0]), modifications);
  } catch (error) {
    if (error instanceof ResultCodeError && !passingCodes.includes(error.code)) throw rejected(error.message);
    throw unavailable(error, connection.url);
  }
}

async function findEntry(
  session: PeopleSession,
  { login, externalId }: WrittenPerson,
): Promise<LdapAttributes | undefined> {
  const { mapping, server, settings, connection } = session;
  const logins = mapping.fields.find(({ field }) => field === 'login')?.names ?? [];
  const attributes = requestedAttributes(externalId === null ? logins : mapping.externalId, server);
  const tests = attributes.map((attribute) => `(${attribute}=${assertion(attribute, externalId ?? login)})`);
  const wanted = requestedAttributes(mapping.attributes, server);
  for (const base of settings.bases) {
    const pages = connection.search({ base, filter: `(&(|${tests.join('')})${session.filter})`, attributes: wanted });
    for await (const [entry] of pages) return entry;
  }
  return undefined;
}

/** A value in a filter (RFC 4515). */
function assertion(attribute: string, value: string): string {
  return attribute.toLowerCase() === 'objectguid' ? escapeFilter`${guidBytes(value)}` : escapeFilter`${value}`;
}

/** The modifications for one field: of the attribute that the entry has, or else of the first that the server knows. */
function changesOf(
  { mapping, server }: PeopleSession,
  entry: LdapAttributes,
  { field, value }: { readonly field: OwnField; readonly value: string },
  options: Omit<WriteBackOptions, 'queries'>,
): Change[] {
  const names = mapping.fields.find((each) => each.field === field)?.names ?? [];
  const attribute = names.find((name) => entry.has(name)) ?? requestedAttributes(names, server)[0];
  // The server has no place for it: the edit is stored in the directory alone.
  if (attribute === undefined) return [];
  const written = asWritten(attribute.toLowerCase(), { field, value }, options);
  const before = (entry.get(attribute.toLowerCase()) ?? []).map(String).toSorted();
  if (before.length <= 1) return [change('replace', attribute, written === '' ? [] : [written])];
  // The other values stay.
  const removal = change('delete', attribute, before.slice(0, 1));
  return written === '' || before.includes(written) ? [removal] : [removal, change('add', attribute, [written])];
}

function change(operation: 'add' | 'delete' | 'replace', type: string, values: string[]): Change {
  return new Change({ operation, modification: new Attribute({ type, values }) });
}

/** Attributes with a country code (RFC 4519), and attributes with a distinguished name. */
const codeAttributes = ['c', 'countryname'];
const nameAttributes = ['assistant', 'secretary'];

function asWritten(
  attribute: string,
  { field, value }: { readonly field: OwnField; readonly value: string },
  { references, named }: Omit<WriteBackOptions, 'queries'>,
): string {
  if (value === '') return '';
  if (field === 'C_countryname' && codeAttributes.includes(attribute)) return references.countryOf(value)?.id ?? value;
  if (field !== 'C_assistant' || !nameAttributes.includes(attribute)) return value;
  const name = named(value)?.C_distinguishedName ?? '';
  if (name === '') throw rejected('The assistant has no entry there.');
  return name;
}

function rejected(reason: string): HttpError {
  return new HttpError('directory-server.rejected', { message: shown(reason) });
}

/** What the server said, for the person who edits: one line, bounded, without the result code that ldapts adds. */
function shown(reason: string): string {
  const line = reason
    .replace(/ Code: 0x[\da-f]+$/, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.slice(0, longestReason);
}

function asHttpError(error: unknown): unknown {
  const isPassing = error instanceof FeedUnavailableError || (error as Error | null)?.name === 'TimeoutError';
  return isPassing ? new HttpError('directory-server.unavailable', { cause: error, retryAfter: 60 }) : error;
}
