import { expect, test } from 'vitest';
import { directionOf } from './text-direction.ts';

test.each([
  ['محمد الفارسي', 'rtl'],
  ['יעקב BEN', 'rtl'],
  ['(3) דנה', 'rtl'],
  ['ﺍﺣﻤﺪ', 'rtl'],
  ['Dana דנה', 'ltr'],
  ['王 伟', 'ltr'],
  ['12', 'ltr'],
  ['', 'ltr'],
])('%j is laid out %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
