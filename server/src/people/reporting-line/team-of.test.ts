import { expect, test } from 'vitest';
import { teamOf } from './team-of.ts';

/** A manager with some collaborators, the first of whom has one, too. */
function lineOf(collaborators: number) {
  const managers = new Map<number, number>([[1000, 1]]);
  for (let id = 1; id <= collaborators; id++) managers.set(id, 999);
  const of = (head: number) => [...managers].filter(([, manager]) => manager === head).map(([id]) => id);
  return {
    has: (id: number) => id === 999 || managers.has(id),
    chain: (id: number) => {
      const manager = managers.get(id);
      return {
        ids: manager === undefined ? [id] : [manager, id],
        end: 'top' as const,
        unknownManager: '',
        repeated: undefined,
      };
    },
    below: (head: number) => new Set(of(head)),
  };
}

test('the team consists of the manager, the manager’s collaborators and the person’s own', () => {
  const line = lineOf(3);
  expect(teamOf(line, 1).toSorted()).toEqual([1, 1000, 2, 3, 999].toSorted());
  expect(teamOf(line, 2).toSorted()).toEqual([1, 2, 3, 999].toSorted());
  expect(teamOf(line, 999)).toEqual([1, 2, 3]);
  expect(teamOf(line, 12345)).toEqual([]);
});

test('a manager’s collaborators are not a team if there are too many', () => {
  expect(teamOf(lineOf(101), 2)).toEqual([999]);
  expect(teamOf(lineOf(101), 999)).toEqual([]);
});
