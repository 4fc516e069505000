import { setImmediate as nextTurn } from 'node:timers/promises';
import { aboutEntry } from '../entries/because.ts';
import type { EntryHash } from '../entries/entry-hash.ts';
import type { FeedEntry, RowFault } from '../entries/feed-entry.ts';
import type { entryChecker, PersonEntry } from '../entries/person-entry.ts';
import { deserializeEntry, isSerialized } from '../entries/serialized-entry.ts';
import type { SerializedEntry } from '../entries/serialized-entry.ts';
import type { RejectedRow } from '../matching/match-entries.ts';

/** Rows per batch. Checking and merging a batch blocks the event loop for some milliseconds. */
export const rowsPerBatch = 100;
/** Bytes of photos after which a batch ends early, to bound its memory. */
const photoBytesPerBatch = 16_000_000;

export interface CheckingOptions {
  readonly entries: AsyncIterable<FeedEntry | SerializedEntry>;
  readonly hashOf: EntryHash;
  readonly check: ReturnType<typeof entryChecker>;
  /** Whether faults name their entries, since the source has no lines by which an administrator finds them. */
  readonly namesEntries: boolean;
  readonly signal: AbortSignal;
  /** `entryLine`: the line of the entry, if the fault is on another one. An entry of LDIF has several lines. */
  readonly reportFault: (fault: RowFault, entryLine?: number) => void;
  /** Called for each rejected entry with its line, before or after its faults are reported. */
  readonly onRejected: (line: number) => void;
  readonly onRows: (rows: number) => void;
}

export interface CheckedBatch {
  readonly valid: readonly PersonEntry[];
  readonly rejected: readonly RejectedRow[];
}

/**
 * Reads and validates the entries of a feed in batches. Entries that are unchanged since the previous run are not validated, and are in no
 * batch. NOTE: this is not a generator, because a loop over it would keep a batch with its photos in memory while the next one is read.
 * @param isUnchanged called with the hash and the line of each entry that has a hash
 * @returns the number of entries read
 */
export async function readChecked(
  options: CheckingOptions,
  isUnchanged: (hash: string, line: number) => boolean,
  take: (batch: CheckedBatch) => Promise<void>,
): Promise<number> {
  let valid: PersonEntry[] = [];
  let rejected: RejectedRow[] = [];
  let photoBytes = 0;
  let read = 0;
  let unchanged = 0;
  for await (const delivered of options.entries) {
    options.signal.throwIfAborted();
    read++;
    const hash = options.hashOf(delivered) ?? null;
    if (hash !== null && isUnchanged(hash, delivered.line)) {
      if (++unchanged % rowsPerBatch === 0) await endTurn();
      continue;
    }
    const raw = isSerialized(delivered) ? deserializeEntry(delivered) : delivered;
    const checked = options.check(raw);
    for (const fault of checked.faults) {
      options.reportFault(options.namesEntries ? namedFault(raw, fault) : fault, raw.line);
    }
    if (checked.entry === undefined) {
      options.onRejected(raw.line);
      rejected.push(checked);
    } else {
      valid.push(checked.faults.length === 0 ? { ...checked.entry, hash } : checked.entry);
      if (checked.entry.photo?.kind === 'jpeg') photoBytes += checked.entry.photo.bytes.length;
    }
    if (valid.length + rejected.length >= rowsPerBatch || photoBytes >= photoBytesPerBatch) await endBatch();
  }
  if (valid.length + rejected.length > 0) await endBatch();
  return read;

  async function endBatch(): Promise<void> {
    const batch = { valid, rejected };
    valid = [];
    rejected = [];
    photoBytes = 0;
    await endTurn();
    await take(batch);
  }

  /** Reading and checking the entries since the previous turn has blocked the event loop for some milliseconds. */
  async function endTurn(): Promise<void> {
    options.onRows(read);
    await nextTurn();
  }
}

/** The fault of an entry with the name by which an administrator finds the entry: its login, otherwise its distinguished name. */
function namedFault({ values }: FeedEntry, fault: RowFault): RowFault {
  const name = values.login ?? values.C_distinguishedName;
  return name === undefined ? fault : { ...fault, ...aboutEntry(name, fault) };
}
