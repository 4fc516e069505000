import { chromium } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { browserOptions } from './harness/browser.ts';
import { people } from './harness/colleagues.ts';
import { nameOf, openMenuButton, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { language, words } from './harness/words.ts';

const { shell, search } = words;

describe('header', () => {
  test('links to Home, Directory and the chart, and marks the current page', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
    expect(await navigation.getByRole('link').allInnerTexts()).toEqual([shell.home, shell.directory, shell.chart]);
    await navigation.getByRole('link', { name: shell.directory }).click();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    expect(await navigation.getByRole('link', { name: shell.directory }).getAttribute('aria-current')).toBe('page');
    expect(await navigation.getByRole('link', { name: shell.home }).getAttribute('aria-current')).toBeNull();
  });

  test('the photo menu shows the viewer, and closes on a click outside and on Escape', async ({ visit }) => {
    const { page, checkAccessibility } = await visit();
    await signIn(page);
    const menu = page.getByRole('button', { name: shell.accountMenu });
    await menu.click();
    await page.getByText(nameOf(people.reader)).waitFor();
    await checkAccessibility();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    await menu.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  });

  test('below 766 px the links are in a burger menu', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ viewport: { width: 766, height: 900 } });
    await signIn(page);
    const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
    await navigation.getByRole('link', { name: shell.directory }).waitFor();
    expect(await openMenuButton(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 765, height: 900 });
    await navigation.getByRole('link', { name: shell.directory }).waitFor({ state: 'hidden' });
    await openMenuButton(page).click();
    await checkAccessibility();
    await takeScreenshots('burger-menu');
    await page.setViewportSize({ width: 390, height: 800 });
    await navigation.getByRole('link', { name: shell.directory }).click();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    await openMenuButton(page).waitFor();
  });
});

describe('footer', () => {
  test(
    'the information statement opens in a modal at most 1000 px wide and returns the focus on closing',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      await signIn(page);
      const link = page.getByRole('button', { name: shell.informationStatement });
      await link.click();
      const modal = page.getByRole('dialog', { name: shell.informationStatement });
      await modal.waitFor();
      expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(1000);
      expect(await modal.getAttribute('lang')).toBe(language);
      await checkAccessibility();
      await takeScreenshots('information-statement');
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'hidden' });
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test('a modal hides the scrollbar, and the page keeps its width', async () => {
    await using browser = await chromium.launch({ ...browserOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL: inject('sharedDirectory'), locale: 'en-GB' });
    await page.goto('/');
    const main = page.getByRole('main', { includeHidden: true });
    const before = await main.boundingBox();
    expect(before?.width).toBeLessThan(await page.evaluate(() => window.innerWidth));
    await page.getByRole('button', { name: shell.informationStatement }).click();
    await page.getByRole('dialog').waitFor();
    expect(await main.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.clientWidth - window.innerWidth)).toBe(0);
  });

  test('shows the configured social links, also before sign-in', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Example Network' });
    expect(await link.getAttribute('href')).toBe('https://social.example/group');
  });

  test('the back-to-top button appears after 50 px and scrolls to the top', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?lastNameQuery=Quillfeather');
    await page.getByRole('list', { name: search.results }).waitFor();
    const button = page.getByRole('button', { name: shell.backToTop });
    // The button's intersection observer reports one frame later.
    const scrollTo = (top: number) =>
      page.evaluate(
        (to) =>
          new Promise<void>((done) => {
            window.scrollTo({ top: to, behavior: 'instant' });
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
          }),
        top,
      );
    await scrollTo(50);
    expect(await button.count()).toBe(0);
    await scrollTo(51);
    await button.waitFor();
    await scrollTo(600);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
  });

  test('the back-to-top button never covers the footer', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 768, height: 600 } });
    await signIn(page, people.reader, '/myprofile');
    await page.getByRole('heading', { level: 1, name: nameOf(people.reader) }).waitFor();
    const top = page.getByRole('button', { name: shell.backToTop });
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000);
        return await top.count();
      })
      .toBe(1);
    const [button, footer] = [await top.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
});

describe('languages', () => {
  test.for([
    ['it-IT', 'it', /accedere|accesso/i],
    ['nl-BE', 'nl', /aanmelden|aangemeld|inloggen/i],
    ['es-MX', 'es', /sesión/i],
    ['pt-BR', 'pt', /sessão/i],
    ['de-DE', 'en', /logged in/],
  ] as const)('a browser that prefers %s is spoken to in %s', async ([locale, lang, pattern], { visit }) => {
    const { page, problems } = await visit({ locale });
    problems.allowOtherLanguages();
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.getByRole('main').innerText()).toMatch(pattern);
  });

  test('the privacy notice is in English for a Spanish reader', async ({ visit }) => {
    const { page, problems } = await visit({ locale: 'es-ES' });
    problems.allowOtherLanguages();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('button').first().click();
    await page.locator('dialog[lang=en]').getByRole('heading', { name: 'Information statement' }).waitFor();
  });

  test('a language chosen in the footer is remembered by the browser', async ({ visit }) => {
    const { page, problems } = await visit();
    problems.allowOtherLanguages();
    await page.goto('/');
    const choice = page.getByLabel(shell.chooseLanguage);
    await choice.waitFor();
    expect(await choice.locator('option').allTextContents()).toEqual([
      'Français',
      'English',
      'Italiano',
      'Español',
      'Nederlands',
      'Português',
    ]);
    await choice.selectOption('it');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it');
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it');
  });
});

/** What the translation of a browser does: replaces each text, also a later one, by elements with the translation, unless `translate` forbids it. */
function translatePage(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      const isTranslated = parent === null || parent.closest('font, style, script, option, textarea') !== null;
      if (isTranslated || parent.closest('[translate=no]') !== null || text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test('a browser that translates the page leaves names as they are, and the page works', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, people.reader, '/Result?globalQuery=Quillfeather');
  await page.getByRole('list', { name: search.results }).waitFor();
  await page.evaluate(translatePage);
  await page.getByRole('heading', { level: 1, name: `«${search.results}»` }).waitFor();
  const name = page.getByText(nameOf(people.hyphen), { exact: true });
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.fill(people.hyphen.lastName ?? '');
  await box.press('Enter');
  await name.first().waitFor();
  await name.first().click();
  await page.getByRole('heading', { level: 1, name: nameOf(people.hyphen), exact: true }).waitFor();
  await page.goBack();
  await box.fill('nobodyatall');
  await box.press('Enter');
  await page.getByText(`«${search.noneHeading}»`).waitFor();
});

describe('addresses', () => {
  test('paths are case-insensitive and survive a reload', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    for (const path of ['/result', '/RESULT', '/Result']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
  });

  test('an unknown path shows the not-found page', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, '/no/such/page');
    await page.getByRole('heading', { name: shell.unknownPageHeading }).waitFor();
    await checkAccessibility();
    await takeScreenshots('unknown-page');
    await page.getByRole('link', { name: shell.goHome }).click();
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
  });
});
