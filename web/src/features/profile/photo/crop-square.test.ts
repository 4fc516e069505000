import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragCrop, squareOf, initialCrop, zoomCrop } from './crop-square.ts';

const edges = fc.integer({ min: 1, max: 20_000 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const crops = fc.record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }), across: shares, down: shares });

test('the initial crop is the largest square in the middle', () => {
  expect(squareOf(400, 300, initialCrop)).toEqual({ left: 50, top: 0, edge: 300 });
});

test('dragging the picture to the right moves the crop to the left', () => {
  expect(squareOf(400, 300, dragCrop(400, 300, initialCrop, 0.1, 0))).toMatchObject({ left: 20, top: 0 });
});

test('zooming keeps the centre', () => {
  expect(squareOf(400, 300, zoomCrop(400, 300, initialCrop, 2))).toEqual({ left: 125, top: 75, edge: 150 });
});

test('the square is always within the picture', () => {
  const moves = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(edges, edges, crops, moves, moves, moves, (width, height, start, byX, byY, zoom) => {
      const crop = zoomCrop(width, height, dragCrop(width, height, start, byX, byY), zoom);
      const { left, top, edge } = squareOf(width, height, crop);
      const slack = 1e-6;
      expect(edge).toBeGreaterThan(0);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack);
      expect(left + edge).toBeLessThanOrEqual(width + slack);
      expect(top + edge).toBeLessThanOrEqual(height + slack);
    }),
  );
});
