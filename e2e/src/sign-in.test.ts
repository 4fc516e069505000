import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { people } from './harness/colleagues.ts';
import { choosePerson, demoWords, expectNothingPersonal, nameOf, signInByPages } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { shell, search } = words;
const minute = 60_000;

/** Opens a link while signed out, starts a sign-in, and cancels it on the provider's page. */
async function cancelSignIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await page.getByRole('button', { name: demoWords.cancel }).click();
}

describe('signing in', () => {
  test(
    'a visitor is asked to log in, and the header contains only the logo and Login',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      for (const address of ['/', '/Result', '/result?globalQuery=martin']) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1, name: shell.signedOutHeading }).waitFor();
        const header = page.getByRole('banner');
        await expect.poll(() => header.getByRole('button').allInnerTexts()).toEqual([shell.login]);
        expect(await header.getByRole('link').count()).toBe(1);
      }
      await checkAccessibility();
      await takeScreenshots('signed-out');
    },
  );

  test('Login in the header leads to the home page after the provider', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await page.goto('/Result');
    await page.getByRole('banner').getByRole('button', { name: shell.login }).click();
    await page.getByRole('heading', { level: 1, name: demoWords.heading }).waitFor();
    await checkAccessibility();
    await takeScreenshots('demo-sign-in');
    await choosePerson(page, people.reader);
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: shell.accountMenu }).click();
    await page.getByText(nameOf(people.reader)).waitFor();
  });

  test('a deep link opened before sign-in is restored after it', async ({ visit }) => {
    const { page } = await visit();
    const link = '/Result?globalQuery=Quillbert&cityQuery=Nantes';
    await signInByPages(page, people.reader, link);
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf(people.formula) })
      .waitFor();
    expect(page.url()).toContain(link);
  });

  test('a reload keeps the session, and keeps no token in local storage', async ({ visit }) => {
    const { page } = await visit();
    await signInByPages(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toMatch(/eyJ|token/i);
  });

  test('a cancelled sign-in shows the error of the provider, and the next one returns to the link', async ({
    visit,
  }) => {
    const { page } = await visit();
    await cancelSignIn(page, '/Result?globalQuery=Quillbert');
    await page.getByRole('heading', { level: 1, name: shell.signInFailedHeading }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/access_denied.*no one was chosen/s);
    await page.getByRole('button', { name: shell.signInAgain }).click();
    await choosePerson(page, people.reader);
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf(people.formula) })
      .waitFor();
    expect(page.url()).toContain('/Result?globalQuery=Quillbert');
  });

  test('a browser that forbids the site to store data is named as the reason', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility } = await visit();
    // What Chromium does if cookies and site data are blocked.
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: shell.login }).click();
    await page.getByRole('alert').getByText(shell.signInNeedsStorage).waitFor();
    await checkAccessibility();
  });

  test('Back after a sign-in leads to a page of the directory', async ({ visit }) => {
    const { page } = await visit();
    await signInByPages(page, people.reader, '/Result?globalQuery=Quillbert');
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
  });

  test('Back to a cancelled sign-in leads to a page of the directory, once the next one has succeeded', async ({
    visit,
  }) => {
    const { page } = await visit();
    await cancelSignIn(page, '/Result?globalQuery=Quillbert');
    await page.getByRole('button', { name: shell.signInAgain }).click();
    await choosePerson(page, people.reader);
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    // First to the provider's page, then to the cancelled attempt.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe('/');
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
  });

  test('a sign-in that takes longer than 30 minutes is rejected with an explanation', async ({ visit }) => {
    const { page, context } = await visit();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: shell.login }).click();
    await page.getByRole('heading', { level: 1, name: demoWords.heading }).waitFor();
    await context.clock.setSystemTime(Date.now() + 31 * minute);
    await choosePerson(page, people.reader);
    await page.getByText(shell.signInTooOld).waitFor();
  });
});

describe('sign-out', () => {
  test('Logout ends both sessions, and Back shows nothing personal', async ({ visit }) => {
    const { page } = await visit();
    await signInByPages(page, people.reader, '/Result?globalQuery=Durandeau');
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
    await page.getByRole('button', { name: shell.accountMenu }).click();
    await page.getByRole('button', { name: shell.logout }).click();
    await page.getByRole('heading', { level: 1, name: shell.signedOutHeading }).waitFor();
    await expectNothingPersonal(page);
    // The provider ends its session too. Going back earlier would interrupt that.
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.getByRole('heading', { level: 1, name: shell.signedOutHeading }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNothingPersonal(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'Durandeau',
    );

    // The session at the provider has ended too: it shows its sign-in page.
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: shell.login }).click();
    await page.getByRole('heading', { level: 1, name: demoWords.heading }).waitFor();
  });

  test('Logout revokes the refresh token', async ({ visit }) => {
    const { page } = await visit();
    await signInByPages(page);
    const { origin } = new URL(page.url());
    const stored = await page.evaluate(() => sessionStorage.getItem('directory.session'));
    const { refreshToken } = JSON.parse(stored ?? '{}') as { refreshToken: string };
    await page.getByRole('button', { name: shell.accountMenu }).click();
    await page.getByRole('button', { name: shell.logout }).click();
    await page.getByRole('heading', { level: 1, name: shell.signedOutHeading }).waitFor();
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'staff-directory' };
    const renewal = await fetch(`${origin}/demo-sign-in/token`, { method: 'POST', body: new URLSearchParams(form) });
    expect([renewal.status, await renewal.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  test('with a session that the server no longer accepts, the user signs in again and keeps the input', async ({
    visit,
  }) => {
    await using before = await startDirectory();
    const { page, context, problems } = await visit({ at: before.address });
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: shell.login }).click();
    await chooseAnyPerson(page);
    await page.getByRole('button', { name: search.advancedSearch }).click();
    await page.getByLabel(search.cityQuery).fill('Lyon');

    // A request of Home that is still under way would be repeated while the other directory starts.
    await page.waitForLoadState('networkidle');
    // Another directory is now at the same address, and does not accept tokens of the first one.
    await before.stop();
    await using _after = await startDirectory({ PORT: new URL(before.address).port });
    await page.getByLabel(search.boxLabel).fill('martin');
    await page.getByRole('heading', { name: shell.sessionEndedHeading }).waitFor();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: shell.signInAgain }).click(),
    ]);
    await chooseAnyPerson(tab);
    await page.getByRole('heading', { name: shell.sessionEndedHeading }).waitFor({ state: 'hidden' });
    expect(await page.getByLabel(search.cityQuery).inputValue()).toBe('Lyon');
    expect(await page.getByLabel(search.boxLabel).inputValue()).toBe('martin');
    problems.expect(/^answer: (400|401) /);
  });
});

async function chooseAnyPerson(page: Page): Promise<void> {
  await page.getByRole('list', { name: demoWords.suggested }).getByRole('button').first().click();
}
