import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { people } from './harness/colleagues.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { say, words } from './harness/words.ts';

const { shell, search } = words;

const box = (page: Page) => page.getByRole('combobox', { name: search.boxLabel });
const suggestions = (page: Page) => page.getByRole('listbox', { name: search.suggestions }).getByRole('option');

describe('quick results', () => {
  test(
    'the search box suggests three people, and choosing one opens the profile',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      await signIn(page);
      await takeScreenshots('home');
      await box(page).fill('Quillfeather');
      await expect.poll(() => suggestions(page).count()).toBe(3);
      expect(await suggestions(page).first().innerText()).toContain('QUILLFEATHER');
      await checkAccessibility();
      await takeScreenshots('home-quick-results');
      await suggestions(page).first().click();
      await page.waitForURL(/\/Profile\?qf7\d{3}(@|%40)/i);
    },
  );

  test('two characters send no request', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await box(page).fill('Qu');
    await box(page).fill('Qui');
    await expect.poll(() => suggestions(page).count()).toBe(3);
    expect(
      asked
        .filter((address) => address.includes('/api/users'))
        .map((address) => new URL(address).searchParams.get('globalQuery')),
    ).toEqual(['Qui']);
  });

  test('a person without a name is shown as UNKNOWN USER', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await box(page).fill('NN4004');
    await suggestions(page).filter({ hasText: shell.unknownUser }).waitFor();
  });

  test('arrow keys move through the suggestions, Enter opens one, Escape closes them, and they are announced', async ({
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page);
    await box(page).fill('Quillfeather');
    await expect.poll(() => suggestions(page).count()).toBe(3);
    await page
      .getByRole('status')
      .filter({ hasText: say(search.suggestionsAnnounced_other, { count: 3 }) })
      .waitFor();
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await page.getByRole('option', { selected: true }).and(suggestions(page).nth(1)).waitFor();
    await box(page).press('Escape');
    await suggestions(page).first().waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe('Quillfeather');
    await box(page).press('ArrowDown');
    await suggestions(page).first().waitFor();
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await page.waitForURL(/\/Profile\?/);
  });

  test('suggestions for another text cannot be chosen', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await box(page).fill('Quillfeather');
    await suggestions(page).first().waitFor();
    await box(page).fill('Quillbert');
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await page.waitForURL(/\/Result\?globalQuery=Quillbert$/);
  });

  test('a click outside hides the suggestions', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await box(page).fill('Quillfeather');
    await suggestions(page).first().waitFor();
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await suggestions(page).first().waitFor({ state: 'hidden' });
    expect(await suggestions(page).count()).toBe(0);
  });

  test('a failed request shows no suggestions, and the box keeps working', async ({ visit }) => {
    const { page, problems } = await visit();
    await signIn(page);
    await page.route('**/api/users?*', (route) => route.fulfill({ status: 503, body: 'away' }), { times: 1 });
    await box(page).fill('Durandeau');
    await expect.poll(() => problems.expect(/^answer: 503/)).toBe(1);
    await box(page).fill('Quillbert');
    await suggestions(page)
      .filter({ hasText: nameOf(people.formula) })
      .waitFor();
  });
});

describe('submitting a search', () => {
  test('Enter opens the results without waiting for suggestions', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await box(page).fill('Durandeau');
    await box(page).press('Enter');
    await page.waitForURL(/\/Result\?globalQuery=Durandeau$/);
    await page
      .getByRole('listitem')
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
  });

  test('Start Search passes every filter to the results', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page);
    const gbus = page.waitForResponse('**/api/gbus?*');
    await page.getByRole('button', { name: search.advancedSearch }).click();
    await gbus;
    await page.getByLabel(search.lastNameQuery, { exact: true }).fill('Quillfeather');
    await page.getByLabel(search.cityQuery, { exact: true }).fill('Bordeaux');
    await page.getByLabel(search.employeeTypeQuery, { exact: true }).selectOption({ label: search.internal });
    await page.getByLabel(search.C_countryNameQuery, { exact: true }).selectOption({ label: 'France' });
    await checkAccessibility();
    await takeScreenshots('home-advanced');
    await page.getByRole('button', { name: search.startSearch }).click();
    await page.waitForURL(/\/Result\?/);
    const address = new URL(page.url()).searchParams;
    expect(Object.fromEntries(address)).toMatchObject({
      lastNameQuery: 'Quillfeather',
      cityQuery: 'Bordeaux',
      employeeTypeQuery: 'I',
    });
    await page.getByRole('heading', { name: say(search.count_other, { total: 47 }) }).waitFor();
  });

  test('the search is stored in the browser and cleared when the home page is reloaded', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await box(page).fill('Durandeau');
    const kept = () =>
      page.evaluate(() => Object.values({ ...localStorage }).filter((value) => value === 'Durandeau').length);
    await expect.poll(kept).toBe(1);
    await page.reload();
    await box(page).waitFor();
    await expect.poll(kept).toBe(0);
    expect(await box(page).inputValue()).toBe('');
  });

  test('More opens the results', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    await page.getByRole('link', { name: search.more, exact: true }).click();
    await page.waitForURL(/\/Result$/);
    await page.getByRole('list', { name: search.results }).getByRole('listitem').first().waitFor();
  });
});

test('on a phone the focus ring of a button at the edge of the page is fully visible', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await signIn(page);
  await page.getByRole('button', { name: search.startSearch }).focus();
  await page.keyboard.press('Tab');
  const begin = await page.evaluate(() => {
    const { outlineOffset, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    const { left = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    return left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
  });
  expect(begin).toBeGreaterThanOrEqual(0);
});

test.for([390, 768])('at %i px, the search box is aligned with the people', async (width, { visit }) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await signIn(page);
  const begin = await box(page).boundingBox();
  const list = await page.getByRole('heading', { name: shell.favourites }).boundingBox();
  expect(list?.x).toBeGreaterThan(0);
  expect(begin?.x).toBe(list?.x);
});

test.for([390, 1440])(
  'at %i px, the recently viewed people are aligned with the favourites',
  async (width, { visit }) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await signIn(page, people.reader, `/Profile?${people.hyphen.login}`);
    await page.getByRole('heading', { level: 1, name: nameOf(people.hyphen) }).waitFor();
    await page.goto('/');
    const edgesOf = async (heading: string) => {
      const around = await page.getByRole('region', { name: heading }).boundingBox();
      return around && [around.x, around.x + around.width];
    };
    await page.getByRole('region', { name: search.recentHeading }).waitFor();
    expect(await edgesOf(search.recentHeading)).toEqual(await edgesOf(shell.favourites));
  },
);
