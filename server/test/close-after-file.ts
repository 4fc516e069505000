import { afterAll } from 'vitest';
import { closeCallbacks } from './close-callbacks.ts';

// NOTE: a setup file runs for every test file. An `afterAll` in another module would run once per worker, since the test files of a worker
// share their modules; an `afterAll` inside a hook is ignored.
afterAll(async () => {
  // Newest first, so that a directory is closed before its database.
  for (const close of closeCallbacks.splice(0).toReversed()) await close();
});
