import { expect, test } from 'vitest';
import { storedPhone } from './stored-phone.ts';

test('a number is stored in E.164 format', () => {
  expect(storedPhone('(0)6 12-34-56-78', 'FR')).toBe('+33612345678');
  expect(storedPhone('+33 (0)6 12 34 56 78', 'FR')).toBe('+33612345678');
  expect(storedPhone('12', 'FR')).toBeUndefined();
  expect(storedPhone('06 12 34 56 78', '')).toBeUndefined();
});
