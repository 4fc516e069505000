import type { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../person.ts';

/** Builds segments without blocking the event loop. */
export interface BackgroundBuilder {
  /**
   * Builds a segment of people, who are consumed as they arrive; if an id occurs more than once, the last person wins. Rejects if the build
   * fails or the builder is closed.
   */
  build(people: AsyncIterable<readonly IndexedPerson[]>): Promise<Segment>;
  /** Merges segments, in their state at the start of the merge. Rejects as `build` does. */
  merge(segments: readonly Segment[]): Promise<Segment>;
  close(): Promise<void>;
}
