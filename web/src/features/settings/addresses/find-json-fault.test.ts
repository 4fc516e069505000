import { expect, test } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

test.each([
  ['a value without quotes', '{\n  "bu": BU01\n}', 2, 9],
  ['a missing comma', '{"a": 1\n "b": 2}', 2, 2],
  ['a comma after the last value', '{"a": [1, 2,]}', 1, 13],
  ['a comma after the last field', '{"a": 1,}', 1, 9],
  ['a name without quotes', '{a: 1}', 1, 2],
  ['a missing colon', '{"a" 1}', 1, 6],
  ['a bracket of the wrong kind', '[1}', 1, 3],
  ['a line break in a string', '["a\nb"]', 1, 2],
  ['text after the end', '{}\n{}', 2, 1],
  ['text that is no JSON at all', 'bu;city', 1, 1],
  ['a truncated file', '{"bu": "BU01",\n "allowedAddresses": [', 2, 23],
  ['an empty file', '', 1, 1],
])('%s', (_, text, line, column) => {
  expect(() => JSON.parse(text) as unknown).toThrow(/JSON/);
  expect(findJsonFault(text)).toEqual({ line, column });
});

test('valid JSON is read to its end', () => {
  const text = JSON.stringify({ a: [{}, [], '\\"\u{1F600}\n', -1.5e-7, true, null], b: { c: 'd' } }, null, 1);
  expect(findJsonFault(text)).toMatchObject({ line: text.split('\n').length });
});
