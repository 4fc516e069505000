import { changeRefusals, fillReason } from '@directory/contract';
import type { ChangeRefusal, OwnField, ProfileField } from '@directory/contract';
import { AndFilter, Attribute, Change, FilterParser, OrFilter, ResultCodeError } from 'ldapts';
import type { LdapFeedConfig } from '../../../config/ldap-feed.ts';
import type { Queries } from '../../../database/open-database.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { References } from '../../../people/reference-lists.ts';
import { fairQueue } from '../../../http/limits/fair-queue.ts';
import { canonicalDistinguishedName } from '../../../people/distinguished-name.ts';
import { feedValueParsers } from '../entries/parse-feed-values.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { requestedAttributes } from './directory-server.ts';
import type { DirectoryServer } from './directory-server.ts';
import { feedEntryOf } from './ldap-entry.ts';
import type { LdapAttributes } from './ldap-entry.ts';
import { refusalOf, unavailable } from './ldap-error-messages.ts';
import { isThis } from './find-missing-ids.ts';
import { readLdapSettings, readLdapSettingsAgain } from './ldap-settings.ts';
import { openSession } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';
import { writtenPersonStore } from './write-back-store.ts';
import type { DeliveredNext, WrittenPerson } from './write-back-store.ts';

/** Maximum timeout of the connection in seconds, since a user is waiting. */
const maxTimeoutSeconds = 10;
/** Maximum number of edits written at the same time, each on its own connection, and of edits waiting. Bounds the load on a slow server. */
const maxEdits = { atOnce: 10, atOnceOfPerson: 1, waiting: 200, waitingOfPerson: 2 };
/** Result codes that do not concern the change itself: time limit, administrative limit, busy, unavailable. */
const temporaryCodes = new Set([3, 11, 51, 52]);

/**
 * Writes a person's own edits to the directory server before they are stored. Does nothing for people of other feeds. Returns the values
 * that the feed will deliver for fields whose attribute keeps other values: these are not new values, so they must not replace the edit.
 * @throws HttpError `directory-server.rejected` with the reason, `directory-server.unavailable`
 */
export type WriteBack = (personId: number, changes: ReadonlyMap<OwnField, string>) => Promise<DeliveredNext>;

const nothingElse: DeliveredNext = new Map();

interface Lookups {
  readonly references: Pick<References, 'countryOf'>;
  /** How the feed reads the values of each field. */
  readonly parsers: ReturnType<typeof feedValueParsers>;
  /** The person that a group ID or a distinguished name refers to. */
  readonly named: (reference: string) => { readonly C_distinguishedName: string } | undefined;
}

interface WriteBackOptions extends Pick<Lookups, 'named'> {
  readonly references: References;
  readonly queries: Queries;
}

/** @throws ConfigurationError if a file that the configuration refers to cannot be used */
export function ldapWriteBack(config: LdapFeedConfig, { queries, references, named }: WriteBackOptions): WriteBack {
  const lookups: Lookups = { references, named, parsers: feedValueParsers(references) };
  readLdapSettings(config);
  const timeoutSeconds = Math.min(maxTimeoutSeconds, config.timeoutSeconds);
  const store = writtenPersonStore(queries);
  let schema: DirectoryServer['schema'];
  const inTurn = fairQueue({
    atOnce: () => maxEdits.atOnce,
    atOnceOfKey: () => maxEdits.atOnceOfPerson,
    waiting: maxEdits.waiting,
    waitingOfKey: maxEdits.waitingOfPerson,
    full: 'directory-server.unavailable',
  });
  return async (personId, changes) => {
    const person = await store.find(personId);
    if (person?.feed !== config.name || changes.size === 0) return nothingElse;
    const signal = AbortSignal.timeout(2 * timeoutSeconds * 1000);
    try {
      return await inTurn(String(personId), async () => {
        // If it has waited too long for its turn, it must not delay the next ones.
        signal.throwIfAborted();
        const settings = { ...readLdapSettingsAgain(config), timeoutSeconds };
        await using session = await openSession(settings, { signal, notice: () => {} }, schema);
        schema = session.server.schema;
        return await write(session, person, changes, lookups);
      });
    } catch (error) {
      throw asHttpError(error);
    }
  };
}

