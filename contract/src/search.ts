import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';

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

const text = (longest: number) => z.optional(z.string().check(z.trim(), z.maxLength(longest)));

/** How a row met the words that were typed, strongest first. */
export const matchTiers = ['exact', 'prefix', 'nickname', 'sound', 'slip', 'twoSlips'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** Why a row stands in the answer when it does not hold the typed words literally. `name` is the person's own word that was met. */
export const matchReason = z.object({
  kind: z.enum(['nickname', 'otherName', 'sound', 'script', 'slip', 'initials']),
  typed: z.string(),
  name: z.string(),
});

/** Where the typed words stand in a shown value: [start, end) in UTF-16 code units. */
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
 * it where counting stopped. The header `X-Search-Truncated: true` says that the search was too broad to be finished: the people are the first of the list, in their
 * places, but the list may end too soon.
 */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'signed-in',
  summary: 'Finds people by any of their names, addresses and numbers, narrowed by filters, best match first.',
  query: z.strictObject({
    globalQuery: text(256),
    lastNameQuery: text(256),
    firstNameQuery: text(256),
    groupIdQuery: text(64),
    employeeTypeQuery: z.optional(z.enum(['I', 'E'])),
    gbuQuery: text(256),
    companyQuery: text(256),
    entityQuery: text(256),
    C_businessCategoryQuery: text(64),
    titleQuery: text(256),
    primaryPhoneQuery: text(64),
    C_countryNameQuery: text(128),
    cityQuery: text(256),
    C_houseIdentifierQuery: text(256),
    domainQuery: text(256),
    limit: z._default(wholeNumber(1, exportSize), resultsPageSize),
    after: z._default(wholeNumber(0, 10_000_000), 0),
  }),
  output: z.array(searchResult),
});

/** A whole number that arrives as text. */
function wholeNumber(least: number, most: number) {
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.int().check(z.minimum(least), z.maximum(most)),
  );
}
