import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readStored, storedBlocks } from '@directory/people-index';
import type { Storable } from '@directory/people-index';
import type { MemorySnapshotsStore } from './memory-snapshots-store.ts';
import type { PeopleFollower } from './people-memory.ts';
import { removeSealed, SealedFile, SealedFileError, writeSealed } from './sealed-file.ts';
import type { TransactionSnapshot } from './transaction-snapshot.ts';

/** The version of memory: it contains everything that was committed before `since`, read with the people rules of `rulesVersion`. */
export interface MemoryState {
  readonly since: TransactionSnapshot;
  readonly rulesVersion: number;
}

/** The header of a file. The states of the followers come after it. */
interface SnapshotHead {
  readonly fingerprint: string;
  readonly rulesVersion: number;
  readonly next: number;
  readonly running: Float64Array;
  readonly people: number;
}

/** The file is valid but cannot be used. */
class UnusedSnapshotError extends Error {
  override readonly name = 'UnusedSnapshotError';
}

/** If more people than this share and this number have changed since, reading everybody is faster. */
const maxChanges = { part: 0.05, least: 1000 };

export interface SnapshotFile {
  readonly path: string;
  /** See `programFingerprint`. */
  readonly fingerprint: string;
  readonly store: MemorySnapshotsStore;
}

/** A copy of the state of memory, which later changes do not affect. */
export interface TakenSnapshot {
  readonly head: { readonly [part in keyof SnapshotHead]: Storable };
  readonly followers: readonly Storable[];
}

/** Copies the state of the followers, which must not change before this resolves. */
export async function takeSnapshot(
  { since, rulesVersion }: MemoryState,
  { followers, people, fingerprint }: { followers: readonly PeopleFollower[]; people: number; fingerprint: string },
): Promise<TakenSnapshot> {
  const states: Storable[] = [];
  for (const follower of followers) {
    states.push(await follower.stored(() => setImmediate()));
    await setImmediate();
  }
  const head = { fingerprint, rulesVersion, next: since.next, running: Float64Array.from(since.running), people };
  return { head, followers: states };
}

/**
 * Writes a snapshot in the background.
 * @returns the id of its key
 * @throws the error of the file system, the database or `signal`
 */
export async function writeSnapshot(
  { head, followers }: TakenSnapshot,
  { path, store }: SnapshotFile,
  signal: AbortSignal,
): Promise<string> {
  const [id, key] = [randomUUID(), randomBytes(32)];
  await store.add(id, key.toString('base64url'));
  try {
    await writeSealed(path, { id, key }, blocksOf([head, ...followers]), signal);
    return id;
  } catch (error) {
    await store.remove([id]).catch(() => {});
    throw error;
  }
}

function* blocksOf(parts: readonly Storable[]): Generator<Uint8Array, void> {
  for (const part of parts) yield* storedBlocks(part);
}

/** The version of the memory that was read, the id of the file's key, and the number of people. */
export interface RestoredSnapshot extends MemoryState {
  readonly id: string;
  readonly people: number;
}

/**
 * Fills the followers from the file, if it is valid for this version of the program and this database. A file that cannot be used is
 * removed.
 * @returns undefined if the followers have to be filled from the database
 */
export async function readSnapshot(
  file: SnapshotFile,
  {
    followers,
    rulesVersion,
    onUnused,
  }: {
    followers: readonly PeopleFollower[];
    rulesVersion: number;
    onUnused: (reason: string) => void;
  },
): Promise<RestoredSnapshot | undefined> {
  try {
    return await readFrom(file, followers, rulesVersion);
  } catch (error) {
    // Whatever is wrong with the file, it must not prevent the directory from starting.
    onUnused(
      error instanceof SealedFileError || error instanceof UnusedSnapshotError ? error.message : 'it cannot be read',
    );
    await removeSealed(file.path).catch(() => {});
    return undefined;
  }
}

async function readFrom(
  { path, fingerprint, store }: SnapshotFile,
  followers: readonly PeopleFollower[],
  rulesVersion: number,
): Promise<RestoredSnapshot | undefined> {
  await using file = await SealedFile.open(path);
  if (file === undefined) return undefined;
  const key = await store.findKey(file.id);
  if (key === undefined) throw new UnusedSnapshotError('the database does not have its key');
  file.unlock(Buffer.from(key, 'base64url'));
  const head = (await readPart(file)) as SnapshotHead;
  if (head.fingerprint !== fingerprint)
    throw new UnusedSnapshotError('it was written by another version of the program');
  if (head.rulesVersion !== rulesVersion) throw new UnusedSnapshotError('the rules about people have changed');
  const since = { next: head.next, running: [...head.running] };
  const most = Math.max(maxChanges.least, Math.ceil(head.people * maxChanges.part));
  const { changed, hasDeleted } = await store.changesSince(since, most);
  if (hasDeleted) throw new UnusedSnapshotError('people were deleted since');
  if (changed >= most) throw new UnusedSnapshotError('too many people have changed since');
  const states: unknown[] = [];
  for (let place = 0; place < followers.length; place++) states.push(await readPart(file));
  file.checkEnd();
  for (const [place, follower] of followers.entries()) {
    follower.restore(states[place]);
    // Lets the garbage collector free this state while the next one is restored.
    states[place] = undefined;
    await setImmediate();
  }
  return { since, rulesVersion, id: file.id, people: head.people };
}

async function readPart(file: SealedFile): Promise<unknown> {
  const reading = readStored();
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done === true) return step.value;
    await file.fill(step.value);
  }
}
