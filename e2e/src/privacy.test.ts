import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { importPeople, runPeople } from '../../tools/src/run-people-command.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { colleagues, people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';
import { startStaffedDirectory } from './harness/start-staffed-directory.ts';

const { privacy, profile, settings } = words;
const clerk = people.reader;
const leaver = people.hyphen;

let directory: Directory;

beforeAll(async () => {
  directory = await startStaffedDirectory({ ADMIN_LOGINS: clerk.login });
});

afterAll(async () => {
  await directory.stop();
});

async function download(page: Page, name: string): Promise<{ name: string; text: string; path: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  const path = join(temporaryFolder(), file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), text: readFileSync(path, 'utf8'), path };
}

test('a person downloads their stored data, as a page and as JSON', inEveryLanguage, async ({ visit }) => {
  const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
  await signIn(page, leaver, '/myprofile');
  await page.getByRole('button', { name: privacy.myData }).click();
  const dialog = page.getByRole('dialog', { name: privacy.myData });
  await dialog.waitFor();
  await checkAccessibility();
  await takeScreenshots('profile-my-data');
  const json = await download(page, privacy.asJson);
  expect(json.name).toBe(`personal-data-${leaver.login}.json`);
  expect(JSON.parse(json.text)).toMatchObject({ login: leaver.login, tables: { people: [{ login: leaver.login }] } });
  await dialog.getByText(privacy.downloaded).waitFor();
  const { name, path } = await download(page, privacy.asPage);
  expect(name).toBe(`personal-data-${leaver.login}.html`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(pathToFileURL(path).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('cell', { name: leaver['mobilePhone']! }).count()).toBe(1);
  await checkAccessibility();
  await takeScreenshots('personal-data-page');
});

test('people can remove their own photo', inEveryLanguage, async ({ visit }) => {
  const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
  await signIn(page, clerk, '/myprofile');
  await page.getByRole('heading', { level: 1, name: nameOf(clerk) }).waitFor();
  expect(await page.getByRole('button', { name: profile.removePhoto }).count()).toBe(0);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg(page) });
  await page.getByRole('button', { name: profile.savePhoto }).click();
  const remove = page.getByRole('button', { name: profile.removePhoto });
  await remove.waitFor();
  await takeScreenshots('profile-own-photo');
  await remove.click();
  const dialog = page.getByRole('dialog', { name: profile.photoRemoval });
  await checkAccessibility();
  await takeScreenshots('profile-remove-photo');
  await dialog.getByRole('button', { name: profile.photoRemove, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await remove.waitFor({ state: 'hidden' });
  const camera = page.getByRole('button', { name: profile.changePhoto });
  await expect.poll(() => camera.evaluate((button) => button.matches(':focus'))).toBe(true);
  // The header has refetched the viewer.
  await expect.poll(() => page.getByRole('banner').locator('img[src*="/api/photos/"]').count()).toBe(0);
});

test(
  'an administrator exports and erases a leaver, but cannot erase a person whom a feed delivers',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, problems, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
    await signIn(page, clerk, '/Settings?section=privacy');
    await page.getByText(privacy.noLeavers).waitFor();
    await page.getByRole('main').getByLabel(privacy.find).fill('quillan');
    await page.getByText(privacy.isPresent).first().waitFor();
    expect(await page.getByRole('button', { name: say(privacy.eraseOf, { name: nameOf(leaver) }) }).count()).toBe(0);
    await takeScreenshots('settings-privacy-present');

    await importPeople(
      directory,
      colleagues().filter((person) => person !== leaver),
    );
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: leaver.login });
    await row.waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-privacy');
    const { text } = await download(page, `${privacy.asJson}: ${nameOf(leaver)}`);
    expect(text).toContain(leaver['mobilePhone']);

    await row.getByRole('button', { name: say(privacy.eraseOf, { name: nameOf(leaver) }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(leaver.login);
    await checkAccessibility();
    await takeScreenshots('settings-privacy-erase');
    await page.keyboard.press('Enter');
    await page.getByText(say(privacy.erased, { erasure: 1 })).waitFor();
    await row.waitFor({ state: 'hidden' });
    await takeScreenshots('settings-privacy-erased');

    await page.goto('/Settings?section=audit');
    await page
      .getByText(say(settings.erasedPerson, { number: 1 }))
      .first()
      .waitFor();
    await takeScreenshots('settings-audit-erased');
    await page.goto(`/Profile?${leaver.login}`);
    await page.getByRole('heading', { level: 1, name: profile.unknownHeading }).waitFor();
    // A page may send the request twice: a prefetch while its script is loading, and again when it is shown.
    expect(problems.expect(/^answer: 404 GET \/api\/get-user-profile/)).toBeGreaterThanOrEqual(1);
    const again = await runPeople(directory, 'erase', leaver.login);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('No one in the directory') });
  },
);

/** A small JPEG, drawn by the browser. */
async function jpeg(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 300;
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = '#336699';
      context.fillRect(0, 0, 300, 300);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
