import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { isWellFormedText, wellFormedText, wholeNumber } from './values.ts';

/** Page sizes of the specification: a page of results, the quick results below the search box, an export. */
export const resultsPageSize = 30;
export const quickResultsSize = 3;
export const exportSize = 1000;
/** A first page of at least `resultsPageSize` people counts so many exactly, unless the search is too broad. */
export const exactCountTo = 1000;
/** Quick results are shown for texts of at least this many characters … */
export const quickSearchMinimum = 3;
/** … after a pause in typing of this many milliseconds. The operator may configure another number and another pause. */
export const quickSearchPause = 500;
/** Boxes other than those of Home and Results offer this many people … */
export const suggestionsSize = 8;
/** … after a pause in typing of this many milliseconds. */
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

/** Maximum length of the values in UTF-16 code units, without spaces around them. */
const longestValues: Readonly<Record<Exclude<SearchParameter, 'employeeTypeQuery'>, number>> = {
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

/** Whether the search accepts this value of a parameter, which has no spaces around it. */
export function isSearchValue(parameter: SearchParameter, value: string): boolean {
  if (parameter === 'employeeTypeQuery') return employeeTypes.some((type) => type === value);
  return isWellFormedText(value) && value.length <= longestValues[parameter];
}

const filterText = (parameter: keyof typeof longestValues) =>
  z.optional(wellFormedText.check(z.trim(), z.maxLength(longestValues[parameter])));

/** The text and the filters of a search, as `searchPeople` and `countPeople` take them. */
export const searchInput = z.strictObject({
  globalQuery: filterText('globalQuery'),
  /** Parts of `globalQuery`, separated by commas, that are names, whatever they would be read as; and those that are roles, places and units, and nobody's name. */
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
  /** In double quotes, the whole code or name. */
  gbuQuery: filterText('gbuQuery'),
  companyQuery: filterText('companyQuery'),
  /** Id or name of a business unit. In double quotes, the whole short name and name. */
  entityQuery: filterText('entityQuery'),
  C_businessCategoryQuery: filterText('C_businessCategoryQuery'),
  /** A function also finds titles in other words and languages: `comptable` finds Buchhalter. So do a country, a city and a site: `Varsovie`, `Benelux`. */
  titleQuery: filterText('titleQuery'),
  primaryPhoneQuery: filterText('primaryPhoneQuery'),
  C_countryNameQuery: filterText('C_countryNameQuery'),
  /** In double quotes, the whole name, and no other; behind them the code of a country tells the city from its namesakes: `"Valencia" ES`. */
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
 * Why a person matches without containing the typed words. `name` is the matched word, topic, title or city in the person's own spelling, or the code of the job family. With `leftOut` it is the whole name, which
 * holds all words but `typed`; `beside` is why it does where it does not contain one of the others.
 */
export const matchReason = z.discriminatedUnion('kind', [
  wordReason,
  z.object({ kind: z.literal('leftOut'), typed: z.string(), name: z.string(), beside: z.optional(wordReason) }),
]);
export type MatchReason = z.infer<typeof matchReason>;

/** Ranges of a displayed value that match the typed words: [start, end) in UTF-16 code units. */
export const highlight = z.object({ field: z.string(), ranges: z.array(z.tuple([z.number(), z.number()])) });

export const searchResult = z.extend(personSummary, {
  /** Whether the viewer sees a phone number of the person, which `getPersonCard` has. */
  hasPhone: z.optional(z.boolean()),
  match: z.optional(
    z.object({
      tier: z.enum(matchTiers),
      /** Set when the person may well be another than the one who was meant. Guesses come after all others. */
      isGuess: z.optional(z.boolean()),
      reason: z.optional(matchReason),
      highlights: z.optional(z.array(highlight)),
    }),
  ),
  /** Set when several people of one answer have the same name: the field that distinguishes them. */
  distinguishedBy: z.optional(z.enum(['organization', 'city', 'title', 'gbuName', 'C_countryname', 'email'])),
});
export type SearchResult = z.infer<typeof searchResult>;

/**
 * Finds people. With filters only, or without parameters, people are listed by last name and first name. The header `X-Total-Count` is the number of matches, followed
 * by `+` if it is a lower bound: a first page of 30 people or more counts up to 1000 exactly; a page after the last one has none. The header `X-Search-Truncated: true` means that the search was too broad to finish: the returned people are the first of the list, in
 * the right order, but the list may be incomplete. The header `X-Search-Reading` has the roles, places and units that were read in the text (see `readingOf`),
 * each with what it was taken for where nothing is spelled so.
 */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'signed-in',
  apiScope: 'people',
  summary: 'Finds people by any of their names, addresses and numbers, narrowed by filters, best match first.',
  query: z.extend(searchInput, {
    /** `export`: the caller saves the people in a file. The audit log records it. */
    purpose: z.optional(z.enum(['export'])),
    limit: z._default(wholeNumber(1, exportSize), resultsPageSize),
    after: z._default(wholeNumber(0, 10_000_000), 0),
  }),
  output: z.array(searchResult),
  reveals: 'people',
});
