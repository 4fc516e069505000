import { PeopleIndex } from '@directory/people-index';
import { roleQueries, unseenTitles } from '../../people-index/score/roles/role-queries.ts';
import { scoredGroup } from '../../people-index/score/indexed-group.ts';
import { buildQueries } from '../../people-index/score/query-set.ts';
import { typeNames } from '../../people-index/score/typed-names.ts';
import { randomViewers } from '../../people-index/score/score-queries.ts';
import { vocabulary } from '../../people-index/test/opened-vocabulary.ts';
import { testClasses, absentNames } from '../../people-index/score/test-set/test-classes.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { scoreDevelopmentSet } from './score-development-set.ts';
import { scoreRoles, showRoleFailures } from './score-roles.ts';
import { showFailures } from './score-rows.ts';
import { scoreTestSet } from './score-test-set.ts';

// npm run score [-- --people N] [--names-only] [--roles-only] [--role-failures CLASS|all] [--failures CLASS|all] [--test-set-only]
// [--test-set-failures CLASS|all]: relevance of the people index, measured with the development set, on which the engine is tuned, and with the test
// set, on which it is not.

const options = readOptions({
  people: { type: 'string', default: '200000' },
  failures: { type: 'string' },
  'names-only': { type: 'boolean', default: false },
  'roles-only': { type: 'boolean', default: false },
  'role-failures': { type: 'string' },
  'test-set-only': { type: 'boolean', default: false },
  'test-set-failures': { type: 'string' },
});
const isTestSetOnly = options['test-set-only'];
const group = scoredGroup(Number(options.people));
const set = isTestSetOnly ? { labelledPeople: [], queries: [] } : buildQueries(group);
const named = [...group, ...set.labelledPeople];
const everyone = [...named.map(({ person }) => person), ...unseenTitles(named)];
const index = PeopleIndex.build(everyone);
if (!options['names-only']) {
  await index.setVocabulary(vocabulary);
}
const people = new Map(everyone.map((person) => [person.id, person]));
const asked = { index, people, viewers: randomViewers(group) };
const report = openReport('score', options);
process.stdout.write(`${index.size} people, ${set.queries.length} queries\n`);

if (!options['names-only'] && !isTestSetOnly) {
  const roles = scoreRoles(report, { index, people, queries: roleQueries(everyone) });
  const typed = typeNames(index, people);
  report.measure('typedNames', typed.filter(({ isFound }) => isFound).length / typed.length);
  if (options['role-failures'] !== undefined) showRoleFailures(roles, options['role-failures']);
}
if (options['roles-only']) {
  report.finish(['roleFirst', 'roleFive', 'roleTen', 'typedNames']);
  process.exit();
}

const development = isTestSetOnly ? [] : scoreDevelopmentSet(report, asked, set);
if (options.failures !== undefined) showFailures(asked, development, options.failures);
scoreTestSet(report, { group, asked, development }, options['test-set-failures']);
const testFigures = Object.keys({ ...testClasses, ...absentNames }) as (
  keyof typeof testClasses | keyof typeof absentNames
)[];
report.finish(isTestSetOnly ? testFigures : undefined);
