import { expect, test } from 'vitest';
import { clampLong, longTexts } from './long-text.ts';

const long = 'Consultant '.repeat(20);

test('only long texts are cut, and the tooltip has all of them', () => {
  expect(clampLong('Analyst')).toBeUndefined();
  expect(clampLong(long)).toBeDefined();
  expect(longTexts('Ada', 'Analyst')).toBeUndefined();
  expect(longTexts('Ada', long)).toBe(long);
  expect(longTexts(long, long)).toBe(`${long}\n\n${long}`);
});
