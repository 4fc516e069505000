import { searchPeople } from '@directory/contract';
import type { OutputOf, QueryOf } from '@directory/contract';
import type { Hit, Nearness, SearchFilters, SearchQuery } from '@directory/people-index';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { SearchablePeople } from '../../people/searchable-people.ts';
import { summaryOf } from '../../people/person-summary.ts';
import type { PhotoAddresses } from '../../people/photo-addresses.ts';
import type { References } from '../../people/reference-lists.ts';
import type { Surroundings } from '../../people/surroundings.ts';

type SearchRow = OutputOf<typeof searchPeople>[number];

/** `GET /api/users`: answered from memory alone. */
export function searchRoutes(room: {
  people: SearchablePeople;
  surroundings: Surroundings;
  addresses: PhotoAddresses;
  references: References;
}): Route[] {
  return [
    route(searchPeople, async ({ query, viewer, reply }) => {
      const near = viewer.personId === null ? undefined : await room.surroundings.of(viewer.personId);
      const answer = room.people.search(searchQuery(query, near, room.references));
      reply.header('x-total-count', `${answer.total}${answer.isTotalExact ? '' : '+'}`);
      return answer.hits.map((hit) => searchRow(hit, room));
    }),
  ];
}

/** The specification's query names as the people index knows them. A country or a GBU may be given by code or by name. */
export function searchQuery(
  query: QueryOf<typeof searchPeople>,
  near: Nearness | undefined,
  references: References,
): SearchQuery {
  const filters: { [name in keyof SearchFilters]: SearchFilters[name] | undefined } = {
    firstName: query.firstNameQuery,
    lastName: query.lastNameQuery,
    groupId: query.groupIdQuery,
    employeeType: query.employeeTypeQuery,
    gbu: query.gbuQuery,
    company: query.companyQuery,
    entity: query.entityQuery,
    jobFamily: query.C_businessCategoryQuery,
    title: query.titleQuery,
    phone: query.primaryPhoneQuery,
    country:
      query.C_countryNameQuery && (references.countryOf(query.C_countryNameQuery)?.id ?? query.C_countryNameQuery),
    city: query.cityQuery,
    site: query.C_houseIdentifierQuery,
    domain: query.domainQuery,
  };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as SearchFilters;
  return {
    ...(query.globalQuery ? { text: query.globalQuery } : {}),
    filters: given,
    limit: query.limit,
    after: query.after,
    ...(near ? { near } : {}),
  };
}

const shownField = { company: 'organization', country: 'C_countryname' } as const;

function searchRow(hit: Hit, room: { addresses: PhotoAddresses; references: References }): SearchRow {
  const shown = (field: string) => (field in shownField ? shownField[field as keyof typeof shownField] : field);
  const highlights = hit.highlights.map(({ field, ranges }) => ({
    field: shown(field),
    ranges: ranges.map(([start, end]): [number, number] => [start, end]),
  }));
  return {
    ...summaryOf(hit.person, room),
    match: { tier: hit.tier, ...(hit.reason ? { reason: matchReason(hit.reason) } : {}), highlights },
    ...(hit.distinguishedBy ? { distinguishedBy: shown(hit.distinguishedBy) as SearchRow['distinguishedBy'] } : {}),
  } as SearchRow;
}

function matchReason({ kind, typed, name }: NonNullable<Hit['reason']>) {
  return { kind, typed, name };
}
