import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { isWellFormedText, wellFormedText, wholeNumber } from './values.ts';

/** Number of people on a page of results, in the quick results below the search box, and in an export. */
export const resultsPageSize = 30;
export const quickResultsSize = 3;
export const exportSize = 1000;
/** A first page of at least `resultsPageSize` people counts up to this many matches exactly, unless the search is too broad. */
export const exactCountTo = 1000;
/** Minimum number of characters for which quick results are shown. */
export const quickSearchMinimum = 3;
/** Milliseconds without a key press after which quick results are shown. The operator can configure another number and another pause. */
export const quickSearchPause = 500;
/** Number of people that search boxes other than those of Home and Results suggest. */
export const suggestionsSize = 8;
/** Milliseconds without a key press after which these boxes suggest people. */
export const suggestionsPause = 150;

/** The search parameters, in the order of the interface. */
export const searchParameters = [
  'globalQuery',
  'asNamesQuery',
  'asRolesQuery',
  'asPlacesQuery',
  'asUnitsQuery',
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

/** Maximum length of the trimmed values in UTF-16 code units. */
const maxLengths: Readonly<Record<Exclude<SearchParameter, 'employeeTypeQuery'>, number>> = {
  globalQuery: 256,
  asNamesQuery: 256,
  asRolesQuery: 256,
  asPlacesQuery: 256,
  asUnitsQuery: 256,
  lastNameQuery: 256,
  firstNameQuery: 256,
  groupIdQuery: 64,
  gbuQuery: 256,
  companyQuery: 256,
  entityQuery: 256,
  C_businessCategoryQuery: 64,
  titleQuery: 256,
  primaryPhoneQuery: 64,
  C_countryNameQuery: 128,
  cityQuery: 256,
  C_houseIdentifierQuery: 256,
  domainQuery: 256,
};

const employeeTypes = ['I', 'E'] as const;

/** Whether the search accepts this trimmed value for a parameter. */
export function isSearchValue(parameter: SearchParameter, value: string): boolean {
  if (parameter === 'employeeTypeQuery') return employeeTypes.some((type) => type === value);
  return isWellFormedText(value) && value.length <= maxLengths[parameter];
}

const filterText = (parameter: keyof typeof maxLengths) =>
  z.optional(wellFormedText.check(z.trim(), z.maxLength(maxLengths[parameter])));

/** The text and the filters of a search, as `searchPeople` and `countPeople` take them. */
export const searchInput = z.strictObject({
  globalQuery: filterText('globalQuery'),
  /** Here and below: parts of `globalQuery`, separated by commas, that must be interpreted as names, roles, places or units. */
  asNamesQuery: filterText('asNamesQuery'),
  asRolesQuery: filterText('asRolesQuery'),
  asPlacesQuery: filterText('asPlacesQuery'),
  asUnitsQuery: filterText('asUnitsQuery'),
  /** Code or name of a GBU, if `globalQuery` is one: people of that GBU come after people of that name. Ignored if `gbuQuery` is given. */
  alsoGbuQuery: filterText('gbuQuery'),
  lastNameQuery: filterText('lastNameQuery'),
  firstNameQuery: filterText('firstNameQuery'),
  groupIdQuery: filterText('groupIdQuery'),
  employeeTypeQuery: z.optional(z.enum(employeeTypes)),
  /** A value in double quotes has to match the whole code or name. */
  gbuQuery: filterText('gbuQuery'),
  companyQuery: filterText('companyQuery'),
  /** Id or name of a business unit. A value in double quotes has to match the whole short name and name. */
  entityQuery: filterText('entityQuery'),
  C_businessCategoryQuery: filterText('C_businessCategoryQuery'),
  /**
   * Also finds titles in other words and languages: `comptable` finds Buchhalter. The same is true of countries, cities and sites:
   * `Varsovie`, `Benelux`.
   */
  titleQuery: filterText('titleQuery'),
  primaryPhoneQuery: filterText('primaryPhoneQuery'),
  C_countryNameQuery: filterText('C_countryNameQuery'),
  /**
   * A value in double quotes has to match the whole name. The code of a country may follow, to distinguish cities of the same name:
   * `"Valencia" ES`.
   */
  cityQuery: filterText('cityQuery'),
  C_houseIdentifierQuery: filterText('C_houseIdentifierQuery'),
  domainQuery: filterText('domainQuery'),
});

/** Match tiers, strongest first: how closely a person matches the typed words. */
export const matchTiers = [
  'exact',
  'prefix',
  'nickname',
  'phonetic',
  'similar',
  'typo',
  'twoTypos',
  'leftOut',
] as const;
export type MatchTier = (typeof matchTiers)[number];

const wordReason = z.object({
  kind: z.enum([
    'nickname',
    'abbreviation',
    'otherName',
    'phonetic',
    'script',
    'typo',
    'keyboard',
    'initials',
    'topic',
    'meaning',
    'jobFamily',
  ]),
  typed: z.string(),
  name: z.string(),
});

/**
 * Why a person matches without containing the typed words. `name` is the matched word, topic, title or city in the person's own spelling,
 * or the code of the job family. For `leftOut`, `name` is the whole name, which matches all words except `typed`; `beside` is the reason
 * for another word that the name does not contain.
 */
export const matchReason = z.discriminatedUnion('kind', [
  wordReason,
  z.object({ kind: z.literal('leftOut'), typed: z.string(), name: z.string(), beside: z.optional(wordReason) }),
]);
export type MatchReason = z.infer<typeof matchReason>;

/** Ranges of a displayed value that match the typed words: [start, end) in UTF-16 code units. */
export const highlight = z.object({ field: z.string(), ranges: z.array(z.tuple([z.number(), z.number()])) });

export const searchResult = z.extend(personSummary, {
  /** Whether the person has a phone number that the viewer may see. `getPersonCard` returns it. */
  hasPhone: z.optional(z.boolean()),
  match: z.optional(
    z.object({
      tier: z.enum(matchTiers),
      /** True if the viewer may well have meant somebody else. Guesses come after all other results. */
      isGuess: z.optional(z.boolean()),
      reason: z.optional(matchReason),
      highlights: z.optional(z.array(highlight)),
    }),
  ),
  /** Set if several people in the response have the same name: the field that distinguishes them. */
  distinguishedBy: z.optional(z.enum(['organization', 'city', 'title', 'gbuName', 'C_countryname', 'email'])),
});
export type SearchResult = z.infer<typeof searchResult>;

/**
 * Finds people. With filters only, or without parameters, people are sorted by last name and first name.
 *
 * The header `X-Total-Count` is the number of matches, followed by `+` if it is a lower bound. A first page of 30 people or more counts up
 * to 1000 exactly. A page after the last one has no such header.
 *
 * The header `X-Search-Truncated: true` means that the search was too broad to finish: the returned people are the first of the list, in
 * the right order, but the list may be incomplete.
 *
 * The header `X-Search-Reading` contains the roles, places and units that were recognized in the text (see `decodeReading`), each with the
 * corrected spelling if nothing is spelled as typed.
 */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'signed-in',
  apiScope: 'people',
  summary: 'Finds people by any of their names, addresses and numbers, narrowed by filters, best match first.',
  query: z.extend(searchInput, {
    /** `export`: the caller saves the people in a file, which is recorded in the audit log. */
    purpose: z.optional(z.enum(['export'])),
    limit: z._default(wholeNumber(1, exportSize), resultsPageSize),
    after: z._default(wholeNumber(0, 10_000_000), 0),
  }),
  output: z.array(searchResult),
  reveals: 'people',
});
