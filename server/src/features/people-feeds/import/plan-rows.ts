import { isDeepStrictEqual } from 'node:util';
import { profileFields } from '@directory/contract';
import type { FeedTarget } from '@directory/contract';
import type { RowFault } from '../entries/feed-entry.ts';
import { fieldOfKey } from '../matching/claim-keys.ts';
import type { FeedPriority, StoredSupplement } from './feed-priority.ts';
import { keysOf, uniqueKeys } from './feed-rows.ts';
import type { StoredPerson, UniqueKey } from './feed-rows.ts';
import type { FeedValues, FieldTimes } from '../entries/feed-values.ts';
import type { ImportSpool } from './import-spool.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import { planPhoto, samePhoto, withoutFeedPhoto } from './plan-photo.ts';
import type { PlannedPhoto } from './plan-photo.ts';
import { newRow, RowBatch, supplementRow } from './row-batch.ts';
import type { SupplementsOfPeople } from './row-batch.ts';

/**
 * A field whose loss counts against the limits of a run. Employee numbers and ids are included: people are searched by the former, and
 * without the latter a new login cannot be recognized as a rename.
 */
export type BlankableField = FeedTarget;

const deliveredFields = [...profileFields, 'employeeNumber'] as const;
const countedFields = [...deliveredFields, 'otherNames'] as const;

export interface PlanningOptions {
  readonly feed: string;
  readonly isOfPhotos: boolean;
  /** Whether faults name their entries: see `PlanOptions`. */
  readonly namesEntries: boolean;
  readonly priority: FeedPriority;
  /** Names of the feeds of kind `photos`. */
  readonly photoFeeds: ReadonlySet<string>;
  readonly spool: ImportSpool;
  /** ISO 8601, the time of the run. */
  readonly at: string;
  readonly reportFault: (fault: RowFault) => void;
}

/** Ids of the people whose key is transferred to another person. */
export type ReleasedKeys = { readonly [key in UniqueKey]: ReadonlySet<number> };

export interface OwnedEntry {
  readonly entry: PersonEntry;
  readonly stored: StoredPerson | undefined;
  readonly absorbed?: StoredPerson | undefined;
}

export interface SupplementEntry {
  readonly entry: PersonEntry;
  readonly stored: StoredPerson;
  readonly former?: StoredPerson | undefined;
}

