import { expect, test } from 'vitest';
import { acceptsCoding } from './accepts-coding.ts';

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR ; q=0.5', true],
  ['br;q=0.001', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['gzip, brotli', false],
  ['', false],
  [undefined, false],
])('%s accepts Brotli: %s', (accepted, isAccepted) => {
  expect(acceptsCoding({ headers: { 'accept-encoding': accepted } }, 'br')).toBe(isAccepted);
});
