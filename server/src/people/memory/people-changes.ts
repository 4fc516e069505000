import { setTimeout as pause } from 'node:timers/promises';
import type { MemoryState } from './memory-snapshot.ts';
import type { MembershipCounts } from './membership-counts.ts';
import type { ChangeCursor, PeopleChangesStore, PersonChange } from './people-changes-store.ts';
import type { Person } from '../person.ts';
import { haveSameEffect } from '../rules/people-rules.ts';
import type { PeopleRules } from '../rules/people-rules.ts';
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
  /** The people in memory were read with these rules. */
  readonly rules: PeopleRules;
  /** Finds people in memory. */
  readonly idsWhere: MembershipCounts['idsWhere'];
  /** Applies changes in the order of the calls. With `moreFollow`, they are one page of a large run and may wait for the next page. */
  readonly apply: (changed: ChangedPeople, moreFollow: boolean) => Promise<AppliedChanges>;
  /** Maximum number of people read by one statement. */
  readonly pageSize: number;
}

/** Changes that have not been read yet. */
interface PendingRead {
  readonly source: 'changed' | 'removed';
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
 * When the rules have changed, the people in memory for whom the old and the new rules have different effects are read again, before large
 * runs. Their groups in memory are sufficient to find them: whoever has changed since is read anyway, and always with the newest rules.
 *
 * A page contains people as they are when it is read. A later page is therefore always newer, whatever the order of the revisions.
 */
export class PeopleChanges {
  readonly #options: PeopleChangesOptions;
  /** Memory contains everything that was committed before this snapshot. After a failure, reading starts here again. */
  #readSince: TransactionSnapshot;
  /** The snapshot of the latest poll. */
  #polled: TransactionSnapshot;
  /** The rules with which people in memory may have been read. People are read with the newest ones, the last. */
  #rules: PeopleRules[];
  /** Whether the rules have to be read even if they have the same version. */
  #mustReadRules = false;
  /** Ids of the people who have to be read again because the rules have changed. */
  #affected: number[] = [];
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
    this.#rules = [options.rules];
  }

  /** The version of memory. Not exact while changes are being read. */
  get state(): MemoryState {
    return { since: this.#readSince, rulesVersion: this.#newestRules.version };
  }

  /** Makes the next call of `read` read all people and the rules again. */
  startOver(): void {
    this.#readSince = { next: 0, running: [] };
    this.#polled = this.#readSince;
    this.#mustReadRules = true;
  }

  /** Reads until no changes are left. @throws the error of the database or of `apply`; the next call reads the same changes again */
  async read(): Promise<void> {
    try {
      await this.#poll();
      while (this.#hasPending || this.#unseen.size > 0) {
        if (this.#hasPending && this.#untaken.size < maxUntaken) await this.#readNextPage();
        else await Promise.race([...this.#untaken, ...this.#unseen, pause(pollInterval, undefined, { ref: false })]);
        await this.#poll();
      }
      this.#readSince = this.#polled;
      this.#rules = [this.#newestRules];
    } catch (error) {
      this.#pending = [];
      this.#affected = [];
      this.#polled = this.#readSince;
      this.#mustReadRules = true;
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

  get #newestRules(): PeopleRules {
    return this.#rules.at(-1)!;
  }

  get #hasPending(): boolean {
    return this.#affected.length > 0 || this.#pending.length > 0;
  }

  async #poll(): Promise<void> {
    // Whoever begins to wait during this poll waits for the next one. If it fails, all of them do.
    const count = this.#waiting.length;
    const { snapshot, rulesVersion, newest } = await this.#options.store.poll();
    if (this.#mustReadRules || rulesVersion !== this.#newestRules.version) await this.#readRules();
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

  /** Finds the people who have to be read again, among them those of an earlier change who have not been read yet. */
  async #readRules(): Promise<void> {
    const newest = await this.#options.store.rules();
    const earlier = this.#rules;
    this.#rules = [...earlier.filter(({ version }) => version !== newest.version), newest];
    this.#affected = await this.#options.idsWhere(
      (person) => !earlier.every((rules) => haveSameEffect(rules, newest, person)),
    );
    this.#mustReadRules = false;
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
    if (this.#affected.length > 0) return await this.#readAffectedPage();
    const [pending] = this.#pending;
    if (pending !== undefined && (await this.#readPage(pending, true)).isLast) this.#pending.shift();
  }

  async #readAffectedPage(): Promise<void> {
    const { store, pageSize } = this.#options;
    const page = await store.some(this.#affected.splice(-pageSize), this.#newestRules);
    await this.#applyPage(page, [], this.#affected.length > 0);
  }

  async #readPage(pending: PendingRead, isOfRun: boolean): Promise<{ isLast: boolean; seen: Promise<void> }> {
    const { store, pageSize } = this.#options;
    const { revisions, after } = pending;
    const page = await store[pending.source]({ revisions, after, pageSize, rules: this.#newestRules });
    if (page.length === 0) return { isLast: true, seen: Promise.resolve() };
    const isLast = page.length < pageSize;
    const deleted = pending.source === 'removed' ? page.map(({ id }) => id) : [];
    const { seen } = await this.#applyPage(page, deleted, isOfRun && !isLast);
    pending.after = page.at(-1) ?? pending.after;
    return { isLast, seen };
  }

  /** `seen`: see `AppliedChanges`. */
  async #applyPage(
    page: readonly Pick<PersonChange, 'id' | 'person'>[],
    deleted: readonly number[],
    moreFollow: boolean,
  ): Promise<{ seen: Promise<void> }> {
    const left = page.filter(({ person }) => person === undefined).map(({ id }) => id);
    const present = page.flatMap(({ person }) => person ?? []);
    const { taken, seen } = await this.#options.apply({ present, left, deleted }, moreFollow);
    // Rejected promises stay in the sets, so that whoever awaits the sets gets the error.
    addUntilDone(this.#untaken, taken);
    addUntilDone(this.#unseen, seen);
    return { seen };
  }
}

function addUntilDone(promises: Set<Promise<void>>, promise: Promise<void>): void {
  const added: Promise<void> = promise.then(() => void promises.delete(added));
  added.catch(() => {});
  promises.add(added);
}
