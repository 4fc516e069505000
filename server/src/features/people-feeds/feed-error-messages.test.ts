import { expect, test } from 'vitest';
import { DatabaseUnavailableError, UnconfirmedCommitError } from '../../database/time-limit.ts';
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

test('the message for a database that does not respond says that nothing was changed, unless that is unknown', () => {
  expect(messageForOperator(new DatabaseUnavailableError())).toBe(
    'The database is not responding. Nothing was changed.',
  );
  expect(messageForOperator(new UnconfirmedCommitError())).toBe(
    'The database did not confirm the change: it is stored completely, or not at all.',
  );
});

test('an unexpected error gets no sentence', () => {
  expect(messageForOperator(new TypeError('a message'))).toBeUndefined();
});
