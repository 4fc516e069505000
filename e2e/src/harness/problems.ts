import type { BrowserContext, Page } from 'playwright-core';
import { foreignTexts } from './words.ts';

/** What goes wrong in a browser without anybody seeing it. */
export interface Problems {
  /** Takes out the problems that a story means to cause, and says how many there were. */
  expect(pattern: RegExp): number;
  /** For a story that is not about the language of this run. */
  allowOtherLanguages(): void;
  /** Every problem so far, and the texts on the open pages that are in the wrong language. */
  all(): Promise<string[]>;
}

/**
 * Collects errors on the console (violations of the content security policy are among them), errors that no script caught, and
 * answers from 400 on.
 */
export function watchForProblems(context: BrowserContext): Problems {
  const problems: string[] = [];
  let areOthersAllowed = false;
  context.on('console', (message) => {
    // The browser's own line about a failed answer says less than the answer, which is noted below.
    const isAboutAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAboutAnswer) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`script: ${error.error().stack ?? error.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() < 400) return;
    const { pathname, search } = new URL(answer.url());
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

/** What a page says, to the eye and to a screen reader. */
async function textsOf(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  return await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...spoken].map((text) => text.trim()).filter(Boolean);
  });
}
