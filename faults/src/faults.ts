import { parseArgs } from 'node:util';
import { connectionPooler, databaseServer, installPrograms } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { runScenarios, scenarios } from './run-scenarios.ts';

// `npm run test:faults -- [--only kill-embedded,database-killed] [--quick]` starts its own nodes and databases, breaks them, and prints its
// findings.

const known = scenarios.map(({ name }) => name);
const { values } = parseArgs({
  options: { only: { type: 'string', default: known.join(',') }, quick: { type: 'boolean', default: false } },
});
const names = values.only.split(',');
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await installPrograms([databaseServer, connectionPooler], new AbortController().signal);
const findings = await runAll();
process.stdout.write(findings.length === 0 ? 'Nothing was found.\n' : `${findings.length} findings.\n`);
// Exits explicitly, since the load of an aborted scenario would keep the process alive.
process.exit(findings.length === 0 ? 0 : 1);

async function runAll(): Promise<readonly string[]> {
  using _files = ownTemporaryFolder();
  return await runScenarios(names, { isQuick: values.quick }, (lines) => {
    process.stdout.write(`${lines.join('\n')}\n\n`);
  });
}
