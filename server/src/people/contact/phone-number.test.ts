import { expect, test } from 'vitest';
import { callAddress, internationalPhone, shownPhone } from './phone-number.ts';

test.each([
  ['+33612345678', 'FR', '+33 6 12 34 56 78', 'tel:+33612345678'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78', 'tel:+33612345678'],
  ['+442071838750', '', '+44 20 7183 8750', 'tel:+442071838750'],
  ['4711', 'FR', '4711', 'tel:4711'],
  ['4711', 'DE', '4711', 'tel:4711'],
  ['5-47110', 'AT', '5-47110', 'tel:547110'],
  ['ask the desk', 'FR', 'ask the desk', ''],
  ['', '', '', ''],
])('%j in %j is displayed as %j and dialled as %j', (stored, country, readable, link) => {
  expect(shownPhone(stored, country)).toEqual({ readable, link });
});

test.each([
  ['01 40 00 00 20', 'FR', '+33140000020'],
  ['+33 (0)1 40 00 00 20', 'BE', '+33140000020'],
  ['01 40 00 00 20', '', '01 40 00 00 20'],
  ['+33 1 40 00 00 20 ext. 12', 'FR', '+33 1 40 00 00 20 ext. 12'],
  ['4711', 'FR', '4711'],
  ['12345', 'DE', '12345'],
  ['030 1234', 'DE', '+49301234'],
  ['1234567', 'EE', '+3721234567'],
  ['ask the desk', 'FR', 'ask the desk'],
])('%j in %j is %j for people in other countries', (stored, country, international) => {
  expect(internationalPhone(stored, country)).toBe(international);
});

test.each([
  [['+33 6 12 34 56 78'], '', 'tel:+33612345678'],
  [['06 12 34 56 78'], 'FR', 'tel:+33612345678'],
  [['', '+33612345678', '+33472000111'], 'FR', 'tel:+33612345678'],
  [['none', '4711'], 'FR', 'tel:4711'],
  [['', ''], 'FR', ''],
  [['ask reception'], 'FR', ''],
  [['+33612345678"><script>'], 'FR', 'tel:+33612345678'],
  [['javascript:alert(1)'], 'XX', ''],
])('%j in %s has the call link %j', (numbers, country, address) => {
  expect(callAddress(numbers, country)).toBe(address);
});
