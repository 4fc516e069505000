import { afterEach, expect, test } from 'vitest';
import { createBrowserRouter } from 'react-router';
import { nameHistoryEntry } from './history-entry.ts';

/** The key that the application sees for the address at which it is loaded. */
function loadedKey(): string {
  nameHistoryEntry();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  router.dispose();
  return router.state.location.key;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('each loaded page has its own history key, which a reload keeps', () => {
  window.history.replaceState(null, '', '/Result?globalQuery=a');
  const first = loadedKey();
  expect(loadedKey()).toBe(first);
  window.history.replaceState(null, '', '/Result?globalQuery=b');
  expect(loadedKey()).not.toBe(first);
});
