import type { ProfileField } from '@directory/contract';
import { identityKey } from '../../../people/identity-key.ts';
import type { StoredSupplement } from './feed-priority.ts';
import { deliveredHash, keysOf } from './feed-rows.ts';
import type { EntryHashRow, PersonKeys, PlannedRow, PhotoRow, StoredPerson, SupplementRow } from './feed-rows.ts';
import type { FieldEdits } from '../entries/feed-values.ts';
import type { ImportSpool } from './import-spool.ts';
import { mergePerson } from './merge-people.ts';
import type { DeliveredPerson } from './merge-people.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import type { PlannedPhoto } from './plan-photo.ts';

export type SupplementsOfPeople = ReadonlyMap<number, readonly StoredSupplement[]>;

/** Collects the rows of a batch, and spools them in the order in which they must be written. */
export class RowBatch {
  readonly inserts: PlannedRow[] = [];
  readonly supplements: SupplementRow[] = [];
  /** Ids in the feed that becomes the owner of these people. A leaver may still have one of them. */
  readonly transferredIds: { feed: string; person_id: number; external_id: string | null }[] = [];
  /** With an `external_id`, the supplement is removed only if it still has this id. */
  readonly withdrawn: { feed: string; person_id: number; external_id?: string | null }[] = [];
  readonly #updates: PlannedRow[] = [];
  readonly #hashes: EntryHashRow[] = [];
  readonly #withoutPhotos: string[] = [];
  readonly #photos: PhotoRow[] = [];
  readonly #spool: ImportSpool;
  readonly #at: string;

  constructor(spool: ImportSpool, at: string) {
    this.#spool = spool;
    this.#at = at;
  }

  withdraw(personId: number, { feed, externalId }: StoredSupplement): void {
    this.withdrawn.push({ feed, person_id: personId, external_id: externalId });
  }

  /**
   * Moves the values and supplements of an absorbed person to the heir, as supplements.
   * @param others the existing supplements of the heir, which take precedence over moved ones of the same feed
   */
  inherit(
    heirId: number,
    others: readonly StoredSupplement[],
    absorbed: StoredPerson,
    supplements: SupplementsOfPeople,
  ): StoredSupplement[] {
    const { feed, externalId, values } = absorbed;
    const fieldTimes = Object.fromEntries(Object.keys(values).map((field) => [field, this.#at]));
    const known = new Set(others.map((other) => other.feed));
    const moved = (supplements.get(absorbed.id) ?? []).filter((one) => !known.has(one.feed));
    for (const one of moved) this.withdraw(absorbed.id, one);
    const inherited = [{ feed, externalId, values, fieldTimes, isPresence: true }, ...moved];
    this.supplements.push(...inherited.map((one) => supplementRow(heirId, one)));
    return inherited;
  }

  /** Adds the update of a person if anything changes. Returns whether it does. */
  put(
    stored: StoredPerson,
    delivered: DeliveredPerson,
    photo: PlannedPhoto,
    {
      keys: given,
      hash,
      newerEdits,
    }: { keys: PersonKeys; hash: string | null; newerEdits?: FieldEdits | undefined } = {
      keys: keysOf(stored),
      hash: null,
    },
  ): boolean {
    const keys = { ...given, employee_number_key: employeeNumberKeyOf(delivered) };
    const isUnchanged =
      stored.photoVersion === photo.version &&
      stored.feedPhoto === photo.feedPhoto &&
      stored.photoFeed === photo.photoFeed &&
      stored.loginKey === keys.login_key &&
      stored.groupIdentifierKey === keys.group_identifier_key &&
      stored.distinguishedNameKey === keys.distinguished_name_key &&
      stored.employeeNumberKey === keys.employee_number_key;
    const { feed, externalId, values, supplements } = delivered;
    const merged =
      mergePerson(stored, { feed, externalId, values, supplements, at: this.#at }) ??
      (isUnchanged ? undefined : stored);
    if (merged === undefined) {
      if (hash !== null) this.#hashes.push({ id: stored.id, version: stored.version, entry_hash: hash });
      return false;
    }
    this.#updates.push({
      id: stored.id,
      version: stored.version,
      delivered_before: deliveredHash(stored),
      ...keys,
      feed: merged.feed,
      external_id: merged.externalId,
      feed_values: merged.values,
      supplements: merged.supplements,
      edits: newerEdits === undefined ? merged.edits : newestEdits(merged.edits, newerEdits),
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
    await this.#spool.write('transferred-ids', this.transferredIds);
    await this.#spool.write('update', this.#updates);
    await this.#spool.write('hashes', this.#hashes);
    // Before the new supplements, since an id in a feed may move from one person to another.
    await this.#spool.write('withdraw', this.withdrawn);
    await this.#spool.write('supplements', this.supplements);
    await this.#spool.write('remove-photos', this.#withoutPhotos);
    await this.#spool.write('photos', this.#photos);
  }
}

/** The key of the effective employee number, which may be that of another feed. */
function employeeNumberKeyOf({ values, supplements }: DeliveredPerson): string | null {
  const number = supplements.employeeNumber?.value ?? values.employeeNumber;
  return number === undefined ? null : identityKey(number) || null;
}

/** Merges the edits of two people. For each field, the newer edit wins. */
function newestEdits(edits: FieldEdits, others: FieldEdits): FieldEdits {
  const newer = Object.entries(others).filter(([field, { at }]) => at > (edits[field as ProfileField]?.at ?? ''));
  return { ...edits, ...Object.fromEntries(newer) };
}

function photoColumns({ version, feedPhoto, photoFeed }: PlannedPhoto) {
  return { photo_version: version, feed_photo: feedPhoto, photo_feed: photoFeed };
}

export function newRow(entry: PersonEntry, feed: string, photo: PlannedPhoto): PlannedRow {
  return {
    id: null,
    version: 1,
    delivered_before: null,
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

export function supplementRow(personId: number, supplement: StoredSupplement): SupplementRow {
  return {
    feed: supplement.feed,
    person_id: personId,
    external_id: supplement.externalId,
    values: supplement.values,
    field_times: supplement.fieldTimes,
    is_presence: supplement.isPresence,
  };
}
