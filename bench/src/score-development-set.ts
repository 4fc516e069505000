import { type IndexedPerson, TIERS } from '@directory/people-index';
import type { QueryClass, ScoredPerson, ScoreQuery } from '../../people-index/score/score-query.ts';
import {
  type QueryRun,
  runQueries,
  isCorrectForNobody,
  type Outcome,
  scoreOf,
} from '../../people-index/score/score-queries.ts';
import type { Report } from './report.ts';
import { fixed, row } from './score-rows.ts';
import { scriptName } from './script-name.ts';

/** Runs the queries of the development set, and reports success by class, naming culture and script. Returns the outcomes. */
export function scoreDevelopmentSet(
  report: Report<'score'>,
  asked: QueryRun,
  { queries, labelledPeople }: { queries: readonly ScoreQuery[]; labelledPeople: readonly ScoredPerson[] },
): Outcome[] {
  const outcomes = runQueries(asked, queries);
  const named = outcomes.filter(({ query }) => !query.expectsNobody);
  const nobody = outcomes.filter(({ query }) => query.expectsNobody);

  report.table(
    'By class of query',
    [...Map.groupBy(named, ({ query }) => query.class)].map(([name, own]) => ({ class: name, ...row(own) })),
    false,
  );
  const cultures = [...Map.groupBy(named, ({ query }) => query.culture)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  report.table(
    'By naming culture',
    cultures.map(([name, own]) => ({ culture: name, ...row(own) })),
    false,
  );
  const scripts = [...Map.groupBy(ofClasses('nativeToLatin', 'latinToNative'), scriptOfOutcome)];
  report.table(
    'Between scripts',
    scripts.map(([name, own]) => ({ script: name, ...row(own) })),
    false,
  );
  report.table(
    'Names that nobody has',
    [
      {
        queries: nobody.length,
        'no hit that is not a guess': share(nobody, ({ nonGuesses }) => nonGuesses === 0),
        'most hits': maxRows(nobody),
      },
    ],
    false,
  );
  const whole = scoreOf(named);
  report.table(
    'Success at 1 with one tier switched off',
    TIERS.map((tier) => {
      const without = runQueries(asked, queries, tier, TIERS).filter(({ query }) => !query.expectsNobody);
      const worse = [...Map.groupBy(without, ({ query }) => query.class)]
        .map(([name, own]) => ({ name, lost: scoreOf(ofClasses(name)).first - scoreOf(own).first }))
        .filter(({ lost }) => lost > 0.005)
        .sort((one, other) => other.lost - one.lost)
        .slice(0, 4);
      return {
        'switched off': tier,
        'success at 1': fixed(scoreOf(without).first),
        lost: fixed(whole.first - scoreOf(without).first),
        'largest losses': worse.map(({ name, lost }) => `${name} ${fixed(lost)}`).join(', '),
      };
    }),
    false,
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
  report.measure('nobodyRows', maxRows(nobody));
  report.measure('violations', whole.violations);
  const byCulture = cultures.map(([, own]) => scoreOf(own).first);
  report.measure('fairness', Math.max(...byCulture) - Math.min(...byCulture));
  report.measure('namesake', worstOf('namesakeNearby'));

  return outcomes;

  function ofClasses(...classes: QueryClass[]): Outcome[] {
    return named.filter(({ query }) => classes.includes(query.class));
  }

  /** The non-Latin script of a cross-script query, either of the query or of the relevant person. */
  function scriptOfOutcome({ query }: Outcome): string {
    const native = scriptName(query.text);
    if (native !== 'Latin') return native;
    const right: IndexedPerson | undefined = labelledPeople.find(({ person }) => query.isAnswer(person))?.person;
    return scriptName(`${right?.firstName} ${right?.lastName} ${right?.otherNames.join(' ')}`);
  }
}

function share(own: readonly Outcome[], test: (outcome: Outcome) => boolean): number {
  return own.length === 0 ? 0 : own.filter(test).length / own.length;
}

function maxRows(own: readonly Outcome[]): number {
  return Math.max(0, ...own.map(({ rows }) => rows));
}
