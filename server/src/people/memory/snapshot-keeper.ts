import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { readSnapshot, takeSnapshot, writeSnapshot } from './memory-snapshot.ts';
import type { MemoryState, SnapshotFile, TakenSnapshot } from './memory-snapshot.ts';
import type { PeopleFollower } from './people-memory.ts';
import { removeSealed } from './sealed-file.ts';

/** When the file is written, in milliseconds. */
export interface SnapshotTimes {
  /** After memory was built from the database. */
  readonly first: number;
  /** Between two files while much changes, after a failure, and before memory that came from a file is stored again. */
  readonly shortest: number;
  /** Between two files in any case. */
  readonly longest: number;
  /** Between two looks whether one is due. */
  readonly look: number;
}

const usualTimes: SnapshotTimes = { first: 3000, shortest: 600_000, longest: 43_200_000, look: 3000 };

/** The part of the people who must have changed before the file is written again early. */
const muchChanged = 0.01;
/** Deleted people who are looked for before the event loop gets a turn. */
const lookupsPerTurn = 1000;

export interface SnapshotOptions extends SnapshotFile {
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly times?: SnapshotTimes;
}

/**
 * Keeps a file with the state of memory, so that the next start need not read everybody. The file never contains a person who was deleted: it is
 * removed at once, and written again when memory has dropped the values.
 */
export class SnapshotKeeper {
  readonly #options: SnapshotOptions;
  readonly #followers: readonly PeopleFollower[];
  readonly #times: SnapshotTimes;
  readonly #closing = new AbortController();
  /** When the next file is due in any case, and when it is due if much has changed. */
  #due: number;
  #dueEarly = Number.POSITIVE_INFINITY;
  #changed = 0;
  /** How many people the latest file contains. */
  #people = 0;
  /** People who were deleted since the latest file. */
  #deleted: number[] = [];
  /** The keys that this node has added. */
  #ids: string[] = [];
  #working: Promise<void> | undefined;
  #looking: NodeJS.Timeout | undefined;

  constructor(followers: readonly PeopleFollower[], options: SnapshotOptions) {
    this.#followers = followers;
    this.#options = options;
    this.#times = options.times ?? usualTimes;
    this.#due = performance.now() + this.#times.first;
  }

  /** Fills the followers from the file. Undefined when they have to be filled from the database. */
  async restore(rulesVersion: number): Promise<MemoryState | undefined> {
    const { logger } = this.#options;
    const onUnused = (reason: string) => logger.info({ reason }, 'the stored memory is not used');
    const restored = await readSnapshot(this.#options, { followers: this.#followers, rulesVersion, onUnused });
    if (restored === undefined) return undefined;
    this.#ids = [restored.id];
    this.#people = restored.people;
    logger.info({ people: restored.people }, 'memory was read from its file');
    this.#due = performance.now() + this.#times.shortest;
    return restored;
  }

  /** Calls `take` from time to time while a file is due. */
  start(take: () => void): void {
    const look = () => {
      if (this.#working === undefined && this.#isDue()) take();
    };
    this.#looking = setInterval(look, this.#times.look).unref();
  }

  noteChanges(people: number): void {
    this.#changed += people;
  }

  /** Removes the file. */
  async noteDeleted(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) this.#deleted.push(id);
    // More are often deleted soon after.
    this.#due = performance.now() + this.#times.shortest;
    await this.#removeFile();
  }

  /** Takes a snapshot if one is due. Nothing in memory may change before it resolves; the file is written later. */
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

  /** Stops writing. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#looking);
    await this.#working;
  }

  #isDue(): boolean {
    const now = performance.now();
    return now >= this.#due || (now >= this.#dueEarly && this.#changed > this.#people * muchChanged);
  }

  async #retainsDeleted(): Promise<boolean> {
    for (const [place, id] of this.#deleted.entries()) {
      if (this.#followers.some((follower) => follower.retains?.(id) === true)) return true;
      if (place % lookupsPerTurn === 0) await setImmediate();
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
          'memory could not be stored in DATA_DIR; the next start will take longer',
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
    this.#dueEarly = now + this.#times.shortest;
    if (this.#deleted.length === 0) return;
    this.#due = now + this.#times.shortest;
    await this.#removeFile();
  }

  async #removeFile(): Promise<void> {
    try {
      await removeSealed(this.#options.path);
      await this.#options.store.remove(this.#ids.splice(0));
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the stored memory could not be removed');
    }
  }
}
