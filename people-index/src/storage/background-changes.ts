import type { BackgroundBuilder } from '../background/background-builder.ts';
import type { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../types/person.ts';
import { chooseMerge, chooseSmallMerge } from './choose-merge.ts';

/** Maximum number of people in one build: when its segment becomes visible, each of them is looked up. */
const mostPerBuild = 2000;
/** Time without changes after which large segments are merged. */
const calmMilliseconds = 1000;

/** The segments that change in the background. */
export interface ChangingSegments {
  segments(): readonly Segment[];
  /** Makes a segment visible, and the people in it invisible in all others. */
  add(segment: Segment): void;
  replace(merged: readonly Segment[], segment: Segment): void;
}

interface Merge {
  readonly segments: readonly Segment[];
  /** Ids of rows that were removed from the segments since the merge started. */
  readonly removed: Set<number>;
}

/**
 * Builds and merges segments in the background. What changes in the meantime is applied to the new segment before it becomes visible, so that no
 * change is lost, and nobody is visible twice or not at all.
 */
export class BackgroundChanges {
  readonly #builder: BackgroundBuilder;
  readonly #stack: ChangingSegments;
  readonly #onError: (error: unknown) => void;
  /** Changed people who wait for a build; the latest change of each. */
  readonly #waiting = new Map<number, IndexedPerson>();
  /** Ids in the running build that have changed since. */
  readonly #superseded = new Set<number>();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #isBuilding = false;
  /** At most one merge of any size, and one of small segments. */
  readonly #merges = new Set<Merge>();
  #calm: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(builder: BackgroundBuilder, stack: ChangingSegments, onError: (error: unknown) => void) {
    this.#builder = builder;
    this.#stack = stack;
    this.#onError = onError;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Adds or replaces people. Resolves when they are visible. */
  put(people: readonly IndexedPerson[]): Promise<void> {
    for (const person of people) {
      this.forget(person.id);
      this.#waiting.set(person.id, person);
    }
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#running = this.#buildWaiting();
        return this.#running;
      });
    return this.#next;
  }

  /** Drops a change of a person that is not visible yet. */
  forget(id: number): void {
    this.#waiting.delete(id);
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

  /** Drops the results of the running merges. */
  cancelMerges(): void {
    this.#merges.clear();
  }

  /** Starts the merges that are due. Large segments are merged when nothing has changed for a while. */
  merge(): void {
    if (this.#isClosed) return;
    this.#startMerge(true);
    clearTimeout(this.#calm);
    this.#calm = setTimeout(
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
    clearTimeout(this.#calm);
    await this.#builder.close();
  }

  async #buildWaiting(): Promise<void> {
    this.#isBuilding = true;
    try {
      while (this.#waiting.size > 0) await this.#buildSome();
    } finally {
      this.#isBuilding = false;
    }
  }

  async #buildSome(): Promise<void> {
    const people = [...this.#waiting.values().take(mostPerBuild)];
    for (const { id } of people) this.#waiting.delete(id);
    this.#superseded.clear();
    const segment = await this.#builder.build({ people, segments: [] });
    removeAll(segment, this.#superseded);
    this.#stack.add(segment);
    this.merge();
  }

  #startMerge(isChanging: boolean): void {
    const areOnlySmall = isChanging || this.#merges.size > 0;
    if (this.#isClosed || this.#merges.size > 1) return;
    const segments = areOnlySmall ? chooseSmallMerge(this.free()) : chooseMerge(this.free());
    if (segments.length > 0) void this.#runMerge({ segments, removed: new Set() });
  }

  async #runMerge(merge: Merge): Promise<void> {
    this.#merges.add(merge);
    try {
      const segment = await this.#builder.build({ people: [], segments: merge.segments });
      if (!this.#merges.delete(merge)) return;
      removeAll(segment, merge.removed);
      this.#stack.replace(merge.segments, segment);
      this.merge();
    } catch (error) {
      // The segments stay as they are. The next change starts another merge.
      this.#merges.delete(merge);
      if (!this.#isClosed) this.#onError(error);
    }
  }
}

function removeAll(segment: Segment, ids: ReadonlySet<number>): void {
  for (const id of ids) {
    const row = segment.rowOf(id);
    if (row >= 0) segment.remove(row);
  }
}
