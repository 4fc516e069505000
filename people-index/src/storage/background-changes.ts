import type { BackgroundBuilder } from '../background/background-builder.ts';
import type { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../person.ts';
import { chooseMerge, chooseSmallMerge } from './merge-policy.ts';
import { removeIds } from './replaced-rows.ts';
import { WaitingPeople } from './waiting-people.ts';

/**
 * Maximum number of people in one build. Fewer builds mean fewer merges, but changes that arrive in the meantime wait for the end of the
 * build.
 */
const maxPerBuild = 20_000;
/** Maximum number of people of a large run in a build that also contains urgent changes. */
const maxWithUrgent = 2000;
/** People passed to the builder at a time: less than a millisecond of the event loop. */
const maxAtOnce = 500;
/**
 * How long the build of a large run waits for more people of the run, and how long it accepts them in total: the first ones should not
 * become visible much later.
 */
const gatheringMilliseconds = 500;
const openMilliseconds = 1000;
/** How long nothing must have changed before large segments are merged. */
const calmMilliseconds = 1000;

/** The segments that background work changes. */
export interface ChangingSegments {
  segments(): readonly Segment[];
  /**
   * Makes a segment visible and removes the people in it from all others, without blocking the event loop.
   * @param superseded ids of people who have changed since; may grow until the promise resolves
   */
  add(segment: Segment, superseded: ReadonlySet<number>): Promise<void>;
  replace(merged: readonly Segment[], segment: Segment): void;
}

interface Merge {
  readonly segments: readonly Segment[];
  /** Ids of the people who were removed from the segments after the merge started. */
  readonly removed: Set<number>;
}

/**
 * Builds and merges segments in the background. Changes that arrive in the meantime are applied to the new segment before it becomes
 * visible, so that no change is lost, and every person is visible exactly once.
 */
export class BackgroundChanges {
  readonly #builder: BackgroundBuilder;
  readonly #stack: ChangingSegments;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new WaitingPeople();
  /** Ids of people of the running build who have changed since they were taken. */
  readonly #superseded = new Set<number>();
  #isBuilding = false;
  /** The running merges: at most two, the second one of small segments only. */
  readonly #merges = new Set<Merge>();
  #calmTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(builder: BackgroundBuilder, stack: ChangingSegments, onError: (error: unknown) => void) {
    this.#builder = builder;
    this.#stack = stack;
    this.#onError = onError;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Adds or replaces people. Resolves when they are visible.
   * @param areOfRun whether more people of a large run follow, for which these may wait
   */
  async put(people: readonly IndexedPerson[], areOfRun: boolean): Promise<void> {
    for (const { id } of people) this.#superseded.add(id);
    const done = this.#waiting.add(people, areOfRun);
    if (!this.#isBuilding) void this.#buildWaiting();
    return done;
  }

  /** Resolves when all people of `put` are in a build. */
  async untilTaken(): Promise<void> {
    await this.#waiting.untilTaken();
  }

  /** Drops a change of a person that is not visible yet. */
  forget(id: number): void {
    this.#waiting.forget(id);
    this.#superseded.add(id);
  }

  /** Must be called for each row that is removed from a visible segment. */
  noteRemoved(segment: Segment, id: number): void {
    for (const merge of this.#merges) if (merge.segments.includes(segment)) merge.removed.add(id);
  }

  isMerging(segment: Segment): boolean {
    for (const merge of this.#merges) if (merge.segments.includes(segment)) return true;
    return false;
  }

  /** The segments that are not being merged. */
  free(): readonly Segment[] {
    const merging = new Set([...this.#merges].flatMap((merge) => merge.segments));
    return this.#stack.segments().filter((segment) => !merging.has(segment));
  }

  /** Discards the results of the running merges. */
  cancelMerges(): void {
    this.#merges.clear();
  }

  /** Starts the merges that are due. Large segments are merged when nothing has changed for a while. */
  merge(): void {
    if (this.#isClosed) return;
    this.#startMerge(true);
    clearTimeout(this.#calmTimer);
    this.#calmTimer = setTimeout(
      () => (this.#isBuilding ? this.merge() : this.#startMerge(false)),
      calmMilliseconds,
    ).unref();
  }

  /** Rebuilds the segments with removed rows, one after the other, except those that are being merged. */
  async purge(): Promise<void> {
    for (const segment of this.free()) {
      if (this.#isClosed) return;
      if (segment.removedRows > 0 && this.free().includes(segment)) {
        await this.#runMerge({ segments: [segment], removed: new Set() });
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#calmTimer);
    await this.#builder.close();
  }

  async #buildWaiting(): Promise<void> {
    this.#isBuilding = true;
    try {
      while (this.#waiting.size > 0) {
        const segment = await this.#builder.build(this.#takeWaiting());
        await this.#stack.add(segment, this.#superseded);
        this.#waiting.settle();
        this.merge();
      }
    } catch (error) {
      this.#waiting.fail(error);
    } finally {
      this.#isBuilding = false;
    }
  }

  /** The people of one build: urgent ones first, then people of large runs, for which it waits unless there are urgent ones. */
  async *#takeWaiting(): AsyncGenerator<readonly IndexedPerson[]> {
    this.#superseded.clear();
    let isUrgent = false;
    const end = performance.now() + openMilliseconds;
    for (let taken = 0; taken < maxPerBuild && performance.now() < end;) {
      if (this.#isClosed) throw new Error('the index is closed');
      const urgent = this.#take(false, maxPerBuild - taken);
      if (urgent.length > 0) isUrgent = true;
      const people = urgent.length > 0 ? urgent : this.#take(true, (isUrgent ? maxWithUrgent : maxPerBuild) - taken);
      taken += people.length;
      if (people.length > 0) {
        yield people;
        continue;
      }
      if (isUrgent) return;
      await this.#waiting.untilArrival(Math.min(gatheringMilliseconds, end - performance.now()));
      if (this.#waiting.size === 0) return;
    }
  }

  #take(areOfRun: boolean, room: number): IndexedPerson[] {
    const people = this.#waiting.take(areOfRun, Math.max(0, Math.min(room, maxAtOnce)));
    for (const { id } of people) this.#superseded.delete(id);
    return people;
  }

  #startMerge(whileChanging: boolean): void {
    const areOnlySmall = whileChanging || this.#merges.size > 0;
    if (this.#isClosed || this.#merges.size > 1) return;
    const segments = areOnlySmall ? chooseSmallMerge(this.free()) : chooseMerge(this.free());
    if (segments.length > 0) void this.#runMerge({ segments, removed: new Set() });
  }

  async #runMerge(merge: Merge): Promise<void> {
    this.#merges.add(merge);
    try {
      const segment = await this.#builder.merge(merge.segments);
      if (!this.#merges.delete(merge)) return;
      removeIds(segment, merge.removed);
      this.#stack.replace(merge.segments, segment);
      this.merge();
    } catch (error) {
      // The segments stay as they are. The next change starts another merge.
      this.#merges.delete(merge);
      if (!this.#isClosed) this.#onError(error);
    }
  }
}
