import type { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../types/person.ts';

/** Builds segments while the event loop goes on. */
export interface BackgroundBuilder {
  /**
   * Builds a segment of people, who are taken as they come; of several with one id the last stays. Rejects when the build fails or the builder is
   * closed.
   */
  build(people: AsyncIterable<readonly IndexedPerson[]>): Promise<Segment>;
  /** Builds a segment of the people in others, as those are when the merge starts. Rejects as `build` does. */
  merge(segments: readonly Segment[]): Promise<Segment>;
  close(): Promise<void>;
}
