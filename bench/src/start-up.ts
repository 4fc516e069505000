import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { root } from '../../tools/src/run-command.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';

// `npm run bench:start-up` measures the time from the command to the printed address, when everything is installed and built.

using _files = ownTemporaryFolder();
const report = openReport('start-up', readOptions());
const script = join(root, 'tools/start.mjs');
const environment = { DATA_DIR: temporaryFolder(), DEMO_PEOPLE: '5000', LOG_LEVEL: 'warn' };

// This run installs and builds what is missing, then ends because of the invalid port.
spawnSync(process.execPath, [script], { cwd: root, env: { ...process.env, PORT: 'none' }, stdio: 'ignore' });

const first = await secondsToReady();
report.measure('firstReady', first);
const later: number[] = [];
for (let round = 0; round < 5; round++) later.push(await secondsToReady());
report.measure('laterReady', Math.max(...later));
report.table('Seconds to ready', [
  { start: 'first', s: first },
  ...later.map((s, index) => ({ start: `later ${index + 1}`, s })),
]);
report.finish();

async function secondsToReady(): Promise<number> {
  const start = performance.now();
  const directory = await startDirectory(environment, script);
  const seconds = (performance.now() - start) / 1000;
  await directory.stop();
  return seconds;
}
