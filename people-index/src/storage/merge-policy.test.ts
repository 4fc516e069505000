import { describe, expect, it } from 'vitest';
import type { Segment } from '../segment/segment.ts';
import { chooseMerge, chooseSmallMerge } from './merge-policy.ts';

/** The fields that the choice depends on, and the maximum number of times that its people have been merged. */
interface Sized {
  readonly people: number;
  readonly removedRows: number;
  readonly data: { readonly rows: number };
  readonly merges: number;
}

const ofSize = (people: number, merges = 0): Sized => ({ people, removedRows: 0, data: { rows: people }, merges });

type Choose = typeof chooseMerge;

function mergeWith(choose: Choose, segments: readonly Sized[]): readonly Sized[] {
  const merged = choose(segments as unknown as readonly Segment[]) as unknown as readonly Sized[];
  if (merged.length === 0) return segments;
  const people = merged.reduce((sum, segment) => sum + segment.people, 0);
  const merges = Math.max(...merged.map((segment) => segment.merges)) + 1;
  return mergeWith(choose, [...segments.filter((segment) => !merged.includes(segment)), ofSize(people, merges)]);
}

/** Simulates consecutive builds with the merges between and after them. */
function bringIn(builds: readonly number[], before: readonly Sized[] = []) {
  let segments = before;
  let most = 0;
  for (const people of builds) {
    segments = mergeWith(chooseSmallMerge, [...segments, ofSize(people)]);
    most = Math.max(most, segments.length);
  }
  return { most, calm: mergeWith(chooseMerge, segments) };
}

const times = (count: number, people: number) => Array.from({ length: count }, () => people);

describe('the merges of a large run', () => {
  it('wait for its end, and then merge its people once, into one segment', () => {
    const { calm } = bringIn(times(10, 20_000));
    expect(calm).toEqual([ofSize(200_000, 1)]);
  });

  it('keep the number of segments low while it is in progress, and merge each person once more', () => {
    const { most, calm } = bringIn(times(50, 20_000));
    expect(most).toBeLessThan(20);
    expect(calm.length).toBeLessThanOrEqual(2);
    for (const { merges } of calm) expect(merges).toBeLessThanOrEqual(2);
  });

  it('do not touch a much larger segment', () => {
    const large = ofSize(1_000_000);
    const { calm } = bringIn([20_000, 20_000, 9500], [large]);
    expect(calm).toContain(large);
    expect(calm).toHaveLength(2);
  });
});

describe('the merges of many small changes', () => {
  it('keep the number of segments low, and merge each person a few times', () => {
    const { most, calm } = bringIn(times(2000, 100));
    expect(most).toBeLessThan(40);
    expect(calm.length).toBeLessThan(4);
    expect(Math.max(...calm.map(({ merges }) => merges))).toBeLessThanOrEqual(6);
  });
});
