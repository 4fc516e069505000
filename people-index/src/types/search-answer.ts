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
  /** On another keyboard layout the keys of `typed` give `name`, the first and last name. */
  | { readonly kind: 'keyboard'; readonly typed: string; readonly name: string }
  /** `name`, a title or a city, is what `typed` is in another language, or the work that it stands for. */
  | { readonly kind: 'meaning'; readonly typed: string; readonly name: string }
  /** `typed` is the job family with the code `name`. */
  | { readonly kind: 'jobFamily'; readonly typed: string; readonly name: string }
  /** `typed` consists of the first letters of the names. */
  | { readonly kind: 'initials'; readonly typed: string; readonly name: string }
  /** `typed` was left out; `name` is the whole name, which holds the other words. `beside` is why it does where it does not contain one of them. */
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
  /** Whether the person may well be another than the one who was meant. Guesses come after all others. */
  readonly isGuess: boolean;
  /** Present unless every term matched literally, and none of them only a topic. */
  readonly reason?: Reason;
  readonly highlights: readonly Highlight[];
  /** Present when another row of the same page has the same first and last name. */
  readonly distinguishedBy?: DistinguishingField;
  readonly person: PersonSummary;
}

/** A part of the text, as the search read it. */
export interface ReadPart {
  readonly kind: 'name' | 'role' | 'place' | 'unit';
  /** As typed. */
  readonly text: string;
  /** The name of a place, or of a unit that is called by its code; a title that a role was taken for, if nobody's title has its words. */
  readonly label?: string;
  /** The code of the job family that a role was taken for, if nobody's title has its words. */
  readonly jobFamily?: string;
  /** The country that a place is: ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** The country of a place that is in one country: ISO 3166-1 alpha-2. */
  readonly within?: string;
  /** What the text was taken for, as nothing is spelled so. All people of the answer are guesses then. */
  readonly meant?: string;
}

export interface SearchAnswer {
  readonly hits: readonly Hit[];
  /** How the text was read, if anybody was found by a role, a place or a unit that is not a name. */
  readonly reading?: readonly ReadPart[];
  /** Number of matches; a lower bound when `isTotalExact` is false. */
  readonly total: number;
  readonly isTotalExact: boolean;
  /** Whether the search exhausted its work budget. The hits are then the first of the list, in the right order, but the list may be incomplete. */
  readonly isTruncated: boolean;
}

/** Memory used by the index, in bytes, by part. */
export interface MemoryFigures {
  /** Parts in which the people are searched one after the other. */
  readonly segments: number;
  readonly bytes: number;
  readonly bytesPerPerson: number;
  readonly parts: Readonly<Record<string, number>>;
}
