import { expect, test } from 'vitest';
import { hasTag } from './if-none-match.ts';

test.each([
  ['"a1"', true],
  ['W/"a1"', true],
  ['"b2", W/"a1"', true],
  [' * ', true],
  ['"b2"', false],
  ['"A1"', false],
  ['a1', false],
  ['', false],
  [undefined, false],
])('a client that sends If-None-Match: %s has "a1": %s', (header, isKnown) => {
  expect(hasTag(header, '"a1"')).toBe(isKnown);
});
