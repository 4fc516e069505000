import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { root } from '../../../tools/src/task.ts';
import { watchForProblems } from './problems.ts';
import type { Problems } from './problems.ts';
import { language, locale } from './words.ts';

const widths = [390, 768, 1440];
/** In the other language on demand only: pictures take a third of the time. */
const isPhotographed = language === 'en' || process.env['SCREENSHOTS'] === 'all';
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Somebody in front of a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong unseen; a story that means something to go wrong takes it out. */
  readonly problems: Problems;
  /** Looks for what somebody with a disability would stumble over: axe, WCAG 2.2 A and AA. */
  checkAccessibility(): Promise<void>;
  /** Keeps pictures at three widths, light and dark, in e2e/screenshots. */
  photograph(name: string): Promise<void>;
}

/** For a story that shows a page in a state worth looking at: it runs in French too, where a text in another language fails it. */
export const inEveryLanguage = { tags: 'inEveryLanguage' } as const;

/** Opens browsers for visitors and closes them after the story; a problem that nobody expected fails it. */
export const story = test.extend<{ visit: (options?: Visit) => Promise<Visitor> }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which fixtures this one needs: none.
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
    expect(problems, 'problems in the browser that no story tells of').toEqual([]);
  },
});

export interface Visit extends BrowserContextOptions {
  /** Address of the directory; the shared one when left out. */
  readonly at?: string;
}

function contextOptions({ at, ...options }: Visit = {}): BrowserContextOptions {
  const viewport = { width: 1440, height: 900 };
  return { baseURL: at ?? inject('sharedDirectory'), locale, viewport, reducedMotion: 'reduce', ...options };
}

async function newVisitor(context: BrowserContext): Promise<Visitor> {
  context.setDefaultTimeout(15_000);
  const problems = watchForProblems(context);
  const page = await context.newPage();
  return {
    page,
    context,
    problems,
    checkAccessibility: async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
      expect(found, 'accessibility').toEqual([]);
    },
    photograph: async (name) => {
      if (!isPhotographed) return;
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
