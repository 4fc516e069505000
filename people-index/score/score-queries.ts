import { foldWords } from '../src/language/fold.ts';
import type { IndexedPerson, PeopleIndex, Tier, Workplace } from '../src/index.ts';
import type { QueryClass, ScoreQuery } from './score-query.ts';
import { Seeded } from './seeded-random.ts';

/** Result of one query. */
export interface Outcome<Class extends string = QueryClass> {
  readonly query: ScoreQuery<Class>;
  /** Rank of the first relevant hit, from 1; 0 if none of the first ten hits is relevant. */
  readonly place: number;
  readonly isEmpty: boolean;
  /** Whether a hit of a weaker tier comes before a person whose names contain every term literally. */
  readonly isViolation: boolean;
  readonly rows: number;
  /** Number of hits that are not guesses. */
  readonly nonGuesses: number;
  /** Characters typed until a relevant hit is among the first three; undefined if that was not measured. */
  readonly keystrokes: number | undefined;
}

/** Metrics over a set of queries. */
export interface Score {
  readonly queries: number;
  readonly first: number;
  readonly five: number;
  readonly reciprocal: number;
  readonly violations: number;
  readonly empty: number;
  /** Mean number of irrelevant hits above the first relevant one, over the queries that found one. */
  readonly above: number;
  /** Mean over the queries for which keystrokes were measured; NaN if there are none. */
  readonly keystrokes: number;
}

const page = 10;
const suggestions = 3;
/** Classes for which keystrokes are measured. */
const classesWithKeystrokes: ReadonlySet<string> = new Set<QueryClass>([
  'exact',
  'swapped',
  'nickname',
  'phonetic',
  'groupId',
]);
const maxMeasured = 60;

/** The indexed people, and the viewers who send the queries. */
export interface QueryRun {
  readonly index: PeopleIndex;
  readonly people: ReadonlyMap<number, IndexedPerson>;
  /** Ids of the viewers, who take turns. */
  readonly viewers: readonly number[];
}

/** Ids of random viewers of the group, the same in each run. */
export function randomViewers(group: readonly { readonly person: IndexedPerson }[]): number[] {
  const random = new Seeded(9);
  return Array.from({ length: Math.min(200, group.length) }, () => random.pick(group).person.id);
}

/** Runs each query against the index for a viewer at a workplace, as the server does. `without` switches off one tier. */
export function runQueries<Class extends string>(
  { index, people, viewers }: QueryRun,
  queries: readonly ScoreQuery<Class>[],
  without?: Tier,
  tiers: readonly Tier[] = [],
): Outcome<Class>[] {
  const used = without === undefined ? {} : { tiers: tiers.filter((tier) => tier !== without) };
  const typed = new Map<Class, number>();
  return queries.map((query, turn) => {
    const near = index.workplace(query.viewer ?? viewers[turn % viewers.length] ?? 0);
    const asked = { after: 0, ...used, ...(near === undefined ? {} : { near }) };
    const { hits, total } = index.search({ text: query.text, limit: page, ...asked });
    const found = hits.map((hit) => people.get(hit.id)!);
    const order = (typed.get(query.class) ?? 0) + 1;
    typed.set(query.class, order);
    const isTyped = without === undefined && classesWithKeystrokes.has(query.class) && order <= maxMeasured;
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
      nonGuesses: hits.filter((hit) => !hit.isGuess).length,
      keystrokes: isTyped ? keystrokesFor({ index, people }, query, near) : undefined,
    };
  });
}

/**
 * Whether a hit that is not in the exact tier comes before a person whose names contain every term, a repeated one as often as it was typed.
 * Judged from the hits alone.
 */
function isExactOvertaken(text: string, tiers: readonly Tier[], found: readonly IndexedPerson[]): boolean {
  const words = foldWords(text);
  const weaker = tiers.findIndex((tier) => tier !== 'exact');
  if (words.length === 0 || weaker < 0) return false;
  return found.slice(weaker + 1).some(({ firstName, lastName }) => {
    const own = foldWords(`${firstName} ${lastName}`);
    const countIn = (all: readonly string[], word: string) => all.filter((other) => other === word).length;
    return words.every((word) => countIn(own, word) >= countIn(words, word));
  });
}

function keystrokesFor<Class extends string>(
  { index, people }: Omit<QueryRun, 'viewers'>,
  query: ScoreQuery<Class>,
  near: Workplace | undefined,
): number | undefined {
  for (let length = 1; length <= query.text.length; length++) {
    const asked = { text: query.text.slice(0, length), limit: suggestions, after: 0 };
    const { hits } = index.search(near === undefined ? asked : { ...asked, near });
    if (hits.some((hit) => query.isAnswer(people.get(hit.id)!))) return length;
  }
  return undefined;
}

export function scoreOf<Class extends string>(outcomes: readonly Outcome<Class>[]): Score {
  const count = Math.max(1, outcomes.length);
  const share = (test: (outcome: Outcome<Class>) => boolean) => outcomes.filter(test).length / count;
  const found = outcomes.filter(({ place: index }) => index > 0);
  const typed = outcomes.flatMap(({ keystrokes }) => keystrokes ?? []);
  return {
    queries: outcomes.length,
    first: share(({ place: index }) => index === 1),
    five: share(({ place: index }) => index >= 1 && index <= 5),
    reciprocal: found.reduce((sum, { place: index }) => sum + 1 / index, 0) / count,
    violations: outcomes.filter(({ isViolation }) => isViolation).length,
    empty: outcomes.filter(({ isEmpty }) => isEmpty).length,
    above: found.reduce((sum, { place: index }) => sum + index - 1, 0) / Math.max(1, found.length),
    keystrokes: typed.length === 0 ? Number.NaN : typed.reduce((sum, keys) => sum + keys, 0) / typed.length,
  };
}

/** Whether a query for a name that nobody has was answered correctly. */
export function isCorrectForNobody({ nonGuesses, rows }: Pick<Outcome, 'nonGuesses' | 'rows'>): boolean {
  return nonGuesses === 0 && rows <= 5;
}
