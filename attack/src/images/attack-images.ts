import { setTimeout as pause } from 'node:timers/promises';
import type { PlantedData } from '../harness/planted-values.ts';
import { processMemory, resetHighestMemory } from '../harness/process-memory.ts';
import type { AttackReport } from '../harness/report.ts';
import { requestOf } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { hostileImages } from './hostile-images.ts';
import { honestPhoto, photoAddress, progressiveBomb } from './jpeg-files.ts';

export interface ImageOptions {
  /** Number of concurrent uploads of bombs, each by a different person. */
  readonly bombs: number;
  /** Edge of the bombs in pixels. */
  readonly edge: number;
}

/** Maximum growth of memory while bombs are decoded, in megabytes. */
const maxGrowth = 600;
/** Maximum time for an ordinary photo that waits behind bombs, in milliseconds. */
const longestWait = 20_000;
const ownPhoto = '/api/update-user-photo';

/** Uploads images that are small files but huge when decoded (decompression bombs), damaged, or not images at all. */
export async function attackImages(
  target: Target,
  plantedData: PlantedData,
  { bombs, edge }: ImageOptions,
  report: AttackReport,
): Promise<void> {
  const { pid } = target.directory;
  const before = processMemory(pid).now;
  resetHighestMemory(pid);
  const outcomes = new Map<string, number>();
  for (const { name, address } of hostileImages(edge)) {
    const answer = await target.call('person', 'PUT', ownPhoto, address, { timeout: 120_000 });
    report.answered(answer.milliseconds, name);
    outcomes.set(String(answer.status), (outcomes.get(String(answer.status)) ?? 0) + 1);
    if (answer.status === undefined || answer.status >= 500) {
      report.found(`${name} is answered with ${answer.status ?? 'nothing'}`, `PUT ${ownPhoto}`);
    }
  }
  report.did(`hostile pictures: ${[...outcomes].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  await uploadBehindBombs(target, plantedData, { bombs, edge }, report);
  const { highest } = processMemory(pid);
  report.did(`memory ${Math.round(before)} MB before, at most ${Math.round(highest)} MB meanwhile`);
  if (highest - before > maxGrowth) {
    report.foundCost(`pictures raise the memory by more than ${maxGrowth} MB`, `${Math.round(highest - before)} MB`);
  }
}

async function uploadBehindBombs(
  target: Target,
  { people }: PlantedData,
  { bombs, edge }: ImageOptions,
  report: AttackReport,
): Promise<void> {
  const bomb = photoAddress(progressiveBomb(edge, edge, 3));
  const uploads = people.slice(0, bombs).map(async ({ login }) => {
    const answer = await target.send(requestOf(target.provider.token(login), 'PUT', ownPhoto, bomb), {
      timeout: 300_000,
    });
    report.answered(answer.milliseconds);
    if (answer.status === undefined || (answer.status >= 500 && answer.status !== 503)) {
      report.found(`a bomb among ${bombs} is answered with ${answer.status ?? 'nothing'}`);
    }
  });
  // Lets the bombs arrive first.
  await pause(500);
  const honest = await target.call('person', 'PUT', ownPhoto, photoAddress(honestPhoto(240)), { timeout: 300_000 });
  const search = await target.call('person', 'GET', '/api/users?globalQuery=caller&limit=3');
  await Promise.all(uploads);
  report.did(
    `an honest photo behind ${bombs} bombs of ${edge} × ${edge} pixels: ${honest.status} after ${Math.round(honest.milliseconds)} ms`,
  );
  if (honest.status !== 200)
    report.found(`an honest photo behind bombs is answered with ${honest.status ?? 'nothing'}`);
  if (search.status !== 200) report.found(`a search behind bombs is answered with ${search.status ?? 'nothing'}`);
  if (honest.milliseconds > longestWait) {
    report.foundCost('an honest photo waits for bombs for more than 20 s', `${Math.round(honest.milliseconds)} ms`);
  }
}
