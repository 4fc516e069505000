import type { IndexedPerson, SearchQuery } from '@directory/people-index';
import { buildQueries, furtherQueries } from '../../people-index/score/query-set.ts';
import type { TestClass } from '../../people-index/score/test-set/test-classes.ts';
import { testCases } from '../../people-index/score/test-set/test-set.ts';
import type { QueryClass, ScoredPerson, ScoreQuery } from '../../people-index/score/score-query.ts';

/** A query with its kind and, where it has one, its relevance judgement. */
export interface TimedQuery {
  readonly kind: string;
  readonly query: SearchQuery;
  /** Absent for filters, deep pages and short prefixes, which have no single relevant person. Only the people index runs those. */
  readonly judged: ScoreQuery | undefined;
}

/** Kinds of query, by class of the development set. */
const kinds: Partial<Record<QueryClass, string>> = {
  exact: 'exact',
  swapped: 'exact',
  lastCommaFirst: 'exact',
  accentsMissing: 'exact',
  punctuation: 'exact',
  compoundPart: 'exact',
  middleDropped: 'exact',
  prefix2: 'prefix',
  prefix3: 'prefix',
  prefix4: 'prefix',
  prefix5: 'prefix',
  initials: 'prefix',
  email: 'identity',
  login: 'identity',
  groupId: 'identity',
  phone: 'phone',
  phoneEnd: 'phone',
  nameAndCity: 'name and city',
  nickname: 'nickname',
  phonetic: 'phonetic',
  nativeAsWritten: 'script',
  nativeToLatin: 'script',
  latinToNative: 'script',
  typoDeletion: 'one typo',
  typoInsertion: 'one typo',
  typoSubstitution: 'one typo',
  typoNeighbour: 'one typo',
  typoTransposition: 'one typo',
  twoTypos: 'two typos',
};
/** Classes of the test set that have a kind of their own; the others are scripts or spellings. */
const testKinds: Partial<Record<TestClass, string>> = {
  extraMiddleName: 'word too many',
  extraSurname: 'word too many',
  extraPatronymic: 'word too many',
  extraNickname: 'word too many',
  longerAlias: 'word too many',
  unfinishedTypo: 'unfinished typo',
  wrongLayout: 'wrong layout',
  honorific: 'form of address',
  abbreviation: 'form of address',
  initialsAndParticles: 'form of address',
  publicNickname: 'nickname',
  localNickname: 'nickname',
  latinVariant: 'spelling',
  asPronounced: 'spelling',
  russianInFrench: 'spelling',
  russianInGerman: 'spelling',
  russianInPolish: 'spelling',
  wadeGiles: 'spelling',
};
/** The recorded text, or a prefix of it. */
export const literalKinds: ReadonlySet<string> = new Set(['exact', 'prefix', 'identity', 'phone', 'short prefix']);

/** Page size. */
export const limit = 10;
const maxOfClass = 40;
const ofOwnKinds = 60;

/** The timed queries: a sample of each class of the published set, and filters, short prefixes and deep pages. */
export function timedQueries(group: readonly ScoredPerson[]): {
  labelled: readonly IndexedPerson[];
  queries: TimedQuery[];
} {
  const { labelledPeople, queries } = buildQueries(group);
  const timed: TimedQuery[] = [];
  for (const [name, own] of Map.groupBy(queries, (query) => query.class)) {
    const kind = kinds[name];
    if (kind === undefined) continue;
    const step = Math.max(1, Math.floor(own.length / maxOfClass));
    for (const judged of own.filter((_, index) => index % step === 0).slice(0, maxOfClass)) {
      timed.push({ kind, judged, query: { text: judged.text, limit, after: 0 } });
    }
  }
  for (const person of people(group, ofOwnKinds)) timed.push(...ownQueries(person));
  return { labelled: labelledPeople.map(({ person }) => person), queries: timed };
}

/** Queries that are timed on their first run, and queries that warm up the code before. */
export interface ColdQueries {
  readonly warmUp: readonly TimedQuery[];
  readonly timed: readonly TimedQuery[];
}

const firstAsked = 20_000;
const warmUps = 3_000;
/** A prime that is larger than the number of queries, hence without a common divisor. */
const stride = 104_729;

/**
 * Distinct queries: those of `timed`, the texts of the test set, filters, short prefixes and deep pages, and further queries of the classes
 * of the development set.
 *
 * @param hostile number of additional hostile queries
 */
export function coldQueries(
  group: readonly ScoredPerson[],
  timed: readonly TimedQuery[],
  hostile: number,
): ColdQueries {
  const own = people(group, 5 * ofOwnKinds).flatMap(ownQueries);
  const tests = testCases().map(({ class: name, text }): TimedQuery => ({
    kind: testKinds[name] ?? 'script',
    judged: undefined,
    query: { text, limit, after: 0 },
  }));
  const further = furtherQueries(group, 5).flatMap((judged): TimedQuery[] => {
    const kind = kinds[judged.class];
    return kind === undefined ? [] : [{ kind, judged, query: { text: judged.text, limit, after: 0 } }];
  });
  const different = new Map(
    [...timed, ...tests, ...own, ...mixed(further)].map((query) => [JSON.stringify(query.query), query] as const),
  );
  const all = [...different.values()];
  // A small group has fewer distinct queries.
  return {
    warmUp: all.slice(-warmUps),
    timed: mixed(all.slice(0, Math.min(firstAsked - hostile, all.length - warmUps))),
  };
}

/** Reorders with a stride, so that the kinds alternate. */
function mixed<Item>(items: readonly Item[]): Item[] {
  return items.map((_, index) => items[(index * stride) % items.length] as Item);
}

/** People of the group at equal distances. */
function people(group: readonly ScoredPerson[], count: number): IndexedPerson[] {
  const step = Math.max(1, Math.floor(group.length / count));
  return group.filter((_, index) => index % step === 0).map(({ person }) => person);
}

function ownQueries(person: IndexedPerson): TimedQuery[] {
  const { lastName, country, city, jobFamily, gbuCode } = person;
  const make = (kind: string, query: Partial<SearchQuery>): TimedQuery => ({
    kind,
    judged: undefined,
    query: { limit, after: 0, ...query },
  });
  if (lastName === '') return [];
  return [
    make('short prefix', { text: lastName.slice(0, 2) }),
    make('short prefix', { text: lastName.slice(0, 3) }),
    make('filter', { filters: { country, jobFamily } }),
    make('filter', { filters: { lastName: lastName.slice(0, 3), city } }),
    make('filter', { filters: { country: 'FR', gbu: gbuCode === 'CHINA' ? 'UK' : 'CHINA' } }),
    make('page 300', { text: lastName.slice(0, 2), after: 300 * limit }),
    make('page 300', { filters: { country }, after: 300 * limit }),
  ];
}
