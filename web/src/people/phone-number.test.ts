import { expect, test } from 'vitest';
import { phoneLink, readablePhone, storedPhone } from './phone-number.ts';

test.each([
  ['+33612345678', 'FR', '+33 6 12 34 56 78', 'tel:+33612345678'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78', 'tel:+33612345678'],
  ['+442071838750', '', '+44 20 7183 8750', 'tel:+442071838750'],
  ['4711', 'FR', '4711', 'tel:4711'],
  ['ask the desk', 'FR', 'ask the desk', undefined],
  ['', '', '', undefined],
])('%j of %j is read as %j and dialled as %j', (stored, country, readable, link) => {
  expect(readablePhone(stored, country)).toBe(readable);
  expect(phoneLink(stored, country)).toBe(link);
});

test('a number is stored in E.164 format', () => {
  expect(storedPhone('(0)6 12-34-56-78', 'FR')).toBe('+33612345678');
  expect(storedPhone('+33 (0)6 12 34 56 78', 'FR')).toBe('+33612345678');
  expect(storedPhone('12', 'FR')).toBeUndefined();
  expect(storedPhone('06 12 34 56 78', '')).toBeUndefined();
});
