import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { startDirectory } from '../test/start-directory.ts';

const lowestPriority = 19;

test('V8 marks the heap with a lower priority than requests are answered with, if threads have priorities', async () => {
  const directory = await startDirectory({ DEMO_PEOPLE: '20' });
  const priorities = prioritiesOf(directory.pid, 'node-V8Worker');
  await directory.stop();
  expect(priorities.length > 0).toBe(existsSync('/proc/self/task'));
  const lower = Math.min(lowestPriority, getPriority() + 10);
  expect(priorities).toEqual(priorities.map(() => lower));
});

/** `nice` of proc_pid_stat(5) of each thread of a process that has this name. */
function prioritiesOf(pid: number, name: string): number[] {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((thread) => {
    const stat = readFileSync(`${folder}/${thread}/stat`, 'utf8');
    return stat.includes(`(${name})`) ? [Number(stat.split(') ').at(-1)?.split(' ')[16])] : [];
  });
}
