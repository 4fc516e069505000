import type { Tier } from './tiers.ts';

/**
 * Field filters. Text fields match by word prefix, regardless of case, accents and order; GBU and city, in double quotes, as a whole, and a
 * city in one country with its code after the quotes: `"Valencia" ES`. Codes (`groupId`, `jobFamily`, `country`) match by value; a group ID
 * also matches by prefix. '' is the same as absent. With a vocabulary, a title, a country, a city and a site also match synonyms and
 * translations: `comptable` finds Buchhalter. Of a title, 256 characters are read for that.
 */
export interface SearchFilters {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly groupId?: string;
  readonly employeeType?: 'I' | 'E';
  /** Code or name of the GBU. */
  readonly gbu?: string;
  readonly company?: string;
  readonly entity?: string;
  readonly jobFamily?: string;
  readonly title?: string;
  /** Digits in any format: a whole number, a prefix of it, or at least its last 4 digits; a leading 0 may be missing. */
  readonly phone?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly city?: string;
  readonly site?: string;
  readonly domain?: string;
  /** Restricts the answer to these ids. The search either iterates over them or calls `has` for each candidate, whichever is cheaper. */
  readonly among?: Iterable<number> & { readonly size: number; has(id: number): boolean };
}

/** Where a person works. */
export interface Workplace {
  readonly site?: string;
  readonly city?: string;
  /** Compared with the entity and with the GBU code. */
  readonly unit?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** The workplace and the team of the viewer. */
export interface Nearby extends Workplace {
  /** Ids of the people of the viewer's team; only the first 256 count. */
  readonly team?: readonly number[];
}

export interface SearchQuery {
  /**
   * The query as typed: names in any order, spelling and script, an email address, a login, a group ID, a phone number,
   * a word of the title, company, city, site, GBU or a topic. Every term must match some field. Text beyond 256 characters or 12 words is ignored.
   */
  readonly text?: string;
  readonly filters?: SearchFilters;
  /**
   * Code or name of a GBU, for a text that is both a name and a GBU. The result is then the people whose name is `text`, followed by the
   * other people of this GBU in the order of last name, first name and login. Filters narrow both; ignored if `filters.gbu` is set. With a
   * vocabulary, a text that is interpreted as one place or unit is searched as that instead; the people of a GBU with that name are
   * included: `Benelux`.
   */
  readonly alsoGbu?: string;
  /** Number of rows to return, 1 to 1000; 10 by default. */
  readonly limit?: number;
  /** Number of rows to skip: those of the previous pages; 0 by default. */
  readonly after?: number;
  /**
   * Maximum number of matches that are counted exactly, as far as the work budget of one search allows; by default the rows of the page.
   * Only for a first page. Rows and their order do not depend on it.
   */
  readonly countTo?: number;
  /**
   * Whether the text is still being typed, as in a search box that suggests people: names that begin with a short abbreviation or the
   * name of a place then come before the people of that role or place (`dir`: Dirk, directors), otherwise after them. The same people are
   * found. Must be the same for all pages.
   */
  readonly isUnfinished?: boolean;
  /**
   * Where the viewer works: among equal matches, people of the team come first, then of the same site and city, of the same unit, and of
   * the same country.
   */
  readonly near?: Nearby;
  /**
   * Parts of the text that are names, roles, places and units, overriding how they would be interpreted. A person who matches a part that
   * is not a name need not have it as a name.
   */
  readonly asNames?: readonly string[];
  readonly asRoles?: readonly string[];
  readonly asPlaces?: readonly string[];
  readonly asUnits?: readonly string[];
  /** Tiers to use; all by default. The benchmark `npm run score` switches off each in turn to measure its contribution. */
  readonly tiers?: readonly Tier[];
}
