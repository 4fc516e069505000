import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { search } = words;
const allQuillfeathers = '/Result?lastNameQuery=Quillfeather';

const panel = (page: Page) => page.getByRole('region', { name: search.narrowResults });
const value = (page: Page, name: string) => panel(page).getByRole('button', { name });
const found = (page: Page, total: number) =>
  page.getByRole('heading', { name: say(search.count_other, { total }) }).waitFor();
const addressOf = (page: Page) => new URL(page.url()).searchParams;

describe('facets', () => {
  test('the counts next to the list filter it, together with the filters', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    await found(page, 95);
    await value(page, 'Bordeaux 47').waitFor();
    await checkAccessibility();
    await takeScreenshots('narrow');
    // By keyboard; the focus remains on the value.
    await value(page, 'Lyon 48').focus();
    await page.keyboard.press('Enter');
    await found(page, 48);
    expect(await value(page, 'Lyon 48').getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Lyon');
    expect(addressOf(page).get('cityQuery')).toBe('"Lyon" FR');
    expect(addressOf(page).get('lastNameQuery')).toBe('Quillfeather');
    await checkAccessibility();
    await takeScreenshots('narrow-chosen');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: search.exportCsv }).click();
    const rows = (await text(await (await download).createReadStream())).trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(48);

    await page.reload();
    await found(page, 48);
    // France has the same name in both languages.
    const city = say(search.cityOfCountry, { city: 'Lyon', country: 'France' });
    const label = say(search.removeChip, { label: search.cityQuery, value: city });
    await page.getByRole('button', { name: label }).click();
    await found(page, 95);
    await page.goBack();
    await found(page, 48);
    await value(page, 'Lyon 48').click();
    await found(page, 95);
  });

  test('the focus ring around a value is fully visible', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    await value(page, 'Lyon 48').focus();
    await page.keyboard.press('Tab');
    const beyond = await panel(page).evaluate((around) => {
      const focused = document.activeElement ?? around;
      const { outlineOffset, outlineWidth } = getComputedStyle(focused);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return around.getBoundingClientRect().left - (focused.getBoundingClientRect().left - ring);
    });
    expect(beyond).toBeLessThanOrEqual(0);
  });

  test('the focused button that skips the counts is above them', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    await value(page, 'Lyon 48').waitFor();
    const skip = page.getByRole('button', { name: search.skipToResults });
    await skip.focus();
    const isOnTop = await skip.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const places = [0.1, 0.3, 0.5, 0.7, 0.9];
      return places.every((part) => document.elementFromPoint(left + width * part, top + height / 2) === button);
    });
    expect(isOnTop).toBe(true);
  });

  test('a value in a right-to-left script is aligned with the others', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    const name = panel(page).locator('bdi').first();
    const before = await name.boundingBox();
    await name.evaluate((element) => (element.textContent = 'חיפה'));
    expect((await name.boundingBox())?.x).toBe(before?.x);
  });

  test('on a phone the counts are above the list', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ viewport: { width: 390, height: 844 } });
    await signIn(page, people.reader, allQuillfeathers);
    await found(page, 95);
    await value(page, 'Lyon 48').waitFor();
    await checkAccessibility();
    await takeScreenshots('narrow-above');
    // All values are completely visible when they are reached by keyboard, without scrolling the page sideways.
    const values = await panel(page).getByRole('button').all();
    await values[0]?.focus();
    for (const one of values) {
      await expect.poll(() => one.evaluate((button) => button === document.activeElement)).toBe(true);
      const placeOf = (button: HTMLElement | SVGElement) => {
        const { left, right } = button.getBoundingClientRect();
        return [window.scrollX, left >= 0 && right <= window.innerWidth];
      };
      await expect.poll(() => one.evaluate(placeOf)).toEqual([0, true]);
      await page.keyboard.press('Tab');
    }
    await value(page, 'Lyon 48').focus();
    await page.keyboard.press('Enter');
    await found(page, 48);
    expect(await value(page, 'Lyon 48').getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Lyon');
    expect(addressOf(page).get('cityQuery')).toBe('"Lyon" FR');
    await checkAccessibility();
    await value(page, 'Lyon 48').click();
    await found(page, 95);
  });

  test('on a phone the filters begin with the counts', async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ viewport: { width: 390, height: 844 } });
    await signIn(page, people.reader, allQuillfeathers);
    await found(page, 95);
    await page.getByRole('button', { name: search.filter }).first().click();
    await takeScreenshots('narrow-filters');
    await panel(page).getByText(search.cityQuery, { exact: true }).click();
    await value(page, 'Bordeaux 47').click();
    await checkAccessibility();
    expect(await value(page, 'Bordeaux 47').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: say(search.showTotal_other, { total: 47 }) }).click();
    await found(page, 47);
  });
});
