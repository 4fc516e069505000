import { expect, test } from 'vitest';
import { messageForOperator } from './feed-error-messages.ts';

test.each([
  ['the file system', { code: 'ENOSPC' }],
  ['a quota', { code: 'EDQUOT' }],
  ['PostgreSQL', { code: '53100', severity: 'ERROR' }],
  ['the file system of the embedded database', { errno: 51 }],
])('a full disk gets a sentence if reported by %s', (_what, properties) => {
  expect(messageForOperator(Object.assign(new Error('a message'), properties))).toMatch(
    /is full\. Nothing was changed\.$/,
  );
});

test('an unexpected error gets no sentence', () => {
  expect(messageForOperator(new TypeError('a message'))).toBeUndefined();
});
