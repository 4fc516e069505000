import { foldWords } from '../src/language/fold.ts';
import type { IndexedPerson, PeopleIndex, Tier } from '../src/index.ts';
import type { QueryClass, ScoreQuery } from './score-query.ts';

/** How one query was answered. */
export interface Outcome {
  readonly query: ScoreQuery;
  /** Place of the first right row from 1; 0 when none of the first ten is right. */
  readonly place: number;
  readonly isEmpty: boolean;
  /** Whether a row of a weaker tier stands above one that bears every word literally. */
  readonly isViolation: boolean;
  readonly rows: number;
  /** Rows found above the tiers that guess at slips. */
  readonly surely: number;
  /** Characters typed until a right row is among the first three; undefined where that was not tried. */
  readonly keystrokes: number | undefined;
}

/** Figures of some queries. */
export interface Score {
  readonly queries: number;
  readonly first: number;
  readonly five: number;
  readonly reciprocal: number;
  readonly violations: number;
  readonly empty: number;
  /** Wrong rows above the first right one, at the mean of the queries that found one. */
  readonly above: number;
  /** Mean over the queries that were typed out; NaN without any. */
  readonly keystrokes: number;
}

const looked = 10;
const suggestions = 3;
const guesses: ReadonlySet<Tier> = new Set<Tier>(['slip', 'twoSlips']);
/** Classes that are typed out key by key, since people type names that way. */
const typedOut: ReadonlySet<QueryClass> = new Set<QueryClass>([
  'exact',
  'swapped',
  'nickname',
  'soundsAlike',
  'groupId',
]);
const mostTypedOut = 60;

/** Asks the index each query. `without` switches one tier off. */
export function askQueries(
  index: PeopleIndex,
  people: ReadonlyMap<number, IndexedPerson>,
  queries: readonly ScoreQuery[],
  without?: Tier,
  tiers: readonly Tier[] = [],
): Outcome[] {
  const used = without === undefined ? {} : { tiers: tiers.filter((tier) => tier !== without) };
  const typed = new Map<QueryClass, number>();
  return queries.map((query) => {
    const { hits, total } = index.search({ text: query.text, limit: looked, after: 0, ...used });
    const found = hits.map((hit) => people.get(hit.id)!);
    const order = (typed.get(query.class) ?? 0) + 1;
    typed.set(query.class, order);
    const isTyped = without === undefined && typedOut.has(query.class) && order <= mostTypedOut;
    return {
      query,
      place: found.findIndex((person) => query.isAnswer(person)) + 1,
      isEmpty: hits.length === 0,
      isViolation: isExactOvertaken(
        query.text,
        hits.map((hit) => hit.tier),
        found,
      ),
      rows: total,
      surely: hits.filter((hit) => !guesses.has(hit.tier)).length,
      keystrokes: isTyped ? keystrokesFor(index, people, query) : undefined,
    };
  });
}

/** Seen from outside: somebody whose names hold every word stands below a row that is not told to be exact. */
function isExactOvertaken(text: string, tiers: readonly Tier[], found: readonly IndexedPerson[]): boolean {
  const words = foldWords(text);
  const weaker = tiers.findIndex((tier) => tier !== 'exact');
  if (words.length === 0 || weaker < 0) return false;
  return found.slice(weaker + 1).some(({ firstName, lastName }) => {
    const own = new Set(foldWords(`${firstName} ${lastName}`));
    return words.every((word) => own.has(word));
  });
}

function keystrokesFor(
  index: PeopleIndex,
  people: ReadonlyMap<number, IndexedPerson>,
  query: ScoreQuery,
): number | undefined {
  for (let length = 1; length <= query.text.length; length++) {
    const { hits } = index.search({ text: query.text.slice(0, length), limit: suggestions, after: 0 });
    if (hits.some((hit) => query.isAnswer(people.get(hit.id)!))) return length;
  }
  return undefined;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const count = Math.max(1, outcomes.length);
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / count;
  const found = outcomes.filter(({ place }) => place > 0);
  const typed = outcomes.flatMap(({ keystrokes }) => keystrokes ?? []);
  return {
    queries: outcomes.length,
    first: share(({ place }) => place === 1),
    five: share(({ place }) => place >= 1 && place <= 5),
    reciprocal: found.reduce((sum, { place }) => sum + 1 / place, 0) / count,
    violations: outcomes.filter(({ isViolation }) => isViolation).length,
    empty: outcomes.filter(({ isEmpty }) => isEmpty).length,
    above: found.reduce((sum, { place }) => sum + place - 1, 0) / Math.max(1, found.length),
    keystrokes: typed.length === 0 ? Number.NaN : typed.reduce((sum, keys) => sum + keys, 0) / typed.length,
  };
}

/** Whether a query for nobody was answered as it should be. */
export function isRightlyNobody({ surely, rows }: Outcome): boolean {
  return surely === 0 && rows <= 5;
}
