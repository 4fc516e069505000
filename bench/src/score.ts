import { parseArgs } from 'node:util';
import { PeopleIndex, TIERS } from '@directory/people-index';
import type { IndexedPerson } from '@directory/people-index';
import { scoredGroup } from '../../people-index/score/indexed-group.ts';
import { buildQueries } from '../../people-index/score/queries.ts';
import type { QueryClass } from '../../people-index/score/score-query.ts';
import { askQueries, isCorrectForNobody, scoreOf } from '../../people-index/score/score-queries.ts';
import type { Outcome } from '../../people-index/score/score-queries.ts';
import { openReport } from './report.ts';
import { scriptName } from './script-name.ts';

// npm run score: relevance of the people index by query class and naming culture, measured with the published query set.

const { values } = parseArgs({
  options: { people: { type: 'string', default: '200000' }, failures: { type: 'string' } },
  strict: false,
});
const size = Number(values.people);
const group = scoredGroup(size);
const { labelledPeople, queries } = buildQueries(group);
const everyone = [...group, ...labelledPeople].map(({ person }) => person);
const people = new Map<number, IndexedPerson>(everyone.map((person) => [person.id, person]));
const index = PeopleIndex.build(everyone);
const report = openReport('score');
process.stdout.write(`${index.size} people, ${queries.length} queries\n`);

const outcomes = askQueries(index, people, queries);
const named = outcomes.filter(({ query }) => !query.expectsNobody);
const nobody = outcomes.filter(({ query }) => query.expectsNobody);

report.table(
  'By class of query',
  [...Map.groupBy(named, ({ query }) => query.class)].map(([name, own]) => ({ class: name, ...row(own) })),
);
const cultures = [...Map.groupBy(named, ({ query }) => query.culture)].sort(([one], [other]) => (one < other ? -1 : 1));
report.table(
  'By naming culture',
  cultures.map(([name, own]) => ({ culture: name, ...row(own) })),
);
const scripts = [...Map.groupBy(ofClasses('nativeToLatin', 'latinToNative'), scriptOfOutcome)];
report.table(
  'Between scripts',
  scripts.map(([name, own]) => ({ script: name, ...row(own) })),
);
report.table('Names that nobody has', [
  {
    queries: nobody.length,
    'no hit that is not a guess': share(nobody, ({ surely }) => surely === 0),
    'most hits': mostRows(nobody),
  },
]);
const whole = scoreOf(named);
report.table(
  'Success at 1 with one tier switched off',
  TIERS.map((tier) => {
    const without = askQueries(index, people, queries, tier, TIERS).filter(({ query }) => !query.expectsNobody);
    const worse = [...Map.groupBy(without, ({ query }) => query.class)]
      .map(([name, own]) => ({ name, lost: scoreOf(ofClasses(name)).first - scoreOf(own).first }))
      .filter(({ lost }) => lost > 0.005)
      .sort((one, other) => other.lost - one.lost)
      .slice(0, 4);
    return {
      'switched off': tier,
      'success at 1': round(scoreOf(without).first),
      lost: round(whole.first - scoreOf(without).first),
      'largest losses': worse.map(({ name, lost }) => `${name} ${round(lost)}`).join(', '),
    };
  }),
);

const worstOf = (...classes: QueryClass[]) => Math.min(...classes.map((name) => scoreOf(ofClasses(name)).first));
report.measure(
  'exact',
  worstOf(
    'exact',
    'swapped',
    'lastCommaFirst',
    'accentsMissing',
    'accentsAdded',
    'specialLetters',
    'punctuation',
    'email',
    'login',
    'groupId',
    'phone',
  ),
);
report.measure('prefix', worstOf('prefix2', 'prefix3', 'prefix4', 'prefix5', 'middleDropped', 'compoundPart'));
report.measure('nickname', worstOf('nickname', 'nicknameLabelled'));
report.measure(
  'oneTypo',
  worstOf('typoDeletion', 'typoInsertion', 'typoSubstitution', 'typoNeighbour', 'typoTransposition'),
);
report.measure('twoTypos', worstOf('twoTypos'));
report.measure('phonetic', worstOf('phonetic'));
report.measure('scripts', scoreOf(ofClasses('nativeToLatin', 'latinToNative')).first);
report.measure('worstScript', Math.min(...scripts.map(([, own]) => scoreOf(own).first)));
report.measure('nobody', share(nobody, isCorrectForNobody));
report.measure('nobodyRows', mostRows(nobody));
report.measure('violations', whole.violations);
const byCulture = cultures.map(([, own]) => scoreOf(own).first);
report.measure('fairness', Math.max(...byCulture) - Math.min(...byCulture));

if (typeof values.failures === 'string') showFailures(values.failures);
report.finish();

function ofClasses(...classes: QueryClass[]): Outcome[] {
  return named.filter(({ query }) => classes.includes(query.class));
}

function share(own: readonly Outcome[], test: (outcome: Outcome) => boolean): number {
  return own.length === 0 ? 0 : own.filter(test).length / own.length;
}

function mostRows(own: readonly Outcome[]): number {
  return Math.max(0, ...own.map(({ rows }) => rows));
}

/** The non-Latin script of a cross-script query, either of the query or of the relevant person. */
function scriptOfOutcome({ query }: Outcome): string {
  const native = scriptName(query.text);
  if (native !== 'Latin') return native;
  const right = labelledPeople.find(({ person }) => query.isAnswer(person))?.person;
  return scriptName(`${right?.firstName} ${right?.lastName} ${right?.otherNames.join(' ')}`);
}

function row(own: readonly Outcome[]): Record<string, string | number> {
  const { queries: count, first, five, reciprocal, violations, empty, above, keystrokes } = scoreOf(own);
  return {
    queries: count,
    'success at 1': round(first),
    'at 5': round(five),
    'mean reciprocal rank': round(reciprocal),
    empty,
    'irrelevant above': round(above),
    violations,
    keystrokes: Number.isNaN(keystrokes) ? '' : keystrokes.toFixed(1),
  };
}

function round(value: number): string {
  return value.toFixed(3);
}

/** Prints the queries of a class (or `all`) whose first hit is not relevant, with their first two hits. */
function showFailures(wanted: string): void {
  for (const { query, place, surely } of outcomes) {
    const isWrong = query.expectsNobody ? surely > 0 : place !== 1;
    if (!isWrong || (wanted !== 'all' && wanted !== query.class)) continue;
    const { hits } = index.search({ text: query.text, limit: 2, after: 0 });
    const above = hits.map(({ tier, person }) => `${tier} ${person.firstName} ${person.lastName}`).join('; ');
    const right = everyone.find((person) => !query.expectsNobody && query.isAnswer(person));
    process.stdout.write(
      `${query.class} ${query.culture} "${query.text}" place ${place}, wanted ${right?.firstName} ${right?.lastName}: ${above}\n`,
    );
  }
}
