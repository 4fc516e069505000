import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asCsv, runPeople } from '../../tools/src/run-people-command.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { root } from '../../tools/src/run-command.ts';
import { people } from './harness/colleagues.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { test } from './harness/e2e-test.ts';
import { words } from './harness/words.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

const { search } = words;

const cards = (page: Page) => page.getByRole('list', { name: search.results }).getByRole('listitem');

async function find(page: Page, text: string): Promise<void> {
  await page.goto(`/Result?globalQuery=${encodeURIComponent(text)}`);
  await page.getByText(search.noneHeading).or(cards(page)).first().waitFor();
}

/**
 * Searches until the running directory knows a person who has just been imported. Waits less than the 30 s after which the directory polls for
 * changes, because an import notifies it.
 */
async function findInTime(page: Page, text: string, name: string): Promise<void> {
  const first = async () => {
    await find(page, text);
    return await cards(page)
      .first()
      .innerText({ timeout: 1000 })
      .catch(() => '');
  };
  await expect.poll(first, { timeout: 25_000 }).toContain(name);
}

describe('importing people while the directory runs', () => {
  test('new people are found, and leavers are not', async ({ visit }) => {
    await using directory = await startDirectory({ DEMO_PEOPLE: '50' });
    const file = join(temporaryFolder(), 'people.csv');
    const write = (...rows: readonly Record<string, string>[]) => writeFileSync(file, asCsv(rows));

    write(people.reader, people.greek);
    expect(await runPeople(directory, 'import', file)).toMatchObject({ code: 0 });
    const { page } = await visit({ at: directory.address });
    await signIn(page, people.reader);
    await findInTime(page, 'Keramidas', nameOf(people.greek));
    await find(page, "O'Quillan");
    expect(await cards(page).count()).toBe(0);

    write(people.reader, people.hyphen);
    expect(await runPeople(directory, 'import', file, '--accept-removals')).toMatchObject({ code: 0 });
    await findInTime(page, "O'Quillan", nameOf(people.hyphen));
    await find(page, 'Keramidas');
    expect(await cards(page).count()).toBe(0);
  });

  test('people files of other systems can be imported, including photos', async ({ visit }) => {
    await using directory = await startDirectory({ DEMO_PEOPLE: '50' });
    for (const file of ['congress.csv', 'planet-express.ldif']) {
      const ending = await runPeople(directory, 'import', join(root, 'tools/test/people', file));
      expect(ending, ending.output).toMatchObject({ code: 0 });
    }
    const { page, takeScreenshots } = await visit({ at: directory.address });
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: words.shell.login }).click();
    await page.locator('button[name=login]').first().click();
    await page.getByRole('button', { name: words.shell.accountMenu }).waitFor();
    await findInTime(page, 'Sanders', 'SANDERS');
    await findInTime(page, 'Leela', 'Leela');
    const photo = cards(page).first().locator('img');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await takeScreenshots('results-real');
  });
});
