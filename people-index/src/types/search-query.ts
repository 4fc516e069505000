import type { Tier } from './tiers.ts';

/**
 * Field filters. Text fields match by word prefix, in any case, accents and order; GBU and city, in double quotes, as a whole, and a city in
 * one country with its code behind the quotes: `"Valencia" ES`. Codes (`groupId`, `jobFamily`, `country`)
 * match by value; a group ID also matches by prefix. '' is the same as absent. With a vocabulary, a title, a country, a city and a site also match by the same in other
 * words or another language: `comptable` finds Buchhalter. Of a title, 256 characters are read for that.
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

/** Who asks: their workplace and their team. */
export interface Nearby extends Workplace {
  /** Ids of the people of the viewer's team; of a longer list, the first 256. */
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
   * Code or name of a GBU, for a text that is both a name and a GBU. The answer is then the people whose name is `text`, followed by the other people
   * of this GBU by last name, first name and login. Filters narrow both; ignored when `filters.gbu` is set. With a vocabulary, a text that is read as one place or
   * unit is answered by that, in which the people of a GBU that is called so are, too: `Benelux`.
   */
  readonly alsoGbu?: string;
  /** Rows wanted, 1 to 1000; 10 by default. */
  readonly limit?: number;
  /** Rows to skip: the number of rows already seen; 0 by default. */
  readonly after?: number;
  /**
   * Up to how many matches are counted exactly, as far as the work of one search allows; by default the rows of the page. Only for a first page.
   * Rows and their order do not depend on it.
   */
  readonly countTo?: number;
  /** Where the viewer works: among equal matches, people of the team come first, then of the same site and city, of the same unit, and of the same country. */
  readonly near?: Nearby;
  /** Parts of the text that are names, roles, places and units, whatever they would be read as; the people of a part that is no name need not bear it as one. */
  readonly asNames?: readonly string[];
  readonly asRoles?: readonly string[];
  readonly asPlaces?: readonly string[];
  readonly asUnits?: readonly string[];
  /** Tiers to use; all by default. The score switches each off in turn to measure its contribution. */
  readonly tiers?: readonly Tier[];
}
