import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { searchInput } from './search.ts';
import type { SearchParameter } from './search.ts';
import { recordOf, text } from './values.ts';

/** The facets of a search: parameters for whose values people are counted, in the order of the interface. */
export const countedParameters = [
  'C_countryNameQuery',
  'cityQuery',
  'gbuQuery',
  'C_businessCategoryQuery',
  'employeeTypeQuery',
] as const satisfies readonly SearchParameter[];
export type CountedParameter = (typeof countedParameters)[number];

/** Maximum number of values that are returned for each parameter: the most frequent ones. */
export const maxCountedValues = 8;

const valueCounts = z.array(
  z.object({
    /** The value of the parameter that narrows the search to these people. */
    value: text,
    /** The English name of a country; the name of a city or of a GBU; the code of a job family or of a type. */
    label: text,
    /** For a city, if the matches include a city of the same name in another country: the code of its country. */
    country: z.optional(text),
    count: z.number(),
  }),
);
export type ValueCount = z.infer<typeof valueCounts>[number];

export const peopleCounts = z.object({
  /** Number of matches on all pages. */
  total: z.number(),
  /** False if the search was too broad to count all matches. All numbers are lower bounds then. */
  isExact: z.boolean(),
  /** The most frequent values of each parameter, most frequent first. */
  values: z.object(recordOf(countedParameters, () => valueCounts)),
});
export type PeopleCounts = z.infer<typeof peopleCounts>;

/**
 * Counts the people whom `searchPeople` finds with the same parameters, on all pages, guesses included. People without a value are not
 * counted for that parameter; a person in a city but in no known country is counted for each city of that name. If all matches fit on
 * one page, they are counted in the viewer's budget, as that page would count them; larger counts are a statistic and cost nothing.
 */
export const countPeople = endpoint({
  method: 'GET',
  path: '/api/user-counts',
  access: 'signed-in',
  summary: 'Counts the people whom a search finds by country, city, GBU, job family and type.',
  query: searchInput,
  output: peopleCounts,
  reveals: 'people',
});
