import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import type { Download, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { cardMessages } from '../../server/src/features/public-card/card-messages.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { cardOwners, informationNotice } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { readCode } from './harness/read-code.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { language, words } from './harness/words.ts';

const { profile, shell } = words;
const card = words['public-card'];
const visitorWords = cardMessages[language];
const { first, second, third, fourth } = cardOwners;

const directory = inject('changedDirectory');
const at = () => ({ at: directory });
const statement = (page: Page) => page.getByRole('dialog', { name: shell.informationStatement });
const cardSwitch = (page: Page) => page.getByRole('switch', { name: card.activate });
const codeButton = (page: Page) => page.getByRole('button', { name: card.showCode });
const code = (page: Page) => page.getByRole('img', { name: card.code }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const preview = (page: Page) => page.frameLocator(`iframe[title="${card.preview}"]`);

async function openOwn(page: Page, person: Colleague): Promise<void> {
  await signIn(page, person, '/myprofile');
  await page.getByRole('heading', { level: 1, name: nameOf(person) }).waitFor();
}

/** Downloads remain in the browser's process until they are saved. */
async function contentOf(download: Download): Promise<Buffer> {
  const file = join(temporaryFolder(), 'download');
  await download.saveAs(file);
  return await readFile(file);
}

/** Turns the card on and decodes its address from the QR code. */
async function turnOn(page: Page): Promise<string> {
  await cardSwitch(page).click();
  await press(page, card.accept);
  await code(page).waitFor();
  await press(page, card.fullScreen);
  const shown = page.getByRole('dialog', { name: card.code });
  const address = readCode(await shown.screenshot());
  await shown.getByRole('button', { name: shell.close }).click();
  await shown.waitFor({ state: 'hidden' });
  return address;
}

/** Records the bytes of each response by path, including headers, on a connection with 400 kbit/s and a latency of 400 ms. */
async function watchOnSlowLine(page: Page): Promise<ReadonlyMap<string, number>> {
  const loaded = new Map<string, number>();
  const paths = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const path = new URL(request.url).pathname;
    paths.set(requestId, path);
    // The browser requests it automatically; the page does not refer to it.
    if (path !== '/favicon.ico') loaded.set(path, 0);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    if (loaded.has(path)) loaded.set(path, encodedDataLength);
  });
  await browser.send('Network.enable');
  const bytesASecond = 400_000 / 8;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  });
  return loaded;
}

