import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { wellFormedText, wholeNumber } from './values.ts';

/** Page sizes of the specification: a page of results, the quick results under the box, an export. */
export const resultsPageSize = 30;
export const quickResultsSize = 3;
export const exportSize = 1000;
/** Quick results start above this many characters … */
export const quickSearchMinimum = 3;
/** … and after this pause in milliseconds. */
export const quickSearchPause = 500;

/** The search parameters, in the order in which the interface shows them. */
export const searchParameters = [
  'globalQuery',
  'lastNameQuery',
  'firstNameQuery',
  'groupIdQuery',
  'employeeTypeQuery',
  'gbuQuery',
  'companyQuery',
  'entityQuery',
  'C_businessCategoryQuery',
  'titleQuery',
  'primaryPhoneQuery',
  'C_countryNameQuery',
  'cityQuery',
  'C_houseIdentifierQuery',
  'domainQuery',
] as const;
export type SearchParameter = (typeof searchParameters)[number];
export type SearchParameters = { [parameter in SearchParameter]?: string | undefined };

const filterText = (longest: number) => z.optional(wellFormedText.check(z.trim(), z.maxLength(longest)));

/** How a person matches the typed words, best match first. */
export const matchTiers = ['exact', 'prefix', 'nickname', 'sound', 'slip', 'twoSlips'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** Why a person is in the answer whose data does not contain a typed word literally. `name` is the word that matched instead. */
export const matchReason = z.object({
  kind: z.enum(['nickname', 'otherName', 'sound', 'script', 'slip', 'initials']),
  typed: z.string(),
  name: z.string(),
});

/** Where the typed words are in a displayed value: [start, end) in UTF-16 code units. */
export const highlight = z.object({ field: z.string(), ranges: z.array(z.tuple([z.number(), z.number()])) });

export const searchResult = z.extend(personSummary, {
  match: z.optional(
    z.object({
      tier: z.enum(matchTiers),
      reason: z.optional(matchReason),
      highlights: z.optional(z.array(highlight)),
    }),
  ),
  /** For people of the same displayed name: the field that tells them apart. */
  distinguishedBy: z.optional(z.enum(['organization', 'city', 'title', 'gbuName', 'C_countryname', 'email'])),
});
export type SearchResult = z.infer<typeof searchResult>;

/**
 * Finds people. Filters alone, or nothing at all, list people by last name and first name. The header `X-Total-Count` holds how many there are in all, with a `+` behind
 * it where counting stopped.
 */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'signed-in',
  summary: 'Finds people by any of their names, addresses and numbers, narrowed by filters, best match first.',
  query: z.strictObject({
    globalQuery: filterText(256),
    lastNameQuery: filterText(256),
    firstNameQuery: filterText(256),
    groupIdQuery: filterText(64),
    employeeTypeQuery: z.optional(z.enum(['I', 'E'])),
    gbuQuery: filterText(256),
    companyQuery: filterText(256),
    entityQuery: filterText(256),
    C_businessCategoryQuery: filterText(64),
    titleQuery: filterText(256),
    primaryPhoneQuery: filterText(64),
    C_countryNameQuery: filterText(128),
    cityQuery: filterText(256),
    C_houseIdentifierQuery: filterText(256),
    domainQuery: filterText(256),
    limit: z._default(wholeNumber(1, exportSize), resultsPageSize),
    after: z._default(wholeNumber(0, 10_000_000), 0),
  }),
  output: z.array(searchResult),
});
