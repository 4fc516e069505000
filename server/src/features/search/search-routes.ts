import {
  encodeReading,
  exactCountTo,
  readingHeader,
  resultsPageSize,
  searchPeople,
  searchParameters,
} from '@directory/contract';
import type { QueryOf } from '@directory/contract';
import type { Nearby, SearchAnswer, SearchFilters, SearchQuery } from '@directory/people-index';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { SearchablePeople } from '../../people/search-index/searchable-people.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import type { References } from '../../people/reference-lists.ts';
import { entityName } from '../../people/search-index/searchable-person.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { searchRow } from './search-row.ts';

/** `GET /api/users`: served from memory, without a database query. */
export function searchRoutes(dependencies: {
  people: SearchablePeople;
  near: (viewer: Viewer) => Nearby | undefined;
  addresses: PhotoUrls;
  references: References;
  trail: ReadingTrail;
}): Route[] {
  return [
    route(searchPeople, ({ query, viewer, reveal, reply }) => {
      const answer = dependencies.people.search(searchQuery(query, dependencies.near(viewer), dependencies.references));
      reveal(answer.hits.map(({ id }) => id));
      const exported = exportedBy(query, answer.hits.length);
      if (exported !== undefined) dependencies.trail.exported(viewer, exported);
      // On later pages without rows, the total would reveal whether anyone matches, without a charge to the budget.
      if (answer.hits.length > 0 || query.after === 0) reply.headers(countHeaders(answer));
      const rows = answer.hits.map((hit) => searchRow(hit, dependencies));
      return mayReadPhotos(viewer) ? rows : rows.map((row) => ({ ...row, photo: '' }));
    }),
  ];
}

/** The URL of a photo works without a token. Therefore API tokens without the scope `photos` get no URLs. */
function mayReadPhotos({ apiToken }: Viewer): boolean {
  return apiToken === undefined || apiToken.scopes.includes('photos');
}

/** Searches that return more people are recorded in the audit log, even if the caller does not declare an export. */
export const maxUnrecordedRows = 300;

/** What the audit log records about a search: the names of the parameters, but not their values. */
function exportedBy(query: QueryOf<typeof searchPeople>, rows: number) {
  const { purpose } = query;
  if (purpose !== 'export' && rows <= maxUnrecordedRows) return undefined;
  const filters = searchParameters.filter((parameter) => Boolean(query[parameter]));
  return { exported: purpose === 'export' ? 'search' : 'list', rows, filters } as const;
}

/** The headers for the number of matches, for a search that was too broad to finish, and for the interpretation of the text. */
export function countHeaders({
  total,
  isTotalExact,
  isTruncated,
  reading,
}: Omit<SearchAnswer, 'hits'>): Record<string, string> {
  return {
    'x-total-count': `${total}${isTotalExact ? '' : '+'}`,
    ...(isTruncated ? { 'x-search-truncated': 'true' } : {}),
    ...(reading ? { [readingHeader]: encodeReading(reading) } : {}),
  };
}

const filterNames = [
  ['firstNameQuery', 'firstName'],
  ['lastNameQuery', 'lastName'],
  ['groupIdQuery', 'groupId'],
  ['employeeTypeQuery', 'employeeType'],
  ['gbuQuery', 'gbu'],
  ['companyQuery', 'company'],
  ['entityQuery', 'entity'],
  ['C_businessCategoryQuery', 'jobFamily'],
  ['titleQuery', 'title'],
  ['primaryPhoneQuery', 'phone'],
  ['C_countryNameQuery', 'country'],
  ['cityQuery', 'city'],
  ['C_houseIdentifierQuery', 'site'],
  ['domainQuery', 'domain'],
] as const;

const partsOf = (parts: string | undefined): string[] => (parts ? parts.split(',') : []);

/**
 * Maps the query parameters of the specification to a query of the people index. Countries, GBUs and units may be given by code or name.
 */
export function searchQuery(
  query: QueryOf<typeof searchPeople>,
  near: Nearby | undefined,
  references: References,
): SearchQuery {
  const filters: { [name in (typeof filterNames)[number][1]]?: string } = {};
  for (const [parameter, name] of filterNames) {
    const value = query[parameter];
    if (value) filters[name] = value;
  }
  if (filters.country) filters.country = references.countryOf(filters.country)?.id ?? filters.country;
  const unitId = filters.entity?.toLowerCase();
  const unit = references.businessUnits.find(({ id }) => id.toLowerCase() === unitId);
  // The index contains names of units. The filter is quoted, since the name may be a prefix of another name.
  if (unit) filters.entity = `"${entityName(unit)}"`;
  return {
    text: query.globalQuery ?? '',
    asNames: partsOf(query.asNamesQuery),
    asRoles: partsOf(query.asRolesQuery),
    asPlaces: partsOf(query.asPlacesQuery),
    asUnits: partsOf(query.asUnitsQuery),
    filters: filters as SearchFilters,
    ...(query.alsoGbuQuery ? { alsoGbu: query.alsoGbuQuery } : {}),
    limit: query.limit,
    after: query.after,
    // Quick results do not show the total, and later pages know it from the first page.
    ...(query.after === 0 && query.limit >= resultsPageSize ? { countTo: exactCountTo } : {}),
    // Whatever `after` is: a caller with small pages needs the same order on each of them.
    isUnfinished: query.limit < resultsPageSize,
    ...(near ? { near } : {}),
  };
}
