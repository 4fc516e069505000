import { identityKey } from '../../../people/identity-key.ts';
import { because } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import type { FindMissingIds, RunMode } from '../feed-source.ts';
import type { StoredSupplement } from '../import/feed-priority.ts';
import type { StoredPerson } from '../import/feed-rows.ts';
import type { FeedStore } from '../import/feed-store.ts';
import { findRenamed, renamedPerson } from './find-renamed.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { hasSameNames, isReplaced, isSamePerson, isSomeoneElse } from './same-person.ts';

/** An entry and the person to whom it refers. */
export type Match =
  /**
   * The feed owns the person or becomes the owner. `stored` is undefined for a new person. `absorbed` is a person of another feed who turns
   * out to be the same one: they become a leaver, and the person gets what other feeds deliver about them.
   */
  | {
      readonly role: 'owner';
      readonly entry: PersonEntry;
      readonly stored: StoredPerson | undefined;
      readonly absorbed?: StoredPerson;
    }
  /** Another feed owns the person. `former` is the person whom this feed delivered with the same id until now. */
  | {
      readonly role: 'supplement';
      readonly entry: PersonEntry;
      readonly stored: StoredPerson;
      readonly former?: StoredPerson;
    }
  /**
   * Another person of the feed has the login. Only at the end of the reading is it known whether that person was renamed or their account
   * was created again. `isOther`: number or names say that the entry is about a different person.
   */
  | {
      readonly role: 'undecided';
      readonly entry: PersonEntry;
      readonly holder: StoredPerson;
      readonly isOther: boolean;
    }
  /** Only at the end of the reading is it known whether the entry is about a person who was renamed. */
  | { readonly role: 'deferred'; readonly entry: PersonEntry }
  /** The removal of a person whom the feed does not have. */
  | { readonly role: 'nobody'; readonly entry: PersonEntry }
  /**
   * The entry is rejected, and `unchangedPerson`, if any, stays as stored. `holder` has the login of the entry, and may have an entry of
   * their own.
   */
  | {
      readonly role: 'rejected';
      readonly entry: PersonEntry;
      readonly fault: { readonly field: string } & RowReason;
      readonly unchangedPerson?: StoredPerson | undefined;
      readonly holder?: StoredPerson | undefined;
    };

/** The keys of a row that validation rejected, as far as they are known. */
export interface RejectedRow {
  readonly loginKey: string | undefined;
  readonly externalId: string | undefined;
}

export interface MatchedBatch {
  readonly matches: readonly Match[];
  /** The people to whom rejected rows refer. */
  readonly rejected: readonly StoredPerson[];
  readonly supplements: ReadonlyMap<number, readonly StoredSupplement[]>;
}

export interface MatchOptions {
  readonly feed: string;
  readonly mode: RunMode;
  readonly store: FeedStore;
  readonly hasSupplements: boolean;
  readonly findMissingIds?: FindMissingIds | undefined;
  /** Set if people without an id may have been renamed: which people had an entry, and whether the reading has ended. */
  readonly renames?: { readonly isSeen: (id: number) => boolean; readonly hasEnded: boolean } | undefined;
}

/**
 * Matches the entries of a batch to people. The id in the feed identifies a person, so a new login is a rename. For entries without an id,
 * and for people whom the feed delivers for the first time, the login identifies them. If id and login refer to two people, see
 * `matchRenamed`.
 */
export async function matchEntries(
  entries: readonly PersonEntry[],
  rejected: readonly RejectedRow[],
  options: MatchOptions,
): Promise<MatchedBatch> {
  const { feed, mode, store, hasSupplements, renames } = options;
  const named = entries.filter((entry) => entry.reference === null);
  const identities = [...named, ...rejected];
  const externalIds = identities.flatMap(({ externalId }) => externalId ?? []);
  const known = await store.findOwned(feed, externalIds);
  if (hasSupplements) known.push(...(await store.findSupplemented(feed, externalIds)));
  // Saves lookups: most people are found by their id and keep their login.
  const knownLogins = new Set(known.map(({ loginKey }) => loginKey));
  const logins = identities.flatMap(({ loginKey = '' }) =>
    loginKey === '' || knownLogins.has(loginKey) ? [] : [loginKey],
  );
  const people = [...known, ...(await store.findByLogins(logins))];
  const references = entries.flatMap(({ reference }) => (reference === null ? [] : [identityKey(reference)]));
  const referenced = references.length === 0 ? [] : await store.findReferenced(references);
  const byLogin = new Map(people.map((person) => [person.loginKey, person]));
  const unknown =
    renames === undefined
      ? []
      : named.filter(({ externalId, loginKey }) => externalId === null && byLogin.get(loginKey)?.hasLeft !== false);
  const renamed = unknown.length === 0 ? [] : await findRenamed(unknown, options);
  const ids = [...people, ...referenced, ...renamed].map(({ id }) => id);
  const supplements = hasSupplements && ids.length > 0 ? await store.findSupplements(ids) : new Map<never, never>();
  const byExternalId = new Map<string, StoredPerson>();
  for (const person of people) {
    const own = supplements.get(person.id)?.find((supplement) => supplement.feed === feed);
    for (const id of [own?.externalId ?? null, person.feed === feed ? person.externalId : null]) {
      // A leaver may have had the same id before the person whom the feed supplements now.
      if (id !== null && byExternalId.get(id)?.hasLeft !== false) byExternalId.set(id, person);
    }
  }
  const facts = { feed, mode, byLogin, byExternalId, referenced, renamed, renames, supplements };
  const found = { ...facts, gone: await findMissingAccounts(named, facts, options.findMissingIds) };
  return {
    matches: entries.map((entry) => matchEntry(entry, found)),
    rejected: rejected.flatMap((row) => findRejected(row, found) ?? []),
    supplements,
  };
}

