import { displayName, photoLimit } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import type { LdapFeedConfig } from '../../../config.ts';
import { identityKey } from '../../../people/identity-key.ts';
import type { References } from '../../../people/reference-lists.ts';
import { entryChecker } from '../person-entry.ts';
import type { PersonEntry } from '../person-entry.ts';
import { readLdapSettings } from './ldap-settings.ts';
import { feedEntryOf } from './ldap-entry.ts';
import { presenceOf } from './person-account.ts';
import { openSession, readPeople } from './read-people.ts';
import type { FoundPerson, PeopleSession } from './read-people.ts';

const readAtMost = 1000;
const shownPeople = 10;
/** Managers that are looked up on the server. */
const checkedManagers = 50;

/** One person as they would be in the directory, for a table. */
export interface TriedPerson {
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly groupId: string;
  readonly manager: string;
  readonly hasPhoto: boolean;
}

/** What a directory server would deliver. Sentences are for the operator. */
export interface LdapTrial {
  readonly url: string;
  readonly product: string;
  readonly filter: string;
  /** Entries that were read, at most 1000, and what they are. */
  readonly read: number;
  readonly present: number;
  readonly left: number;
  readonly others: number;
  readonly people: readonly TriedPerson[];
  readonly problems: readonly string[];
}

/**
 * Connects, reads the first entries, and says what would become of them. Nothing is stored.
 * @throws ConfigurationError, FeedUnavailableError
 */
export async function tryLdap(
  config: LdapFeedConfig,
  { references, signal }: { readonly references: References; readonly signal: AbortSignal },
): Promise<LdapTrial> {
  const settings = readLdapSettings(config);
  const problems: string[] = [];
  await using session = await openSession(settings, { signal, notice: (sentence) => problems.push(sentence) });
  const { connection, server, filter } = session;
  const found = await firstEntries(session);
  const present = found.filter(({ presence }) => presence === 'present');
  const check = entryChecker(references);
  const checked = present.map(({ entry }) => check(entry));
  const people = checked.flatMap(({ entry }) => entry ?? []);
  if (present.length === 0)
    problems.push(
      'No entry would become a person: check FEED_LDAP_BASE, FEED_LDAP_FILTER and the rights of the service account.',
    );
  problems.push(
    ...serverProblems(session, present),
    ...missingProblems(session, present, people),
    ...faultProblems(checked.flatMap(({ faults }) => faults)),
    ...duplicateProblems(people),
    ...photoProblems(people),
    ...(await managerProblems(session, people)),
  );
  const names = new Map(people.map((person) => [person.distinguishedNameKey, displayName(withNames(person))]));
  return {
    url: connection.url,
    product: server.product,
    filter,
    read: found.length,
    present: present.length,
    left: found.filter(({ presence }) => presence === 'left').length,
    others: found.filter(({ presence }) => presence === 'not-a-person').length,
    people: people.slice(0, shownPeople).map((person) => triedPerson(person, names)),
    problems,
  };
}

async function firstEntries(session: PeopleSession): Promise<FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (const base of session.settings.bases) {
    for await (const person of readPeople(session, { base, filter: session.filter }, found.length + 1)) {
      found.push(person);
      if (found.length === readAtMost) return found;
    }
  }
  return found;
}

function withNames({ login, values }: PersonEntry) {
  return { login, firstName: values.firstName ?? '', lastName: values.lastName ?? '' };
}

function triedPerson(person: PersonEntry, names: ReadonlyMap<string | null, string>): TriedPerson {
  const { login, values, photo } = person;
  const manager = values.manager ?? '';
  return {
    login,
    name: displayName(withNames(person)),
    email: values.email ?? '',
    title: values.title ?? '',
    groupId: values.C_groupIdentifier ?? '',
    manager: names.get(identityKey(manager)) ?? manager,
    hasPhoto: photo?.kind === 'jpeg',
  };
}

function serverProblems({ connection, server, settings }: PeopleSession, present: readonly FoundPerson[]): string[] {
  const problems: string[] = [];
  const isEncrypted = settings.startTls || connection.url.startsWith('ldaps:');
  if (!isEncrypted && settings.bindName !== undefined) {
    problems.push('The password is sent unencrypted. Use ldaps:// or FEED_LDAP_START_TLS=true.');
  }
  if (server.schema === undefined) {
    problems.push('The schema cannot be read, so a typo in FEED_LDAP_MAP would not be noticed.');
  }
  if (present.length > 0 && present.every(({ entry }) => entry.externalId === undefined)) {
    problems.push(
      'Entries have neither objectGUID nor entryUUID: a person whose login changes becomes a new person, and changes arrive only when everybody is read.',
    );
  }
  return problems;
}

