import type { PersonSummary } from './person.ts';
import type { Tier } from './tiers.ts';

/** Why a row matches although its summary does not contain the typed term. Names are in the person's own spelling. */
export type Reason =
  /** `typed` is a nickname of `name`, or the other way round. */
  | { readonly kind: 'nickname'; readonly typed: string; readonly name: string }
  /** `name` is one of the person's other names. */
  | { readonly kind: 'otherName'; readonly typed: string; readonly name: string }
  /** `typed` and `name` are pronounced alike. */
  | { readonly kind: 'phonetic'; readonly typed: string; readonly name: string }
  /** `typed` is `name` in another script, or another romanization of it. */
  | { readonly kind: 'script'; readonly typed: string; readonly name: string }
  /** The edit distance between `typed` and `name`: a letter inserted, deleted or replaced, or two adjacent letters swapped. */
  | { readonly kind: 'typo'; readonly typed: string; readonly name: string; readonly typos: 1 | 2 }
  /** `name` is one of the person's topics, and contains `typed`. */
  | { readonly kind: 'topic'; readonly typed: string; readonly name: string }
  /** `typed` is an abbreviation of `name`, or the other way round. */
  | { readonly kind: 'abbreviation'; readonly typed: string; readonly name: string }
  /** `typed` is `name`, the first and last name, on another keyboard layout. */
  | { readonly kind: 'keyboard'; readonly typed: string; readonly name: string }
  /** `name`, a title or a city, is `typed` in another language, or another word for the kind of work that `typed` denotes. */
  | { readonly kind: 'meaning'; readonly typed: string; readonly name: string }
  /** `typed` is the job family with the code `name`. */
  | { readonly kind: 'jobFamily'; readonly typed: string; readonly name: string }
  /** `typed` consists of the initials of the names. */
  | { readonly kind: 'initials'; readonly typed: string; readonly name: string }
  /**
   * `typed` was left out; `name` is the whole name, which matches the other words. `beside` is the reason why it matches one of them that
   * it does not contain.
   */
  | { readonly kind: 'leftOut'; readonly typed: string; readonly name: string; readonly beside?: Reason };

export type HighlightField = 'firstName' | 'lastName' | 'login' | 'email' | 'title' | 'company' | 'city' | 'gbuName';

/** Ranges of a summary field that matched the query: [start, end) in UTF-16 code units, ascending and disjoint. */
export interface Highlight {
  readonly field: HighlightField;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

export interface Explanation {
  readonly reason: Reason | undefined;
  readonly highlights: readonly Highlight[];
}

/** The field that distinguishes people of the same name in one answer. */
export type DistinguishingField = 'city' | 'company' | 'title' | 'gbuName' | 'country' | 'email';

export interface Hit {
  readonly id: number;
  readonly tier: Tier;
  /** Whether the hit may well be a different person than the one searched for. Guesses come after all other hits. */
  readonly isGuess: boolean;
  /** Present unless every term matched literally, and outside the topics. */
  readonly reason?: Reason;
  readonly highlights: readonly Highlight[];
  /** Present when another row of the same page has the same first and last name. */
  readonly distinguishedBy?: DistinguishingField;
  readonly person: PersonSummary;
}

/** A part of the text, as the search interpreted it. */
export interface ReadPart {
  readonly kind: 'name' | 'role' | 'place' | 'unit';
  /** As typed. */
  readonly text: string;
  /**
   * The name of a place, or of a unit that was typed as its code; or the title that a role was interpreted as, if no title contains its
   * words.
   */
  readonly label?: string;
  /** The code of the job family that a role was interpreted as, if no title contains its words. */
  readonly jobFamily?: string;
  /** The country, if the place is one: ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** The country of a city, region or site that is in a single country: ISO 3166-1 alpha-2. */
  readonly within?: string;
  /** The corrected spelling, if nothing is spelled as typed. All hits are guesses then. */
  readonly meant?: string;
}

export interface SearchAnswer {
  readonly hits: readonly Hit[];
  /** How the text was interpreted, if anybody was found by a role, a place or a unit that is not a name. */
  readonly reading?: readonly ReadPart[];
  /** Number of matches; a lower bound when `isTotalExact` is false. */
  readonly total: number;
  readonly isTotalExact: boolean;
  /** Whether the search exhausted its work budget. The hits are then the first of the list, in order, but others may be missing. */
  readonly isTruncated: boolean;
}

/** Memory used by the index, in bytes, by part. */
export interface MemoryFigures {
  /** Number of segments, which are searched one after the other. */
  readonly segments: number;
  readonly bytes: number;
  readonly bytesPerPerson: number;
  readonly parts: Readonly<Record<string, number>>;
}
