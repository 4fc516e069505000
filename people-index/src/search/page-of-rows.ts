import type { SearchQuery } from '../search-query.ts';

/** The rows of a list that a page contains. */
export interface PageOfRows {
  /** Number of rows before the page. */
  readonly after: number;
  /** Number of rows up to and including the last one of the page. */
  readonly pageEnd: number;
}

/** Number of rows of a page, unless the query specifies it. */
const defaultLimit = 10;
/** Maximum number of rows of a page. */
const maxLimit = 1000;

export function pageOf({
  after: asked = 0,
  limit: wanted = defaultLimit,
}: Pick<SearchQuery, 'after' | 'limit'>): PageOfRows {
  const after = Math.max(0, Math.floor(asked));
  return { after, pageEnd: after + Math.min(maxLimit, Math.max(0, Math.floor(wanted))) };
}
