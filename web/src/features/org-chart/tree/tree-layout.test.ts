import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../../test/chart-people.ts';
import { branchRows } from '../branch/branch-rows.ts';
import { cardHeight, cardWidth, layOutTree, type TreeLayout } from './tree-layout.ts';

/** A random branch, fully expanded: each person reports to an earlier one. */
function branchOf(managers: readonly number[], maxColumns?: number): TreeLayout {
  const logins = managers.map((_, person) => `p${person}`);
  const below = (login: string) => logins.filter((_, person) => person > 0 && `p${managers[person]}` === login);
  const person = (login: string) => chartPersonNamed(login, { directReports: below(login).length });
  return layOutTree(
    branchRows({
      head: person('p0'),
      level: 1,
      collaborators: new Map(
        logins.map((login) => [login, { people: below(login).map(person), total: below(login).length }]),
      ),
      open: new Set(logins),
    }),
    maxColumns,
  );
}

const anyBranch = fc
  .integer({ min: 0, max: 60 })
  .chain((size) =>
    fc.tuple(fc.constant(0), ...Array.from({ length: size }, (_, before) => fc.integer({ min: 0, max: before }))),
  );

test('each person has one card, within the picture and without overlap', () => {
  fc.assert(
    fc.property(anyBranch, (managers) => {
      const { cards, width, height } = branchOf(managers);
      expect(new Set(cards.map(({ row }) => row.key)).size).toBe(managers.length);
      expect(cards).toHaveLength(managers.length);
      for (const [index, { x, y }] of cards.entries()) {
        expect(x).toBeGreaterThanOrEqual(-0.001);
        expect(x + cardWidth).toBeLessThanOrEqual(width + 0.001);
        expect(y + cardHeight).toBeLessThanOrEqual(height);
        const over = cards
          .slice(index + 1)
          .filter((other) => Math.abs(other.x - x) < cardWidth && Math.abs(other.y - y) < cardHeight);
        expect(over).toEqual([]);
      }
    }),
  );
});

test('a manager is above the people who report to them', () => {
  const { cards } = branchOf([0, 0, 0, 1, 1, 2]);
  const heightOf = new Map(cards.map(({ row, y }) => [row.key, y]));
  expect(heightOf.get('p0')).toBeLessThan(heightOf.get('p1') ?? 0);
  expect(heightOf.get('p1')).toBeLessThan(heightOf.get('p3') ?? 0);
});

test('500 collaborators form a compact picture, not one long row', () => {
  const { width, height } = branchOf(Array.from({ length: 501 }, () => 0));
  expect(width / height).toBeGreaterThan(0.5);
  expect(width / height).toBeLessThan(2);
});

test('with one column, the people of a manager are stacked, no wider than a card and its line', () => {
  const { cards, width } = branchOf([0, 0, 0, 0, 0, 0, 0, 0], 1);
  const [, ...reports] = cards;
  expect(new Set(reports.map(({ x }) => x)).size).toBe(1);
  expect(width).toBeLessThanOrEqual(cardWidth + 16);
});