/** Turns matched entries into rows, spools them for writing, and counts what changes. */
export function rowPlanner(options: PlanningOptions) {
  const { feed, isOfPhotos, priority, spool, at, reportFault } = options;
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const blanked = new Map<BlankableField, number>();
  const isPhotoFeed = (name: string) => options.photoFeeds.has(name) || (name === feed && isOfPhotos);
  const photoOptions = {
    feed,
    namesEntries: options.namesEntries,
    mayReplace: (current: string) =>
      priority.mayReplacePhoto({ name: feed, isOfPhotos }, { name: current, isOfPhotos: isPhotoFeed(current) }),
  };

  return {
    counts,
    blanked,

    /** Plans people whom the feed owns, including new ones. */
    async planOwned(people: readonly OwnedEntry[], supplements: SupplementsOfPeople): Promise<void> {
      const batch = new RowBatch(spool, at);
      for (const { entry, stored, absorbed } of people) {
        let { hash } = entry;
        const photo = await planPhoto(entry, stored, photoOptions, (fault) => {
          hash = null;
          reportFault(fault);
        });
        if (stored === undefined) {
          counts.added++;
          batch.inserts.push(newRow({ ...entry, hash }, feed, photo));
          batch.addPhoto(entry.loginKey, photo, true);
          continue;
        }
        if (stored.feed === feed && !stored.hasLeft) countBlanked(stored, entry, photo, stored);
        const others = (supplements.get(stored.id) ?? []).filter((other) => other.feed !== feed);
        if (absorbed !== undefined) others.push(...batch.inherit(stored.id, others, absorbed, supplements));
        const owner = { feed, externalId: entry.externalId, values: entry.values };
        const delivered = { ...owner, supplements: priority.supplementsOf(owner, others) };
        count(batch.put(stored, delivered, photo, { keys: keysOf(entry), hash, newerEdits: absorbed?.edits }));
      }
      await batch.write();
    },

    /** Plans people whom another feed owns. */
    async planSupplements(people: readonly SupplementEntry[], supplements: SupplementsOfPeople): Promise<void> {
      const batch = new RowBatch(spool, at);
      for (const { entry: given, stored, former } of people) {
        const all = supplements.get(stored.id) ?? [];
        const before = all.find((one) => one.feed === feed);
        // Do not keep the photo of a different account.
        const isOtherAccount = before !== undefined && isOtherId(before.externalId, given.externalId);
        const entry = isOtherAccount ? { ...given, photo: given.photo ?? null } : given;
        const photo = await planPhoto(entry, stored, photoOptions, reportFault);
        const delivered = former && supplements.get(former.id)?.find((one) => one.feed === feed);
        if (former !== undefined && delivered !== undefined) batch.withdraw(former.id, delivered);
        if (before !== undefined) countBlanked(before, entry, photo, stored);
        const now = supplementOf(entry, before);
        const isNew = before === undefined || !isSameSupplement(before, now);
        if (isNew) batch.supplements.push(supplementRow(stored.id, now));
        const others = [...all.filter((one) => one.feed !== feed), now];
        const isWritten = batch.put(stored, { ...stored, supplements: priority.supplementsOf(stored, others) }, photo);
        count(isWritten || isNew);
      }
      await batch.write();
    },

    /** Plans people of other feeds whom this feed no longer supplements. */
    async planWithdrawn(people: readonly StoredPerson[], supplements: SupplementsOfPeople): Promise<void> {
      const batch = new RowBatch(spool, at);
      for (const stored of people) {
        batch.withdrawn.push({ feed, person_id: stored.id });
        // Writing the row of a leaver would make them present again.
        if (stored.hasLeft) continue;
        const others = (supplements.get(stored.id) ?? []).filter((other) => other.feed !== feed);
        const photo = stored.photoFeed === feed ? withoutFeedPhoto(samePhoto(stored)) : samePhoto(stored);
        batch.put(stored, { ...stored, supplements: priority.supplementsOf(stored, others) }, photo);
      }
      await batch.write();
    },

    /**
     * Plans people whom this feed no longer delivers but another feed does, which becomes their owner. They lose the keys that are
     * transferred to others.
     */
    async planHandedOver(
      people: readonly { readonly stored: StoredPerson; readonly heir: StoredSupplement }[],
      supplements: SupplementsOfPeople,
      released: ReleasedKeys,
    ): Promise<void> {
      const batch = new RowBatch(spool, at);
      for (const { stored, heir } of people) {
        const others = (supplements.get(stored.id) ?? []).filter((other) => other.feed !== heir.feed);
        // Keys change only through `KeyClaims`, so the identifying fields stay until the new owner delivers them as the owner.
        const isReleased = (key: UniqueKey) => released[key].has(stored.id);
        const values: { -readonly [field in keyof FeedValues]: FeedValues[field] } = { ...heir.values };
        for (const key of uniqueKeys) {
          const field = fieldOfKey[key];
          const value = stored.values[field];
          if (isReleased(key)) delete values[field];
          else if (value !== undefined) values[field] = value;
        }
        const keys = {
          ...keysOf(stored),
          ...(isReleased('groupIdentifierKey') ? { group_identifier_key: null } : {}),
          ...(isReleased('distinguishedNameKey') ? { distinguished_name_key: null } : {}),
        };
        const owner = { feed: heir.feed, externalId: heir.externalId, values };
        const photo = stored.photoFeed === feed ? withoutFeedPhoto(samePhoto(stored)) : samePhoto(stored);
        const delivered = { ...owner, supplements: priority.supplementsOf(owner, others) };
        batch.put(stored, delivered, photo, { keys, hash: null });
        batch.withdrawn.push({ feed: heir.feed, person_id: stored.id });
        batch.transferredIds.push({ feed: heir.feed, person_id: stored.id, external_id: heir.externalId });
      }
      await batch.write();
    },
  };

  function count(isWritten: boolean): void {
    if (isWritten) counts.changed++;
    else counts.unchanged++;
  }

  function countBlanked(
    before: Pick<StoredSupplement, 'values' | 'externalId'>,
    entry: PersonEntry,
    photo: PlannedPhoto,
    stored: StoredPerson,
  ): void {
    const add = (field: BlankableField) => void blanked.set(field, (blanked.get(field) ?? 0) + 1);
    for (const field of countedFields) {
      if (before.values[field] !== undefined && entry.values[field] === undefined) add(field);
    }
    if (before.externalId !== null && entry.externalId === null) add('externalId');
    if (stored.feedPhoto !== null && photo.feedPhoto === null) add('jpegPhoto');
  }

  function supplementOf(entry: PersonEntry, before: StoredSupplement | undefined): StoredSupplement {
    const fieldTimes: { -readonly [field in keyof FieldTimes]: string } = {};
    for (const field of deliveredFields) {
      const value = entry.values[field];
      if (value === undefined) continue;
      fieldTimes[field] = (value === before?.values[field] ? before.fieldTimes[field] : undefined) ?? at;
    }
    return { feed, externalId: entry.externalId, values: entry.values, fieldTimes, isPresence: !isOfPhotos };
  }
}

function isOtherId(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

function isSameSupplement(one: StoredSupplement, other: StoredSupplement): boolean {
  return one.externalId === other.externalId && isDeepStrictEqual(one.values, other.values);
}
