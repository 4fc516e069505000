import type { IndexedPerson, SearchQuery } from '@directory/people-index';
import { buildQueries } from '../../people-index/score/queries.ts';
import type { QueryClass, ScoredPerson, ScoreQuery } from '../../people-index/score/score-query.ts';

/** A query with its kind and, where it has one, its relevance judgement. */
export interface TimedQuery {
  readonly kind: string;
  readonly query: SearchQuery;
  /** Absent for filters, deep pages and short prefixes, which have no single relevant person. Only the people index runs those. */
  readonly judged: ScoreQuery | undefined;
}

/** Kinds of query, by class of the published query set. */
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
  typoSubstitution: 'one typo',
  typoTransposition: 'one typo',
  twoTypos: 'two typos',
};
export const literalKinds: ReadonlySet<string> = new Set([
  'exact',
  'prefix',
  'identity',
  'phone',
  'filter',
  'short prefix',
  'page 300',
]);

/** Page size. */
export const limit = 10;
const mostOfClass = 40;
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
    const step = Math.max(1, Math.floor(own.length / mostOfClass));
    for (const judged of own.filter((_, place) => place % step === 0).slice(0, mostOfClass)) {
      timed.push({ kind, judged, query: { text: judged.text, limit, after: 0 } });
    }
  }
  const step = Math.floor(group.length / ofOwnKinds);
  for (const { person } of group.filter((_, place) => place % step === 0)) timed.push(...ownQueries(person));
  return { labelled: labelledPeople.map(({ person }) => person), queries: timed };
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
