import { setImmediate as nextTurn } from 'node:timers/promises';
import { aboutEntry, because } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import type { EntryHash } from '../entries/entry-hash.ts';
import type { FeedEntry, RowFault } from '../entries/feed-entry.ts';
import type { FeedPriority, StoredSupplement } from './feed-priority.ts';
import { fieldOfKey, KeyClaims } from '../matching/claim-keys.ts';
import type { FindMissingIds, RunMode } from '../feed-source.ts';
import type { Claimant, KeyFault } from '../matching/claim-keys.ts';
import type { KeyHolder, StoredPerson, UniqueKey } from './feed-rows.ts';
import type { FeedStore } from './feed-store.ts';
import type { ImportSpool } from './import-spool.ts';
import { deferEntries, deferredEntries } from './deferred-entries.ts';
import { matchEntries } from '../matching/match-entries.ts';
import type { Match, MatchedBatch, RejectedRow } from '../matching/match-entries.ts';
import type { entryChecker, PersonEntry } from '../entries/person-entry.ts';
import { rowPlanner } from './plan-rows.ts';
import type { BlankableField, SupplementEntry } from './plan-rows.ts';
import { deserializeEntry, isSerialized } from '../entries/serialized-entry.ts';
import type { SerializedEntry } from '../entries/serialized-entry.ts';
import { waitingPhotos } from './waiting-photos.ts';

/** Rows per batch. Checking and merging a batch blocks the event loop for some milliseconds. */
const rowsPerBatch = 100;
/** Bytes of photos after which a batch ends early, to bound its memory. */
const photoBytesPerBatch = 16_000_000;

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

export interface PlanOptions {
  readonly feed: string;
  readonly isOfPhotos: boolean;
  /** Whether faults name their entries, since the source has no lines by which an administrator finds them. */
  readonly namesEntries: boolean;
  /** `complete`: people without an entry have left the feed. `changes`: only entries with `isRemoved` have. */
  readonly mode: RunMode;
  readonly entries: AsyncIterable<FeedEntry | SerializedEntry>;
  readonly findMissingIds?: FindMissingIds | undefined;
  readonly store: FeedStore;
  readonly check: ReturnType<typeof entryChecker>;
  readonly priority: FeedPriority;
  readonly photoFeeds: ReadonlySet<string>;
  /** Whether any feed supplements people of another feed. */
  readonly hasSupplements: boolean;
  /** Ids of the present people whom the feed owns. Empty when only changes are read. */
  readonly owned: ReadonlySet<number>;
  readonly hashOf: EntryHash;
  /** Ids of these people by entry hash. Empty when only changes are read. */
  readonly byHash: ReadonlyMap<string, number>;
  readonly supplemented: ReadonlySet<number>;
  readonly spool: ImportSpool;
  /** ISO 8601, the time of the run. */
  readonly at: string;
  readonly signal: AbortSignal;
  /** `entryLine`: the line of the entry, if the fault is on another one. An entry of LDIF has several lines. */
  readonly reportFault: (fault: RowFault, entryLine?: number) => void;
  /** Called for each rejected entry with its line, before or after its faults are reported. */
  readonly onRejected: (line: number) => void;
  readonly onRows: (rows: number) => void;
}

/**
 * Compares a feed with the directory and spools the necessary writes. Nothing is written to the database, and only keys are held in memory,
 * so that a million people fit. One function reads all entries, since each entry may affect decisions about earlier ones. `rowPlanner`
 * decides what a row becomes, and `KeyClaims` who gets which keys.
 */
