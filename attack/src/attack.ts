import { parseArgs } from 'node:util';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { requireEmptyDatabase } from './harness/empty-database.ts';
import { ordinaryLimits } from './harness/target.ts';
import { attackNames, runAttacks } from './run-attacks.ts';

// `npm run test:attack -- [--only fuzz,tokens] [--seed 7] [--requests 21000] [--people 20000]` attacks a directory process of its own, on
// the embedded database, or on the empty PostgreSQL database at DATABASE_URL.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: attackNames.join(',') },
    seed: { type: 'string', multiple: true, default: ['20260101', '20260102', '20260103'] },
    requests: { type: 'string', default: '21000' },
    people: { type: 'string', default: '20000' },
  },
});
const names = values.only.split(',');
const unknown = names.filter((name) => !(attackNames as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. Choose from ${attackNames.join(', ')}.`);
  process.exit(1);
}
const only = attackNames.filter((name) => names.includes(name));
const databaseUrl = process.env['DATABASE_URL'] ?? '';

if (databaseUrl !== '') await requireEmptyDatabase(databaseUrl);

using _files = ownTemporaryFolder();
const findings = await runAttacks({
  only,
  environment: databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl },
  limits: ordinaryLimits,
  print: (lines) => void process.stdout.write(`${lines.join('\n')}\n\n`),
  scale: {
    people: Number(values.people),
    seeds: values.seed.map(Number),
    requests: Number(values.requests),
    images: { bombs: 20, edge: 10_000 },
    files: { size: 4_000_000 },
    limits: {
      requestsPerMinute: 1200,
      flood: { tokensPerSecond: 600, seconds: 10 },
      office: 250,
      maxPeople: 2000,
    },
    slow: { connections: 250, seconds: 110 },
    judgesCosts: true,
  },
});
process.stdout.write(findings.length === 0 ? 'Nothing was found.\n' : `${findings.length} findings.\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
