import type { BrowserContext, Page } from 'playwright-core';
import { foreignTexts } from './words.ts';

const maxRedirects = 5;
/** The browser requests the service worker at any time, possibly while a directory is starting, stopping or stopped. */
const isOfServiceWorker =
  /^(?:A bad HTTP response code \(503\) was received|An unknown error occurred) when fetching the script/;

/** Errors in a browser that are not visible on the page. */
export interface Problems {
  /** Removes the problems that a test causes on purpose, and returns how many there were. */
  expect(pattern: RegExp): number;
  /** Allows texts in languages other than that of this run. */
  allowOtherLanguages(): void;
  /** All problems so far, and all texts on the open pages that are in the wrong language. */
  all(): Promise<string[]>;
}

/**
 * Collects console errors (including violations of the Content Security Policy), uncaught errors, and responses with a status of
 * 400 or higher.
 */
export function watchForProblems(context: BrowserContext): Problems {
  const problems: string[] = [];
  let areOthersAllowed = false;
  context.on('console', (message) => {
    // The response itself, which is collected below, has more details than the browser's message about it.
    const isAboutAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAboutAnswer && !isOfServiceWorker.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`script: ${error.error().stack ?? error.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() < 400) return;
    const { pathname, search } = new URL(answer.url());
    if (answer.status() === 503 && pathname.endsWith('/service-worker.js')) return;
    problems.push(`answer: ${answer.status()} ${answer.request().method()} ${pathname}${search}`);
  });
  return {
    expect: (pattern) => {
      const kept = problems.filter((problem) => !pattern.test(problem));
      const taken = problems.length - kept.length;
      problems.splice(0, problems.length, ...kept);
      return taken;
    },
    allowOtherLanguages: () => {
      areOthersAllowed = true;
    },
    all: async () => {
      if (areOthersAllowed) return [...problems];
      const texts = await Promise.all(context.pages().map(textsOf));
      const foreign = texts.flat().filter((text) => foreignTexts.has(text));
      return [...problems, ...foreign.map((text) => `not translated: ${text}`)];
    },
  };
}

/** The visible texts of a page, and those for screen readers. */
async function textsOf(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  for (let redirects = 0; ; redirects++) {
    try {
      return await readTexts(page);
    } catch (error) {
      // The page was navigating: a sign-out goes to the provider and back.
      if (redirects === maxRedirects) throw error;
      await page.waitForLoadState();
    }
  }
}

async function readTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...spoken].map((text) => text.trim()).filter(Boolean);
  });
}
