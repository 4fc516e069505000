import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startNodeWithCommands } from '../harness/commands.ts';
import type { Environment, Node } from '../harness/node.ts';
import { readEverybody, runFeed, runFile, titleOfRun } from '../harness/people.ts';
import { startCommand } from '../harness/process.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { onBothEngines } from './both-engines.ts';
import type { Scale } from './scenario.ts';

const runSize = 4000;
/** Maximum time in milliseconds for which a killed command may block the next one. */
const longestLock = 15_000;
const stopped = 130;

export const importInterrupted = onBothEngines('import-interrupted', interruptAgainAndAgain);

/**
 * Ends `npm run people -- import` at random moments, by SIGTERM and SIGKILL in turn, while a node runs. Compares its output with what is
 * stored.
 */
async function interruptAgainAndAgain(
  environment: Environment,
  report: FaultReport,
  { isQuick }: Scale,
): Promise<void> {
  await using started = await startNodeWithCommands(environment);
  const { node, secret, target } = started;
  const counts = { said: 0, killed: 0, finished: 0 };
  let stored = 0;
  const duration = await importWhole(++stored, target);
  report.did(`an import of ${runSize} people takes ${seconds(duration)}`);
  for (let round = 0; round < (isQuick ? 2 : 16); round++) {
    const signal = round % 2 === 0 ? 'SIGTERM' : 'SIGKILL';
    const run = stored + 1 + round;
    await using command = startCommand(target, 'import', fileOf(run), '--feed', runFeed);
    // Half of them near the end, when people are written.
    await pause((round % 4 < 2 ? 0.3 + 0.8 * Math.random() : 0.85 + 0.3 * Math.random()) * duration);
    command.kill(signal);
    const { code, output } = await command.ended;
    const titles = await titlesOf(node, secret);
    const [title = ''] = titles;
    if (titles.size !== 1) report.found('an import is stored by half', [...titles].join(', '));
    if (title !== titleOfRun(run) && title !== titleOfRun(stored)) report.found('an unknown state is stored', title);
    if (/nothing was changed/i.test(output) && title === titleOfRun(run)) {
      report.found('an import says that nothing was changed, and everything was', output.trim());
    }
    if (code === 0 && title !== titleOfRun(run)) report.found('an acknowledged import is not stored', title);
    // There is no exit code if it ended before it had handlers for signals.
    if (signal === 'SIGTERM' && code !== 0 && code !== null && code !== stopped) {
      report.found('an interrupted import ends with another exit code than 130', `${code} ${output.trim()}`);
    }
    if (code === stopped) counts.said++;
    else if (code === 0) counts.finished++;
    else counts.killed++;
    stored = Number(/\d+/.exec(title)?.[0] ?? stored);
    await checkNext(stored, target, report);
    if (!(await node.isReady())) report.found('the node is not ready after an interrupted import');
  }
  report.did(
    `${counts.said} imports were interrupted and said so, ${counts.killed} were killed, ${counts.finished} had finished; none is stored by half`,
  );
}

/** Checks that the next import is blocked by the killed one only for a short time. */
async function checkNext(run: number, target: Record<string, string>, report: FaultReport): Promise<void> {
  const start = performance.now();
  for (;;) {
    const { code, output } = await startCommand(target, 'import', fileOf(run), '--feed', runFeed).ended;
    if (code === 0) return;
    if (!output.includes('Another import is running')) return report.found('the next import fails', output.trim());
    if (performance.now() - start > longestLock) return report.found('the next import has to wait for long');
    await pause(500);
  }
}

async function importWhole(run: number, target: Record<string, string>): Promise<number> {
  const start = performance.now();
  const { code, output } = await startCommand(target, 'import', fileOf(run), '--feed', runFeed).ended;
  if (code !== 0) throw new Error(`An import ended with ${code}: ${output}`);
  return performance.now() - start;
}

async function titlesOf(node: Node, secret: string): Promise<ReadonlySet<string>> {
  const people = await readEverybody(node.requests, secret);
  return new Set(people.filter(({ login }) => login.startsWith('contractor.')).map(({ title }) => title));
}

function fileOf(run: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'people.csv');
  writeFileSync(file, runFile(run, runSize));
  return file;
}
