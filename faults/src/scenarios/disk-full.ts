import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { runCommand } from '../../../tools/src/run-command.ts';
import { startNodeWithCommands } from '../harness/commands.ts';
import { checkFreshness } from '../harness/freshness.ts';
import { isRunning, startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { readEverybody, runFeed, runFile } from '../harness/people.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import { startCommand } from '../harness/process.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { openWrites } from '../harness/writes.ts';
import type { Scenario } from './scenario.ts';

const diskSizes = { embedded: '200m', postgresql: '400m', temporary: '1m' };
/** Maximum time in milliseconds until a node has recovered. */
const longestRecovery = 30_000;
/** Number of people in a file whose planned writes exceed the space for temporary files. */
const manyPeople = 20_000;
/** Written repeatedly to fill the disk. */
const block = Buffer.alloc(64 * 1024);

/** The disk of the embedded database is full, and later has space again. */
export const diskFull: Scenario = {
  name: 'disk-full',
  run: (report, { isQuick }) =>
    withSmallDisk(diskSizes.embedded, report, (disk) => fillAndFree(disk, report, isQuick ? 1 : 5)),
};

/** The disk of PostgreSQL is full. If the server exits because it cannot recover, it is restarted, as its operator would do. */
export const diskFullPostgresql: Scenario = {
  name: 'disk-full-postgresql',
  run: (report, { isQuick }) =>
    withSmallDisk(diskSizes.postgresql, report, (disk) => fillServer(disk, report, isQuick ? 1 : 3)),
};

/** The disk of temporary files has space only for the first part of what an import plans to write. */
export const diskFullTemporary: Scenario = {
  name: 'disk-full-temporary',
  run: (report) => withSmallDisk(diskSizes.temporary, report, (disk) => importOnSmallDisk(disk, report)),
};

async function withSmallDisk(size: string, report: FaultReport, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  const mounted = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
  if (mounted.code !== 0) {
    const sentence = 'SKIPPED: a small disk can be mounted by root only';
    // In continuous integration, everything must be checked.
    if ((process.env['CI'] ?? '') === '') report.did(sentence);
    else report.found(sentence, mounted.output.trim());
    return;
  }
  chmodSync(disk, 0o755);
  try {
    await work(disk);
  } finally {
    await runCommand('umount', [disk]);
  }
}

async function fillServer(disk: string, report: FaultReport, rounds: number): Promise<void> {
  await using cluster = await startDurableCluster(disk);
  using provider = await startProvider('web');
  const environment = { DATABASE_URL: cluster.url };
  await using node = await startNode(provider, environment);
  await using other = await startNode(provider, environment);
  await using writes = await openWrites({ requests: node.requests, writers: 4, runSize: 100 });
  let restarts = 0;
  for (let round = 0; round < rounds; round++) {
    writes.begin();
    await pause(1000);
    const filler = fill(disk);
    await pause(8000);
    await judgeFull(node, report);
    rmSync(filler);
    await pause(2000);
    if (!isRunning(cluster.pid())) {
      restarts++;
      await cluster.start();
    }
    const ready = await waitUntil(() => node.isReady(), longestRecovery);
    if (ready === undefined) report.found('a node is not ready although the disk has space', tail(node));
    const fresh = await checkFreshness(node.requests, [node.requests, other.requests], {
      report,
      when: 'with space again',
    });
    report.did(
      `with space again, ready after ${seconds(ready ?? Number.NaN)}, a change is found after ${seconds(fresh ?? Number.NaN)}`,
    );
    await writes.end();
    await writes.check(report);
  }
  for (const each of [node, other]) if (each.hasEnded()) report.found('a node has ended', tail(each));
  const { edits, photos, runs, withoutAnswer } = writes.counts;
  report.did(`the disk was full ${rounds} times; PostgreSQL ended and was started again ${restarts} times`);
  report.did(`${edits} edits, ${photos} photos and ${runs} feed runs were acknowledged, ${withoutAnswer} were not`);
}

async function fillAndFree(disk: string, report: FaultReport, rounds: number): Promise<void> {
  const folder = join(disk, 'data');
  mkdirSync(folder);
  using provider = await startProvider('web');
  await using node = await startNode(provider, { DATA_DIR: folder });
  await using writes = await openWrites({ requests: node.requests, writers: 4, runSize: 100 });
  let restarts = 0;
  for (let round = 0; round < rounds; round++) {
    writes.begin();
    await pause(1000);
    const filler = fill(disk);
    await pause(5000);
    if (!node.hasEnded()) await judgeFull(node, report);
    if (!node.hasEnded()) await judgeBackup({ disk, folder }, report);
    rmSync(filler);
    await pause(2000);
    const hasEnded = node.hasEnded();
    if (hasEnded) {
      restarts++;
      if (!/disk.*is full/i.test(node.output()))
        report.found('a node ends without a sentence about the disk', tail(node));
      await node.start();
    }
    const fresh = await checkFreshness(node.requests, [node.requests], { report, when: 'with space again' });
    if (fresh !== undefined) report.did(`with space again, a change is found after ${seconds(fresh)}`);
    await writes.end();
    await writes.check(report);
  }
  const { edits, photos, runs, withoutAnswer } = writes.counts;
  report.did(`the disk was full ${rounds} times; the node ended and was started again ${restarts} times`);
  report.did(`${edits} edits, ${photos} photos and ${runs} feed runs were acknowledged, ${withoutAnswer} were not`);
}

async function judgeFull({ requests }: Node, report: FaultReport): Promise<void> {
  for (const path of ['/health/live', '/api/users?globalQuery=Staff1']) {
    const { status } = await requests.get(path.startsWith('/api') ? 'writer.1@group.example' : '', path);
    if (status !== 200) report.found(`while the disk is full, ${path} is answered with ${status ?? 'nothing'}`);
  }
}

/** A backup of the running directory needs space on both disks. */
async function judgeBackup({ disk, folder }: { disk: string; folder: string }, report: FaultReport): Promise<void> {
  const elsewhere = mkdtempSync(join(tmpdir(), 'backup-'));
  for (const path of [disk, elsewhere]) {
    const { code, output } = await startCommand({ DATA_DIR: folder }, 'backup', join(path, 'a.backup')).ended;
    const last = output.trimEnd().split('\n').at(-1) ?? '';
    if (code !== 1 || !/disk.* is full/i.test(last)) {
      report.found('a backup does not say that the disk is full', `${code}: ${output}`);
    }
    const left = readdirSync(path).filter((name) => name.includes('.backup'));
    if (left.length > 0) report.found('a backup that failed leaves a file', left.join(', '));
  }
  if (existsSync(join(folder, 'copy'))) report.found('a backup that failed leaves a copy of the database');
}

/** Writes a file until the disk is full. */
function fill(disk: string): string {
  const filler = join(disk, 'filler');
  try {
    for (;;) appendFileSync(filler, block);
  } catch {
    return filler;
  }
}

function tail(node: Node): string {
  return node.output().slice(-600);
}

async function importOnSmallDisk(disk: string, report: FaultReport): Promise<void> {
  await using run = await startNodeWithCommands({ TMPDIR: disk });
  const { node, secret, target } = run;
  const before = await readEverybody(node.requests, secret);
  const free = statfsSync(disk).bfree;
  const people = join(node.dataFolder, 'people.csv');
  const file = runFile(1, manyPeople);
  writeFileSync(people, file);
  // The node, not the command, plans the writes, since it has the embedded database open.
  const { code, output } = await startCommand({ ...target, TMPDIR: tmpdir() }, 'import', people, '--feed', runFeed)
    .ended;
  if (code !== 1 || !/disk.* is full.*Nothing was changed/i.test(output))
    report.found('an import does not say that the disk is full', `${code}: ${output}`);
  const upload = await importFile(node.requests.asKeeper, runFeed, 'csv', file).then(
    () => 'imported',
    (error: unknown) => String(error),
  );
  if (!upload.includes('507')) report.found('an upload does not say that the disk is full', upload);
  const after = await readEverybody(node.requests, secret);
  if (after.length !== before.length)
    report.found('an import is stored by half', `${after.length - before.length} people`);
  const left = readdirSync(disk);
  if (left.length > 0) report.found('an import that failed leaves files', left.join(', '));
  if (statfsSync(disk).bfree < free) report.found('an import that failed takes space of the disk');
  await importFile(node.requests.asKeeper, runFeed, 'csv', runFile(2, 10));
  const last = await readEverybody(node.requests, secret);
  if (last.length !== before.length + 10) report.found('a smaller import fails afterwards', `${last.length} people`);
  report.did(`an import of ${manyPeople} people and an upload were rejected, nothing was changed, no file is left`);
}
