import type { IndexedPerson } from '../src/index.ts';

/** A person of the scored group, and the naming culture of the name. */
export interface ScoredPerson {
  readonly person: IndexedPerson;
  readonly culture: string;
}

/** Query classes, each with its number of queries in the set. */
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
  typoDeletion: 160,
  typoInsertion: 160,
  typoSubstitution: 160,
  typoNeighbour: 160,
  typoTransposition: 160,
  twoTypos: 240,
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
  namesakeNearby: 160,
  nobody: 240,
  /** Labelled by hand; see the folder `labelled`. */
  nicknameLabelled: 220,
  phonetic: 480,
  nativeToLatin: 110,
  latinToNative: 110,
} as const;

export type QueryClass = keyof typeof queryClasses;

/** A query with its relevance judgement. */
export interface ScoreQuery<Class extends string = QueryClass> {
  readonly class: Class;
  /** Naming culture of the name in the query. */
  readonly culture: string;
  readonly text: string;
  /** Whether a person is relevant: everyone with the name in the query is. */
  readonly isAnswer: (person: IndexedPerson) => boolean;
  /** Id of the viewer; a random one if absent. */
  readonly viewer?: number;
  /** True if nobody has the name: every hit must be a guess, and there may be at most 5 hits. */
  readonly expectsNobody: boolean;
}
