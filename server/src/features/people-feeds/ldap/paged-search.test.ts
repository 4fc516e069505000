import { expect, it } from 'vitest';
import { nextSize } from './paged-search.ts';

const megabyte = 1024 * 1024;
const options = { pageSize: 500, timeLimit: 60 };

it.each([
  ['small entries, quickly', { entries: 20, bytes: 20_000, seconds: 0.05 }, 500],
  ['entries with large photos', { entries: 20, bytes: 20 * megabyte, seconds: 1 }, 16],
  ['an entry that is larger than a page', { entries: 1, bytes: 30 * megabyte, seconds: 2 }, 1],
  ['ten entries a second', { entries: 500, bytes: 500_000, seconds: 50 }, 150],
  ['a small page that was slow', { entries: 20, bytes: 20_000, seconds: 20 }, 20],
  ['one entry in half a minute', { entries: 1, bytes: 1000, seconds: 30 }, 1],
  ['two entries at once', { entries: 2, bytes: 1, seconds: 0 }, 500],
])('after %s, a page has as many entries as fit into its memory and a quarter of the time limit', (_, page, size) => {
  expect(nextSize(page, options)).toBe(size);
});
