import type { BackgroundBuilder } from '../background/background-builder.ts';
import { intoSharedArrays } from '../columns/shared-arrays.ts';
import { buildSegment } from '../segment/build-segment.ts';
import { checkId } from '../segment/people-builder.ts';
import { mergeSegments } from '../segment/segment-merger.ts';
import type { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../person.ts';
import { BackgroundChanges } from './background-changes.ts';
import { chooseMerge } from './merge-policy.ts';
import { removeIds, ReplacedRows } from './replaced-rows.ts';
import { openSegment, storedSegment, type StoredSegment } from './stored-segment.ts';

/** Maximum number of changed people in the list before they become a segment. */
const maxWaiting = 16;
/**
 * Maximum number of people that are merged synchronously, in the call that changes a person. Larger merges run in the background if there
 * is one.
 */
const maxMergedAtOnce = 128;

/**
 * Builds segments without blocking the event loop. `onError` is called with the error that prevented a merge; the stack works without it.
 */
export interface Background {
  readonly builder: BackgroundBuilder;
  readonly onError: (error: unknown) => void;
}

/**
 * All people, in immutable segments: the large one of the initial build, and smaller ones of later changes. A change deletes the person's
 * old row and adds a new one. Small segments are merged. With a builder, all but the smallest segments are built in the background; the
 * current ones are used until the new one replaces them.
 */
export class SegmentStack {
  #segments: readonly Segment[] = [];
  readonly #waiting = new Map<number, IndexedPerson>();
  #newest: Segment | undefined;
  readonly #background: BackgroundChanges | undefined;

  constructor(segments: readonly Segment[], background?: Background) {
    this.#segments = segments.filter((segment) => segment.people > 0);
    if (background === undefined) return;
    const changing = {
      segments: () => this.#segments,
      add: (segment: Segment, superseded: ReadonlySet<number>) => this.#add(segment, superseded),
      replace: (merged: readonly Segment[], segment: Segment) => this.#replace(merged, segment),
    };
    this.#background = new BackgroundChanges(background.builder, changing, background.onError);
  }

  static build(people: Iterable<IndexedPerson>): SegmentStack {
    return new SegmentStack([buildSegment(people)]);
  }

  static open(segments: readonly StoredSegment[], background?: Background): SegmentStack {
    return new SegmentStack(segments.map(openSegment), background);
  }

  /** A stack of one segment that changes in the background. */
  static inBackground(segment: Segment, background: Background): SegmentStack {
    return new SegmentStack([openSegment(intoSharedArrays(storedSegment(segment)))], background);
  }

  /** All segments in their current state. */
  stored(): StoredSegment[] {
    return this.segments().map((segment) => {
      const stored = storedSegment(segment);
      return { ...stored, removed: stored.removed.slice() };
    });
  }

  /** Whether a segment still contains the values of a person who was removed from it. */
  retains(id: number): boolean {
    return this.#segments.some((segment) => segment.retains(id));
  }

  /** Rebuilds the segments that contain values of removed people, in the background if there is one. */
  async purge(): Promise<void> {
    if (this.#background !== undefined) return await this.#background.purge();
    for (const segment of this.#segments)
      if (segment.removedRows > 0) this.#replace([segment], mergeSegments([segment]));
  }

  get size(): number {
    return this.#segments.reduce((total, segment) => total + segment.people, this.#waiting.size);
  }

  /** All segments, including the latest changes. */
  segments(): readonly Segment[] {
    if (this.#waiting.size === 0) return this.#segments;
    this.#newest ??= buildSegment(this.#waiting.values());
    return [...this.#segments, this.#newest];
  }

  /** The segment and row of a person. */
  find(id: number): { segment: Segment; row: number } | undefined {
    for (const segment of this.segments()) {
      const row = segment.rowOf(id);
      if (row >= 0) return { segment, row };
    }
    return undefined;
  }

  put(person: IndexedPerson): void {
    checkId(person.id);
    if (this.#updatesRow(person)) return;
    this.remove(person.id);
    this.#waiting.set(person.id, ownCopy(person));
    this.#newest = undefined;
    if (this.#waiting.size >= maxWaiting) this.#flushWaiting();
  }

  /**
   * Adds or replaces many people; if an id occurs more than once, the last person wins. Resolves when searches see them; rejects when the
   * build fails.
   * @param areOfRun whether more people of a large run follow, for which these may wait
   */
  async putMany(people: readonly IndexedPerson[], areOfRun = false): Promise<void> {
    for (const { id } of people) checkId(id);
    if (this.#background?.isClosed === true) throw new Error('the index is closed');
    const latest = new Map(people.map((person) => [person.id, person]));
    const changed = Array.from(latest.values()).filter((person) => !this.#updatesRow(person));
    if (changed.length === 0) return;
    // Not awaited: see `WaitingPeople.add`.
    if (this.#background !== undefined) return this.#background.put(changed, areOfRun);
    for (const person of changed) this.put(person);
  }

  /** Resolves when all people of `putMany` are in a build. */
  async untilTaken(): Promise<void> {
    await this.#background?.untilTaken();
  }

  /** Returns false if there is no person with this id, or the person's first `putMany` is not finished yet. */
  remove(id: number): boolean {
    this.#background?.forget(id);
    return this.#removeRow(id);
  }

  /** Merges all segments into one. */
  compact(): void {
    const segments = this.segments();
    if (segments.length < 2 && (segments[0]?.removedRows ?? 0) === 0) return;
    this.#waiting.clear();
    this.#newest = undefined;
    this.#background?.cancelMerges();
    this.#segments = [mergeSegments(segments)];
  }

  async close(): Promise<void> {
    await this.#background?.close();
  }

  /**
   * Whether the person's row stays because nothing has changed, or only what can be changed in place. Another segment would slow down every
   * search, and start with empty caches.
   */
  #updatesRow(person: IndexedPerson): boolean {
    const { id } = person;
    if (this.#waiting.has(id)) return false;
    for (const segment of this.#segments) {
      const row = segment.rowOf(id);
      if (row < 0) continue;
      // Not while the segment is merged: the merge has already read the details.
      if (!segment.tryUpdate(row, person, this.#background?.isMerging(segment) !== true)) return false;
      this.#background?.forget(id);
      return true;
    }
    return false;
  }

  #removeRow(id: number): boolean {
    if (this.#waiting.delete(id)) {
      this.#newest = undefined;
      return true;
    }
    for (const segment of this.#segments) {
      const row = segment.rowOf(id);
      if (row < 0) continue;
      segment.remove(row);
      this.#background?.noteRemoved(segment, id);
      if (segment.people === 0) this.#segments = this.#segments.filter((other) => other !== segment);
      else if (segment.removedRows * 2 > segment.data.rows) this.#merge();
      return true;
    }
    return false;
  }

  #flushWaiting(): void {
    const newest = this.segments().at(-1)!;
    this.#waiting.clear();
    this.#newest = undefined;
    this.#segments = [...this.#segments, newest];
    this.#merge();
  }

  #merge(): void {
    for (;;) {
      const merged = chooseMerge(this.#background?.free() ?? this.#segments);
      if (merged.length === 0) return;
      const people = merged.reduce((total, segment) => total + segment.people, 0);
      if (this.#background !== undefined && people > maxMergedAtOnce) return this.#background.merge();
      this.#replace(merged, mergeSegments(merged));
    }
  }

  /** Makes a new segment visible. The rows it replaces in others are looked up in slices; the change itself is one step. */
  async #add(segment: Segment, superseded: ReadonlySet<number>): Promise<void> {
    const replaced = new ReplacedRows(segment);
    // Segments may be added and replaced in between.
    for (let next = replaced.next(this.#segments); next !== undefined; next = replaced.next(this.#segments))
      await replaced.lookUp(next);
    removeIds(segment, superseded);
    for (const id of this.#waiting.keys()) if (segment.rowOf(id) >= 0) this.#removeRow(id);
    for (const [other, rows] of replaced.of(this.#segments)) {
      for (const row of rows) {
        this.#background?.noteRemoved(other, other.data.ids[row]!);
        other.remove(row);
      }
    }
    this.#segments = [...this.#segments, segment].filter(({ people }) => people > 0);
  }

  #replace(merged: readonly Segment[], segment: Segment): void {
    const others = this.#segments.filter((other) => !merged.includes(other));
    this.#segments = segment.people > 0 ? [...others, segment] : others;
  }
}

function ownCopy(person: IndexedPerson): IndexedPerson {
  return { ...person, phones: [...person.phones], otherNames: [...person.otherNames], topics: [...person.topics] };
}
