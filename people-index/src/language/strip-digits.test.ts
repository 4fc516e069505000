import { expect, test } from 'vitest';
import { withoutFinalDigits, withoutOuterDigits } from './strip-digits.ts';

test.each([
  ['marie2', 'marie', 'marie'],
  ['2marie34', '2marie', 'marie'],
  ['m2m', 'm2m', 'm2m'],
  ['123', '', ''],
  ['', '', ''],
])('%j without digits at the end is %j, and without outer digits %j', (text, withoutFinal, withoutOuter) => {
  expect(withoutFinalDigits(text)).toBe(withoutFinal);
  expect(withoutOuterDigits(text)).toBe(withoutOuter);
});
