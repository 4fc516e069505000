import { isDeepStrictEqual } from 'node:util';
import { profileFields } from '@directory/contract';
import type { FeedTarget } from '@directory/contract';
import { identityKey } from '../../people/identity-key.ts';
import type { RowFault } from './feed-entry.ts';
import type { FeedPriority, StoredSupplement } from './feed-priority.ts';
import { keysOf } from './feed-rows.ts';
import type { EntryHashRow, PersonKeys, PersonRow, PhotoRow, StoredPerson, SupplementRow } from './feed-rows.ts';
import type { FieldTimes } from './feed-values.ts';
import type { ImportSpool } from './import-spool.ts';
import { mergePerson } from './merge-people.ts';
import type { DeliveredPerson } from './merge-people.ts';
import type { PersonEntry } from './person-entry.ts';
import { planPhoto, samePhoto, withoutFeedPhoto } from './plan-photo.ts';
import type { PlannedPhoto } from './plan-photo.ts';

/** A field whose loss counts against the limit: with the employee number, nobody is found by it any more, and without ids, nobody is renamed. */
export type BlankableField = FeedTarget;

const deliveredFields = [...profileFields, 'employeeNumber'] as const;
const countedFields = [...deliveredFields, 'otherNames'] as const;

export interface PlanningOptions {
  readonly feed: string;
  readonly isOfPhotos: boolean;
  readonly priority: FeedPriority;
  /** Names of the feeds of kind `photos`. */
  readonly photoFeeds: ReadonlySet<string>;
  readonly spool: ImportSpool;
  /** ISO 8601, the time of the run. */
  readonly at: string;
  readonly reportFault: (fault: RowFault) => void;
}

type Supplements = ReadonlyMap<number, readonly StoredSupplement[]>;

