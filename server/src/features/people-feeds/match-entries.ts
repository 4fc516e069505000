import { identityKey } from '../../people/identity-key.ts';
import type { RowFault } from './feed-entry.ts';
import type { StoredSupplement } from './feed-priority.ts';
import type { StoredPerson } from './feed-rows.ts';
import type { FeedStore } from './feed-store.ts';
import type { PersonEntry } from './person-entry.ts';
import { isReplaced, isSomeoneElse } from './same-person.ts';

/** An entry and the person that it is about. */
export type Match =
  /** The feed owns the person, or will: a new person when `stored` is undefined. */
  | { readonly role: 'owner'; readonly entry: PersonEntry; readonly stored: StoredPerson | undefined }
  /** Another feed owns the person. */
  | { readonly role: 'supplement'; readonly entry: PersonEntry; readonly stored: StoredPerson }
  /**
   * Another person of the feed has the login: the end of the reading tells whether they were renamed or their account was made anew.
   * `isOther`: number or names say that the entry is about somebody else.
   */
  | {
      readonly role: 'undecided';
      readonly entry: PersonEntry;
      readonly holder: StoredPerson;
      readonly isOther: boolean;
    }
  /** A removal of a person whom the feed does not have. */
  | { readonly role: 'nobody'; readonly entry: PersonEntry }
  | { readonly role: 'rejected'; readonly entry: PersonEntry; readonly fault: Pick<RowFault, 'field' | 'reason'> };

/** A row that the check rejected, as far as it identifies a person. */
export interface RejectedRow {
  readonly loginKey: string | undefined;
  readonly externalId: string | undefined;
}

export interface MatchedBatch {
  readonly matches: readonly Match[];
  /** The people of rejected rows. */
  readonly rejected: readonly StoredPerson[];
  readonly supplements: ReadonlyMap<number, readonly StoredSupplement[]>;
}

/**
 * Finds the people of a batch. The id in the feed identifies a person, so that a new login is a rename. Without one, and for people whom the
 * feed delivers for the first time, the login does.
 */
export async function matchEntries(
  entries: readonly PersonEntry[],
  rejected: readonly RejectedRow[],
  { feed, store, hasSupplements }: { feed: string; store: FeedStore; hasSupplements: boolean },
): Promise<MatchedBatch> {
  const named = entries.filter((entry) => entry.reference === null);
  const identities = [...named, ...rejected];
  const externalIds = identities.flatMap(({ externalId }) => externalId ?? []);
  const known = await store.findOwned(feed, externalIds);
  if (hasSupplements) known.push(...(await store.findSupplemented(feed, externalIds)));
  // Most people are known by their id and keep their login.
  const knownLogins = new Set(known.map(({ loginKey }) => loginKey));
  const logins = identities.flatMap(({ loginKey = '' }) =>
    loginKey === '' || knownLogins.has(loginKey) ? [] : [loginKey],
  );
  const people = [...known, ...(await store.findByLogins(logins))];
  const references = entries.flatMap(({ reference }) => (reference === null ? [] : [identityKey(reference)]));
  const referenced = references.length === 0 ? [] : await store.findReferenced(references);
  const ids = [...people, ...referenced].map(({ id }) => id);
  const supplements = hasSupplements && ids.length > 0 ? await store.findSupplements(ids) : new Map<never, never>();
  const byLogin = new Map(people.map((person) => [person.loginKey, person]));
  const byExternalId = new Map<string, StoredPerson>();
  for (const person of people) {
    const own = supplements.get(person.id)?.find((supplement) => supplement.feed === feed);
    const externalId = own?.externalId ?? null;
    if (externalId !== null) byExternalId.set(externalId, person);
    if (person.feed === feed && person.externalId !== null) byExternalId.set(person.externalId, person);
  }
  const found = { feed, byLogin, byExternalId, referenced };
  return {
    matches: entries.map((entry) => matchEntry(entry, found)),
    rejected: rejected.flatMap((row) => findRejected(row, found) ?? []),
    supplements,
  };
}

interface Found {
  readonly feed: string;
  readonly byLogin: ReadonlyMap<string, StoredPerson>;
  readonly byExternalId: ReadonlyMap<string, StoredPerson>;
  readonly referenced: readonly StoredPerson[];
}

function findRejected({ loginKey, externalId }: RejectedRow, { byLogin, byExternalId }: Found) {
  return byExternalId.get(externalId ?? '') ?? byLogin.get(loginKey ?? '');
}

function matchEntry(entry: PersonEntry, found: Found): Match {
  const { feed, byLogin, byExternalId } = found;
  if (entry.reference !== null) return matchReference(entry, entry.reference, found);
  const same = entry.externalId === null ? undefined : byExternalId.get(entry.externalId);
  const namesake = byLogin.get(entry.loginKey);
  if (entry.isRemoved) {
    const removed = same ?? (namesake?.feed === feed && entry.externalId === null ? namesake : undefined);
    return removed === undefined ? { role: 'nobody', entry } : matched(entry, removed, feed);
  }
  if (same !== undefined) return matched(entry, same, feed);
  if (namesake === undefined) return { role: 'owner', entry, stored: undefined };
  const isOther = isSomeoneElse(entry, namesake);
  if (namesake.hasLeft) return isOther ? undecided(entry, namesake, isOther) : matched(entry, namesake, feed);
  if (namesake.feed !== feed) return matched(entry, namesake, feed);
  if (entry.externalId !== null && namesake.externalId !== null) return undecided(entry, namesake, isOther);
  return isReplaced(entry, namesake) ? undecided(entry, namesake, true) : matched(entry, namesake, feed);
}

function undecided(entry: PersonEntry, holder: StoredPerson, isOther: boolean): Match {
  return { role: 'undecided', entry, holder, isOther };
}

/** A leaver of another feed moves to this one. */
function matched(entry: PersonEntry, stored: StoredPerson, feed: string): Match {
  const isOwner = stored.feed === feed || stored.hasLeft;
  return { role: isOwner ? 'owner' : 'supplement', entry, stored };
}

/** The person with that login; else with that group ID; else the only one with that employee number. */
function matchReference(entry: PersonEntry, reference: string, { referenced }: Found): Match {
  const key = identityKey(reference);
  const byKey =
    referenced.find((person) => person.loginKey === key) ??
    referenced.find((person) => person.groupIdentifierKey === key);
  const byNumber = byKey === undefined ? referenced.filter((person) => person.employeeNumberKey === key) : [];
  const stored = byKey ?? byNumber[0];
  const reject = (reason: string): Match => ({ role: 'rejected', entry, fault: { field: '', reason } });
  if (stored === undefined) return reject('names nobody: no person has this login, group ID or employee number');
  if (byNumber.length > 1) return reject('is the employee number of several people');
  return { role: 'supplement', entry, stored };
}
