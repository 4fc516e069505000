/** Kinds of match, strongest first. A row of a weaker tier never comes before a row of a stronger one. */
export const TIERS = ['exact', 'prefix', 'nickname', 'sound', 'slip', 'twoSlips'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Narrowing by field. Texts are matched by the beginnings of their words, whatever case, accents and order;
 * codes (`groupId`, `jobFamily`, `country`) by their value, a group ID also by its beginning.
 * '' is the same as absent.
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
  /** Digits in any format: a whole number, its beginning, or at least its last 4 digits. */
  readonly phone?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly city?: string;
  readonly site?: string;
  readonly domain?: string;
  /** Nobody but these: ids, of which there are `size`. The search decides whether to go through them or to ask for each. */
  readonly among?: Iterable<number> & { readonly size: number; has(id: number): boolean };
}

/** Where the searcher sits: among equally good matches their own surroundings come first. */
export interface Nearness {
  readonly site?: string;
  readonly city?: string;
  /** Compared with the entity and with the GBU code. */
  readonly unit?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

export interface SearchQuery {
  /**
   * What somebody typed: names in any order, spelling and script, an e-mail address, a login, a group ID, a phone number,
   * a word of the title, company, city, site or GBU. Every word must be met by some field. Text beyond 256 characters or 12 words is not read.
   */
  readonly text?: string;
  readonly filters?: SearchFilters;
  /** Rows wanted, 1 to 1000. */
  readonly limit: number;
  /** Rows to skip: the number of rows already seen. */
  readonly after: number;
  readonly near?: Nearness;
  /** Tiers to use; all by default. Switching one off shows what it is worth. */
  readonly tiers?: readonly Tier[];
}