async function write(
  session: PeopleSession,
  person: WrittenPerson,
  changes: ReadonlyMap<OwnField, string>,
  options: Lookups,
): Promise<DeliveredNext> {
  const entry = await findEntry(session, person);
  if (entry === undefined) throw rejected({ code: 'no-entry', values: {} });
  const edits = [...changes].map(([field, value]) => ({ field, value, shown: shownValues(person, field) }));
  const modifications = edits.flatMap((edit) => changesOf(session, entry, edit, options));
  const { connection } = session;
  try {
    if (modifications.length > 0) await connection.modify(String(entry.get('dn')?.[0]), modifications);
  } catch (error) {
    if (error instanceof ResultCodeError && !temporaryCodes.has(error.code)) throw rejected(refusalOf(error));
    throw unavailable(error, connection.url);
  }
  return deliveredNext(session, entry, modifications, changes, options);
}

async function findEntry(
  session: PeopleSession,
  { login, externalId }: WrittenPerson,
): Promise<LdapAttributes | undefined> {
  const { mapping, server, settings, connection } = session;
  const logins = mapping.fields.find(({ field }) => field === 'login')?.names ?? [];
  const attributes = requestedAttributes(externalId === null ? logins : mapping.externalId, server);
  const tests = attributes.map((attribute) => isThis(attribute, externalId ?? login));
  const filter = new AndFilter({
    filters: [new OrFilter({ filters: tests }), FilterParser.parseString(session.filter)],
  });
  const wanted = requestedAttributes(mapping.attributes, server);
  for (const base of settings.bases) {
    const pages = connection.search({ base, filter, attributes: wanted });
    for await (const [entry] of pages) return entry;
  }
  return undefined;
}

/**
 * The modifications for one field: of the attribute that the entry has, or otherwise of the first one that the server knows. The country is
 * often stored twice, as a code and as a name, and both are changed.
 */
function changesOf({ mapping, server }: PeopleSession, entry: LdapAttributes, edit: Edit, options: Lookups): Change[] {
  const names = mapping.fields.find(({ field }) => field === edit.field)?.names ?? [];
  const present = names.filter((name) => entry.has(name));
  // If the server has none of the attributes, the value is stored in the directory only.
  const candidates = present.length > 0 ? present : requestedAttributes(names, server).slice(0, 1);
  const written = edit.field === 'C_countryname' ? candidates : candidates.slice(0, 1);
  return written.flatMap((attribute) => {
    const value = asWritten(attribute.toLowerCase(), edit, options);
    return replaceValue(attribute, valuesOf(entry, attribute), { ...edit, value }, options);
  });
}

/** An edit, and the values that it may replace: those shown to the person, the newest first. */
interface Edit {
  readonly field: OwnField;
  readonly value: string;
  readonly shown: readonly string[];
}

/** The earlier edit of the person and the value of the feed, as far as they exist. */
function shownValues({ edits, values }: WrittenPerson, field: OwnField): string[] {
  return [edits[field]?.value, values[field]].filter((value) => value !== undefined);
}

function valuesOf(entry: LdapAttributes, attribute: string): string[] {
  return (entry.get(attribute.toLowerCase()) ?? []).map(String).toSorted();
}

const phones: ReadonlySet<OwnField> = new Set(['primaryPhone', 'mobilePhone', 'C_facsimileTelephoneNumber']);

/**
 * A text that is the same for values that mean the same: those that the feed reads as the same value, such as the code and the name of a
 * country, and references to one person. As for most servers, values are also the same if they differ only in case, and phone numbers if they
 * differ only in spaces and hyphens.
 */
function compared(field: OwnField, value: string, options: Lookups): string {
  if (field === 'C_assistant') {
    return (options.named(value)?.C_distinguishedName || canonicalDistinguishedName(value)).toLowerCase();
  }
  const read = asDelivered(field, value, options) || value;
  return phones.has(field) ? read.replaceAll(/[\s-]/g, '') : read.toLowerCase();
}

