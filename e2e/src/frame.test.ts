import { chromium } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { browserOptions } from './harness/browser.ts';
import { people } from './harness/colleagues.ts';
import { nameOf, openMenuButton, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, story } from './harness/story.ts';
import { language, words } from './harness/words.ts';

const { shell, search } = words;

describe('header', () => {
  story('it leads to Home and Directory, and marks where one is', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
    expect(await navigation.getByRole('link').allInnerTexts()).toEqual([shell.home, shell.directory]);
    await navigation.getByRole('link', { name: shell.directory }).click();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    expect(await navigation.getByRole('link', { name: shell.directory }).getAttribute('aria-current')).toBe('page');
    expect(await navigation.getByRole('link', { name: shell.home }).getAttribute('aria-current')).toBeNull();
  });

  story('the photo menu tells who one is, and closes on a click elsewhere and on Escape', async ({ visit }) => {
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

  story('under 766 px a burger menu holds the links', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, photograph } = await visit({ viewport: { width: 766, height: 900 } });
    await signIn(page);
    const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
    await navigation.getByRole('link', { name: shell.directory }).waitFor();
    expect(await openMenuButton(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 765, height: 900 });
    await navigation.getByRole('link', { name: shell.directory }).waitFor({ state: 'hidden' });
    await openMenuButton(page).click();
    await checkAccessibility();
    await photograph('burger-menu');
    await page.setViewportSize({ width: 390, height: 800 });
    await navigation.getByRole('link', { name: shell.directory }).click();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    await openMenuButton(page).waitFor();
  });
});

describe('footer', () => {
  story(
    'the information statement opens in a modal of at most 1000 px and gives the focus back',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, photograph } = await visit();
      await signIn(page);
      const link = page.getByRole('button', { name: shell.informationStatement });
      await link.click();
      const modal = page.getByRole('dialog', { name: shell.informationStatement });
      await modal.waitFor();
      expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(1000);
      expect(await modal.locator(`[lang=${language}]`).count()).toBe(1);
      await checkAccessibility();
      await photograph('information-statement');
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'hidden' });
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  story('a modal covers the scrollbar as well, and the page keeps its width', async () => {
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

  story('it shows the configured social links, to visitors too', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Example Network' });
    expect(await link.getAttribute('href')).toBe('https://social.example/group');
  });

  story('back to top appears after 50 px and leads there', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?lastNameQuery=Quillfeather');
    await page.getByRole('list', { name: search.results }).waitFor();
    const button = page.getByRole('button', { name: shell.backToTop });
    expect(await button.count()).toBe(0);
    await page.mouse.wheel(0, 600);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
  });
});

describe('languages', () => {
  story.for([
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

  story('the notice is in English for a reader of Spanish', async ({ visit }) => {
    const { page, problems } = await visit({ locale: 'es-ES' });
    problems.allowOtherLanguages();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('button').first().click();
    await page.getByRole('dialog').locator('[lang=en]').waitFor();
  });

  story('one chosen in the footer stays in that browser', async ({ visit }) => {
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

describe('addresses', () => {
  story('pages answer in any letter case and after a reload', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    for (const path of ['/result', '/RESULT', '/Result']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { level: 1, name: search.results }).waitFor();
  });

  story('an unknown one has a page of its own', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, photograph } = await visit();
    await signIn(page);
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: shell.unknownPageHeading }).waitFor();
    await checkAccessibility();
    await photograph('unknown-page');
    await page.getByRole('link', { name: shell.goHome }).click();
    await page.getByRole('heading', { level: 1, name: search.homeHeading }).waitFor();
  });
});
