import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { upload } from '../harness/import-file.ts';
import { processMemory, resetHighestMemory } from '../harness/process-memory.ts';
import type { AttackReport } from '../harness/report.ts';
import type { Target } from '../harness/target.ts';
import { escapedFile, hostileFiles } from './hostile-files.ts';
import type { HostileFile } from './hostile-files.ts';

export interface FileOptions {
  /** Size of a large file in bytes. */
  readonly size: number;
}

const feed = 'files';
/** Maximum growth of memory while files are read, in megabytes. */
const maxGrowth = 800;
/** Maximum time for one request of an administrator about one file. */
const timeout = 180_000;
/** Maximum time for an honest search during an import. */
const maxSearchTime = 10_000;

/** Uploads, previews and imports people files and archives that no ordinary program would write. */
export async function attackFiles(target: Target, { size }: FileOptions, report: AttackReport): Promise<void> {
  const { pid } = target.directory;
  const before = processMemory(pid).now;
  resetHighestMemory(pid);
  const files = hostileFiles(size);
  const searching = searchMeanwhile(target);
  const outcomes = new Map<string, number>();
  for (const file of files) {
    for (const outcome of await readFile(target, file, report)) {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  const { searches, failed, slowest } = await searching.stop();
  report.did(`${files.length} files: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}`);
  report.did(`${searches} honest searches meanwhile, the slowest after ${Math.round(slowest)} ms`);
  if (failed > 0) report.found(`${failed} of ${searches} honest searches failed beside hostile files`);
  if (slowest > maxSearchTime) {
    report.foundCost('an honest search waits more than 10 s for a hostile file', `${Math.round(slowest)} ms`);
  }
  const { highest } = processMemory(pid);
  if (highest - before > maxGrowth) {
    report.foundCost(`files raise the memory by more than ${maxGrowth} MB`, `${Math.round(highest - before)} MB`);
  }
  if (hasEscaped(target.directory.dataFolder)) report.found('an archive wrote a file outside its folder');
  await abandonUploads(target, report);
}

async function readFile(target: Target, { name, kind, bytes }: HostileFile, report: AttackReport): Promise<string[]> {
  const id = await upload(target, bytes);
  const order = { feed: `${feed}-${kind}`, kind };
  const requests = {
    preview: order,
    import: { ...order, isDryRun: true, acceptsRemovals: true },
    'real import': { ...order, isDryRun: false, acceptsRemovals: true },
  };
  const outcomes: string[] = [];
  for (const [step, body] of Object.entries(requests)) {
    const path = `/api/admin/uploads/${id}/${step === 'preview' ? 'preview' : 'import'}`;
    const answer = await target.call('keeper', 'POST', path, body, { timeout });
    report.answered(answer.milliseconds, `${step} of ${name}`);
    const { outcome } = (answer.json ?? {}) as { outcome?: string };
    outcomes.push(`${step} ${outcome ?? answer.status ?? 'without an answer'}`);
    if (answer.status === undefined || answer.status >= 500) {
      report.found(`${name} (${bytes.length} bytes): ${step} is answered with ${answer.status ?? 'nothing'}`);
    }
    if (JSON.stringify(answer.json ?? '').includes('root:x:0:0'))
      report.found(`${name}: ${step} shows a file of the server`);
  }
  await target.call('keeper', 'DELETE', `/api/admin/uploads/${id}`);
  return outcomes;
}

function searchMeanwhile(target: Target) {
  let isStopping = false;
  const search = async () => {
    let searches = 0;
    let failed = 0;
    let slowest = 0;
    for (; !isStopping; await pause(200)) {
      const answer = await target.call('person', 'GET', '/api/users?globalQuery=caller&limit=3');
      searches++;
      slowest = Math.max(slowest, answer.milliseconds);
      if (answer.status !== 200) failed++;
    }
    return { searches, failed, slowest };
  };
  const searching = search();
  return {
    stop: async () => {
      isStopping = true;
      return await searching;
    },
  };
}

/** Sends uploads that are never finished, in the wrong order, too long, or by another user. */
async function abandonUploads(target: Target, report: AttackReport): Promise<void> {
  const begin = async (size: number) => {
    const { status, json } = await target.call('keeper', 'POST', '/api/admin/uploads', { size });
    if (status !== 200 && status !== 409) report.found(`an upload of ${size} bytes is answered with ${status}`);
    return ((json ?? {}) as { id?: string }).id ?? 'none';
  };
  const ids = [];
  for (let number = 0; number < 30; number++) ids.push(await begin(1024 ** 3));
  const id = ids.at(-1) ?? '';
  const piece = (offset: number | string, length: number) =>
    target.call('keeper', 'PUT', `/api/admin/uploads/${id}?offset=${offset}`, Buffer.alloc(length, 0x61));
  const expected: readonly (readonly [
    name: string,
    answer: Promise<{ status: number | undefined }>,
    status: number,
  ])[] = [
    ['a piece behind the end of what has arrived', piece(500, 10), 409],
    ['a piece at a negative offset', piece(-1, 10), 400],
    ['a piece at an offset of 99999999999999999999', piece('99999999999999999999', 10), 400],
    [
      'an import of an upload that is not complete',
      target.call('keeper', 'POST', `/api/admin/uploads/${id}/import`, { feed, kind: 'csv', isDryRun: false }),
      409,
    ],
    ["another administrator's upload", target.call('administrator', 'GET', `/api/admin/uploads/${id}`), 404],
    [
      "a piece of another administrator's upload",
      target.call('administrator', 'PUT', `/api/admin/uploads/${id}?offset=0`, Buffer.alloc(10)),
      404,
    ],
    ['an upload of an earlier time', target.call('keeper', 'GET', `/api/admin/uploads/${ids[0]}`), 404],
  ];
  for (const [name, answer, wanted] of expected) {
    const { status } = await answer;
    if (status !== wanted) report.found(`${name} is answered with ${status}, expected ${wanted}`);
  }
  report.did(
    `${ids.length} uploads of 1 GB begun and abandoned, ${expected.length} pieces and requests that do not fit`,
  );
}

function hasEscaped(dataFolder: string): boolean {
  const folders = ['/', '/tmp', dataFolder, join(dataFolder, '..'), process.cwd()];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).some((name) => name.includes(escapedFile)));
}
