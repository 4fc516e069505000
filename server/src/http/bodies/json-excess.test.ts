import { expect, test } from 'vitest';
import { jsonExcess } from './json-excess.ts';

const bounds = { depth: 3, values: 6 };

test.each([
  ['[[[1]]]', undefined],
  ['[[[[1]]]]', 'depth'],
  ['{"a":{"b":[{"c":1}]}}', 'depth'],
  ['[1,2,3,4,5]', undefined],
  ['[1,2,3,4,5,6]', 'values'],
  ['[{},{},{}]', 'values'],
  // Brackets and commas in strings do not count, whatever quotes they contain.
  [JSON.stringify({ text: '[[[[[[,,,,,,"[[[[,,,,\\' }), undefined],
  [`"${'['.repeat(100)}`, undefined],
  ['', undefined],
] as const)('%j exceeds %s', (text, excess) => {
  expect(jsonExcess(text, bounds)).toBe(excess);
});
