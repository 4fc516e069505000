import { expect, test } from 'vitest';
import { because } from '../entries/because.ts';
import { RunFaults } from './run-faults.ts';

const faultOn = (line: number) => ({ line, field: 'login', code: 'error.e2', ...because('missing') }) as const;

test('the first faults are ordered by line, and say whether their entries were rejected', () => {
  const faults = new RunFaults(10);
  faults.add(faultOn(7));
  faults.add(faultOn(5), 4);
  faults.reject(4);
  expect(faults.first(10)).toMatchObject([
    { line: 5, isRowRejected: true },
    { line: 7, isRowRejected: false },
  ]);
  expect(faults.first(1)).toMatchObject([{ line: 5 }]);
});

test('the faults of rejected entries come first, so that a short list shows them', () => {
  const faults = new RunFaults(10);
  for (const line of [2, 3, 9, 4, 8]) faults.add(faultOn(line));
  faults.reject(8);
  faults.reject(9);
  expect(faults.first(3).map(({ line }) => line)).toEqual([8, 9, 2]);
});

test('all faults are counted, although not all are kept', () => {
  const faults = new RunFaults(2);
  for (const line of [3, 2, 1]) faults.add(faultOn(line));
  expect(faults.count).toBe(3);
  expect(faults.first(10).map(({ line }) => line)).toEqual([2, 3]);
});
