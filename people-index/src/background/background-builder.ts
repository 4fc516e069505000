import type { Segment } from '../segment/segment.ts';
import type { IndexedPerson } from '../types/person.ts';

/** What a segment is built from: people, or other segments as they are when the build starts. */
export interface SegmentParts {
  readonly people: readonly IndexedPerson[];
  readonly segments: readonly Segment[];
}

/** Builds segments while the event loop goes on. */
export interface BackgroundBuilder {
  /** Rejects when the build fails or the builder is closed. */
  build(parts: SegmentParts): Promise<Segment>;
  close(): Promise<void>;
}
