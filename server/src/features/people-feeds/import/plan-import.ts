import { aboutEntry, because } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import type { FeedPriority, StoredSupplement } from './feed-priority.ts';
import { DeliveredPeople } from '../matching/delivered-people.ts';
import { fieldOfKey, KeyClaims } from '../matching/claim-keys.ts';
import type { FindMissingIds, RunMode } from '../feed-source.ts';
import type { Claimant, KeyFault } from '../matching/claim-keys.ts';
import type { KeyHolder, StoredPerson, UniqueKey } from './feed-rows.ts';
import type { FeedStore } from './feed-store.ts';
import type { ImportSpool } from './import-spool.ts';
import { readChecked, rowsPerBatch } from './read-checked.ts';
import type { CheckingOptions } from './read-checked.ts';
import { deferEntries, deferredEntries } from './deferred-entries.ts';
import { matchEntries } from '../matching/match-entries.ts';
import type { Match, MatchedBatch, RejectedRow } from '../matching/match-entries.ts';
import { planGone, planWithdrawn } from './plan-departures.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { rowPlanner } from './plan-rows.ts';
import type { BlankableField, SupplementEntry } from './plan-rows.ts';
import { waitingPhotos } from './waiting-photos.ts';

/** Maximum number of missing people whom a full run asks for again. */
const maxAskedFor = 1000;

export interface ImportPlan {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Number of rejected entries, not of faults. */
  readonly rejected: number;
  /** Number of entries read. */
  readonly rows: number;
  /** Number of people whom the feed no longer delivers, whether they become leavers or not, including absorbed people. */
  readonly removed: number;
  /** Ids of people whom no feed delivers any more. */
  readonly leavers: readonly number[];
  /** Ids of people of other feeds who are merged into people of this one, by their feeds. They become leavers. */
  readonly absorbed: ReadonlyMap<string, readonly number[]>;
  /** Number of people who lose their value, by field. */
  readonly blanked: ReadonlyMap<BlankableField, number>;
  /** People whose key is transferred to another person. */
  readonly released: { readonly [key in UniqueKey]: readonly KeyHolder[] };
}

export interface PlanOptions extends CheckingOptions {
  readonly feed: string;
  readonly isOfPhotos: boolean;
  /** `complete`: people without an entry have left the feed. `changes`: only entries with `isRemoved` have. */
  readonly mode: RunMode;
  readonly findMissingIds?: FindMissingIds | undefined;
  readonly store: FeedStore;
  readonly priority: FeedPriority;
  readonly photoFeeds: ReadonlySet<string>;
  /** Whether any feed supplements people of another feed. */
  readonly hasSupplements: boolean;
  /** Ids of the present people whom the feed owns. Empty when only changes are read. */
  readonly owned: ReadonlySet<number>;
  /** Ids of these people by entry hash. Empty when only changes are read. */
  readonly byHash: ReadonlyMap<string, number>;
  readonly supplemented: ReadonlySet<number>;
  readonly spool: ImportSpool;
  /** ISO 8601, the time of the run. */
  readonly at: string;
}

/**
 * Compares a feed with the directory and spools the necessary writes. Nothing is written to the database, and only keys are held in memory,
 * so that a million people fit. Each entry may affect decisions about earlier ones: `DeliveredPeople` knows which people have had an entry,
 * `KeyClaims` decides who gets which keys, and `rowPlanner` what a row becomes.
 */
