import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test that logs an error fails. A test that expects one replaces this spy with
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`. `server/test/test-log.ts` passes errors of the server's log on to the console.
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
