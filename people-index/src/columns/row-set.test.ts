import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';
import { RowSet } from './row-set.ts';

const size = 200_000;
const row = fc.integer({ min: 0, max: size - 1 });
const fewRows = fc.array(row, { maxLength: 100 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), rows: fewRows }),
  // Sets of several thousand rows have another representation.
  fc.record({
    kind: fc.constant('addAll' as const),
    rows: fc.oneof(fewRows, fc.array(row, { minLength: 5000, maxLength: 5000 })),
  }),
  fc.record({
    kind: fc.constant('addCommon' as const),
    rows: fc.oneof(fewRows, fc.array(row, { minLength: 5000, maxLength: 5000 })),
  }),
  fc.record({ kind: fc.constant('remove' as const), rows: fewRows }),
  fc.record({ kind: fc.constant('clear' as const), rows: fc.constant([]) }),
);

function setOf(rows: readonly number[]): RowSet {
  const set = new RowSet();
  set.reserve(size);
  for (const own of rows) set.add(own);
  return set;
}

function bitsOf(rows: readonly number[]): BitSet {
  const set = new BitSet(size);
  for (const own of rows) set.add(own);
  return set;
}

function listOf(set: RowSet): number[] {
  const rows: number[] = [];
  expect(set.scan((own) => rows.push(own) > 0)).toBe(true);
  return rows;
}

describe('a set of rows', () => {
  it('contains the rows that were added and not removed, in ascending order, whatever it was used for before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const set = setOf([]);
        const expected = new Set<number>();
        for (const { kind, rows } of steps) {
          const all: readonly number[] = rows;
          const own = kind === 'addCommon' ? all.filter((one) => one % 2 === 0) : all;
          if (kind === 'add') for (const one of own) set.add(one);
          if (kind === 'addAll') set.addAll(Uint32Array.from(own));
          if (kind === 'addCommon') set.addCommon(Uint32Array.from([0, ...all, 0]), 1, all.length + 1, bitsOf(own));
          if (kind === 'remove') set.removeAll(setOf(own));
          if (kind === 'clear') set.clear();
          for (const one of own) {
            if (kind === 'remove') expected.delete(one);
            else expected.add(one);
          }
          if (kind === 'clear') expected.clear();
          expect(listOf(set)).toEqual([...expected].toSorted((one, other) => one - other));
          expect(own.every((one) => set.has(one) === expected.has(one))).toBe(true);
          expect(set.maxCount).toBeGreaterThanOrEqual(expected.size);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stops when the visitor returns false', () => {
    const met: number[] = [];
    expect(setOf([70_000, 3, 2048, 3]).scan((own) => met.push(own) < 2)).toBe(false);
    expect(met).toEqual([3, 2048]);
  });
});
