/** The fields by which `PeopleIndex.countByField` counts. */
export const countedFields = ['country', 'city', 'gbu', 'jobFamily', 'employeeType'] as const;
export type CountedField = (typeof countedFields)[number];

export interface ValueCount {
  /** Country and job family as codes, a GBU as its code, a city in its most frequent spelling, `I` or `E`. */
  readonly value: string;
  /** The name of a GBU; otherwise the same as `value`. */
  readonly label: string;
  readonly count: number;
  /**
   * Country code of a city, if known: `"Valencia" ES` is the filter that finds the same number of people. People without a country count in
   * every country of the city.
   */
  readonly country?: string;
  /** Set if people in a city of the same name in another country were found, too. */
  readonly hasNamesake?: boolean;
}

/** The number of people who match a query, by the values of some fields. */
export interface FieldCounts {
  /** Number of people found, over all pages. */
  readonly total: number;
  /** Whether all people were counted; if not, because the work budget ran out, all numbers are lower bounds. */
  readonly isExact: boolean;
  /** The most frequent values, most frequent first. People without a value are not counted. */
  readonly fields: Readonly<Record<CountedField, readonly ValueCount[]>>;
  /** The ids of the people found if there are at most `identifyTo`; otherwise empty. */
  readonly ids: readonly number[];
}
