import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../../test/chart-people.ts';
import { branchRows } from './branch-rows.ts';
import { moveForKey, rowForText } from './tree-keys.ts';

const head = chartPersonNamed('a', { directReports: 3 });
const rows = branchRows({
  head,
  level: 1,
  collaborators: new Map([
    [
      'a',
      { people: [chartPersonNamed('b', { directReports: 1 }), chartPersonNamed('c', { directReports: 1 })], total: 3 },
    ],
    ['b', { people: [chartPersonNamed('d')], total: 1 }],
  ]),
  open: new Set(['a', 'b']),
});
// 0 a, 1 b, 2 d, 3 c (collapsed), 4 more

test('up, down, Home and End move between rows and stop at the ends', () => {
  expect(moveForKey(rows, 0, 'ArrowDown')).toEqual({ kind: 'go', row: 1 });
  expect(moveForKey(rows, 0, 'ArrowUp')).toBeUndefined();
  expect(moveForKey(rows, 4, 'ArrowDown')).toBeUndefined();
  expect(moveForKey(rows, 2, 'Home')).toEqual({ kind: 'go', row: 0 });
  expect(moveForKey(rows, 2, 'End')).toEqual({ kind: 'go', row: 4 });
});

test('right expands, then moves to the first row below; left collapses, then moves to the manager', () => {
  expect(moveForKey(rows, 3, 'ArrowRight')).toEqual({ kind: 'set-open', row: 3, isOpen: true });
  expect(moveForKey(rows, 1, 'ArrowRight')).toEqual({ kind: 'go', row: 2 });
  expect(moveForKey(rows, 2, 'ArrowRight')).toBeUndefined();
  expect(moveForKey(rows, 2, 'ArrowLeft')).toEqual({ kind: 'go', row: 1 });
  expect(moveForKey(rows, 1, 'ArrowLeft')).toEqual({ kind: 'set-open', row: 1, isOpen: false });
  expect(moveForKey(rows, 4, 'ArrowRight')).toEqual({ kind: 'enter', row: 4 });
});

test('typed letters move to the next name that begins with them', () => {
  const names = ['Ada LOVELACE', 'Bo ANDERS', 'Élodie DUPRÉ', 'Bea ZHOU'];
  expect(rowForText(names, 0, 'b')).toBe(1);
  expect(rowForText(names, 1, 'bb')).toBe(3);
  expect(rowForText(names, 1, 'be')).toBe(3);
  expect(rowForText(names, 0, 'elo')).toBe(2);
  expect(rowForText(names, 0, 'zh')).toBe(3);
  expect(rowForText(names, 0, 'x')).toBeUndefined();
});