/** Replaces the value that is shown to the person, in all its spellings. The other values of the attribute are kept. */
function replaceValue(
  attribute: string,
  before: readonly string[],
  { field, value, shown }: Edit,
  options: Lookups,
): Change[] {
  if (before.length <= 1) return [change('replace', attribute, value === '' ? [] : [value])];
  const isSame = (one: string, other: string) => compared(field, one, options) === compared(field, other, options);
  const seen = shown.map((one) => before.find((each) => isSame(each, one)));
  // The edit was written before, but the response of the server was lost; or somebody else entered the value at the server. The entry may
  // still have the value that the feed delivers.
  if (seen[0] === undefined && before.some((each) => isSame(each, value))) return [];
  const former = seen.find((one) => one !== undefined) ?? before[0]!;
  if (former === value) return [];
  const removed = before.filter((each) => each !== value && isSame(each, former));
  const others = before.filter((each) => !removed.includes(each));
  const added = value === '' || others.some((each) => isSame(each, value)) ? [] : [value];
  // Servers do not compare fax numbers (RFC 4519, section 2.10), and so cannot remove one of several.
  if (field === 'C_facsimileTelephoneNumber') return [change('replace', attribute, [...others, ...added])];
  const removal = change('delete', attribute, removed);
  return added.length === 0 ? [removal] : [removal, change('add', attribute, added)];
}

/** The values that the feed will read for changed fields if the entry also has other values than the new one. */
function deliveredNext(
  { mapping }: PeopleSession,
  entry: LdapAttributes,
  modifications: readonly Change[],
  changes: ReadonlyMap<OwnField, string>,
  options: Lookups,
): DeliveredNext {
  const after = new Map(entry);
  for (const { operation, modification } of modifications) {
    const name = modification.type.toLowerCase();
    const given = (modification as Attribute).values.map(String);
    const before = operation === 'replace' ? [] : valuesOf(after, name);
    const values = operation === 'delete' ? before.filter((value) => !given.includes(value)) : [...before, ...given];
    if (values.length === 0) after.delete(name);
    else after.set(name, values);
  }
  const next = feedEntryOf(after, mapping, { line: 0 }).values;
  const fields = mapping.fields.filter(({ names }) => names.some((name) => valuesOf(entry, name).length > 1));
  const delivered = fields.flatMap(({ field }) => {
    const value = changes.get(field as OwnField);
    const read = asDelivered(field, next[field] ?? '', options);
    return value === undefined || asDelivered(field, value, options) === read ? [] : [[field, read] as const];
  });
  return new Map(delivered);
}

/** A value as the feed stores it; empty if the feed leaves it out. */
function asDelivered(field: ProfileField, value: string, { parsers }: Lookups): string {
  const read = parsers[field](value);
  return typeof read === 'string' ? read : '';
}

function change(operation: 'add' | 'delete' | 'replace', type: string, values: string[]): Change {
  return new Change({ operation, modification: new Attribute({ type, values }) });
}

/** Attributes with a country code (RFC 4519), and attributes with a distinguished name. */
const codeAttributes = new Set(['c', 'countryname']);
const nameAttributes = new Set(['assistant', 'secretary']);

function asWritten(
  attribute: string,
  { field, value }: { readonly field: OwnField; readonly value: string },
  { references, named }: Lookups,
): string {
  if (value === '') return '';
  if (field === 'C_countryname' && codeAttributes.has(attribute)) return references.countryOf(value)?.id ?? value;
  if (field !== 'C_assistant' || !nameAttributes.has(attribute)) return value;
  const name = named(value)?.C_distinguishedName ?? '';
  if (name === '') throw rejected({ code: 'no-assistant-entry', values: {} });
  return name;
}

function rejected(refusal: ChangeRefusal): HttpError {
  const message = refusal.values.said ?? fillReason(changeRefusals[refusal.code], refusal.values);
  return new HttpError('directory-server.rejected', { message, reason: refusal });
}

function asHttpError(error: unknown): unknown {
  const isPassing = error instanceof FeedUnavailableError || (error as Error | null)?.name === 'TimeoutError';
  return isPassing ? new HttpError('directory-server.unavailable', { cause: error, retryAfter: 60 }) : error;
}
