import { parseArgs } from 'node:util';
import { PeopleIndex } from '@directory/people-index';
import { scoredGroup } from '../../people-index/score/indexed-group.ts';
import { buildQueries } from '../../people-index/score/queries.ts';
import { drawnViewers } from '../../people-index/score/score-queries.ts';
import { testClasses, unborneNames } from '../../people-index/score/test-set/test-classes.ts';
import { openReport } from './report.ts';
import { scoreDevelopmentSet } from './score-development-set.ts';
import { showFailures } from './score-rows.ts';
import { scoreTestSet } from './score-test-set.ts';

// npm run score [-- --people N] [--failures CLASS|all] [--test-set-only] [--test-set-failures CLASS|all]: relevance of the people index, measured with the development set, on which the
// engine is tuned, and with the test set, on which it is not.

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200000' },
    failures: { type: 'string' },
    'test-set-only': { type: 'boolean', default: false },
    'test-set-failures': { type: 'string' },
  },
  strict: false,
});
const isTestSetOnly = values['test-set-only'] === true;
const group = scoredGroup(Number(values.people));
const set = isTestSetOnly ? { labelledPeople: [], queries: [] } : buildQueries(group);
const everyone = [...group, ...set.labelledPeople].map(({ person }) => person);
const index = PeopleIndex.build(everyone);
const people = new Map(everyone.map((person) => [person.id, person]));
const asked = { index, people, viewers: drawnViewers(group) };
const report = openReport('score');
process.stdout.write(`${index.size} people, ${set.queries.length} queries\n`);

const development = isTestSetOnly ? [] : scoreDevelopmentSet(report, asked, set);
if (typeof values.failures === 'string') showFailures(asked, development, values.failures);
const testSetFailures = values['test-set-failures'];
scoreTestSet(report, { group, asked, development }, typeof testSetFailures === 'string' ? testSetFailures : undefined);
const testFigures = Object.keys({ ...testClasses, ...unborneNames }) as (
  keyof typeof testClasses | keyof typeof unborneNames
)[];
report.finish(isTestSetOnly ? testFigures : undefined);
