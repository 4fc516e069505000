import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { words } from './harness/words.ts';

const { shell, search, errors } = words;
const headerBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: search.boxLabel });
const pageBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: search.boxLabel });
/** The link to all results, with any number. */
const seeAll = new RegExp(search.seeAll.replace('{{total}}', String.raw`\d+\+?`));
const options = (page: Page) => page.getByRole('banner').getByRole('option');

describe('the header search', () => {
  test('offers eight people and a link to all of them', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, '/myprofile');
    await headerBox(page).pressSequentially('Quillfea');
    await options(page).first().waitFor();
    expect(await options(page).count()).toBe(8);
    await checkAccessibility();
    await takeScreenshots('header-search');
    await page.getByRole('link', { name: seeAll }).click();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    expect(await pageBox(page).inputValue()).toBe('Quillfea');
    expect(await headerBox(page).count()).toBe(0);
  });

  test('opens a profile by keyboard, and is empty afterwards', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/myprofile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await headerBox(page).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('Keramidas');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: nameOf(people.greek) }).waitFor();
    expect(await headerBox(page).inputValue()).toBe('');
  });

  test('searches for two letters on Enter', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/myprofile');
    await headerBox(page).fill('Wu');
    await headerBox(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    expect(new URL(page.url()).searchParams.get('globalQuery')).toBe('Wu');
  });

  test('shows that nobody was found, until the text changes', async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, '/myprofile');
    await headerBox(page).fill('qzxqzxqzx');
    const announcement = page.getByRole('status').getByText(shell.nobodyFound);
    await announcement.waitFor();
    expect(await page.getByRole('banner').getByRole('paragraph').getByText(shell.nobodyFound).isVisible()).toBe(true);
    await checkAccessibility();
    await takeScreenshots('header-search-nobody');
    await headerBox(page).fill('Keramidas');
    await options(page).first().waitFor();
    expect(await announcement.count()).toBe(0);
  });

  test('Ctrl K and / move the focus to the page’s own search box if it has one', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result');
    await pageBox(page).waitFor();
    await page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link').first().focus();
    await page.keyboard.press('Control+k');
    await expect.poll(() => pageBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('a/b');
    expect(await pageBox(page).inputValue()).toBe('a/b');
  });

  test('shows the complete city of each person on a narrow phone, however long title and company are', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 320, height: 640 } });
    await signIn(page, people.reader, '/');
    await pageBox(page).pressSequentially('Quillfea');
    const cities = page.getByRole('option').getByText(/^\s*· (Lyon|Bordeaux)$/);
    await cities.first().waitFor();
    expect(await cities.count()).toBe(3);
    const hidden = cities.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(await hidden).toEqual([0, 0, 0]);
  });

  test('is opened by a button on a phone, over the header', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility } = await visit({ viewport: { width: 390, height: 800 } });
    await signIn(page, people.reader, '/myprofile');
    const opener = page.getByRole('button', { name: shell.openSearch });
    await opener.waitFor();
    expect(await headerBox(page).isVisible()).toBe(false);
    await opener.click();
    await expect.poll(() => headerBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('Quillfea');
    await options(page).first().waitFor();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'hidden' });
    expect(await headerBox(page).inputValue()).toBe('Quillfea');
    expect(await headerBox(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await headerBox(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('says on a phone why there is no box, which appears when it is opened again', async ({ visit }) => {
    const { page, context, problems } = await visit({ viewport: { width: 390, height: 800 } });
    await context.route('**/header-search-form*', (route) => route.abort());
    await signIn(page, people.reader, '/myprofile');
    const opener = page.getByRole('button', { name: shell.openSearch });
    await opener.click();
    const failed = page.getByRole('banner').getByText(errors['network.failed']);
    await failed.waitFor();
    await context.unroute('**/header-search-form*');
    await page.getByRole('button', { name: shell.closeSearch }).click();
    await opener.click();
    await headerBox(page).waitFor();
    expect(await failed.count()).toBe(0);
    // Its style sheet failed too, and is loaded again.
    expect((await headerBox(page).boundingBox())?.height).toBeGreaterThan(36);
    problems.expect(/ERR_FAILED/);
  });
});
