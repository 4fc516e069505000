import { expect, it } from 'vitest';
import { withoutTexts, withTexts } from './text-parts.ts';

it('removes long lists of texts from plain data, in parts, and restores them', () => {
  const long = Array.from({ length: 10_000 }, (_, index) => `text ${index}`);
  const data = { long, inner: { short: ['a', 'b'], again: long.slice(1), numbers: Uint32Array.of(1, 2) }, empty: [] };
  const parts: string[][] = [];
  const rest = structuredClone(withoutTexts(data, parts));
  expect(JSON.stringify(rest)).not.toContain('text 1');
  expect(parts.flat()).toHaveLength(19_999);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(5000);
  expect(withTexts(rest, parts)).toEqual(data);
});
