import { expect, test } from 'vitest';
import { expressionsIn } from './collect-regular-expressions.ts';
import { whyNotLinear } from './prove-linear.ts';

test('literals, constant calls of RegExp, and expressions that are built at run time are found', () => {
  const source = String.raw`
const a = text.replace(/\d+$/gu, '/no/');
const b = new RegExp('a+', 'i');
const c = RegExp(text);
`;
  expect(expressionsIn('some.ts', source)).toEqual([
    { text: String.raw`/\d+$/gu`, file: 'some.ts', line: 2, isBuilt: false },
    { text: '/a+/i', file: 'some.ts', line: 3, isBuilt: false },
    { text: 'RegExp(text)', file: 'some.ts', line: 4, isBuilt: true },
  ]);
});

test.each([
  ['/^a+$/', ''],
  [String.raw`/\d+$/`, '2nd degree polynomial'],
  ['/^(?:a|a)*$/', 'exponential'],
  ['/^(.+)\\1$/', 'not proved (unsupported)'],
])('the verdict on %s is %j', async (text, verdict) => {
  expect(await whyNotLinear(text)).toBe(verdict);
});
