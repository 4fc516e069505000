import { photoLimit } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import { identityKey } from '../../../people/identity-key.ts';
import { isWithin } from '../../../people/distinguished-name.ts';
import type { RowFault } from '../entries/feed-entry.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { feedEntryOf } from './ldap-entry.ts';
import { presenceOf } from './person-account.ts';
import type { FoundPerson, PeopleSession } from './read-people.ts';

/** Maximum number of managers that are looked up on the server. */
const checkedManagers = 50;

/** Checks the entries of a trial. Returns a sentence for the operator for each problem. */
export async function trialProblems(
  session: PeopleSession,
  found: {
    readonly present: readonly FoundPerson[];
    readonly people: readonly PersonEntry[];
    readonly faults: readonly RowFault[];
  },
): Promise<string[]> {
  const { present, people, faults } = found;
  return [
    ...serverProblems(session, present),
    ...missingProblems(session, present, people),
    ...faultProblems(faults),
    ...duplicateProblems(people),
    ...photoProblems(people),
    ...(await managerProblems(session, people)),
  ];
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
      'Entries have neither objectGUID nor entryUUID: a person whose login changes becomes a new person, and changes arrive only with full runs.',
    );
  }
  return problems;
}

/** Fields that are probably mapped wrongly if nobody has a value. */
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
  { mapping, settings, server }: PeopleSession,
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
        `FEED_LDAP_MAP names "${name}", which has no value in these entries: check its spelling, and whether the service account may read it.`,
    );
  const empty = expectedFields.filter((field) => people.every(({ values }) => values[field] === undefined));
  if (empty.length > 0) {
    const lists = mapping.fields.filter(({ field }) => empty.includes(field));
    const spelled = (name: string) => server.schema?.get(name) ?? name;
    const each = lists.map(({ field, names }) => {
      const attributes = names.filter((name) => !name.startsWith('c_')).map(spelled);
      return `${field} (${attributes.join(', ')})`;
    });
    problems.push(`No value in any of these entries for: ${each.join('; ')}.`);
  }
  const without = (field: ProfileField) => people.filter(({ values }) => values[field] === undefined).length;
  for (const [field, name] of [
    ['email', 'an email address'],
    ['lastName', 'a last name'],
  ] as const) {
    const count = without(field);
    if (count > 0 && count < people.length) problems.push(`People without ${name}: ${count} of ${people.length}.`);
  }
  return problems;
}

/** One sentence for each combination of field and reason. */
function faultProblems(faults: readonly { readonly field: string; readonly reason: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { field, reason } of faults) {
    const key = `${field} ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `Entries whose ${key}: ${count}.`);
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
    .map(([count, name]) => `Entries with the ${name} of another person, which would be rejected: ${count}.`);
}

function photoProblems(people: readonly PersonEntry[]): string[] {
  const photos = people.flatMap(({ photo }) => (photo?.kind === 'jpeg' ? [photo.bytes] : []));
  const tooBig = photos.filter((bytes) => bytes.length >= photoLimit).length;
  const others = photos.filter((bytes) => bytes[0] !== 0xff || bytes[1] !== 0xd8).length;
  const problems: string[] = [];
  if (tooBig > 0) problems.push(`Photos of 4 MB or more, which would be left out: ${tooBig}.`);
  if (others > 0) problems.push(`Photos that are not JPEG: ${others}.`);
  return problems;
}

/** Looks up unknown managers on the server, since they may be among the entries that were not read. */
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
    problems.push(`Managers whom this feed does not deliver: ${missing} of ${unknown.length} looked up.`);
  }
  if (themselves.length > 0) problems.push(`People who are their own manager: ${themselves.length}.`);
  return problems;
}

async function isPerson({ connection, settings, filter, mapping }: PeopleSession, name: string): Promise<boolean> {
  const isInside = settings.bases.some((base) => isWithin(name, base));
  if (!isInside || !name.includes('=')) return false;
  const found = await connection.read(name, ['*'], filter).catch(() => undefined);
  if (found === undefined || presenceOf(found, Date.now()) !== 'present') return false;
  return feedEntryOf(found, mapping, { line: 1 }).values.login !== undefined;
}