/** Fields whose absence in everybody is probably not wanted. */
const expectedFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'email',
  'title',
  'primaryPhone',
  'mobilePhone',
  'manager',
  'division',
  'organization',
  'C_countryname',
  'city',
  'C_houseIdentifier',
  'C_groupIdentifier',
  'C_msDSCloudExtensionAttribute2',
];

function missingProblems(
  { mapping, settings }: PeopleSession,
  present: readonly FoundPerson[],
  people: readonly PersonEntry[],
): string[] {
  if (people.length === 0) return [];
  const own = Object.values(settings.map).flatMap((names) => names ?? []);
  const isEmpty = (name: string) => present.every(({ attributes }) => !attributes.has(name.toLowerCase()));
  const problems = [...new Set(own)]
    .filter(isEmpty)
    .map(
      (name) =>
        `FEED_LDAP_MAP names "${name}", which has no value in these entries, or the service account may not read it.`,
    );
  const empty = expectedFields.filter((field) => people.every(({ values }) => values[field] === undefined));
  if (empty.length > 0) {
    const lists = mapping.fields.filter(({ field }) => empty.includes(field));
    const each = lists.map(({ field, names }) => `${field} (${names.slice(1).join(', ')})`);
    problems.push(`No value in any of these entries for: ${each.join('; ')}.`);
  }
  const without = (field: ProfileField) => people.filter(({ values }) => values[field] === undefined).length;
  for (const [field, name] of [
    ['email', 'mail address'],
    ['lastName', 'last name'],
  ] as const) {
    const count = without(field);
    if (count > 0 && count < people.length) problems.push(`${count} of ${people.length} people have no ${name}.`);
  }
  return problems;
}

/** One sentence per field and reason. */
function faultProblems(faults: readonly { readonly field: string; readonly reason: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { field, reason } of faults) {
    const key = `${field} ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} ${count === 1 ? 'entry' : 'entries'}: ${key}.`);
}

function duplicateProblems(people: readonly PersonEntry[]): string[] {
  const repeated = (keyOf: (person: PersonEntry) => string | null) => {
    const keys = people.map(keyOf).filter((key) => key !== null);
    return keys.length - new Set(keys).size;
  };
  const counts = [
    [repeated(({ loginKey }) => loginKey), 'login'],
    [repeated(({ groupIdentifierKey }) => groupIdentifierKey), 'group ID'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} people have the ${name} of another person, and would be rejected.`);
}

function photoProblems(people: readonly PersonEntry[]): string[] {
  const photos = people.flatMap(({ photo }) => (photo?.kind === 'jpeg' ? [photo.bytes] : []));
  const tooBig = photos.filter((bytes) => bytes.length >= photoLimit).length;
  const others = photos.filter((bytes) => bytes[0] !== 0xff || bytes[1] !== 0xd8).length;
  const problems: string[] = [];
  if (tooBig > 0) problems.push(`${tooBig} photos are too big: a photo must be under 4 MB.`);
  if (others > 0) problems.push(`${others} photos are not JPEG.`);
  return problems;
}

/** Looks for managers on the server, since they may be among the entries that were not read. */
async function managerProblems(session: PeopleSession, people: readonly PersonEntry[]): Promise<string[]> {
  const known = new Set(
    people.flatMap((person) => [person.distinguishedNameKey, person.groupIdentifierKey, person.loginKey]),
  );
  const managers = new Map(people.map(({ values }) => [identityKey(values.manager ?? ''), values.manager ?? '']));
  const unknown = [...managers].filter(([key]) => key !== '' && !known.has(key)).slice(0, checkedManagers);
  let missing = 0;
  for (const [, manager] of unknown) if (!(await isPerson(session, manager))) missing++;
  const themselves = people.filter(
    ({ values, distinguishedNameKey }) => identityKey(values.manager ?? '') === distinguishedNameKey,
  );
  const problems: string[] = [];
  if (missing > 0) {
    problems.push(
      `${missing} of ${unknown.length} managers that were looked up are not people of this feed, so they would not be found.`,
    );
  }
  if (themselves.length > 0) problems.push(`${themselves.length} people are their own manager.`);
  return problems;
}

async function isPerson({ connection, settings, filter, mapping }: PeopleSession, name: string): Promise<boolean> {
  const isInside = settings.bases.some((base) => identityKey(name).endsWith(identityKey(base)));
  if (!isInside || !name.includes('=')) return false;
  const found = await connection.read(name, ['*'], filter).catch(() => undefined);
  if (found === undefined || presenceOf(found, Date.now()) !== 'present') return false;
  return feedEntryOf(found, mapping, { line: 1 }).values.login !== undefined;
}
