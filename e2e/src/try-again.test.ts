import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { people, sharedAdministrator } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { words } from './harness/words.ts';

const { errors, search, shell, settings } = words;

interface Failure {
  /** What cannot be loaded. */
  name: string;
  viewer: Colleague;
  address: string;
  /** Path of the failing requests. */
  request: string;
  /** The part of the page with the message and, later, the content. */
  part: (page: Page) => Locator;
  content: (part: Locator) => Locator;
}

const failures: Failure[] = [
  {
    name: 'a list in Settings',
    viewer: sharedAdministrator,
    address: '/Settings?section=administrators&action=change',
    request: '**/api/admin/users',
    part: (page) => page.getByRole('main').getByRole('group', { name: settings.administrators }),
    content: (part) => part.getByRole('listitem').first(),
  },
  {
    name: 'the results of a search',
    viewer: people.reader,
    address: '/Result?globalQuery=Durandeau',
    request: '**/api/users?*',
    part: (page) => page.getByRole('region', { name: search.results }),
    content: (part) => part.getByRole('listitem').first(),
  },
  {
    name: 'a profile',
    viewer: people.reader,
    address: `/Profile?${people.greek.login}`,
    request: '**/api/get-user-profile?*',
    part: (page) => page.getByRole('main'),
    content: (part) => part.getByRole('heading', { level: 1, name: nameOf(people.greek) }),
  },
  {
    name: 'an org chart',
    viewer: people.reader,
    address: '/orgchart',
    request: '**/api/org-chart*',
    part: (page) => page.getByRole('main'),
    content: (part) => part.getByRole('article').first(),
  },
  {
    name: 'the favourites on Home',
    viewer: people.reader,
    address: '/',
    request: '**/api/favourites?*',
    part: (page) => page.getByRole('region', { name: shell.favourites }),
    content: (part) => part.getByText(shell.favouritesNone),
  },
];

const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

describe('after “Try again” by keyboard', () => {
  test.for(failures)(
    'the focus stays with $name, first on the button of a second failure, then around the content',
    async ({ viewer, address, request, part, content }, { visit }) => {
      const { page, problems } = await visit();
      await page.route(request, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await signIn(page, viewer, address);
      const again = part(page).getByRole('button', { name: shell.tryAgain });
      await again.focus();
      const second = page.waitForResponse(request);
      await page.keyboard.press('Enter');
      await second;
      await expect.poll(() => hasFocus(again)).toBe(true);
      problems.expect(/^answer: 500/);
      await page.unroute(request);
      await page.keyboard.press('Enter');
      await content(part(page)).waitFor();
      expect(await hasFocus(part(page))).toBe(true);
    },
  );

  test('the focus stays elsewhere if it has been moved away before the content appears', async ({ visit }) => {
    const { page, problems } = await visit();
    const request = '**/api/users?*';
    await page.route(request, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await signIn(page, people.reader, '/Result?globalQuery=Durandeau');
    const again = page.getByRole('main').getByRole('button', { name: shell.tryAgain });
    await again.focus();
    const answer = Promise.withResolvers<void>();
    await page.unroute(request);
    await page.route(request, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await again.waitFor({ state: 'detached' });
    const box = page.getByRole('main').getByRole('combobox');
    await box.focus();
    answer.resolve();
    await page.getByRole('region', { name: search.results }).getByRole('listitem').first().waitFor();
    expect(await hasFocus(box)).toBe(true);
    problems.expect(/^answer: 500/);
  });
});

describe('a search box whose search has failed', () => {
  test('offers “Try again” as its option, and keeps the focus', async ({ visit }) => {
    const { page, problems, checkAccessibility } = await visit();
    const request = '**/api/users?*';
    await signIn(page, people.reader, '/myprofile');
    await page.route(request, (route) => route.fulfill({ status: 500, body: 'broken' }));
    const banner = page.getByRole('banner');
    const box = banner.getByRole('combobox', { name: search.boxLabel });
    const again = banner.getByRole('option', { name: shell.tryAgain });
    await box.fill('Durandeau');
    await again.waitFor();
    await checkAccessibility();
    await page.getByRole('status').getByText(errors['server.failed']).waitFor();
    const second = page.waitForResponse(request);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await second;
    await again.waitFor();
    problems.expect(/^answer: 500/);
    await page.unroute(request);
    await page.keyboard.press('Enter');
    await banner
      .getByRole('option')
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
    expect(await again.count()).toBe(0);
    expect(await hasFocus(box)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/myprofile');
  });

  test('is searched again by a click on “Try again”, and keeps the focus', async ({ visit }) => {
    const { page, problems } = await visit();
    const request = '**/api/users?*';
    await signIn(page, people.reader, '/orgchart');
    await page.route(request, (route) => route.fulfill({ status: 500, body: 'broken' }));
    const chartSearch = page.getByRole('main').getByRole('combobox').first();
    await chartSearch.fill('Durandeau');
    const again = page.getByRole('main').getByRole('option', { name: shell.tryAgain });
    await again.waitFor();
    await page.unroute(request);
    await again.click();
    await page
      .getByRole('option')
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
    expect(await hasFocus(chartSearch)).toBe(true);
    problems.expect(/^answer: 500/);
  });
});
