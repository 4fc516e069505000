import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const card = { width: 300, height: 200 };
const viewport = { width: 1000, height: 800 };
const box = (left: number, top: number, width = 100, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['below', box(100, 100), { left: 100, top: 124 }],
  ['below, within the viewport', box(950, 100), { left: 692, top: 124 }],
  ['above at the bottom of the viewport', box(100, 700), { left: 100, top: 496 }],
  ['right of a high anchor', box(100, 50, 100, 700), { left: 204, top: 50 }],
  ['left of a high anchor at the right edge', box(850, 50, 150, 700), { left: 546, top: 50 }],
  ['below, where it fits nowhere', box(0, 0, 1000, 800), { left: 8, top: 804 }],
])('a card is %s', (_place, anchor, place) => {
  expect(placeCard(anchor, card, viewport, undefined)).toEqual(place);
});

test('a card does not cover the focused element', () => {
  expect(placeCard(box(100, 400), card, viewport, box(100, 500))).toEqual({ left: 100, top: 196 });
  expect(placeCard(box(0, 0, 1000, 800), card, viewport, box(0, 810))).toBeUndefined();
});

test('a card on a narrow screen starts at the edge of the screen', () => {
  expect(placeCard(box(200, 100), card, { width: 320, height: 800 }, undefined)).toEqual({ left: 12, top: 124 });
});
