import { setTimeout as pause } from 'node:timers/promises';
import type { MemoryState } from './memory-snapshot.ts';
import type { ChangePlace, PeopleChangesStore } from './people-changes-store.ts';
import type { Person } from '../person.ts';
import { revisionsBetween } from './transaction-snapshot.ts';
import type { Revisions, TransactionSnapshot } from './transaction-snapshot.ts';

export interface ChangedPeople {
  readonly present: readonly Person[];
  /** Ids of leavers and of people who were deleted. */
  readonly left: readonly number[];
  /** The ids among `left` of people who were deleted. */
  readonly deleted: readonly number[];
}

/**
 * The progress of applied changes. `taken`: the background work has them, so that they take little memory. `seen`: all readers see them.
 */
export interface AppliedChanges {
  readonly taken: Promise<void>;
  readonly seen: Promise<void>;
}

export interface PeopleChangesOptions {
  readonly store: PeopleChangesStore;
  /** Memory contains everything that was committed before this snapshot. */
  readonly since: TransactionSnapshot;
  /** The people in memory were read with these rules, or with newer ones. */
  readonly rulesVersion: number;
  /** Applies changes in the order of the calls. With `areOfRun`, they are one page of a large run and may wait for the next page. */
  readonly apply: (changed: ChangedPeople, areOfRun: boolean) => Promise<AppliedChanges>;
  /** Maximum number of people read by one statement. */
  readonly pageSize: number;
}

/** Changes that have not been read yet. */
interface Rest {
  readonly source: 'changed' | 'removed' | 'everybody';
  readonly revisions: Revisions;
  after: ChangePlace;
}

/** Maximum number of pages that are applied but not yet taken. */
const maxUntaken = 4;
/** Maximum number of milliseconds between two polls while pages are not yet seen. */
const lookInterval = 100;

/**
 * Brings changes into memory in pages. A poll reads the changes of the transactions that have finished since the previous poll, but only
 * the first page of a large transaction. Its other pages follow, with another poll after each. So a single edit does not wait for a large
 * run.
 *
 * A page contains people as they are when it is read. A later page is therefore always newer, whatever the order of the revisions.
 */
export class PeopleChanges {
  readonly #options: PeopleChangesOptions;
  /** Memory contains everything that was committed before this snapshot. After a failure, reading starts here again. */
  #readSince: TransactionSnapshot;
  /** The snapshot of the latest poll. */
  #lookedAt: TransactionSnapshot;
  /** The version of the rules with which all people in memory were read. */
  #readRules: number;
  /** The latest version of the rules, with which people are read from now on. */
  #newestRules: number;
  #rests: Rest[] = [];
  readonly #untaken = new Set<Promise<void>>();
  readonly #unseen = new Set<Promise<void>>();
  /** The pages among `#unseen` that were read by polls, without the other pages of large runs. */
  readonly #unseenOfLooks = new Set<Promise<void>>();
  #waiting: (() => void)[] = [];

  constructor(options: PeopleChangesOptions) {
    this.#options = options;
    this.#readSince = options.since;
    this.#lookedAt = options.since;
    this.#readRules = options.rulesVersion;
    this.#newestRules = options.rulesVersion;
  }

  /** The version of memory. Not exact while changes are being read. */
  get state(): MemoryState {
    return { since: this.#readSince, rulesVersion: this.#readRules };
  }

  /** Makes the next call of `read` read all people again. */
  startOver(): void {
    this.#readSince = { next: 0, running: [] };
    this.#lookedAt = this.#readSince;
  }

  /** Reads until no changes are left. @throws the error of the database or of `apply`; the next call reads the same changes again */
  async read(): Promise<void> {
    try {
      await this.#look();
      while (this.#rests.length > 0 || this.#unseen.size > 0) {
        if (this.#rests.length > 0 && this.#untaken.size < maxUntaken) await this.#readRest();
        else await Promise.race([...this.#untaken, ...this.#unseen, pause(lookInterval, undefined, { ref: false })]);
        await this.#look();
      }
      this.#readSince = this.#lookedAt;
      this.#readRules = this.#newestRules;
    } catch (error) {
      this.#rests = [];
      this.#lookedAt = this.#readSince;
      this.#newestRules = this.#readRules;
      await Promise.allSettled(this.#unseen);
      this.#unseen.clear();
      this.#unseenOfLooks.clear();
      this.#untaken.clear();
      throw error;
    }
  }

  /** Resolves when all readers see what the next poll and earlier ones have read, without waiting for the other pages of large runs. */
  nextLook(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
  }

  async #look(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    const { snapshot, rulesVersion, newest } = await this.#options.store.look();
    this.#noteRules(rulesVersion);
    for (const revisions of revisionsBetween(this.#lookedAt, snapshot)) {
      for (const source of ['changed', 'removed'] as const) {
        if (newest[source] >= revisions.first) await this.#lookAt(source, revisions);
      }
    }
    this.#lookedAt = snapshot;
    if (waiting.length === 0) return;
    void Promise.allSettled(this.#unseenOfLooks).then(() => waiting.forEach((resolve) => resolve()));
  }

  /** Reads all people again if the rules have changed, because a rule also affects people whose own data did not change. */
  #noteRules(version: number): void {
    if (version === this.#newestRules) return;
    this.#newestRules = version;
    const nobody = { revision: 0, id: 0 };
    const others = this.#rests.filter(({ source }) => source !== 'everybody');
    this.#rests = [...others, { source: 'everybody', revisions: { first: 0, last: 0 }, after: nobody }];
  }

  /** Reads small transactions completely, and the first page of each large one. */
  async #lookAt(source: Rest['source'], revisions: Revisions): Promise<void> {
    for (let after: ChangePlace = { revision: revisions.first, id: 0 }; ;) {
      const rest: Rest = { source, revisions, after };
      const page = await this.#readPage(rest, false);
      addUntilDone(this.#unseenOfLooks, page.seen);
      if (page.isLast) return;
      const { revision } = rest.after;
      this.#rests.push({ ...rest, revisions: { first: revision, last: revision } });
      after = { revision, id: Number.MAX_SAFE_INTEGER };
    }
  }

  async #readRest(): Promise<void> {
    const [rest] = this.#rests;
    if (rest !== undefined && (await this.#readPage(rest, true)).isLast) this.#rests.shift();
  }

  async #readPage(rest: Rest, isOfRun: boolean): Promise<{ isLast: boolean; seen: Promise<void> }> {
    const { store, apply, pageSize } = this.#options;
    const { revisions, after } = rest;
    const page = await store[rest.source]({ revisions, after, pageSize, rulesVersion: this.#newestRules });
    if (page.length === 0) return { isLast: true, seen: Promise.resolve() };
    const left = page.filter(({ person }) => person === undefined).map(({ id }) => id);
    const present = page.flatMap(({ person }) => person ?? []);
    const isLast = page.length < pageSize;
    const deleted = rest.source === 'removed' ? left : [];
    const { taken, seen } = await apply({ present, left, deleted }, isOfRun && !isLast);
    // Rejected promises stay in the sets, so that whoever awaits the sets gets the error.
    addUntilDone(this.#untaken, taken);
    addUntilDone(this.#unseen, seen);
    rest.after = page.at(-1) ?? rest.after;
    return { isLast, seen };
  }
}

function addUntilDone(promises: Set<Promise<void>>, promise: Promise<void>): void {
  const added: Promise<void> = promise.then(() => void promises.delete(added));
  added.catch(() => {});
  promises.add(added);
}
