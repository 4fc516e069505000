/**
 * One person as the index takes them in. Every text may be in any script and is '' when absent; the index folds case,
 * accents and punctuation itself.
 */
export interface IndexedPerson {
  /** The caller's own number for the person: an integer from 1 to 4 294 967 294, unique, kept for life. */
  readonly id: number;
  /** Account name, usually `AB1234@example.com`. Unique; compared without case. */
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Further names the person goes by: nicknames, former names, the name in another script. At most 16 are kept. */
  readonly otherNames: readonly string[];
  readonly email: string;
  /** Short identifier such as `AB1234`. */
  readonly groupIdentifier: string;
  /** Any format; international numbers start with `+` or `00`. Anything with fewer than 3 digits is left out. */
  readonly phones: readonly string[];
  readonly title: string;
  readonly company: string;
  /** Business unit, by the name that people use for it. */
  readonly entity: string;
  readonly city: string;
  readonly site: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly gbuCode: string;
  readonly gbuName: string;
  /** Code of the job family. */
  readonly jobFamily: string;
  /** Directory domain, used by the domain filter alone. */
  readonly domain: string;
  /** I internal (agents included), E external. */
  readonly employeeType: 'I' | 'E';
  /** Opaque text that changes with the photo; '' without one. */
  readonly photoVersion: string;
  /** 0..255, a higher one comes first among equally good matches. */
  readonly rank: number;
}

/** What a row of results shows. */
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
>;
