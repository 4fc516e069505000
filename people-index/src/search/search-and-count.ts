import type { Segment } from '../segment/segment.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import type { FoundRows } from './ranking/found-rows.ts';
import type { PageOfRows } from './page-of-rows.ts';
import { WorkBudget } from './cost/work-budget.ts';

/** Maximum number of matches that are counted exactly. */
const maxCounted = 1000;

type Find = (
  segments: readonly Segment[],
  query: ResolvedQuery,
  page: PageOfRows & { readonly budget: WorkBudget },
) => FoundRows;

/**
 * Finds the rows of a page. A search stops when its page is full, without knowing how many rows follow: with `countTo`, a first page
 * searches again for that many rows and keeps only their number. Both searches together stay within the budget of one, so that the rows are
 * the same with and without it.
 */
export function searchAndCount(
  find: Find,
  segments: readonly Segment[],
  query: ResolvedQuery,
  page: PageOfRows,
  budget = new WorkBudget(),
): FoundRows {
  const found = find(segments, query, { ...page, budget });
  const countTo = Math.min(maxCounted, query.countTo ?? 0);
  if (found.isComplete || found.isTruncated || page.after > 0 || page.pageEnd === 0 || countTo <= page.pageEnd) {
    return found;
  }
  const { count, isComplete, isTruncated } = find(segments, query, { after: 0, pageEnd: countTo + 1, budget });
  if (isComplete && !isTruncated) return { ...found, count, isComplete };
  return { ...found, count: Math.max(found.count, Math.min(count, countTo)) };
}
