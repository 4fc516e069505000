import { setTimeout as pause } from 'node:timers/promises';
import type { MemoryState } from './memory-snapshot.ts';
import type { ChangeCursor, PeopleChangesStore } from './people-changes-store.ts';
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
  /** Applies changes in the order of the calls. With `moreFollow`, they are one page of a large run and may wait for the next page. */
  readonly apply: (changed: ChangedPeople, moreFollow: boolean) => Promise<AppliedChanges>;
  /** Maximum number of people read by one statement. */
  readonly pageSize: number;
}

/** Changes that have not been read yet. */
interface PendingRead {
  readonly source: 'changed' | 'removed' | 'everybody';
  readonly revisions: Revisions;
  after: ChangeCursor;
}

/** Maximum number of pages that are applied but not yet taken. */
const maxUntaken = 4;
/** Maximum number of milliseconds between two polls while pages are not yet seen. */
const pollInterval = 100;

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
  #polled: TransactionSnapshot;
  /** The version of the rules with which all people in memory were read. */
  #readRules: number;
  /** The latest version of the rules, with which people are read from now on. */
  #newestRules: number;
  #pending: PendingRead[] = [];
  readonly #untaken = new Set<Promise<void>>();
  readonly #unseen = new Set<Promise<void>>();
  /** The pages among `#unseen` that were read by polls, without the other pages of large runs. */
  readonly #unseenOfPolls = new Set<Promise<void>>();
  #waiting: (() => void)[] = [];

  constructor(options: PeopleChangesOptions) {
    this.#options = options;
    this.#readSince = options.since;
    this.#polled = options.since;
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
    this.#polled = this.#readSince;
  }

  /** Reads until no changes are left. @throws the error of the database or of `apply`; the next call reads the same changes again */
  async read(): Promise<void> {
    try {
      await this.#poll();
      while (this.#pending.length > 0 || this.#unseen.size > 0) {
        if (this.#pending.length > 0 && this.#untaken.size < maxUntaken) await this.#readNextPage();
        else await Promise.race([...this.#untaken, ...this.#unseen, pause(pollInterval, undefined, { ref: false })]);
        await this.#poll();
      }
      this.#readSince = this.#polled;
      this.#readRules = this.#newestRules;
    } catch (error) {
      this.#pending = [];
      this.#polled = this.#readSince;
      this.#newestRules = this.#readRules;
      await Promise.allSettled(this.#unseen);
      this.#unseen.clear();
      this.#unseenOfPolls.clear();
      this.#untaken.clear();
      throw error;
    }
  }

  /** Resolves when all readers see what the next poll and earlier ones have read, without waiting for the other pages of large runs. */
  nextPoll(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
  }

  async #poll(): Promise<void> {
    // Whoever begins to wait during this poll waits for the next one. If it fails, all of them do.
    const count = this.#waiting.length;
    const { snapshot, rulesVersion, newest } = await this.#options.store.poll();
    this.#noteRules(rulesVersion);
    for (const revisions of revisionsBetween(this.#polled, snapshot)) {
      for (const source of ['changed', 'removed'] as const) {
        if (newest[source] >= revisions.first) await this.#readFirstPages(source, revisions);
      }
    }
    this.#polled = snapshot;
    const waiting = this.#waiting.splice(0, count);
    if (waiting.length === 0) return;
    void Promise.allSettled(this.#unseenOfPolls).then(() => waiting.forEach((resolve) => resolve()));
  }

  /** Reads all people again if the rules have changed, because a rule also affects people whose own data did not change. */
  #noteRules(version: number): void {
    if (version === this.#newestRules) return;
    this.#newestRules = version;
    const start = { revision: 0, id: 0 };
    const others = this.#pending.filter(({ source }) => source !== 'everybody');
    this.#pending = [...others, { source: 'everybody', revisions: { first: 0, last: 0 }, after: start }];
  }

  /** Reads small transactions completely, and the first page of each large one. */
  async #readFirstPages(source: PendingRead['source'], revisions: Revisions): Promise<void> {
    for (let after: ChangeCursor = { revision: revisions.first, id: 0 }; ;) {
      const firstPage: PendingRead = { source, revisions, after };
      const page = await this.#readPage(firstPage, false);
      addUntilDone(this.#unseenOfPolls, page.seen);
      if (page.isLast) return;
      const { revision } = firstPage.after;
      this.#pending.push({ ...firstPage, revisions: { first: revision, last: revision } });
      after = { revision, id: Number.MAX_SAFE_INTEGER };
    }
  }

  async #readNextPage(): Promise<void> {
    const [pending] = this.#pending;
    if (pending !== undefined && (await this.#readPage(pending, true)).isLast) this.#pending.shift();
  }

  async #readPage(pending: PendingRead, isOfRun: boolean): Promise<{ isLast: boolean; seen: Promise<void> }> {
    const { store, apply, pageSize } = this.#options;
    const { revisions, after } = pending;
    const page = await store[pending.source]({ revisions, after, pageSize, rulesVersion: this.#newestRules });
    if (page.length === 0) return { isLast: true, seen: Promise.resolve() };
    const left = page.filter(({ person }) => person === undefined).map(({ id }) => id);
    const present = page.flatMap(({ person }) => person ?? []);
    const isLast = page.length < pageSize;
    const deleted = pending.source === 'removed' ? left : [];
    const { taken, seen } = await apply({ present, left, deleted }, isOfRun && !isLast);
    // Rejected promises stay in the sets, so that whoever awaits the sets gets the error.
    addUntilDone(this.#untaken, taken);
    addUntilDone(this.#unseen, seen);
    pending.after = page.at(-1) ?? pending.after;
    return { isLast, seen };
  }
}

function addUntilDone(promises: Set<Promise<void>>, promise: Promise<void>): void {
  const added: Promise<void> = promise.then(() => void promises.delete(added));
  added.catch(() => {});
  promises.add(added);
}
