import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Directory } from '../../tools/src/running-directory.ts';
import { people } from './harness/colleagues.ts';
import { test } from './harness/e2e-test.ts';
import { choosePerson, demoWords, nameOf, signIn } from './harness/sign-in.ts';
import { startStaffedDirectory } from './harness/start-staffed-directory.ts';
import { words } from './harness/words.ts';

const { search, shell } = words;

let directory: Directory;

beforeAll(async () => {
  directory = await startStaffedDirectory({
    SIGN_IN_AT_ONCE: 'true',
    QUICK_RESULTS: '5',
    QUICK_RESULTS_PAUSE: '100',
  });
});

afterAll(() => directory.stop());

describe('with visitors redirected to the provider immediately', () => {
  const provider = (page: Page) => page.getByRole('heading', { level: 1, name: demoWords.heading });
  const message = (page: Page) => page.getByRole('heading', { level: 1, name: shell.signedOutHeading });

  test('a link opens its page after the provider', async ({ visit }) => {
    const { page } = await visit({ at: directory.address });
    await page.goto('/Result?globalQuery=Quillbert');
    await choosePerson(page, people.reader);
    await page.getByRole('link', { name: nameOf(people.formula), exact: true }).waitFor();
    expect(page.url()).toContain('/Result?globalQuery=Quillbert');
  });

  test('Home and a business card do not redirect', async ({ visit }) => {
    const { page, problems } = await visit({ at: directory.address });
    await page.goto('/');
    await message(page).waitFor();
    await page.goto(`/callback/${'x'.repeat(32)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/callback/${'x'.repeat(32)}`);
    expect(problems.expect(/^answer: 404/)).toBe(1);
    problems.allowOtherLanguages();
  });

  test('a rejected sign-in shows an error, and Back from the provider shows the message with Login', async ({
    visit,
  }) => {
    const { page } = await visit({ at: directory.address });
    await page.goto('/Result?globalQuery=Quillbert');
    await page.getByRole('button', { name: demoWords.cancel }).click();
    await page.getByRole('heading', { level: 1, name: shell.signInFailedHeading }).waitFor();

    const back = await visit({ at: directory.address });
    await back.page.goto('/Result?globalQuery=Quillbert');
    await provider(back.page).waitFor();
    await back.page.goBack();
    await message(back.page).waitFor();
    await back.page.getByRole('main').getByRole('button', { name: shell.login }).click();
    await choosePerson(back.page, people.reader);
    await back.page.getByRole('link', { name: nameOf(people.formula), exact: true }).waitFor();
  });

  test('Logout ends on Home, and Back to a page shows the sign-in message', async ({ visit }) => {
    const { page } = await visit({ at: directory.address });
    await page.goto('/Result?globalQuery=Quillbert');
    await choosePerson(page, people.reader);
    await page.getByRole('button', { name: shell.accountMenu }).click();
    await page.getByRole('button', { name: shell.logout }).click();
    // The message is shown immediately, and again when the provider has ended its session.
    await page.waitForURL(({ pathname }) => pathname === '/');
    await message(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await provider(page).count()).toBe(0);
  });
});

test('Home suggests as many people as the operator has configured', async ({ visit }) => {
  const { page } = await visit({ at: directory.address });
  await signIn(page);
  await page.getByRole('combobox', { name: search.boxLabel }).fill('Quillfeather');
  const suggestions = page.getByRole('listbox', { name: search.suggestions }).getByRole('option');
  await expect.poll(() => suggestions.count()).toBe(5);
});
