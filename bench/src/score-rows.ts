import type { IndexedPerson } from '@directory/people-index';
import { type QueryRun, type Outcome, scoreOf } from '../../people-index/score/score-queries.ts';

export function fixed(value: number): string {
  return value.toFixed(3);
}

/** Summarizes outcomes as a row of a table. */
export function row<Class extends string>(own: readonly Outcome<Class>[]): Record<string, string | number> {
  const { queries, first, five, reciprocal, violations, empty, above, keystrokes } = scoreOf(own);
  return {
    queries,
    'success at 1': fixed(first),
    'at 5': fixed(five),
    'mean reciprocal rank': fixed(reciprocal),
    empty,
    'irrelevant above': fixed(above),
    violations,
    keystrokes: Number.isNaN(keystrokes) ? '' : keystrokes.toFixed(1),
  };
}

/** Prints the queries of a class (or `all`) whose first hit is not relevant, with their first two hits. */
export function showFailures<Class extends string>(
  { index, people }: Pick<QueryRun, 'index' | 'people'>,
  outcomes: readonly Outcome<Class>[],
  wanted: string,
): void {
  const everyone = [...people.values()];
  const named = (person: IndexedPerson | undefined): string => `${person?.firstName} ${person?.lastName}`;
  for (const { query, place, nonGuesses } of outcomes) {
    const isWrong = query.expectsNobody ? nonGuesses > 0 : place !== 1;
    if (!isWrong || (wanted !== 'all' && wanted !== query.class)) continue;
    const { hits } = index.search({ text: query.text, limit: 2, after: 0 });
    const above = hits.map(({ tier, person }) => `${tier} ${person.firstName} ${person.lastName}`).join('; ');
    const right = everyone.findLast((person) => !query.expectsNobody && query.isAnswer(person));
    process.stdout.write(
      `${query.class} ${query.culture} "${query.text}" place ${place}, wanted ${named(right)}: ${above}\n`,
    );
  }
}
