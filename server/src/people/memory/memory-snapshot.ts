import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readStored, storedBlocks } from '@directory/people-index';
import type { Storable } from '@directory/people-index';
import type { MemorySnapshotsStore } from './memory-snapshots-store.ts';
import type { PeopleFollower } from './people-memory.ts';
import { removeSealed, SealedFile, SealedFileError, writeSealed } from './sealed-file.ts';
import type { TransactionSnapshot } from './transaction-snapshot.ts';

/** What memory contains: everything that was committed at a moment, as it is shown with some rules. */
export interface MemoryState {
  readonly since: TransactionSnapshot;
  readonly rulesVersion: number;
}

/** The beginning of a file; the states of the followers come after it. */
interface SnapshotHead {
  readonly fingerprint: string;
  readonly rulesVersion: number;
  readonly next: number;
  readonly running: Float64Array;
  readonly people: number;
}

/** The file is valid, but is not used. */
class UnusedSnapshotError extends Error {
  override readonly name = 'UnusedSnapshotError';
}

/** With more changes since than this part of the people, or than this number, reading everybody is faster. */
const maxChanges = { part: 0.05, least: 1000 };

export interface SnapshotFile {
  readonly path: string;
  /** See `programFingerprint`. */
  readonly fingerprint: string;
  readonly store: MemorySnapshotsStore;
}

/** A state that was taken from memory and does not change any more. */
export interface TakenSnapshot {
  readonly head: { readonly [part in keyof SnapshotHead]: Storable };
  readonly followers: readonly Storable[];
}

/** Takes the state of the followers, which must not change before this resolves. */
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

/** Writes a snapshot in the background. @returns the id of its key @throws the error of the file system, the database or `signal` */
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

/** What was read, and the id of the key of the file. */
export interface RestoredSnapshot extends MemoryState {
  readonly id: string;
  readonly people: number;
}

/**
 * Fills the followers from the file, if there is one that is valid for this program and this database. A file that is not used is removed.
 * @returns undefined when the followers have to be filled from the database
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
    // Whatever is wrong with a file must not keep the directory from starting.
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
    // What is shared by nobody else can be freed while the next one is restored.
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
