import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date(2026, 10, 21, 0, 30);

test.each([
  [new Date(2026, 10, 21, 0, 10), 'today'],
  [new Date(2026, 10, 20, 23, 50), 'yesterday'],
  [new Date(2026, 10, 10, 12), '11 days ago'],
  [new Date(2026, 9, 20, 12), '4 weeks ago'],
  [new Date(2026, 5, 1, 12), '5 months ago'],
  [new Date(2023, 5, 1, 12), '3 years ago'],
  [new Date(2026, 10, 22, 12), 'today'],
])('%s was %s', (at, expected) => {
  expect(timeAgo(at, now, 'en-GB')).toBe(expected);
});

test('the text is in the viewer’s language', () => {
  expect(timeAgo(new Date(2026, 10, 20), now, 'fr')).toBe('hier');
});
