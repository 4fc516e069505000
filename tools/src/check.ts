import { quickChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';
import { ownTemporaryFolder } from './temporary-files.ts';

using _files = ownTemporaryFolder();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const { passed, failed } = await runChecks(quickChecks, 2, stop.signal);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || stop.signal.aborted ? 1 : 0;
