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
import type { Route, Viewer } from '../../http/route.ts';
import type { SearchablePeople } from '../../people/search-index/searchable-people.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import type { References } from '../../people/reference-lists.ts';
import { entityName } from '../../people/search-index/searchable-person.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { searchRow } from './search-row.ts';

/** `GET /api/users`: answered from memory; reads nothing from the database. */
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
      // Without rows, the number would tell whether somebody matches, at no cost.
      if (answer.hits.length > 0 || query.after === 0) reply.headers(countHeaders(answer));
      const rows = answer.hits.map((hit) => searchRow(hit, dependencies));
      return mayReadPhotos(viewer) ? rows : rows.map((row) => ({ ...row, photo: '' }));
    }),
  ];
}

/** The address of a photo opens it without a token, so that a token without the scope gets none. */
function mayReadPhotos({ apiToken }: Viewer): boolean {
  return apiToken === undefined || apiToken.scopes.includes('photos');
}

/** A search with more people is in the audit log, also when the caller does not say that it is an export. */
export const longestUnrecordedList = 300;

/** What the audit log has about a search: the names of the parameters, not what was searched for. */
function exportedBy(query: QueryOf<typeof searchPeople>, rows: number) {
  const { purpose } = query;
  if (purpose !== 'export' && rows <= longestUnrecordedList) return undefined;
  const filters = searchParameters.filter((parameter) => Boolean(query[parameter]));
  return { exported: purpose === 'export' ? 'search' : 'list', rows, filters } as const;
}

/** The headers for the number of matches, for a search that was too broad to finish, and for how the text was read. */
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

/** The specification's query names as the people index knows them. A country, a GBU or a business unit may be given by code or by name. */
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
  // The index has the names. The whole one is compared, since it may begin another.
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
    // The quick results need no number, and later pages have it from the first.
    ...(query.after === 0 && query.limit >= resultsPageSize ? { countTo: exactCountTo } : {}),
    ...(near ? { near } : {}),
  };
}
