import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { freePort } from '../../tools/src/free-port.ts';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { startStaffedDirectory } from './harness/start-staffed-directory.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';
import { words } from './harness/words.ts';

const { shell, search, profile, 'org-chart': orgChart } = words;

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
      let directory = await startStaffedDirectory(environment);
      try {
        const { page, context, problems } = await visit({ at: directory.address });
        await signIn(page);
        expect((await keptPaths(page)).filter((path) => !/^\/(?:assets\/[\w.-]+)?$/.test(path))).toEqual([]);
        await context.setOffline(true);
        await directory.stop();

        await page.goto('/orgchart');
        await page.getByRole('heading', { level: 1, name: shell.offlineHeading }).waitFor();
        // A public card, which is not stored.
        await page.goto('/callback/an-address-that-is-not-stored');
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

  test('on a connection that does not respond, the application opens, and continues when there is a response', async ({
    visit,
  }) => {
    const directory = await startStaffedDirectory({ PORT: String(await freePort()) });
    try {
      const { page } = await visit({ at: directory.address });
      await signIn(page);
      await keptPaths(page);
      // The system still accepts connections for the process.
      process.kill(directory.pid, 'SIGSTOP');
      await page.goto('/');
      await box(page).fill('Durandeau');
      process.kill(directory.pid, 'SIGCONT');
      const suggestions = page.getByRole('listbox', { name: search.suggestions }).getByRole('option');
      await suggestions.filter({ hasText: 'DURANDEAU' }).first().waitFor();
      expect(await box(page).inputValue()).toBe('Durandeau');
    } finally {
      process.kill(directory.pid, 'SIGCONT');
      await directory.stop();
    }
  });

  test('the views of the chart open some time after it, because they are loaded ahead', async ({ visit }) => {
    const { page, context, problems } = await visit();
    await page.clock.install();
    await signIn(page, people.reader, '/orgchart');
    await page.getByRole('heading', { level: 2, name: nameOf(people.reader) }).waitFor();
    const loaded = page.waitForResponse((response) => response.url().includes('/branch-views'));
    await page.clock.fastForward(10_000);
    await (await loaded).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: orgChart.outline }).click();
    await page.getByRole('tree').waitFor();
    problems.expect(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  });

  test(
    'a view of the chart that has not been loaded yet leaves the cards, says so, and opens when the connection is back',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, context, problems, checkAccessibility } = await visit();
      await signIn(page, people.reader, '/orgchart');
      const person = page.getByRole('heading', { level: 2, name: nameOf(people.reader) });
      await person.waitFor();
      await context.setOffline(true);
      for (const view of [orgChart.outline, orgChart.tree]) {
        await page.getByRole('main').getByRole('link', { name: view, exact: true }).click();
        await page.getByRole('alert').getByText(orgChart.viewFailed).waitFor();
        expect(await person.isVisible()).toBe(true);
      }
      await checkAccessibility();
      await page.getByRole('main').getByRole('link', { name: orgChart.cards, exact: true }).click();
      await page.getByText(orgChart.viewFailed).waitFor({ state: 'detached' });
      await page.getByRole('main').getByRole('link', { name: orgChart.outline, exact: true }).click();
      await page.getByText(orgChart.viewFailed).waitFor();
      await context.setOffline(false);
      await page.getByRole('tree').waitFor();
      expect(await page.getByText(orgChart.viewFailed).count()).toBe(0);
      problems.expect(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
    },
  );

  test('Edit, whose form has not been loaded yet, says so and works when the connection is back', async ({ visit }) => {
    const { page, context, problems } = await visit();
    await signIn(page, people.reader, '/myprofile');
    const edit = page.getByRole('main').getByRole('button', { name: profile.edit, exact: true });
    await edit.waitFor();
    await context.setOffline(true);
    await edit.click();
    await page.getByRole('alert').getByText(profile.formFailed).waitFor();
    await page.getByRole('heading', { level: 1, name: nameOf(people.reader) }).waitFor();
    await context.setOffline(false);
    await edit.click();
    const field = page.getByRole('form', { name: profile.editing }).getByRole('textbox').first();
    // With the style sheet of the form, whose request failed too.
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    expect(await page.getByText(profile.formFailed).count()).toBe(0);
    problems.expect(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  });
});
