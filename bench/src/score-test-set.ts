import { PeopleIndex } from '@directory/people-index';
import { NameBook } from '../../people-index/score/name-book.ts';
import type { QueryClass, ScoredPerson } from '../../people-index/score/score-query.ts';
import {
  type QueryRun,
  runQueries,
  randomViewers,
  type Outcome,
  scoreOf,
} from '../../people-index/score/score-queries.ts';
import {
  type TestClass,
  testClasses,
  type AbsentNameClass,
  absentNames,
} from '../../people-index/score/test-set/test-classes.ts';
import { buildTestSet } from '../../people-index/score/test-set/test-set.ts';
import { absentNameQueries } from '../../people-index/score/test-set/absent-names.ts';
import { type Report, rounded } from './report.ts';
import { fixed, row, showFailures } from './score-rows.ts';

/** Size of the group to which the people of the test set are added. */
const amongPeople = 50_000;

/**
 * Runs the queries of the test set among 50 000 people, and queries for names that nobody has among the whole group, and reports both next
 * to the results of the development set.
 *
 * @param failures the class whose failed queries are printed, or `all`. Otherwise rows of the test set are not shown, so that nobody tunes
 * the engine on them by accident
 */
export function scoreTestSet(
  report: Report<'score'>,
  { group, asked, development }: { group: readonly ScoredPerson[]; asked: QueryRun; development: readonly Outcome[] },
  failures?: string,
): void {
  const small = group.slice(0, amongPeople);
  const set = buildTestSet(small);
  const people = [...small.map(({ person }) => person), ...set.people];
  const index = PeopleIndex.build(people);
  const own = { index, people: new Map(people.map((person) => [person.id, person])), viewers: randomViewers(small) };
  const outcomes = runQueries(own, set.queries);
  const byClass = Map.groupBy(outcomes, ({ query }) => query.class);
  report.table(
    `Test set: ${rounded(small.length)} people and ${rounded(set.people.length)} of the test set`,
    [...byClass].map(([name, found]) => ({ class: name, ...row(found) })),
    false,
  );
  const classes = Object.entries(testClasses) as [TestClass, (typeof testClasses)[TestClass]][];
  report.table(
    'Test set and development set side by side, success at 1',
    classes.map(([name, { figure, atLeast, beside }]) => ({
      'test set': figure,
      success: fixed(scoreOf(byClass.get(name) ?? []).first),
      aim: fixed(atLeast),
      'development set': beside.join(', '),
      'its success': besideText(beside, development),
    })),
    false,
  );
  for (const [name] of classes) {
    const found = byClass.get(name) ?? [];
    if (found.length > 0) report.measure(name, scoreOf(found).first);
  }
  const absent = runQueries(asked, absentNameQueries(new NameBook(group.map(({ person }) => person))));
  const sure = [...Map.groupBy(absent, ({ query }) => query.class)];
  report.table(
    `Test set: real names that nobody has, among ${rounded(group.length)} people`,
    sure.map(([name, found]) => ({
      names: absentNames[name],
      queries: found.length,
      'answered as if sure': fixed(shareSure(found)),
      'any answer': found.filter(({ isEmpty }) => !isEmpty).length,
    })),
    false,
  );
  for (const [name, found] of sure) report.measure(name, shareSure(found));
  if (failures !== undefined) {
    showFailures(own, outcomes, failures);
    showFailures(asked, absent, failures);
  }
}

function shareSure(found: readonly Outcome<AbsentNameClass>[]): number {
  return found.filter(({ nonGuesses }) => nonGuesses > 0).length / Math.max(1, found.length);
}

function besideText(classes: readonly QueryClass[], development: readonly Outcome[]): string {
  const own = development.filter(({ query }) => classes.includes(query.class));
  return own.length === 0 ? '' : fixed(scoreOf(own).first);
}
