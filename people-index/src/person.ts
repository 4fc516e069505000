/**
 * A document of the index: one person. Every text may be in any script and is '' when absent; the index folds case,
 * accents and punctuation itself.
 */
export interface IndexedPerson {
  /** The caller's key for the person: a unique integer from 1 to 4 294 967 294 that never changes. */
  readonly id: number;
  /** Account name, usually `AB1234@example.com`. Unique; compared without case. */
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Other names of the person: nicknames, former names, the name in another script. At most 16 are indexed. */
  readonly otherNames: readonly string[];
  readonly email: string;
  /** Short identifier such as `AB1234`. */
  readonly groupIdentifier: string;
  /** Any format; international numbers start with `+` or `00`. Of at most 8 numbers, those with 3 digits or more are indexed. */
  readonly phones: readonly string[];
  readonly title: string;
  readonly company: string;
  /** Name of the business unit, as people know it. */
  readonly entity: string;
  readonly city: string;
  readonly site: string;
  /** Region, state or province. Only places in a query use it. */
  readonly state: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly gbuCode: string;
  readonly gbuName: string;
  /** What to ask the person about. At most 10 are indexed. */
  readonly topics: readonly string[];
  /** Job family code. */
  readonly jobFamily: string;
  /** Directory domain. Only the `domain` filter uses it. */
  readonly domain: string;
  /** I: internal, agents included. E: external. */
  readonly employeeType: 'I' | 'E';
  /** Opaque version of the photo; '' when there is none. */
  readonly photoVersion: string;
  /** Static rank, 0 to 255: among equal matches, the higher rank comes first. */
  readonly rank: number;
}

/** The stored fields of a person, returned with each hit. */
export type PersonSummary = Pick<
  IndexedPerson,
  | 'id'
  | 'login'
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'email'
  | 'company'
  | 'city'
  | 'country'
  | 'gbuName'
  | 'photoVersion'
> & {
  /** Whether a phone number is indexed. */
  readonly hasPhone: boolean;
};

/** Some fields of a person. Fields that are null, as in a database row, are unknown. */
export type KnownFields = Pick<IndexedPerson, 'id'> & {
  readonly [field in keyof IndexedPerson]?: IndexedPerson[field] | null | undefined;
};

/** Completes a person of whom only some fields are known: the others are '' or empty, the employee type is internal and the rank 0. */
export function completePerson(known: KnownFields): IndexedPerson {
  return {
    login: '',
    firstName: '',
    lastName: '',
    otherNames: [],
    email: '',
    groupIdentifier: '',
    phones: [],
    title: '',
    company: '',
    entity: '',
    city: '',
    site: '',
    state: '',
    country: '',
    gbuCode: '',
    gbuName: '',
    topics: [],
    jobFamily: '',
    domain: '',
    employeeType: 'I',
    photoVersion: '',
    rank: 0,
    ...(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== undefined)) as Pick<
      IndexedPerson,
      'id'
    >),
  };
}
