import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { generatePeople } from '@directory/demo-group';
import { afterEach, expect, it } from 'vitest';
import { indexedPerson } from '../score/indexed-group.ts';
import { SegmentThreads } from './background/segment-threads.ts';
import type { IndexedPerson } from './index.ts';

const people = [...generatePeople({ count: 300, seed: 9 })].map((person, index) => indexedPerson(index + 1, person));
let threads: SegmentThreads | undefined;

afterEach(() => threads?.close());

async function* inParts(all: readonly IndexedPerson[]): AsyncGenerator<readonly IndexedPerson[]> {
  for (let start = 0; start < all.length; start += 100) yield all.slice(start, start + 100);
}

it('builds a segment from people, and one from segments', async () => {
  threads = new SegmentThreads();
  const [first, second] = await Promise.all([
    threads.build(inParts(people.slice(0, 200))),
    threads.build(inParts(people.slice(200))),
  ]);
  const merged = await threads.merge([first, second]);
  expect(merged.people).toBe(300);
});

it('repeats a build that exceeds the memory limit of the thread', async () => {
  threads = new SegmentThreads({ young: 1, languages: 4, perPerson: 0 });
  const built = await threads.build(inParts(people));
  expect(built.people).toBe(300);
});

it('rejects builds after it was closed', async () => {
  threads = new SegmentThreads();
  await threads.close();
  await expect(threads.build(inParts(people))).rejects.toThrow('closed');
});

it('builds with a lower priority than the thread that answers requests, if threads have priorities', async () => {
  threads = new SegmentThreads();
  await threads.build(inParts(people));
  const lower = prioritiesOfThreads().filter((priority) => priority > getPriority());
  expect(lower).toHaveLength(existsSync('/proc/self/task') ? 1 : 0);
});

/** `nice` of proc(5) of each thread of this process. */
function prioritiesOfThreads(): number[] {
  if (!existsSync('/proc/self/task')) return [];
  return readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return Number(fields?.[16]);
  });
}
