import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './harness/e2e-test.ts';
import { words } from './harness/words.ts';

const { shell } = words;

/** Whether the background of the page is darker than its text. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const brightness = (value: string) =>
      (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return brightness(backgroundColor) < brightness(color);
  });

const choose = (page: Page, theme: string) =>
  page.getByRole('combobox', { name: shell.chooseTheme }).selectOption({ label: theme });

describe('the theme', () => {
  test('follows the device until one is chosen, which this browser remembers', async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: shell.login }).waitFor();
    await expect.poll(() => isDark(page)).toBe(true);

    await choose(page, shell.themeLight);
    await expect.poll(() => isDark(page)).toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    await choose(page, shell.themeDark);
    await expect.poll(() => isDark(page)).toBe(true);

    // The page is never shown in another theme first, not even while its scripts and styles are loading.
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.starting').waitFor();
    await expect.poll(() => isDark(page)).toBe(true);
    await page.unroute('**/assets/**');
    await page.reload();

    await choose(page, shell.themeSystem);
    await expect.poll(() => isDark(page)).toBe(false);
  });
});
