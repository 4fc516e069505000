import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { searchInput } from './search.ts';
import type { SearchParameter } from './search.ts';
import { text } from './values.ts';

/** The parameters by whose values the people of a search are counted, in the order of the interface. */
export const countedParameters = [
  'C_countryNameQuery',
  'cityQuery',
  'gbuQuery',
  'C_businessCategoryQuery',
  'employeeTypeQuery',
] as const satisfies readonly SearchParameter[];
export type CountedParameter = (typeof countedParameters)[number];

/** Values of each parameter that are counted: those of most people. */
export const countedValues = 8;

const valueCounts = z.array(
  z.object({
    /** The value of the parameter that narrows the search to these people. */
    value: text,
    /** What people call it: the name of a country in English, of a city and of a GBU; the code of a job family and of a type. */
    label: text,
    /** Of a city that has a namesake in another country among the people found: the code of its country. */
    country: z.optional(text),
    count: z.number(),
  }),
);
export type ValueCount = z.infer<typeof valueCounts>[number];

export const peopleCounts = z.object({
  /** People found, over all pages. */
  total: z.number(),
  /** If not, the search was too broad to count everybody, and all numbers are lower bounds. */
  isExact: z.boolean(),
  /** By parameter, the values of most people, most first. */
  values: z.object(
    Object.fromEntries(countedParameters.map((parameter) => [parameter, valueCounts])) as Record<
      CountedParameter,
      typeof valueCounts
    >,
  ),
});
export type PeopleCounts = z.infer<typeof peopleCounts>;

/**
 * Counts everybody whom `searchPeople` finds with the same parameters, over all pages, guesses included. People without a value are counted in none,
 * and who is in a city but in no known country in each city of that name. People who
 * are few enough for one page are counted in the viewer's budget, as that page counts them; more are a statistic.
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
