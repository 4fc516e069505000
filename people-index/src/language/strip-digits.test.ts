import { expect, test } from 'vitest';
import { withoutFinalDigits, withoutOuterDigits } from './strip-digits.ts';

test.each([
  ['marie2', 'marie', 'marie'],
  ['2marie34', '2marie', 'marie'],
  ['m2m', 'm2m', 'm2m'],
  ['123', '', ''],
  ['', '', ''],
])('strips %j to %j at the end, and to %j at both ends', (text, withoutFinal, withoutOuter) => {
  expect(withoutFinalDigits(text)).toBe(withoutFinal);
  expect(withoutOuterDigits(text)).toBe(withoutOuter);
});