/**
 * Finds accounts that no longer exist in the source: those with which the feed supplemented people whose login is now in the entry of a
 * different account. Returns their ids.
 */
async function findMissingAccounts(
  entries: readonly PersonEntry[],
  found: Omit<Found, 'gone'>,
  findMissingIds: FindMissingIds | undefined,
): Promise<ReadonlySet<string>> {
  if (found.mode === 'complete' || findMissingIds === undefined) return new Set();
  const ids = entries.flatMap((entry) => {
    const stored = found.byLogin.get(entry.loginKey);
    if (stored === undefined || stored.hasLeft || stored.feed === found.feed || entry.externalId === null) return [];
    const id = idInFeed(stored, found);
    return id === undefined || id === entry.externalId ? [] : [id];
  });
  return ids.length === 0 ? new Set() : await findMissingIds(ids);
}

interface Found {
  readonly feed: string;
  readonly mode: MatchOptions['mode'];
  readonly byLogin: ReadonlyMap<string, StoredPerson>;
  readonly byExternalId: ReadonlyMap<string, StoredPerson>;
  readonly referenced: readonly StoredPerson[];
  readonly renamed: readonly StoredPerson[];
  readonly renames: MatchOptions['renames'];
  readonly gone: ReadonlySet<string>;
  readonly supplements: MatchedBatch['supplements'];
}

function findRejected({ loginKey, externalId }: RejectedRow, { byLogin, byExternalId }: Found) {
  return byExternalId.get(externalId ?? '') ?? byLogin.get(loginKey ?? '');
}

function matchEntry(entry: PersonEntry, found: Found): Match {
  const { feed, byLogin, byExternalId } = found;
  if (entry.reference !== null) return matchReference(entry, entry.reference, found);
  const personWithId = entry.externalId === null ? undefined : byExternalId.get(entry.externalId);
  const namesake = byLogin.get(entry.loginKey);
  if (entry.isRemoved) {
    const removed = personWithId ?? (namesake?.feed === feed && entry.externalId === null ? namesake : undefined);
    return removed === undefined ? { role: 'nobody', entry } : matched(entry, removed, feed);
  }
  if (personWithId !== undefined) {
    const isRenamed = namesake !== undefined && namesake.id !== personWithId.id && !namesake.hasLeft;
    return isRenamed ? matchRenamed(entry, personWithId, namesake, found) : matched(entry, personWithId, feed);
  }
  if (entry.externalId === null && namesake?.hasLeft !== false) {
    const renamed = renamedPerson(entry, found.renamed, found);
    if (renamed !== undefined && found.renames?.isSeen(renamed.id) === false) {
      return found.renames.hasEnded ? matched(entry, renamed, feed) : { role: 'deferred', entry };
    }
  }
  if (namesake === undefined) return { role: 'owner', entry, stored: undefined };
  const isOther = isSomeoneElse(entry, namesake);
  if (namesake.hasLeft) return isOther ? undecided(entry, namesake, isOther) : matched(entry, namesake, feed);
  if (namesake.feed !== feed) return matchSupplement(entry, namesake, found);
  if (entry.externalId !== null && namesake.externalId !== null) return undecided(entry, namesake, isOther);
  return isReplaced(entry, namesake) ? undecided(entry, namesake, true) : matched(entry, namesake, feed);
}

/**
 * Matches an entry whose id belongs to one person and whose login to another, present one. If the feed does not own the former, its
 * supplement moves to the person with the login. If it owns the former, the two are merged into the older one, if number or names say that
 * they are the same person.
 */
