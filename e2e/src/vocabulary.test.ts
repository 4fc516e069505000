import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { say, words as texts } from './harness/words.ts';

const { settings, shell, vocabulary } = texts;
const administrator = people.reader;

const at = inject('changedDirectory');

const rowWith = (page: Page, word: string) => page.getByRole('row').filter({ hasText: word });

test(
  'an administrator adds, changes and removes words, and replaces them by a file',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ at });
    await signIn(page, administrator, '/Settings?section=vocabulary&action=add');
    const words = page.getByRole('textbox', { name: vocabulary.words });
    await words.fill('DRH');
    await page.getByRole('main').getByRole('button', { name: shell.submit }).click();
    await page.getByText(vocabulary['fault.too-few']).waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-vocabulary-add');
    await words.fill('DRH\nDirectrice des ressources humaines\nHR director');
    await page.getByRole('main').getByRole('button', { name: shell.submit }).click();
    await page.getByText(say(vocabulary.added, { word: 'DRH' })).waitFor();

    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const entry = page.getByRole('list', { name: vocabulary.list }).getByRole('listitem').filter({ hasText: 'DRH' });
    expect((await entry.boundingBox())?.height).toBeLessThan(100);
    await entry.getByRole('button', { name: say(settings.detailsOf, { name: 'DRH' }) }).click();
    await entry.getByRole('link', { name: say(settings.changeOf, { name: 'DRH' }) }).waitFor();
    await checkAccessibility();
    if (size !== null) await page.setViewportSize(size);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: vocabulary.export }).click();
    const saved = await text(await (await download).createReadStream());
    expect(saved).toContain('Directrice des ressources humaines');

    const path = join(temporaryFolder(), 'words.csv');
    // With the separator of exports in the language of the page.
    const separator = saved.includes('role;') ? ';' : ',';
    writeFileSync(path, `${saved}${['place', 'IDF'].join(separator)}\r\n`);
    await page.getByLabel(vocabulary.fileField).setInputFiles(path);
    await page.getByText(say(vocabulary.fileInvalid_one, { count: 1 })).waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-vocabulary-faults');
    writeFileSync(path, `${saved}${['place', 'IDF', 'Île-de-France'].join(separator)}\r\n`);
    await page.getByLabel(vocabulary.fileField).setInputFiles(path);
    await page.getByRole('button', { name: vocabulary.replace }).click();
    await page.getByText(say(vocabulary.replaced, { added: 1, removed: 0 })).waitFor();
    await rowWith(page, 'IDF').waitFor();
    await page.getByLabel(vocabulary.search).fill('ile-de');
    await expect.poll(() => rowWith(page, 'DRH').count()).toBe(0);
    // Partially covered by the header, a link would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkAccessibility();
    await takeScreenshots('settings-vocabulary');

    await page.getByRole('button', { name: say(settings.removeOf, { name: 'IDF' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: settings.remove, exact: true }).click();
    await page.getByText(say(vocabulary.removed, { word: 'IDF' })).waitFor();
    await page.goto('/Settings?section=audit');
    await page.getByRole('article').getByText(settings['audit.synonyms.replaced']).waitFor();
    await checkAccessibility();
  },
);

test('the form of a row far down is shown from its start, and the list after it at that row', async ({ visit }) => {
  const { page } = await visit({ at, viewport: { width: 1280, height: 500 } });
  await signIn(page, administrator, '/Settings?section=vocabulary');
  const path = join(temporaryFolder(), 'many-words.csv');
  writeFileSync(path, Array.from({ length: 80 }, (_, row) => `role,Word ${row},Other word ${row}\r\n`).join(''));
  await page.getByLabel(vocabulary.fileField).setInputFiles(path);
  await page.getByRole('button', { name: vocabulary.replace }).click();
  await page.getByRole('button', { name: settings.showMore }).click();
  const link = page.getByRole('link', { name: say(settings.changeOf, { name: 'Word 70' }) });
  await link.click();
  const headerEnd = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  const isInView = (element: HTMLElement | SVGElement, start: number) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= start && bottom <= window.innerHeight;
  };
  const heading = page.getByRole('heading', { name: 'Word 70' });
  await expect.poll(() => heading.evaluate(isInView, headerEnd)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: shell.cancel }).click();
  await expect.poll(() => link.evaluate(isInView, headerEnd)).toBe(true);
  await link.click();
  await page.getByRole('textbox', { name: vocabulary.words }).fill('Word 70\nChanged word');
  await page.getByRole('main').getByRole('button', { name: shell.submit }).click();
  await page.getByText(say(vocabulary.changed, { word: 'Word 70' })).waitFor();
  await expect.poll(() => rowWith(page, 'Word 70').evaluate(isInView, headerEnd)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: say(settings.detailsOf, { name: 'Word 70' }) });
  await toggle.click();
  await link.click();
  await heading.waitFor();
  await page.getByRole('main').getByRole('link', { name: shell.cancel }).click();
  await toggle.waitFor();
  // The button to the start of the page does not cover it.
  await expect.poll(() => toggle.evaluate(isUncovered)).toBe(true);
});

function isUncovered(element: HTMLElement | SVGElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
