import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { freePort } from '../../tools/src/free-port.ts';
import { importPeople } from '../../tools/src/run-people-command.ts';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { startDirectory } from './harness/start-directory.ts';
import { words } from './harness/words.ts';

const { shell, search } = words;

const box = (page: Page) => page.getByRole('combobox', { name: search.boxLabel });

/** Waits until the service worker has cached the application, and returns the cached paths. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

describe('offline', () => {
  test(
    'the application opens, shows that it is offline, keeps the typed text, and continues when the connection is back',
    inEveryLanguage,
    async ({ visit }) => {
      const environment = { PORT: String(await freePort()) };
      let directory = await startDirectory(environment);
      try {
        await importPeople(directory, [people.reader]);
        const { page, context, problems } = await visit({ at: directory.address });
        await signIn(page);
        expect((await keptPaths(page)).filter((path) => !/^\/(?:assets\/[\w.-]+)?$/.test(path))).toEqual([]);
        await context.setOffline(true);
        await directory.stop();

        await page.goto('/orgchart');
        await page.getByRole('heading', { level: 1, name: shell.offlineHeading }).waitFor();
        await page.goto('/');
        await page.getByRole('banner').getByText(shell.offline).waitFor();
        await box(page).fill('Durandeau');

        directory = await startDirectory({ ...environment, DATA_DIR: directory.dataFolder });
        await context.setOffline(false);
        await page.getByRole('banner').getByText(shell.onlineAgain).waitFor();
        const suggestions = page.getByRole('listbox', { name: search.suggestions }).getByRole('option');
        await suggestions.filter({ hasText: 'DURANDEAU' }).first().waitFor();
        expect(await box(page).inputValue()).toBe('Durandeau');
        // Requests that failed while offline.
        problems.expect(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
      } finally {
        await directory.stop();
      }
    },
  );
});