export async function planImport(options: PlanOptions): Promise<ImportPlan> {
  const { feed, mode, store, reportFault } = options;
  /** Ids of people with an entry, including rejected ones. */
  const seen = new Set<number>();
  const isSeen = (id: number) => seen.has(id);
  /** A person can only have been renamed if the feed already had people. */
  const mayBeRenamed = mode === 'complete' && options.owned.size + options.supplemented.size > 0;
  const untouched = new Set<number>();
  /** Lines of entries that are the same as in the previous run, by person id. */
  const unchanged = new Map<number, number>();
  const newExternalIds = new Set<string>();
  const removed = new Set<number>();
  const removedSupplements = new Set<number>();
  const sameAs = (line: number) =>
    options.namesEntries ? because('same-as-entry') : because('same-as-line', { line });
  const claims = new KeyClaims({ feed, isComplete: mode === 'complete', seen, removed, untouched, unchanged, sameAs });
  const rows = rowPlanner(options);
  const photos = waitingPhotos(options.spool);
  /** Ids of people of other feeds who are merged into people of this one, by their feeds. */
  const absorbed = new Map<string, number[]>();
  let absorbedCount = 0;
  /** Supplements of the people whose entries wait for keys, by person id. */
  const supplementsOfWaiting = new Map<number, readonly StoredSupplement[]>();
  let rejected = 0;
  let read = 0;
  let batch: PersonEntry[] = [];
  let rejectedRows: RejectedRow[] = [];
  let photoBytes = 0;

  for await (const delivered of options.entries) {
    options.signal.throwIfAborted();
    read++;
    const hash = options.hashOf(delivered) ?? null;
    if (hash !== null && isUnchanged(hash, delivered.line)) {
      if (unchanged.size % rowsPerBatch === 0) {
        options.onRows(read);
        await nextTurn();
      }
      continue;
    }
    const raw = isSerialized(delivered) ? deserializeEntry(delivered) : delivered;
    const checked = options.check(raw);
    for (const fault of checked.faults) reportFault(options.namesEntries ? namedFault(raw, fault) : fault, raw.line);
    if (checked.entry === undefined) {
      countRejected(raw.line);
      rejectedRows.push(checked);
    } else {
      batch.push(checked.faults.length === 0 ? { ...checked.entry, hash } : checked.entry);
      if (checked.entry.photo?.kind === 'jpeg') photoBytes += checked.entry.photo.bytes.length;
    }
    if (batch.length + rejectedRows.length >= rowsPerBatch || photoBytes >= photoBytesPerBatch) await planBatch();
  }
  await planBatch();
  for await (const entries of deferredEntries(options.spool)) await planEntries(entries, [], { hasEnded: true });
  await findRemovedHolders();
  const waiting = await claims.settle(rejectKey, (person) => void seen.add(person.id));
  for await (const people of photos.read(waiting, rowsPerBatch)) await planOwned(people, supplementsOfWaiting);
  const gone = (mode === 'complete' ? [...options.owned] : [...removed]).filter((id) => !seen.has(id));
  const withdrawn = (mode === 'complete' ? [...options.supplemented] : [...removedSupplements]).filter(
    (id) => !seen.has(id),
  );
  const left = await planGone(gone);
  await planWithdrawn(withdrawn);
  return {
    ...rows.counts,
    unchanged: rows.counts.unchanged + unchanged.size,
    rejected,
    rows: read,
    removed: gone.length + withdrawn.length + absorbedCount,
    leavers: left,
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
    for (const { id, externalId } of holders) if (externalId !== null && missing.has(externalId)) removed.add(id);
  }

  function isUnchanged(hash: string, line: number): boolean {
    const id = options.byHash.get(hash);
    if (id === undefined || seen.has(id)) return false;
    seen.add(id);
    unchanged.set(id, line);
    return true;
  }

  async function planBatch(): Promise<void> {
    const [entries, failed] = [batch, rejectedRows];
    batch = [];
    rejectedRows = [];
    photoBytes = 0;
    if (entries.length + failed.length === 0) return;
    options.onRows(read);
    // Reading and checking the batch has already blocked the event loop for some milliseconds.
    await nextTurn();
    await planEntries(entries, failed, { hasEnded: false });
  }

  async function planEntries(
    entries: readonly PersonEntry[],
    failed: readonly RejectedRow[],
    { hasEnded }: { hasEnded: boolean },
  ): Promise<void> {
    const renames = mayBeRenamed ? { isSeen, hasEnded } : undefined;
    const matched = await matchEntries(entries, failed, { ...options, renames });
    matched.rejected.forEach(leaveUnchanged);
    const owned: Claimant[] = [];
    const others: SupplementEntry[] = [];
    const deferred: PersonEntry[] = [];
    for (const match of matched.matches) {
      if (match.entry.isRemoved) takeRemoval(match);
      else if (match.role === 'rejected') rejectMatch(match);
      else if (match.role === 'deferred') deferred.push(match.entry);
      else if (match.role !== 'nobody' && isFirst(match)) {
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
      if (former.feed !== feed) removedSupplements.add(former.id);
      else if (!former.hasLeft) removed.add(former.id);
    }
  }

  async function planOwned(people: readonly Claimant[], supplements: MatchedBatch['supplements']): Promise<void> {
    await rows.planOwned(people, supplements);
    for (const { absorbed: person } of people) {
      if (person === undefined) continue;
      absorbedCount++;
      const ids = absorbed.get(person.feed);
      if (ids === undefined) absorbed.set(person.feed, [person.id]);
      else ids.push(person.id);
    }
  }

  function rejectMatch({ entry, fault, unchangedPerson }: Match & { role: 'rejected' }): void {
    if (unchangedPerson !== undefined) leaveUnchanged(unchangedPerson);
    reject(entry, fault.field, { reason: fault.reason, cause: fault.cause });
  }

  /** Leaves the person of a rejected entry unchanged. */
  function leaveUnchanged(person: StoredPerson): void {
    seen.add(person.id);
    untouched.add(person.id);
  }

  function takeRemoval(match: Match): void {
    if (match.role === 'owner' && match.stored !== undefined && !match.stored.hasLeft) removed.add(match.stored.id);
    if (match.role === 'supplement') removedSupplements.add(match.stored.id);
  }

  /** Whether this is the first entry of its person. Later ones are rejected. */
  function isFirst(match: Match): boolean {
    const { entry } = match;
    const stored = 'stored' in match ? match.stored : undefined;
    const { externalId } = entry;
    const isDuplicate =
      stored === undefined ? externalId !== null && newExternalIds.has(externalId) : seen.has(stored.id);
    if (isDuplicate) {
      if (match.role === 'supplement' && match.former !== undefined) leaveUnchanged(match.former);
      const line =
        claims.lineOfLogin(entry.loginKey) ??
        (stored?.loginKey === entry.loginKey ? unchanged.get(stored.id) : undefined);
      const reason = line === undefined ? because('second-entry') : sameAs(line);
      reject(entry, entry.reference === null ? 'login' : '', reason);
      return false;
    }
    if (stored !== undefined) seen.add(stored.id);
    else if (externalId !== null) newExternalIds.add(externalId);
    return true;
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
    if (stored !== undefined) untouched.add(stored.id);
  }

  /**
   * Plans people whom the feed no longer delivers: they become leavers unless another feed delivers them. Returns the ids of the leavers.
   */
  async function planGone(ids: readonly number[]): Promise<number[]> {
    if (!options.hasSupplements) return [...ids];
    const withoutLogin = new Set(claims.released.loginKey.map(({ id }) => id));
    const leavers: number[] = [];
    for (const page of pages(ids)) {
      const supplements = await store.findSupplements(page);
      const heirOf = (id: number) =>
        withoutLogin.has(id) ? undefined : supplements.get(id)?.find(({ isPresence }) => isPresence);
      leavers.push(...page.filter((id) => heirOf(id) === undefined));
      const delivered = await store.findByIds(page.filter((id) => heirOf(id) !== undefined));
      const handedOver = delivered.flatMap((stored) => {
        const heir = heirOf(stored.id);
        return heir === undefined ? [] : [{ stored, heir }];
      });
      await rows.planHandedOver(handedOver, supplements);
    }
    return leavers;
  }

  async function planWithdrawn(ids: readonly number[]): Promise<void> {
    for (const page of pages(ids)) {
      await rows.planWithdrawn(await store.findByIds(page), await store.findSupplements(page));
    }
  }
}

function idsOf({ stored, absorbed }: Claimant): number[] {
  return [stored, absorbed].flatMap((person) => person?.id ?? []);
}

function* pages<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += rowsPerBatch) yield items.slice(start, start + rowsPerBatch);
}

/** The fault of an entry with the name by which an administrator finds the entry: its login, otherwise its distinguished name. */
function namedFault({ values }: FeedEntry, fault: RowFault): RowFault {
  const name = values.login ?? values.C_distinguishedName;
  return name === undefined ? fault : { ...fault, ...aboutEntry(name, fault) };
}
