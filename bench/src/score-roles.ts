import type { IndexedPerson, PeopleIndex } from '@directory/people-index';
import { type RoleClass, roleClasses, type RoleQuery } from '../../people-index/score/roles/role-queries.ts';
import type { Report } from './report.ts';

interface RoleOutcome {
  readonly query: RoleQuery;
  /** Rank of the first relevant row, from 1; 0 if none of the first five is relevant. */
  readonly place: number;
  /** Number of relevant rows among the first ten. */
  readonly right: number;
  readonly shown: readonly string[];
}

/**
 * Runs the role queries. Reports by class success at 1, success at 5 and precision at 10: whether the people do that work at that place.
 */
export function scoreRoles(
  report: Report<'score'>,
  {
    index,
    people,
    queries,
  }: { index: PeopleIndex; people: ReadonlyMap<number, IndexedPerson>; queries: readonly RoleQuery[] },
): readonly RoleOutcome[] {
  const outcomes = queries.map((query) => ask(query, index, people));
  const rows = Object.entries(roleClasses).map(([name, figure]) => {
    const own = outcomes.filter(({ query }) => query.class === (name as RoleClass));
    return { class: figure, queries: own.length, ...figuresOf(own) };
  });
  report.table(`Roles, places and units: ${queries.length} queries`, rows, false);
  const all = figuresOf(outcomes);
  report.measure('roleFirst', Number(all['success at 1']));
  report.measure('roleFive', Number(all['at 5']));
  report.measure('roleTen', Number(all['right of ten']));
  return outcomes;
}

function figuresOf(outcomes: readonly RoleOutcome[]) {
  const mean = (of: (outcome: RoleOutcome) => number) =>
    (outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / Math.max(1, outcomes.length)).toFixed(3);
  return {
    'success at 1': mean(({ place }) => Number(place === 1)),
    'at 5': mean(({ place }) => Number(place > 0)),
    'right of ten': mean(({ right }) => right),
  };
}

function ask(query: RoleQuery, index: PeopleIndex, people: ReadonlyMap<number, IndexedPerson>): RoleOutcome {
  const { hits } = index.search({ text: query.text, limit: 10, after: 0 });
  const found = hits.map(({ id }) => people.get(id)!);
  const place = found.slice(0, 5).findIndex(query.isAnswer) + 1;
  const right = found.length === 0 ? 0 : found.filter(query.isAnswer).length / found.length;
  return {
    query,
    place,
    right,
    shown: found.slice(0, 3).map(({ title, city, country }) => `${title}, ${city} ${country}`),
  };
}

/** Prints the queries of a class, or of all classes, whose first row is not relevant, with the titles of the results. */
export function showRoleFailures(outcomes: readonly RoleOutcome[], name: string): void {
  for (const { query, place, right, shown } of outcomes) {
    if ((name !== 'all' && query.class !== name) || (place === 1 && right >= 0.9)) continue;
    process.stdout.write(
      `${query.class} ${query.language} "${query.text}": ${place}, ${right}: ${shown.join(' | ')}\n`,
    );
  }
}
