import type { Viewer } from './viewer.ts';

/** Limits how many distinct people a viewer sees. */
export interface RevealBudget {
  /**
   * Counts people as seen by the viewer, except those seen within the last hour. Works in memory. An empty list requires room for one more
   * person in the budget, although it counts nobody: that there is nobody reveals something about people, too.
   * @throws HttpError `people.too-many`, `people.over-budget`; in that case nobody is counted
   */
  reveal(viewer: Viewer, personIds: Iterable<number>): void;
}
