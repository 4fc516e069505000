import { expect, test } from 'vitest';
import type { BranchRow } from '../branch/branch-rows.ts';
import type { TreeLayout } from './tree-layout.ts';
import { cardAt, fitViewport, resizeViewport, scrollToCard, zoomViewport } from './tree-viewport.ts';

const size = { width: 1000, height: 600 };
const row = { key: 'a' } as BranchRow;
const layout: TreeLayout = { cards: [{ row, x: 4000, y: 100 }], lines: [], width: 8000, height: 900 };

test('a complete branch fits, centred', () => {
  const { x, scale } = fitViewport(layout, size);
  expect(scale).toBeCloseTo(1000 / 8048);
  expect(x + size.width / scale / 2).toBeCloseTo(4000);
});

test('a small branch is not enlarged', () => {
  expect(fitViewport({ ...layout, width: 264, height: 72 }, size).scale).toBe(1);
});

test('zooming keeps the point under the pointer in place', () => {
  const before = { x: 300, y: 40, scale: 0.5 };
  const point = { x: 200, y: 100 };
  const after = zoomViewport(before, 1.5, point, 0.1);
  expect(after.scale).toBe(0.75);
  expect(after.x + point.x / after.scale).toBeCloseTo(before.x + point.x / before.scale);
  expect(after.y + point.y / after.scale).toBeCloseTo(before.y + point.y / before.scale);
});

test('zooming out stops when everything is visible', () => {
  expect(zoomViewport({ x: 0, y: 0, scale: 0.5 }, 0.01, { x: 0, y: 0 }, 0.2).scale).toBe(0.2);
});

test('the centre remains centred when a phone is rotated', () => {
  const before = { x: 300, y: 40, scale: 0.5 };
  const after = resizeViewport(before, { width: 390, height: 600 }, { width: 800, height: 300 });
  expect(after).toEqual({ x: 300 + 390 - 800, y: 40, scale: 0.5 });
});

test('a hidden card is scrolled into view, and a visible one does not move', () => {
  const viewport = { x: 0, y: 0, scale: 1 };
  expect(scrollToCard(viewport, size, { x: 100, y: 100 })).toEqual(viewport);
  expect(scrollToCard(viewport, size, { x: 4000, y: 100 })).toEqual({ x: 4000 + 264 + 24 - 1000, y: 0, scale: 1 });
});

test('finds the card at a point', () => {
  expect(cardAt(layout, { x: 3900, y: 0, scale: 1 }, { x: 110, y: 120 })).toMatchObject({
    card: { row },
    x: 10,
    y: 20,
  });
  expect(cardAt(layout, { x: 3900, y: 0, scale: 1 }, { x: 10, y: 10 })).toBeUndefined();
});
