import type { FeedEntry, RowFault } from './feed-entry.ts';
import type { FeedStore, KeyHolder, PassingKey, PersonRow, PhotoRow, StoredPerson } from './feed-store.ts';
import type { ImportSpool } from './import-spool.ts';
import { mergePerson } from './merge-people.ts';
import type { entryChecker, PersonEntry } from './person-entry.ts';
import { planPhoto } from './plan-photo.ts';
import type { PlannedPhoto } from './plan-photo.ts';

const rowsPerBatch = 1000;
const photoBytesPerBatch = 16_000_000;
const passingKeys = ['groupIdentifierKey', 'distinguishedNameKey'] as const;
const keyField = { groupIdentifierKey: 'C_groupIdentifier', distinguishedNameKey: 'C_distinguishedName' } as const;

export interface ImportPlan {
  added: number;
  changed: number;
  unchanged: number;
  /** Number of rows, not of faults. */
  rejected: number;
  /** People of the feed before the run. */
  readonly before: number;
  /** Ids of people who are no longer in the file. */
  readonly leavers: ReadonlySet<number>;
  /** Ids of people whose key passes to another person. */
  readonly released: { readonly [key in PassingKey]: number[] };
}

interface Planned {
  readonly entry: PersonEntry;
  readonly stored: StoredPerson | undefined;
}

/**
 * Compares a feed with the directory and spools the necessary writes. Nothing is written to the database, and only keys are kept in memory,
 * so that a million people fit.
 *
 * A group ID or distinguished name of another person of the same feed may be released further down in the file, so such rows wait for its
 * end. Keys of leavers are released when another person is delivered with them.
 */
