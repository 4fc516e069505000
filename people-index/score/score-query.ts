import type { IndexedPerson } from '../src/index.ts';

/** A person of the scored group with the naming culture of the name. */
export interface ScoredPerson {
  readonly person: IndexedPerson;
  readonly culture: string;
}

/** The classes of query, each with the least number of queries that the set holds. */
export const queryClasses = {
  exact: 240,
  swapped: 160,
  lastCommaFirst: 160,
  prefix2: 120,
  prefix3: 120,
  prefix4: 120,
  prefix5: 120,
  initials: 120,
  middleDropped: 120,
  compoundPart: 120,
  punctuation: 120,
  accentsMissing: 120,
  accentsAdded: 120,
  specialLetters: 120,
  titled: 120,
  glued: 100,
  slipDeletion: 160,
  slipInsertion: 160,
  slipSubstitution: 160,
  slipNeighbour: 160,
  slipTransposition: 160,
  twoSlips: 240,
  nickname: 200,
  otherName: 100,
  formerName: 100,
  nativeAsWritten: 100,
  email: 80,
  emailName: 60,
  login: 60,
  groupId: 80,
  phone: 240,
  phoneEnd: 80,
  nameAndCity: 100,
  nameAndTitle: 60,
  nobody: 240,
  /** Labelled by hand, see the folder `labelled`. */
  nicknameLabelled: 220,
  soundsAlike: 480,
  nativeToLatin: 110,
  latinToNative: 110,
} as const;

export type QueryClass = keyof typeof queryClasses;

/** One query with its judgement. */
export interface ScoreQuery {
  readonly class: QueryClass;
  /** Naming culture of the name asked for. */
  readonly culture: string;
  readonly text: string;
  /** Whether a person is a right answer: everybody who bears the name asked for is. */
  readonly isAnswer: (person: IndexedPerson) => boolean;
  /** True where nobody bears the name: nothing may be found above the slip tiers, and at most 5 rows in all. */
  readonly expectsNobody: boolean;
}
