/** Number of matches. `isExact` is false if the server stopped counting. */
export interface Total {
  count: number;
  isExact: boolean;
  /** Whether the search was too broad to finish, so that the list may be incomplete. */
  isTruncated: boolean;
}

/** The total in the headers of a search: `1204`, or `1204+` for a lower bound. */
export function readTotal(headers: Headers): Total | undefined {
  const found = /^(\d+)(\+?)$/.exec(headers.get('x-total-count') ?? '');
  const isTruncated = headers.get('x-search-truncated') === 'true';
  return found ? { count: Number(found[1]), isExact: found[2] === '', isTruncated } : undefined;
}