function matchRenamed(entry: PersonEntry, personWithId: StoredPerson, holder: StoredPerson, found: Found): Match {
  const { feed, supplements } = found;
  const isOwner = personWithId.feed === feed;
  // People of the feed may exchange logins within one run: `KeyClaims` decides, and rejects the entry if the login is not released.
  const asBefore = matched(entry, personWithId, feed);
  const reject = (reason: RowReason) => rejection(entry, { field: 'login', ...reason }, personWithId);
  // If the ids of a file are in the wrong rows, people would get the profiles and rights of others. A contractor who becomes an employee gets
  // another number and login too, but keeps the names.
  const isSomeoneElses = isSomeoneElse(entry, personWithId) && !hasSameNames(entry, personWithId);
  if (holder.feed === feed && isSamePerson(entry, holder) && isSomeoneElses) {
    return { ...rejection(entry, { field: 'externalId', ...ofAnotherPerson }, personWithId), holder };
  }
  if (holder.feed === feed || idInFeed(holder, found) !== undefined) {
    return isOwner || personWithId.hasLeft ? asBefore : reject(ofAnotherPerson);
  }
  if (personWithId.hasLeft)
    return isSomeoneElse(entry, holder) ? asBefore : { ...asSupplement(entry, holder), former: personWithId };
  if (!isOwner) {
    const isLeftBehind = isSomeoneElse(entry, holder) && !isSomeoneElse(entry, personWithId);
    return isLeftBehind
      ? reject(because('of-somebody-else'))
      : { ...asSupplement(entry, holder), former: personWithId };
  }
  const isDeliveredBy = (person: StoredPerson, name: string) =>
    supplements.get(person.id)?.some((one) => one.feed === name && one.isPresence) ?? false;
  // If one feed delivers both, they are two people.
  const areDifferentPeople = isDeliveredBy(personWithId, holder.feed) || isDeliveredBy(holder, feed);
  if (areDifferentPeople || !isSamePerson(entry, holder)) return asBefore;
  return personWithId.id < holder.id
    ? { role: 'owner', entry, stored: personWithId, absorbed: holder }
    : { ...asSupplement(entry, holder), former: personWithId };
}

const ofAnotherPerson = because('of-other-person');

/**
 * Matches an entry to a person of another feed. If this feed already supplements the person with a different account, changes alone do not
 * show whether that account was replaced, so the entry is rejected unless the account is gone or number or names match.
 */
function matchSupplement(entry: PersonEntry, stored: StoredPerson, found: Found): Match {
  const id = idInFeed(stored, found);
  const isAnotherAccount =
    id !== undefined && entry.externalId !== null && found.mode === 'changes' && !found.gone.has(id);
  if (isAnotherAccount && !isSamePerson(entry, stored)) return rejection(entry, { field: 'login', ...ofAnotherPerson });
  return asSupplement(entry, stored);
}

/** The id with which the feed delivers a person of another feed. */
function idInFeed(
  person: StoredPerson,
  { feed, supplements }: Pick<Found, 'feed' | 'supplements'>,
): string | undefined {
  return supplements.get(person.id)?.find((one) => one.feed === feed)?.externalId ?? undefined;
}

function asSupplement(entry: PersonEntry, stored: StoredPerson) {
  return { role: 'supplement', entry, stored } as const;
}

function rejection(
  entry: PersonEntry,
  fault: { readonly field: string } & RowReason,
  unchangedPerson?: StoredPerson,
): Match & { role: 'rejected' } {
  return { role: 'rejected', entry, fault, unchangedPerson };
}

function undecided(entry: PersonEntry, holder: StoredPerson, isOther: boolean): Match {
  return { role: 'undecided', entry, holder, isOther };
}

/** If the person is a leaver, this feed becomes the owner. */
function matched(entry: PersonEntry, stored: StoredPerson, feed: string): Match {
  return stored.feed === feed || stored.hasLeft ? { role: 'owner', entry, stored } : asSupplement(entry, stored);
}

/** Matches by login, then by group ID, then by employee number, which must be unique. */
function matchReference(entry: PersonEntry, reference: string, { referenced }: Found): Match {
  const key = identityKey(reference);
  const byKey =
    referenced.find((person) => person.loginKey === key) ??
    referenced.find((person) => person.groupIdentifierKey === key);
  const byNumber = byKey === undefined ? referenced.filter((person) => person.employeeNumberKey === key) : [];
  const stored = byKey ?? byNumber[0];
  const reject = (reason: RowReason) => rejection(entry, { field: '', ...reason });
  if (stored === undefined) return reject(because('names-nobody'));
  if (byNumber.length > 1) return reject(because('names-several'));
  return asSupplement(entry, stored);
}
