/** The fields by which `PeopleIndex.countByField` counts. */
export const countedFields = ['country', 'city', 'gbu', 'jobFamily', 'employeeType'] as const;
export type CountedField = (typeof countedFields)[number];

export interface ValueCount {
  /** Country and job family as codes, a GBU as its code, a city as most people's records write it, `I` or `E`. */
  readonly value: string;
  /** The name of a GBU; else as `value`. */
  readonly label: string;
  readonly count: number;
  /** Of a city, the code of its country, if that is known: `"Valencia" ES` is the filter that finds as many. Who has no country is counted in each. */
  readonly country?: string;
  /** Set if a city of that name in another country has people who were found, too. */
  readonly hasNamesake?: boolean;
}

/** How many of the people whom a query finds have each value of a field. */
export interface FieldCounts {
  /** People found, over all pages. */
  readonly total: number;
  /** Whether everybody was counted; else all numbers are lower bounds, since the work budget ran out. */
  readonly isExact: boolean;
  /** The values of most people, most first; people without a value are counted in none. */
  readonly fields: Readonly<Record<CountedField, readonly ValueCount[]>>;
  /** The people who were found, if they are at most `identifyTo`; else empty. */
  readonly ids: readonly number[];
}