export async function planImport(options: PlanOptions): Promise<ImportPlan> {
  const { feed, mode, store, reportFault } = options;
  const people = new DeliveredPeople(mode);
  /** A person can only have been renamed if the feed already had people. */
  const mayBeRenamed = mode === 'complete' && options.owned.size + options.supplemented.size > 0;
  /** Ids in the feed that nobody had before the run. */
  const newExternalIds = new Set<string>();
  /** People whom an entry gave a new id in the feed: another entry may have their former id. */
  const withNewId = new Set<number>();
  /** Ids of people of the feed whose login is in an entry with the id of somebody else. */
  const holdersOfRejected = new Set<number>();
  const sameAs = (line: number) =>
    options.namesEntries ? because('same-as-entry') : because('same-as-line', { line });
  const claims = new KeyClaims({ feed, people, sameAs });
  const rows = rowPlanner(options);
  const photos = waitingPhotos(options.spool);
  /** Ids of people of other feeds who are merged into people of this one, by their feeds. */
  const absorbed = new Map<string, number[]>();
  let absorbedCount = 0;
  /** Supplements of the people whose entries wait for keys, by person id. */
  const supplementsOfWaiting = new Map<number, readonly StoredSupplement[]>();
  let rejected = 0;

  const read = await readChecked(
    { ...options, onRejected: countRejected },
    isUnchanged,
    ({ valid, rejected: failed }) => planEntries(valid, failed, { hasEnded: false }),
  );
  for await (const entries of deferredEntries(options.spool)) await planEntries(entries, [], { hasEnded: true });
  await findRemovedHolders();
  keepHoldersOfRejected();
  await keepOverlooked();
  const waiting = await claims.settle(rejectKey);
  for await (const page of photos.read(waiting, rowsPerBatch)) await planOwned(page, supplementsOfWaiting);
  const gone = people.gone(options.owned);
  const withdrawn = people.withdrawn(options.supplemented);
  const released = {
    loginKey: idsOfHolders(claims.released.loginKey),
    groupIdentifierKey: idsOfHolders(claims.released.groupIdentifierKey),
    distinguishedNameKey: idsOfHolders(claims.released.distinguishedNameKey),
  };
  const leavers = await planGone(gone, { store, rows, hasSupplements: options.hasSupplements, released });
  await planWithdrawn(withdrawn, { store, rows });
  return {
    ...rows.counts,
    unchanged: rows.counts.unchanged + people.unchangedCount(),
    rejected,
    rows: read,
    removed: gone.length + withdrawn.length + absorbedCount,
    leavers,
    absorbed,
    blanked: rows.blanked,
    released: claims.released,
  };

  /**
   * When only changes are read, asks the source whether the holders of claimed keys are gone: an account may have been created with the
   * login, group ID or distinguished name of a deleted one, and the changes may not contain the deletion.
   */
  async function findRemovedHolders(): Promise<void> {
    if (mode === 'complete' || options.findMissingIds === undefined) return;
    const holders = claims.unseenHolders();
    const ids = holders.flatMap(({ externalId }) => externalId ?? []);
    if (ids.length === 0) return;
    const missing = await options.findMissingIds(ids);
    for (const { id, externalId } of holders) if (externalId !== null && missing.has(externalId)) people.remove(id);
  }

  /**
   * The people whose own id is missing because another one is in their row stay as stored. A directory server, whose ids are never in the
   * wrong place, is asked about them instead, and changes say who was removed.
   */
  function keepHoldersOfRejected(): void {
    if (mode !== 'complete' || options.findMissingIds !== undefined) return;
    for (const id of holdersOfRejected) if (!people.isSeen(id)) people.keep(id);
  }

  /**
   * In a full run, asks the source again about the people who are missing: it may have moved an entry, during the reading, to a part that had
   * been read. They stay as stored. Those whose id is now another person's are not missing. If many are, the run will be held back, so they are
   * not asked for.
   */
  async function keepOverlooked(): Promise<void> {
    if (mode !== 'complete' || options.findMissingIds === undefined) return;
    const absent = [...people.gone(options.owned), ...people.withdrawn(options.supplemented)];
    const missing = absent.filter((id) => !people.isRemoved(id));
    if (missing.length === 0 || missing.length > maxAskedFor) return;
    const idsOfPeople = await store.externalIds(feed, missing);
    if (idsOfPeople.length === 0) return;
    const missingIds = await options.findMissingIds(idsOfPeople.map(({ externalId }) => externalId));
    for (const { id, externalId } of idsOfPeople) if (!missingIds.has(externalId)) people.keep(id);
  }

  function isUnchanged(hash: string, line: number): boolean {
    const id = options.byHash.get(hash);
    if (id === undefined || people.isSeen(id)) return false;
    people.seeUnchanged(id, line);
    return true;
  }

  async function planEntries(
    entries: readonly PersonEntry[],
    failed: readonly RejectedRow[],
    { hasEnded }: { hasEnded: boolean },
  ): Promise<void> {
    const renames = mayBeRenamed ? { isSeen: (id: number) => people.isSeen(id), hasEnded } : undefined;
    const matched = await matchEntries(entries, failed, { ...options, renames });
    for (const { id } of matched.rejected) people.keep(id);
    const owned: Claimant[] = [];
    const others: SupplementEntry[] = [];
    const deferred: PersonEntry[] = [];
    for (const match of matched.matches) {
      if (match.entry.isRemoved) takeRemoval(match);
      else if (match.role === 'rejected') rejectMatch(match);
      else if (match.role === 'deferred') deferred.push(match.entry);
      else if (match.role !== 'nobody' && isFirst(match, matched.supplements)) {
        if (match.role === 'supplement') takeSupplement(match);
        else if (match.role === 'owner') owned.push(match);
        else owned.push({ entry: match.entry, stored: undefined, namesake: match.holder, isOther: match.isOther });
      }
    }
    for (const id of owned.flatMap(idsOf)) {
      const more = matched.supplements.get(id);
      if (more !== undefined) supplementsOfWaiting.set(id, more);
    }
    const ready = await photos.attach(await claims.claim(owned.map(photos.detach), store, rejectKey));
    await planOwned(ready, matched.supplements);
    for (const id of ready.flatMap(idsOf)) supplementsOfWaiting.delete(id);
    await rows.planSupplements(others, matched.supplements);
    await deferEntries(options.spool, deferred);

    /** Marks the former person as removed, unless another entry matches them. In a full run this happens anyway. */
    function takeSupplement({ entry, stored, former }: Match & { role: 'supplement' }): void {
      others.push({ entry, stored, former });
      if (former === undefined) return;
      people.loseId(former.id);
      if (former.feed !== feed) people.removeSupplement(former.id);
      else if (!former.hasLeft) people.remove(former.id);
    }
  }

  async function planOwned(claimants: readonly Claimant[], supplements: MatchedBatch['supplements']): Promise<void> {
    await rows.planOwned(claimants, supplements);
    for (const { absorbed: person } of claimants) {
      if (person === undefined) continue;
      absorbedCount++;
      const ids = absorbed.get(person.feed);
      if (ids === undefined) absorbed.set(person.feed, [person.id]);
      else ids.push(person.id);
    }
  }

  function rejectMatch({ entry, fault, unchangedPerson, holder }: Match & { role: 'rejected' }): void {
    if (unchangedPerson !== undefined) people.keep(unchangedPerson.id);
    if (holder !== undefined) holdersOfRejected.add(holder.id);
    reject(entry, fault.field, { reason: fault.reason, cause: fault.cause });
  }

  function takeRemoval(match: Match): void {
    if (match.role === 'owner' && match.stored !== undefined && !match.stored.hasLeft) people.remove(match.stored.id);
    if (match.role === 'supplement') people.removeSupplement(match.stored.id);
  }

  /** Whether this is the first entry about its people, and with its id. Later ones are rejected, and leave the others of them as stored. */
  function isFirst(match: Match, supplements: MatchedBatch['supplements']): boolean {
    const { entry } = match;
    const stored = 'stored' in match ? match.stored : undefined;
    const former = match.role === 'supplement' ? match.former : undefined;
    const merged = match.role === 'owner' ? match.absorbed : undefined;
    const leftBehind = former !== undefined && withNewId.has(former.id) ? undefined : former;
    const about = [stored, leftBehind, merged].filter((person) => person !== undefined);
    const { externalId } = entry;
    const isDuplicate =
      about.some(({ id }) => people.isSeen(id)) || (externalId !== null && newExternalIds.has(externalId));
    if (isDuplicate) {
      for (const { id } of about) if (!people.isSeen(id)) people.keep(id);
      const line =
        claims.lineOfLogin(entry.loginKey) ??
        (stored?.loginKey === entry.loginKey ? people.unchangedLine(stored.id) : undefined);
      const reason = line === undefined ? because('second-entry') : sameAs(line);
      reject(entry, entry.reference === null ? 'login' : '', reason);
      return false;
    }
    for (const person of [stored, merged]) if (person !== undefined) people.see(person.id);
    if (externalId !== null && externalId !== idInFeed(stored, supplements)) {
      newExternalIds.add(externalId);
      if (stored !== undefined) withNewId.add(stored.id);
    }
    return true;
  }

  /** The id with which the feed has delivered a person until now. */
  function idInFeed(stored: StoredPerson | undefined, supplements: MatchedBatch['supplements']): string | undefined {
    if (stored?.feed === feed) return stored.externalId ?? undefined;
    return supplements.get(stored?.id ?? 0)?.find((one) => one.feed === feed)?.externalId ?? undefined;
  }

  function reject({ line, reference, login }: PersonEntry, field: string, reason: RowReason): void {
    countRejected(line);
    const name = reference ?? (options.namesEntries ? login : '');
    reportFault({ line, field, code: 'error.e2', ...(name === '' ? reason : aboutEntry(name, reason)) });
  }

  function countRejected(line: number): void {
    rejected++;
    options.onRejected(line);
  }

  function rejectKey({ owned: { entry, stored }, key, reason }: KeyFault): void {
    reject(entry, fieldOfKey[key], reason);
    if (stored !== undefined) people.keep(stored.id);
  }
}

function idsOfHolders(holders: readonly KeyHolder[]): ReadonlySet<number> {
  return new Set(holders.map(({ id }) => id));
}

function idsOf({ stored, absorbed }: Claimant): number[] {
  return [stored, absorbed].flatMap((person) => person?.id ?? []);
}
