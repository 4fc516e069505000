import { afterAll } from 'vitest';
import { opened } from './close-callbacks.ts';

// NOTE: a setup file runs for every test file. An `afterAll` in another module would run once for each worker, since its files share their
// modules, and one inside a hook is ignored.
afterAll(async () => {
  // The newest first, so that a directory is closed before its database.
  for (const close of opened.splice(0).toReversed()) await close();
});
