import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { readSnapshot, takeSnapshot, writeSnapshot } from './memory-snapshot.ts';
import type { MemoryState, SnapshotFile, TakenSnapshot } from './memory-snapshot.ts';
import type { PeopleFollower } from './people-memory.ts';
import { removeSealed } from './sealed-file.ts';

/** Times that determine when the file is written, in milliseconds. */
export interface SnapshotTimes {
  /** Delay after memory was built from the database. */
  readonly first: number;
  /** Minimum time between two writes if much has changed. Also the delay after a failure, and after memory was restored from a file. */
  readonly shortest: number;
  /** Maximum time between two writes. */
  readonly longest: number;
  /** Interval between two checks whether a write is due. */
  readonly look: number;
}

const defaultTimes: SnapshotTimes = { first: 3000, shortest: 600_000, longest: 43_200_000, look: 3000 };

/** Share of the people above which changes make the file due early. */
const earlyShare = 0.01;
/** Number of deleted people who are looked up before yielding to the event loop. */
const maxLookupsPerTurn = 1000;

export interface SnapshotOptions extends SnapshotFile {
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly times?: SnapshotTimes;
}

/**
 * Maintains a file with the state of memory, so that the next start need not read everybody from the database. The file never contains a
 * deleted person: after a deletion it is removed at once, and written again once memory has dropped the person's values.
 */
export class SnapshotKeeper {
  readonly #options: SnapshotOptions;
  readonly #followers: readonly PeopleFollower[];
  readonly #times: SnapshotTimes;
  readonly #closing = new AbortController();
  /** When the next write is due, in milliseconds of `performance.now`. */
  #due: number;
  /** When the next write is due if much has changed. */
  #earlyDue = Number.POSITIVE_INFINITY;
  /** Number of changes since the latest file. */
  #changed = 0;
  /** Number of people in the latest file. */
  #people = 0;
  /** People who were deleted since the latest file. */
  #deleted: number[] = [];
  /** Ids of the keys that this node has stored. */
  #ids: string[] = [];
  #working: Promise<void> | undefined;
  #checkTimer: NodeJS.Timeout | undefined;

  constructor(followers: readonly PeopleFollower[], options: SnapshotOptions) {
    this.#followers = followers;
    this.#options = options;
    this.#times = options.times ?? defaultTimes;
    this.#due = performance.now() + this.#times.first;
  }

  /** Fills the followers from the file. Returns undefined if they have to be filled from the database. */
  async restore(rulesVersion: number): Promise<MemoryState | undefined> {
    const { logger } = this.#options;
    const onUnused = (reason: string) => logger.info({ reason }, 'the snapshot file is not used');
    const restored = await readSnapshot(this.#options, { followers: this.#followers, rulesVersion, onUnused });
    if (restored === undefined) return undefined;
    this.#ids = [restored.id];
    this.#people = restored.people;
    logger.info({ people: restored.people }, 'memory was restored from the snapshot file');
    this.#due = performance.now() + this.#times.shortest;
    return restored;
  }

  /** From now on, calls `take` at each check at which a write is due. */
  start(take: () => void): void {
    const check = () => {
      if (this.#working === undefined && this.#isDue()) take();
    };
    this.#checkTimer = setInterval(check, this.#times.look).unref();
  }

  noteChanges(people: number): void {
    this.#changed += people;
  }

  /** Removes the file, because it contains deleted people. */
  async noteDeleted(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) this.#deleted.push(id);
    // More people are often deleted soon after.
    this.#due = performance.now() + this.#times.shortest;
    await this.#removeFile();
  }

  /** Copies the state of memory if a write is due. Memory must not change until this resolves. The file is written in the background. */
  async take(state: MemoryState, people: number): Promise<void> {
    if (this.#working !== undefined || this.#closing.signal.aborted || !this.#isDue()) return;
    if (await this.#retainsDeleted()) {
      this.#work(async () => {
        for (const follower of this.#followers) await follower.purge?.();
      });
      return;
    }
    const { fingerprint } = this.#options;
    const taken = await takeSnapshot(state, { followers: this.#followers, people, fingerprint });
    this.#deleted = [];
    this.#changed = 0;
    this.#people = people;
    this.#work(() => this.#write(taken));
  }

  /** Stops writing. Resolves when no write is running. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#checkTimer);
    await this.#working;
  }

  #isDue(): boolean {
    const now = performance.now();
    return now >= this.#due || (now >= this.#earlyDue && this.#changed > this.#people * earlyShare);
  }

  async #retainsDeleted(): Promise<boolean> {
    for (const [index, id] of this.#deleted.entries()) {
      if (this.#followers.some((follower) => follower.retains?.(id) === true)) return true;
      if (index % maxLookupsPerTurn === 0) await setImmediate();
    }
    return false;
  }

  #work(work: () => Promise<void>): void {
    this.#working = work()
      .catch((error: unknown) => {
        this.#due = performance.now() + this.#times.shortest;
        if (this.#closing.signal.aborted) return;
        this.#options.logger.warn(
          { err: error },
          'the snapshot file could not be written to DATA_DIR; the next start will take longer',
        );
      })
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #write(taken: TakenSnapshot): Promise<void> {
    const id = await writeSnapshot(taken, this.#options, this.#closing.signal);
    await this.#options.store.remove(this.#ids.splice(0));
    this.#ids.push(id);
    const now = performance.now();
    this.#due = now + this.#times.longest;
    this.#earlyDue = now + this.#times.shortest;
    if (this.#deleted.length === 0) return;
    this.#due = now + this.#times.shortest;
    await this.#removeFile();
  }

  async #removeFile(): Promise<void> {
    try {
      await removeSealed(this.#options.path);
      await this.#options.store.remove(this.#ids.splice(0));
    } catch (error) {
      this.#options.logger.warn(
        { err: error },
        'the snapshot file, which contains deleted people, could not be removed from DATA_DIR',
      );
    }
  }
}
