import type { PersonSummary } from './person.ts';
import type { Tier } from './search-query.ts';

/** Why a row is there although it does not hold the typed word literally. Names are in the person's own spelling. */
export type Reason =
  /** `typed` is a pet form of `name`, or the other way round. */
  | { readonly kind: 'nickname'; readonly typed: string; readonly name: string }
  /** The person also goes by `name`. */
  | { readonly kind: 'otherName'; readonly typed: string; readonly name: string }
  | { readonly kind: 'sound'; readonly typed: string; readonly name: string }
  /** `typed` is `name` in another script, or in another romanisation of it. */
  | { readonly kind: 'script'; readonly typed: string; readonly name: string }
  /** `typed` and `name` differ by that many slips: a letter more, less, wrong, or two letters swapped. */
  | { readonly kind: 'slip'; readonly typed: string; readonly name: string; readonly slips: 1 | 2 }
  /** `typed` are the first letters of the names. */
  | { readonly kind: 'initials'; readonly typed: string; readonly name: string };

export type HighlightField = 'firstName' | 'lastName' | 'login' | 'email' | 'title' | 'company' | 'city' | 'gbuName';

/** Parts of a summary field that answered the query, as [start, end) in UTF-16 units, ascending and apart. */
export interface Highlight {
  readonly field: HighlightField;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** The attribute that tells namesakes of one answer apart. */
export type DistinguishingField = 'city' | 'company' | 'title' | 'gbuName' | 'country' | 'email';

export interface Hit {
  readonly id: number;
  readonly tier: Tier;
  /** Present on rows that did not match literally. */
  readonly reason?: Reason;
  readonly highlights: readonly Highlight[];
  /** Present when another row of the same answer shows the same first and last name. */
  readonly distinguishedBy?: DistinguishingField;
  readonly person: PersonSummary;
}

export interface SearchAnswer {
  readonly hits: readonly Hit[];
  /** Rows in all; at least the number when `isTotalExact` is false. */
  readonly total: number;
  readonly isTotalExact: boolean;
  /** Whether the search ended before it was done, because the text is met by too many: the list is right as far as it goes, and may end too soon. */
  readonly isTruncated: boolean;
}

/** Bytes held, by part of the index. */
export interface MemoryFigures {
  readonly bytes: number;
  readonly bytesPerPerson: number;
  readonly parts: Readonly<Record<string, number>>;
}
