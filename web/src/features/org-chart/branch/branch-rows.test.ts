import type { ChartPerson } from '@directory/contract';
import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../../test/chart-people.ts';
import { branchRows, type Branch, type BranchRow } from './branch-rows.ts';

const person = (login: string, directReports = 0): ChartPerson => chartPersonNamed(login, { directReports });
const branch = (head: ChartPerson, below: Record<string, ChartPerson[]>, more: Partial<Branch> = {}): Branch => ({
  head,
  level: 3,
  collaborators: new Map(Object.entries(below).map(([login, people]) => [login, { people, total: people.length }])),
  open: new Set(Object.keys(below)),
  ...more,
});
const read = (rows: BranchRow[]) =>
  rows.map((row) => `${row.level}:${row.kind === 'person' ? row.person.login : 'more'} ${row.position}/${row.setSize}`);

test('people follow their manager, with level and position', () => {
  const rows = branchRows(branch(person('a', 2), { a: [person('b', 1), person('d')], b: [person('c')] }));
  expect(read(rows)).toEqual(['3:a 1/1', '4:b 1/2', '5:c 1/1', '4:d 2/2']);
  expect(rows.map(({ parent }) => parent)).toEqual([-1, 0, 1, 0]);
});

test('people below a collapsed row are omitted, and a row without people below cannot be expanded', () => {
  const rows = branchRows(
    branch(person('a', 2), { a: [person('b', 1), person('d')], b: [person('c')] }, { open: new Set(['a']) }),
  );
  expect(read(rows)).toEqual(['3:a 1/1', '4:b 1/2', '4:d 2/2']);
  expect(rows.map((row) => row.kind === 'person' && row.isOpen)).toEqual([true, false, undefined]);
});

test('collaborators that have not loaded share one row', () => {
  const collaborators = new Map([['a', { people: [person('b')], total: 300 }]]);
  expect(read(branchRows(branch(person('a', 300), {}, { collaborators, open: new Set(['a']) })))).toEqual([
    '3:a 1/1',
    '4:b 1/300',
    '4:more 2/300',
  ]);
});

test('a reporting cycle ends at a repeated row of the head', () => {
  const rows = branchRows(branch(person('a', 1), { a: [person('b', 1)], b: [person('A', 1)] }));
  expect(read(rows)).toEqual(['3:a 1/1', '4:b 1/1', '5:A 1/1']);
  expect(rows.at(-1)).toMatchObject({ isRepeat: true, isOpen: undefined });
});

test('people with the same name are marked, but not the repeated row of one person', () => {
  const named = (login: string, lastName: string, directReports = 0) => ({ ...person(login, directReports), lastName });
  const rows = branchRows(
    branch(named('a', 'Roy', 3), {
      a: [named('b', 'Martin', 1), named('c', 'Petit')],
      b: [named('d', 'Martin', 1)],
      d: [named('A', 'Roy', 3)],
    }),
  );
  const marked = rows.map((row) => row.kind === 'person' && row.isNamesake);
  expect(read(rows).map((row) => row.slice(0, 3))).toEqual(['3:a', '4:b', '5:d', '6:A', '4:c']);
  expect(marked).toEqual([false, true, true, false, false]);
});

test('a chain of 20 000 levels works', () => {
  const below = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`p${index}`, [person(`p${index + 1}`, 1)]]),
  );
  expect(branchRows(branch(person('p0', 1), below))).toHaveLength(20_001);
});
