import type { SearchParameters } from '@directory/contract';

/** The parameters as `searchPeople` and `countPeople` take them. Filters were validated when they were read, so the type is I or E. */
export function searchInput<Query extends SearchParameters>(query: Query) {
  return query as Query & { employeeTypeQuery?: 'I' | 'E' };
}
