import { checkParts } from './check-parts.ts';
import { runParts } from './part.ts';
import { ownTemporaryFolder } from './temporary-files.ts';

using _files = ownTemporaryFolder();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const { passed, failed } = await runParts(checkParts, 2, stop.signal);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || stop.signal.aborted ? 1 : 0;