describe('the owner', () => {
  test('reads the statement, previews the card, declines, and accepts', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit(at());
    await openOwn(page, first);
    expect(await cardSwitch(page).isChecked()).toBe(false);
    await codeButton(page).click();
    await statement(page).waitFor();
    expect(await statement(page).getByRole('link').getAttribute('href')).toBe(informationNotice);
    await preview(page)
      .getByRole('heading', { name: nameOf(first) })
      .waitFor();
    await preview(page).getByRole('link', { name: visitorWords.saveContact }).waitFor();
    expect(await preview(page).getByText(visitorWords.mobilePhone, { exact: true }).count()).toBe(0);
    await takeScreenshots('card-statement');
    // axe cannot run in a frame without scripts; the page in the frame is checked below, as a visitor sees it.
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await checkAccessibility();
    await press(page, card.decline);
    await statement(page).waitFor({ state: 'hidden' });
    expect(await cardSwitch(page).isChecked()).toBe(false);

    await cardSwitch(page).click();
    await page.getByRole('checkbox', { name: card.mobilePhone }).check();
    await page.getByRole('checkbox', { name: card.linkedInURI }).uncheck();
    await preview(page).getByText(visitorWords.mobilePhone, { exact: true }).waitFor();
    await preview(page).getByText('LinkedIn', { exact: true }).waitFor({ state: 'detached' });
    await press(page, card.accept);
    await code(page).waitFor();
    expect(await cardSwitch(page).isChecked()).toBe(true);
    await checkAccessibility();
    await takeScreenshots('card-code');
  });

  test(
    'switches between code and photo, and every form of the code leads to the card',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit(at());
      await openOwn(page, second);
      const address = await turnOn(page);
      expect(address).toMatch(new RegExp(`^${directory}/callback/[\\w-]{22,}$`));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(readCode(await code(page).screenshot())).toBe(address);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, card.downloadPng)]);
      expect(file.suggestedFilename()).toBe(`QR ${nameOf(second)}.png`);
      expect(readCode(await contentOf(file))).toBe(address);
      const [drawing] = await Promise.all([page.waitForEvent('download'), press(page, card.downloadSvg)]);
      const other = await visit(at());
      const svg = await contentOf(drawing);
      await other.page.goto(`data:image/svg+xml;base64,${svg.toString('base64')}`);
      expect(readCode(await other.page.screenshot())).toBe(address);
      await other.page.close();

      await press(page, card.fullScreen);
      await page.getByRole('dialog', { name: card.code }).waitFor();
      await checkAccessibility();
      await takeScreenshots('card-full-screen');
      await press(page, shell.close);
      await press(page, card.showPhoto);
      await code(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: profile.changePhoto }).waitFor();
      await codeButton(page).click();
      await code(page).waitFor();

      await page.evaluate(() => {
        window.print = () => {};
      });
      await press(page, card.print);
      await page.getByText(card.scan).waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
      await page.getByText(card.scan).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
      expect(readCode(await page.screenshot())).toBe(address);
      await page.emulateMedia({ media: 'screen' });
    },
  );

  test(
    'turns the card off, which removes its page, and on again with a new code',
    inEveryLanguage,
    async ({ visit }) => {
      const [{ page, checkAccessibility }, visitor] = [await visit(at()), await visit(at())];
      await openOwn(page, fourth);
      const address = await turnOn(page);
      await visitor.page.goto(address);
      await visitor.page.getByRole('heading', { level: 1, name: nameOf(fourth) }).waitFor();
      await cardSwitch(page).click();
      const question = page.getByRole('dialog', { name: card.turnOffHeading });
      await question.waitFor();
      await checkAccessibility();
      await question.getByRole('button', { name: card.turnOff }).click();
      await code(page).waitFor({ state: 'detached' });
      await expect.poll(() => cardSwitch(page).isChecked()).toBe(false);
      await visitor.page.reload();
      await visitor.page.getByRole('heading', { level: 1, name: visitorWords.notThere }).waitFor();
      await visitor.checkAccessibility();
      await visitor.takeScreenshots('card-none');
      const again = await turnOn(page);
      expect(again).not.toBe(address);
      await visitor.page.goto(again);
      await visitor.page.getByRole('heading', { level: 1, name: nameOf(fourth) }).waitFor();
      expect((await visitor.page.goto(address))?.status()).toBe(404);
      expect(visitor.problems.expect(/^answer: 404 GET \/callback\//)).toBe(2);
      await page.reload();
      await expect.poll(() => cardSwitch(page).isChecked()).toBe(true);
    },
  );
});

describe('a visitor', () => {
  test(
    'on a slow connection without scripts sees a small page with the photo, and downloads a contact that another vCard parser reads',
    inEveryLanguage,
    async ({ visit }) => {
      const { page } = await visit(at());
      await openOwn(page, third);
      const address = await turnOn(page);

      const visitor = await visit({ ...at(), javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
      const loaded = await watchOnSlowLine(visitor.page);
      await visitor.page.goto(address, { waitUntil: 'networkidle' });
      await visitor.page.getByRole('heading', { level: 1, name: nameOf(third) }).waitFor();
      const photo = visitor.page.getByRole('img', { name: visitorWords.photoOf.replace('{name}', nameOf(third)) });
      await photo.waitFor();
      expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
        480, 480,
      ]);
      const path = new URL(address).pathname;
      expect([...loaded.keys()].toSorted()).toEqual([path, `${path}/photo`, '/callback/card.css'].toSorted());
      const bytes = [path, '/callback/card.css'].map((name) => loaded.get(name) ?? 0);
      expect(Math.min(...bytes)).toBeGreaterThan(0);
      expect(bytes.reduce((sum, some) => sum + some)).toBeLessThan(30_000);
      expect(await visitor.context.cookies()).toEqual([]);
      const [download] = await Promise.all([
        visitor.page.waitForEvent('download'),
        visitor.page.getByRole('link', { name: visitorWords.saveContact }).click(),
      ]);
      const contact = new ICAL.Component(ICAL.parse((await contentOf(download)).toString()) as unknown as string);
      expect(contact.getFirstPropertyValue('fn')).toBe('Zoé Ελένη Vantourelle 王芳');
      expect(contact.getFirstPropertyValue('title')).toBe('Chargée d’affaires');
      const picture = Buffer.from(String(contact.getFirstPropertyValue('photo')), 'base64');
      // Start and end of image: ISO 10918-1, B.1.1.3.
      expect([picture.subarray(0, 2).toString('hex'), picture.subarray(-2).toString('hex')]).toEqual(['ffd8', 'ffd9']);

      const seeing = await visit(at());
      await seeing.page.goto(address);
      await seeing.checkAccessibility();
      await seeing.takeScreenshots('card-visitor');
    },
  );
});
