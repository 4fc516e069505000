import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { root } from '../../../tools/src/run-command.ts';
import { watchForProblems } from './problems.ts';
import type { Problems } from './problems.ts';
import { language, locale } from './words.ts';

const widths = [390, 768, 1440];
/** Only on demand, because screenshots take a third of the time and test nothing. */
const takesScreenshots = (process.env['SCREENSHOTS'] ?? '') !== '';
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A user with their own browser context. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that are not visible on the page. A test removes those that it causes on purpose; all others make it fail. */
  readonly problems: Problems;
  /** Checks the page with axe against WCAG 2.2 A and AA. */
  checkAccessibility(): Promise<void>;
  /** With `SCREENSHOTS=1`, saves screenshots at three widths, light and dark, to e2e/screenshots. */
  takeScreenshots(name: string): Promise<void>;
}

/** Tag for tests that show a page in all its states: they also run in French, where any untranslated text is a failure. */
export const inEveryLanguage = { tags: 'inEveryLanguage' } as const;

/** A test with a browser. Closes the browser context at the end, and fails on any unexpected problem in it. */
export const test = base.extend<{ visit: (options?: Visit) => Promise<Visitor> }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that this one needs from the pattern: none.
  visit: async ({}, use) => {
    const browser = await chromium.connect(inject('browser'));
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await newVisitor(await browser.newContext(contextOptions(options)));
      visitors.push(visitor);
      return visitor;
    });
    const problems: string[] = [];
    for (const visitor of visitors) problems.push(...(await visitor.problems.all()));
    await browser.close();
    expect(problems, 'unexpected problems in the browser').toEqual([]);
  },
});

export interface Visit extends BrowserContextOptions {
  /** Address of the directory; by default the shared one. */
  readonly at?: string;
}

function contextOptions({ at, ...options }: Visit = {}): BrowserContextOptions {
  const viewport = { width: 1440, height: 900 };
  return { baseURL: at ?? inject('sharedDirectory'), locale, viewport, reducedMotion: 'reduce', ...options };
}

/** Until the first frame of a CSS transition, however short, computed colours are those before it. */
async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

async function newVisitor(context: BrowserContext): Promise<Visitor> {
  context.setDefaultTimeout(60_000);
  const problems = watchForProblems(context);
  const page = await context.newPage();
  return {
    page,
    context,
    problems,
    checkAccessibility: async () => {
      await page.evaluate(finishTransitions);
      // No page has a frame of another origin. Otherwise, axe would open a second page for each check, which takes twice as long.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags(wcag);
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
      expect(found, 'accessibility').toEqual([]);
    },
    takeScreenshots: async (name) => {
      if (!takesScreenshots) return;
      const before = page.viewportSize();
      const folder = join(root, 'e2e/screenshots', language);
      mkdirSync(folder, { recursive: true });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
        }
      }
      await page.emulateMedia({ colorScheme: 'light' });
      if (before !== null) await page.setViewportSize(before);
    },
  };
}
