import { createReadStream, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkBackup } from '../../../server/src/database/backup/backup-file.ts';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startNodeWithCommands } from '../harness/commands.ts';
import type { Environment, Node } from '../harness/node.ts';
import { readEverybody, runFeed, runFile, titleOfRun } from '../harness/people.ts';
import { startCommand } from '../harness/process.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { onBothEngines } from './both-engines.ts';
import type { Scale } from './scenario.ts';

const runSize = 8000;
const earlier = 'an earlier backup';
/** Maximum time in milliseconds until a node responds again. */
const longestRecovery = 15_000;
const stopped = 130;

export const backupInterrupted = onBothEngines('backup-interrupted', interruptBoth);

/** Kills backups and restores at random moments while a node runs. */
async function interruptBoth(environment: Environment, report: FaultReport, { isQuick }: Scale): Promise<void> {
  await using started = await startNodeWithCommands(environment);
  const { node, secret, target } = started;
  const rounds = isQuick ? 2 : 10;
  await importFile(node.requests.asKeeper, runFeed, 'csv', runFile(1, runSize));
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'a.backup');
  const duration = await timeOf('backup', target, [file]);
  writeFileSync(file, earlier);
  for (let round = 0; round < rounds; round++) await interruptBackup({ target, file, duration, report, round });
  await timeOf('backup', target, [file]);
  const names = readdirSync(folder);
  if (names.length !== 1) report.found('a backup that was killed leaves a file for ever', names.join(', '));

  await importFile(node.requests.asKeeper, runFeed, 'csv', runFile(2, runSize));
  const restoring = { node, secret, target, file, report };
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    slowest = Math.max(slowest, await interruptRestore({ ...restoring, duration: duration * 1.5, round }));
  }
  report.did(`${rounds} restores were interrupted; the node answered again after at most ${seconds(slowest)}`);
  await timeOf('restore', target, [file, '--replace']);
  await checkTitles(restoring, [1], 'after a restore');
}

async function interruptBackup(course: {
  readonly target: Record<string, string>;
  readonly file: string;
  readonly duration: number;
  readonly report: FaultReport;
  readonly round: number;
}): Promise<void> {
  const { target, file, duration, report, round } = course;
  await using command = startCommand(target, 'backup', file);
  await pause((0.2 + 0.7 * Math.random()) * duration);
  command.kill(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
  const { code, output } = await command.ended;
  if (code !== null && code !== 0 && code !== stopped) report.found(`a backup ends with ${code}`, output);
  if (readFileSync(file, 'latin1') !== earlier) {
    if (code === stopped) report.found('a backup that was stopped takes the place of an earlier one');
    // It may have been killed after it had replaced the earlier one.
    await checkBackup(createReadStream(file), () => {}).catch((error: unknown) => {
      report.found('an incomplete backup takes the place of an earlier one', String(error));
    });
    writeFileSync(file, earlier);
  }
  const others = readdirSync(join(file, '..')).length - 1;
  // Later on, there may be files of backups that were killed.
  if (round === 0 && others > 0) report.found('a backup that was stopped leaves a file');
}

interface Restoring {
  readonly node: Node;
  readonly secret: string;
  readonly target: Record<string, string>;
  readonly file: string;
  readonly report: FaultReport;
}

/** @returns milliseconds until the node responds again */
async function interruptRestore(course: Restoring & { duration: number; round: number }): Promise<number> {
  const { node, target, file, report, duration, round } = course;
  const before = await titlesOf(course);
  await using command = startCommand(target, 'restore', file, '--replace');
  await pause((0.2 + 0.7 * Math.random()) * duration);
  command.kill(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
  const { code, output } = await command.ended;
  const recovery = await waitUntil(node.isReady, longestRecovery);
  if (recovery === undefined)
    report.found('a node does not answer after an interrupted restore', node.output().slice(-600));
  if (code === 0 || code === null) await checkTitles(course, [1, ...before], 'after a restore that was killed');
  else await checkTitles(course, before, 'after an interrupted restore', output);
  return recovery ?? longestRecovery;
}

/** Checks that all people have the title of the same run. Waits, since the node may still be reopening the database. */
async function checkTitles(course: Restoring, runs: readonly number[], when: string, detail = ''): Promise<void> {
  let titles: readonly number[] = [];
  const isExpected = async () => {
    titles = await titlesOf(course).catch(() => []);
    return titles.length === 1 && runs.includes(titles[0]!);
  };
  if ((await waitUntil(isExpected, longestRecovery)) !== undefined) return;
  course.report.found(`${when}: the people are others`, `${titles.map(titleOfRun).join(', ')} ${detail}`);
}

async function titlesOf({ node, secret }: Restoring): Promise<readonly number[]> {
  const people = await readEverybody(node.requests, secret);
  const contractors = people.filter(({ login }) => login.startsWith('contractor.'));
  if (contractors.length !== runSize) return [];
  return [...new Set(contractors.map(({ title }) => Number(/\d+/.exec(title)?.[0])))];
}

async function timeOf(name: string, target: Record<string, string>, parameters: readonly string[]): Promise<number> {
  const start = performance.now();
  const { code, output } = await startCommand(target, name, ...parameters).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
  return performance.now() - start;
}
