import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test that logs an error fails, whatever else it asserts. A test whose story is an error that is logged says so with
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`, which takes this one's place. The server's log arrives here by
 * `server/test/test-log.ts`.
 */
const logged: unknown[][] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    logged.push(parts);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(logged, 'errors that were logged during the test').toEqual([]);
});