export async function planImport(options: {
  readonly feed: string;
  readonly entries: AsyncIterable<FeedEntry>;
  readonly store: FeedStore;
  readonly check: ReturnType<typeof entryChecker>;
  readonly spool: ImportSpool;
  /** ISO 8601, the time of the run. */
  readonly at: string;
  readonly signal: AbortSignal;
  readonly reportFault: (fault: RowFault) => void;
  readonly onRows: (rows: number) => void;
}): Promise<ImportPlan> {
  const { feed, store, spool, reportFault } = options;
  const absent = await store.presentIds(feed);
  const released: { [key in PassingKey]: number[] } = { groupIdentifierKey: [], distinguishedNameKey: [] };
  const plan = { added: 0, changed: 0, unchanged: 0, rejected: 0, before: absent.size, leavers: absent, released };
  const lineOf = {
    loginKey: new Map<string, number>(),
    groupIdentifierKey: new Map<string, number>(),
    distinguishedNameKey: new Map<string, number>(),
  };
  /** Ids of people whose row was rejected. They are not changed and keep their keys. */
  const untouched = new Set<number>();
  let waiting: (Planned & { holders: readonly KeyHolder[] })[] = [];

  let batch: { entry: PersonEntry | undefined; loginKey: string }[] = [];
  let photoBytes = 0;
  let rows = 0;
  for await (const raw of options.entries) {
    options.signal.throwIfAborted();
    rows++;
    const checked = options.check(raw);
    if (checked.entry !== undefined) {
      for (const fault of checked.faults) reportFault(fault);
      batch.push({ entry: checked.entry, loginKey: checked.entry.loginKey });
      if (checked.entry.photo?.kind === 'jpeg') photoBytes += checked.entry.photo.bytes.length;
    } else {
      reject(checked.faults);
      if (checked.loginKey !== undefined) batch.push({ entry: undefined, loginKey: checked.loginKey });
    }
    if (batch.length >= rowsPerBatch || photoBytes >= photoBytesPerBatch) await planBatch();
  }
  await planBatch();
  await planWaiting();
  return plan;

  function reject(faults: readonly RowFault[]): void {
    plan.rejected++;
    for (const fault of faults) reportFault(fault);
  }

  function rejectEntry({ entry, stored }: Planned, field: RowFault['field'], reason: string): void {
    reject([{ line: entry.line, field, code: 'error.e2', reason }]);
    if (stored !== undefined) untouched.add(stored.id);
  }

  async function planBatch(): Promise<void> {
    const taken = batch;
    batch = [];
    photoBytes = 0;
    if (taken.length === 0) return;
    options.onRows(rows);
    const people = await store.find(taken.map(({ loginKey }) => loginKey));
    const planned: Planned[] = [];
    for (const { entry, loginKey } of taken) {
      const stored = people.get(loginKey);
      if (stored !== undefined) absent.delete(stored.id);
      if (entry === undefined) {
        if (stored !== undefined) untouched.add(stored.id);
      } else if (isFirstOfLogin(entry, stored)) planned.push({ entry, stored });
    }
    const holders = await findHolders(planned);
    const ready = planned.filter((one) => canTakeKeys(one, holders));
    await spoolPeople(ready);
  }

  function isFirstOfLogin(entry: PersonEntry, stored: StoredPerson | undefined): boolean {
    const earlier = lineOf.loginKey.get(entry.loginKey);
    if (earlier !== undefined) {
      // Only the first row with a login is imported.
      reject([{ line: entry.line, field: 'login', code: 'error.e2', reason: `is the same as on line ${earlier}` }]);
      return false;
    }
    lineOf.loginKey.set(entry.loginKey, entry.line);
    if (stored === undefined || stored.feed === feed || stored.hasLeft) return true;
    rejectEntry({ entry, stored }, 'login', `belongs to a person from the feed "${stored.feed}"`);
    return false;
  }

  /** The people who have the keys that these people get. */
  async function findHolders(planned: readonly Planned[]): Promise<Map<string, KeyHolder>> {
    const wanted = (key: PassingKey) =>
      planned.flatMap(({ entry, stored }) => (entry[key] === null || entry[key] === stored?.[key] ? [] : [entry[key]]));
    const found = await store.findHolders({
      groupIdentifierKey: wanted('groupIdentifierKey'),
      distinguishedNameKey: wanted('distinguishedNameKey'),
    });
    return new Map(found.flatMap((holder) => passingKeys.map((key) => [`${key} ${holder[key]}`, holder] as const)));
  }

  function canTakeKeys(one: Planned, holders: ReadonlyMap<string, KeyHolder>): boolean {
    const { entry } = one;
    const blockers: KeyHolder[] = [];
    for (const key of passingKeys) {
      const value = entry[key];
      if (value === null) continue;
      const earlier = lineOf[key].get(value);
      if (earlier !== undefined) {
        rejectEntry(one, keyField[key], `is the same as on line ${earlier}`);
        return false;
      }
      const holder = holders.get(`${key} ${value}`);
      if (holder === undefined || holder.loginKey === entry.loginKey) continue;
      if (!holder.hasLeft && holder.feed !== feed) {
        rejectEntry(one, keyField[key], `belongs to a person from the feed "${holder.feed}"`);
        return false;
      }
      blockers.push(holder);
    }
    if (blockers.some((holder) => !holder.hasLeft)) {
      waiting.push({ ...one, holders: blockers });
      return false;
    }
    takeKeys(entry, blockers);
    return true;
  }

  function takeKeys(entry: PersonEntry, holders: readonly KeyHolder[]): void {
    for (const key of passingKeys) {
      const value = entry[key];
      if (value === null) continue;
      lineOf[key].set(value, entry.line);
      released[key].push(...holders.filter((holder) => holder[key] === value).map((holder) => holder.id));
    }
  }

  /** A rejected row keeps its keys, so that rows waiting for them are rejected as well: repeated until nothing changes. */
  async function planWaiting(): Promise<void> {
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      const claimed = new Map<string, number>();
      waiting = waiting.filter((one) => {
        for (const key of passingKeys) {
          const value = one.entry[key];
          if (value === null) continue;
          const line = lineOf[key].get(value) ?? claimed.get(`${key} ${value}`);
          const holder = one.holders.find((person) => person[key] === value && untouched.has(person.id));
          if (line === undefined && holder === undefined) {
            claimed.set(`${key} ${value}`, one.entry.line);
            continue;
          }
          rejectEntry(
            one,
            keyField[key],
            line === undefined ? 'belongs to a person whose row was rejected' : `is the same as on line ${line}`,
          );
          isSettled = false;
          return false;
        }
        return true;
      });
    }
    for (const { entry, holders } of waiting) takeKeys(entry, holders);
    for (let start = 0; start < waiting.length; start += rowsPerBatch)
      await spoolPeople(waiting.slice(start, start + rowsPerBatch));
  }

  async function spoolPeople(people: readonly Planned[]): Promise<void> {
    const inserts: PersonRow[] = [];
    const updates: PersonRow[] = [];
    const photos: PhotoRow[] = [];
    const withoutPhotos: string[] = [];
    for (const { entry, stored } of people) {
      const photo = await planPhoto(entry, stored, reportFault);
      const row = rowOf(entry, stored, photo);
      if (row === undefined) {
        plan.unchanged++;
        continue;
      }
      if (stored === undefined) plan.added++;
      else plan.changed++;
      (stored === undefined ? inserts : updates).push(row);
      if (stored !== undefined && photo.replaces) withoutPhotos.push(entry.loginKey);
      photos.push(
        ...photo.sizes.map(({ size, jpeg }) => ({
          login_key: entry.loginKey,
          size,
          jpeg: Buffer.from(jpeg).toString('base64'),
        })),
      );
    }
    await spool.write('insert', inserts);
    await spool.write('update', updates);
    await spool.write('remove-photos', withoutPhotos);
    await spool.write('photos', photos);
  }

  function rowOf(entry: PersonEntry, stored: StoredPerson | undefined, photo: PlannedPhoto): PersonRow | undefined {
    const keys = {
      login: entry.login,
      login_key: entry.loginKey,
      group_identifier_key: entry.groupIdentifierKey,
      distinguished_name_key: entry.distinguishedNameKey,
      photo_version: photo.version,
      feed_photo: photo.feedPhoto,
    };
    if (stored === undefined) {
      return {
        id: null,
        version: 1,
        ...keys,
        feed,
        feed_values: entry.values,
        edits: {},
        field_times: {},
        field_versions: {},
      };
    }
    const isAsBefore =
      stored.photoVersion === photo.version &&
      stored.feedPhoto === photo.feedPhoto &&
      stored.groupIdentifierKey === entry.groupIdentifierKey &&
      stored.distinguishedNameKey === entry.distinguishedNameKey;
    const merged =
      mergePerson(stored, { feed, values: entry.values, at: options.at }) ?? (isAsBefore ? undefined : stored);
    if (merged === undefined) return undefined;
    const { values: feed_values, edits, fieldTimes: field_times, fieldVersions: field_versions } = merged;
    return { id: stored.id, version: stored.version, ...keys, feed, feed_values, edits, field_times, field_versions };
  }
}
