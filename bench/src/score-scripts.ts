import { parseArgs } from 'node:util';
import { scoreBetweenScripts } from '../../people-index/score/between-scripts.ts';
import { scoredGroup } from '../../people-index/score/indexed-group.ts';

// npm run score:scripts: how often a name in one script or romanization ranks the person with that name in another one first, among 50 000
// people.

const { values } = parseArgs({ options: { people: { type: 'string', default: '50000' } } });
const group = scoredGroup(Number(values.people)).map(({ person }) => person);
for (const { kind, use, queries, otherToUsual, usualToOther } of scoreBetweenScripts(group)) {
  const shares = kind.startsWith('nobody')
    ? `answered as if sure ${otherToUsual.toFixed(2)}`
    : `to the usual spelling ${otherToUsual.toFixed(2)}  back ${usualToOther.toFixed(2)}`;
  process.stdout.write(`${kind.padEnd(22)}${use.padEnd(9)}${String(queries).padStart(4)} queries  ${shares}\n`);
}
