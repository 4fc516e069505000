import { expect, test } from 'vitest';
import { resultText } from './people-result.ts';

test('the result of a command has the singular for one', () => {
  const removed = { people: 1, administrators: 1, rules: 2, addressLists: 1 };
  expect(resultText({ name: 'remove-demo', removed })).toBe(
    'The demo group was removed: 1 person, 1 administrator, 2 self-service rules, 1 address list.\n',
  );
});

test('numbers in the result of a command are grouped', () => {
  const removed = { people: 5000, administrators: 3, rules: 0, addressLists: 12 };
  expect(resultText({ name: 'remove-demo', removed })).toBe(
    'The demo group was removed: 5,000 people, 3 administrators, 0 self-service rules, 12 address lists.\n',
  );
});
