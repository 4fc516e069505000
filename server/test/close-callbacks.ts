import { onTestFinished, TestRunner } from 'vitest';

/** Functions that close what the tests of the current file opened outside of a test, oldest first. */
export const closeCallbacks: (() => Promise<void>)[] = [];

/** Calls `close` after the current test, or after the last test of the file if none is running. What was opened last is closed first. */
export function closeLater(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest() === undefined) closeCallbacks.push(close);
  else onTestFinished(close);
}
