import { displayName } from '@directory/contract';
import type { LdapFeedConfig } from '../../../config/ldap-feed.ts';
import { identityKey } from '../../../people/identity-key.ts';
import type { References } from '../../../people/reference-lists.ts';
import { entryChecker } from '../entries/person-entry.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { readLdapSettings } from './ldap-settings.ts';
import { nobodyUnder, openSession, readPeople } from './read-people.ts';
import type { FoundPerson, PeopleSession } from './read-people.ts';
import { trialProblems } from './trial-problems.ts';

/** Maximum number of entries read, and of people shown. */
const maxEntries = 1000;
const shownPeople = 10;

/** One person as they would appear in the directory, for a table. */
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
  /** Number of entries read, at most 1000, followed by the numbers of present people, leavers, and entries that are not people. */
  readonly read: number;
  readonly present: number;
  readonly left: number;
  readonly others: number;
  readonly people: readonly TriedPerson[];
  readonly problems: readonly string[];
}

/**
 * Connects, reads the first entries, and reports what an import would make of them. Nothing is stored.
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
  const { found, emptyBases } = await firstEntries(session);
  const present = found.filter(({ presence }) => presence === 'present');
  const check = entryChecker(references);
  const checked = present.map(({ entry }) => check(entry));
  const people = checked.flatMap(({ entry }) => entry ?? []);
  if (present.length === 0)
    problems.push(
      'No entry would become a person: check FEED_LDAP_BASE, FEED_LDAP_FILTER and the rights of the service account.',
    );
  else problems.push(...emptyBases.map((base) => nobodyUnder(session, base).message));
  const faults = checked.flatMap((each) => each.faults);
  problems.push(...(await trialProblems(session, { present, people, faults })));
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

/** The first entries, and the bases without any, at which a run would fail. */
async function firstEntries(session: PeopleSession): Promise<{ found: FoundPerson[]; emptyBases: string[] }> {
  const found: FoundPerson[] = [];
  const emptyBases: string[] = [];
  for (const base of session.settings.bases) {
    const before = found.length;
    for await (const person of readPeople(session, { base, filter: session.filter }, found.length + 1)) {
      found.push(person);
      if (found.length === maxEntries) return { found, emptyBases };
    }
    if (found.length === before) emptyBases.push(base);
  }
  return { found, emptyBases };
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
