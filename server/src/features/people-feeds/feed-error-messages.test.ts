import { expect, test } from 'vitest';
import { sentenceForFeed } from './feed-error-messages.ts';

test.each([
  ['the file system', { code: 'ENOSPC' }],
  ['a quota', { code: 'EDQUOT' }],
  ['PostgreSQL', { code: '53100', severity: 'ERROR' }],
  ['the file system of the embedded database', { errno: 51 }],
])('a full disk is a sentence when it is reported by %s', (_what, properties) => {
  expect(sentenceForFeed(Object.assign(new Error('a message'), properties))).toMatch(
    /is full\. Nothing was changed\.$/,
  );
});

test('a bug has no sentence', () => {
  expect(sentenceForFeed(new TypeError('a message'))).toBeUndefined();
});