/** Turns matched entries into the rows to write, spools them, and counts. */
export function rowPlanner(options: PlanningOptions) {
  const { feed, isOfPhotos, priority, spool, at, reportFault } = options;
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const blanked = new Map<BlankableField, number>();
  const isPhotoFeed = (name: string) => options.photoFeeds.has(name) || (name === feed && isOfPhotos);
  const photoOptions = {
    feed,
    mayReplace: (current: string) =>
      priority.mayReplacePhoto({ name: feed, isOfPhotos }, { name: current, isOfPhotos: isPhotoFeed(current) }),
  };

  return {
    counts,
    blanked,

    /** People whom the feed owns, new ones included. */
    async planOwned(
      people: readonly { readonly entry: PersonEntry; readonly stored: StoredPerson | undefined }[],
      supplements: Supplements,
    ): Promise<void> {
      const batch = new Batch(spool, at);
      for (const { entry, stored } of people) {
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
        const owner = { feed, externalId: entry.externalId, values: entry.values };
        const delivered = { ...owner, supplements: priority.supplementsOf(owner, others) };
        count(batch.put(stored, delivered, photo, { keys: keysOf(entry), hash }));
      }
      await batch.write();
    },

    /** People whom another feed owns. */
    async planSupplements(
      people: readonly { readonly entry: PersonEntry; readonly stored: StoredPerson }[],
      supplements: Supplements,
    ): Promise<void> {
      const batch = new Batch(spool, at);
      for (const { entry, stored } of people) {
        const photo = await planPhoto(entry, stored, photoOptions, reportFault);
        const all = supplements.get(stored.id) ?? [];
        const before = all.find((one) => one.feed === feed);
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

    /** People of other feeds about whom this feed delivers nothing any more. */
    async planWithdrawn(people: readonly StoredPerson[], supplements: Supplements): Promise<void> {
      const batch = new Batch(spool, at);
      for (const stored of people) {
        batch.withdrawn.push({ feed, person_id: stored.id });
        // Writing the row of a leaver would bring them back.
        if (stored.hasLeft) continue;
        const others = (supplements.get(stored.id) ?? []).filter((other) => other.feed !== feed);
        const photo = stored.photoFeed === feed ? withoutFeedPhoto(samePhoto(stored)) : samePhoto(stored);
        batch.put(stored, { ...stored, supplements: priority.supplementsOf(stored, others) }, photo);
      }
      await batch.write();
    },

    /** People whom this feed no longer delivers but another one does, which owns them from now on. */
    async planHandedOver(
      people: readonly { readonly stored: StoredPerson; readonly heir: StoredSupplement }[],
      supplements: Supplements,
    ): Promise<void> {
      const batch = new Batch(spool, at);
      for (const { stored, heir } of people) {
        const others = (supplements.get(stored.id) ?? []).filter((other) => other.feed !== heir.feed);
        // Keys change only through `KeyClaims`: the identities stay until the new owner delivers them as the owner.
        const { login, C_groupIdentifier, C_distinguishedName } = stored.values;
        const identities = Object.fromEntries(
          Object.entries({ login, C_groupIdentifier, C_distinguishedName }).filter(([, value]) => value !== undefined),
        );
        const owner = { feed: heir.feed, externalId: heir.externalId, values: { ...heir.values, ...identities } };
        const photo = stored.photoFeed === feed ? withoutFeedPhoto(samePhoto(stored)) : samePhoto(stored);
        batch.put(stored, { ...owner, supplements: priority.supplementsOf(owner, others) }, photo);
        batch.withdrawn.push({ feed: heir.feed, person_id: stored.id });
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

/** The rows of a batch, in the order in which they are written. */
class Batch {
  readonly inserts: PersonRow[] = [];
  readonly supplements: SupplementRow[] = [];
  readonly withdrawn: { feed: string; person_id: number }[] = [];
  readonly #updates: PersonRow[] = [];
  readonly #hashes: EntryHashRow[] = [];
  readonly #withoutPhotos: string[] = [];
  readonly #photos: PhotoRow[] = [];
  readonly #spool: ImportSpool;
  readonly #at: string;

  constructor(spool: ImportSpool, at: string) {
    this.#spool = spool;
    this.#at = at;
  }

  /** Adds the update of a person, if anything changes. */
  put(
    stored: StoredPerson,
    delivered: DeliveredPerson,
    photo: PlannedPhoto,
    { keys: given, hash }: { keys: PersonKeys; hash: string | null } = { keys: keysOf(stored), hash: null },
  ): boolean {
    const keys = { ...given, employee_number_key: employeeNumberKeyOf(delivered) };
    const isAsBefore =
      stored.photoVersion === photo.version &&
      stored.feedPhoto === photo.feedPhoto &&
      stored.photoFeed === photo.photoFeed &&
      stored.loginKey === keys.login_key &&
      stored.groupIdentifierKey === keys.group_identifier_key &&
      stored.distinguishedNameKey === keys.distinguished_name_key &&
      stored.employeeNumberKey === keys.employee_number_key;
    const { feed, externalId, values, supplements } = delivered;
    const merged =
      mergePerson(stored, { feed, externalId, values, supplements, at: this.#at }) ?? (isAsBefore ? undefined : stored);
    if (merged === undefined) {
      if (hash !== null) this.#hashes.push({ id: stored.id, version: stored.version, entry_hash: hash });
      return false;
    }
    this.#updates.push({
      id: stored.id,
      version: stored.version,
      ...keys,
      feed: merged.feed,
      external_id: merged.externalId,
      feed_values: merged.values,
      supplements: merged.supplements,
      edits: merged.edits,
      field_times: merged.fieldTimes,
      field_versions: merged.fieldVersions,
      ...photoColumns(photo),
      entry_hash: hash,
    });
    this.addPhoto(keys.login_key, photo, false);
    return true;
  }

  addPhoto(loginKey: string, { replaces, sizes }: PlannedPhoto, isNewPerson: boolean): void {
    if (replaces && !isNewPerson) this.#withoutPhotos.push(loginKey);
    for (const { size, jpeg } of sizes)
      this.#photos.push({ login_key: loginKey, size, jpeg: Buffer.from(jpeg).toString('base64') });
  }

  async write(): Promise<void> {
    await this.#spool.write('insert', this.inserts);
    await this.#spool.write('update', this.#updates);
    await this.#spool.write('hashes', this.#hashes);
    await this.#spool.write('supplements', this.supplements);
    await this.#spool.write('withdraw', this.withdrawn);
    await this.#spool.write('remove-photos', this.#withoutPhotos);
    await this.#spool.write('photos', this.#photos);
  }
}

/** The key of the number that is effective: another feed's may fill it, or win. */
function employeeNumberKeyOf({ values, supplements }: DeliveredPerson): string | null {
  const number = supplements.employeeNumber?.value ?? values.employeeNumber;
  return number === undefined ? null : identityKey(number) || null;
}

function photoColumns({ version, feedPhoto, photoFeed }: PlannedPhoto) {
  return { photo_version: version, feed_photo: feedPhoto, photo_feed: photoFeed };
}

function newRow(entry: PersonEntry, feed: string, photo: PlannedPhoto): PersonRow {
  return {
    id: null,
    version: 1,
    ...keysOf(entry),
    feed,
    external_id: entry.externalId,
    feed_values: entry.values,
    supplements: {},
    edits: {},
    field_times: {},
    field_versions: {},
    ...photoColumns(photo),
    entry_hash: entry.hash,
  };
}

function supplementRow(personId: number, supplement: StoredSupplement): SupplementRow {
  return {
    feed: supplement.feed,
    person_id: personId,
    external_id: supplement.externalId,
    values: supplement.values,
    field_times: supplement.fieldTimes,
    is_presence: supplement.isPresence,
  };
}

function isSameSupplement(one: StoredSupplement, other: StoredSupplement): boolean {
  return one.externalId === other.externalId && isDeepStrictEqual(one.values, other.values);
}
