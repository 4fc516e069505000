import { expect, it } from 'vitest';
import { escapeDnValue } from './distinguished-name.ts';

it.each([
  ['Dupont', 'Dupont'],
  ['Smith, Jr.', 'Smith\\, Jr.'],
  ['a+b"c\\d<e>f;g=h', 'a\\+b\\"c\\\\d\\<e\\>f\\;g\\=h'],
  ['#1', '\\#1'],
  [' x ', '\\ x\\ '],
])('escapes %j as %j', (value, escaped) => {
  expect(escapeDnValue(value)).toBe(escaped);
});
