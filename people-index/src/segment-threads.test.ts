import { generatePeople } from '@directory/demo-group';
import { afterEach, expect, it } from 'vitest';
import { indexedPerson } from '../score/indexed-group.ts';
import { SegmentThreads } from './background/segment-threads.ts';

const people = [...generatePeople({ count: 300, seed: 9 })].map((person, place) => indexedPerson(place + 1, person));
let threads: SegmentThreads | undefined;

afterEach(() => threads?.close());

it('builds a segment of people, and one of segments', async () => {
  threads = new SegmentThreads();
  const [first, second] = await Promise.all([
    threads.build({ people: people.slice(0, 200), segments: [] }),
    threads.build({ people: people.slice(200), segments: [] }),
  ]);
  const merged = await threads.build({ people: [], segments: [first, second] });
  expect(merged.people).toBe(300);
});

it('repeats a build for which the memory of the thread is not enough', async () => {
  threads = new SegmentThreads({ young: 1, languages: 4, perPerson: 0 });
  const built = await threads.build({ people, segments: [] });
  expect(built.people).toBe(300);
});

it('rejects builds after it was closed', async () => {
  threads = new SegmentThreads();
  await threads.close();
  await expect(threads.build({ people, segments: [] })).rejects.toThrow('closed');
});
