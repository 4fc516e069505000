import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test that logs an error fails. A test that expects a logged error replaces this spy with
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`. The server's log is passed on to the console by
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
