import type { ChartPerson } from '@directory/contract';
import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../test/chart-people.ts';
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

test('everybody stands under their manager, with level and place', () => {
  const rows = branchRows(branch(person('a', 2), { a: [person('b', 1), person('d')], b: [person('c')] }));
  expect(read(rows)).toEqual(['3:a 1/1', '4:b 1/2', '5:c 1/1', '4:d 2/2']);
  expect(rows.map(({ parent }) => parent)).toEqual([-1, 0, 1, 0]);
});

test('whoever is folded keeps those below to themselves, and whoever has nobody cannot be unfolded', () => {
  const rows = branchRows(
    branch(person('a', 2), { a: [person('b', 1), person('d')], b: [person('c')] }, { open: new Set(['a']) }),
  );
  expect(read(rows)).toEqual(['3:a 1/1', '4:b 1/2', '4:d 2/2']);
  expect(rows.map((row) => row.kind === 'person' && row.isOpen)).toEqual([true, false, undefined]);
});

test('collaborators who are not known yet have one row for all of them', () => {
  const collaborators = new Map([['a', { people: [person('b')], total: 300 }]]);
  expect(read(branchRows(branch(person('a', 300), {}, { collaborators, open: new Set(['a']) })))).toEqual([
    '3:a 1/1',
    '4:b 1/300',
    '4:more 2/300',
  ]);
});

test('a circle ends where its head comes again, marked', () => {
  const rows = branchRows(branch(person('a', 1), { a: [person('b', 1)], b: [person('A', 1)] }));
  expect(read(rows)).toEqual(['3:a 1/1', '4:b 1/1', '5:A 1/1']);
  expect(rows.at(-1)).toMatchObject({ isRepeat: true, isOpen: undefined });
});

test('a chain 20 000 deep is read', () => {
  const below = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`p${index}`, [person(`p${index + 1}`, 1)]]),
  );
  expect(branchRows(branch(person('p0', 1), below))).toHaveLength(20_001);
});
