import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { activateCard, nameRecordingRate, setNameRecording, updateUserProfile } from '@directory/contract';
import { chromium, type Page } from 'playwright-core';
import { demoMessages } from '../../server/src/features/sign-in/demo-messages.ts';
import { root } from '../../tools/src/run-command.ts';
import { startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import { browser as browserProgram, headlessBrowser } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { dataQuality } from '../../web/src/messages/en/data-quality.ts';
import { shell } from '../../web/src/messages/en/shell.ts';
import { browserOptions } from './harness/browser.ts';

// npm run pictures [-- results chart]
// Takes the screenshots for the README, light and dark: of the demo group, in a directory in a temporary folder, as an administrator.

const size = { width: 1200, height: 750 };
/** Device pixels per CSS pixel, so that letters are sharp on most screens. */
const sharpness = 1.5;
const quality = 82;
const maxBytes = 200_000;
const administrator = 'ak4729@group.example';
/** People who exist in every demo group. */
const seen = [
  'Priya Ramanathan',
  'Thomas Verhoeven',
  'Philip Patel',
  'Sara Monti',
  'Katrien Bakker',
  'Inès Benali-Moreau',
];

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });

using _files = ownTemporaryFolder();
const directory = await startDirectory({ DEMO_PEOPLE: '5000', DATA_DIR: temporaryFolder(), BRAND_NAME: 'Directory' });
const executablePath = process.env['BROWSER'] ?? headlessBrowser.find() ?? browserProgram.find();
const browser = await chromium.launch({
  ...browserOptions,
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const context = await browser.newContext({
    baseURL: directory.address,
    viewport: size,
    deviceScaleFactor: sharpness,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page);
  const { person, head } = await lookAround(page);
  const card = await turnOnCard(page);
  await speakOfOneself(person);
  await checkData(page);
  const screens: Readonly<Record<string, () => Promise<void>>> = {
    home: () => showSuggestions(page),
    results: () => open(page, '/Result?globalQuery=fillip'),
    profile: () => open(page, `/Profile?${person}`),
    chart: () => open(page, `/orgchart?${head}`),
    card: () => open(page, card),
    settings: () => showFindings(page),
  };
  for (const [name, show] of Object.entries(screens)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await show();
      await save(page, colorScheme === 'light' ? name : `${name}-dark`);
    }
  }
} finally {
  await browser.close();
  await directory.stop();
}

async function signIn(page: Page, login = administrator): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await page.getByRole('heading', { level: 1, name: demoMessages.en.heading }).waitFor();
  await page.getByLabel(demoMessages.en.searchLabel).fill(login);
  await page.getByRole('button', { name: demoMessages.en.searchButton }).click();
  await page.locator(`button[name="login"][value="${login}" i]`).first().click();
  await page.getByRole('main').getByRole('combobox').first().waitFor();
}

/** Opens some profiles and adds favourites, so that Home looks used. Returns the logins of two of the people. */
async function lookAround(page: Page): Promise<{ person: string; head: string }> {
  const logins: string[] = [];
  for (const [place, name] of seen.entries()) {
    await open(page, `/Result?globalQuery=${encodeURIComponent(name)}`);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const login = new URL((await link.getAttribute('href')) ?? '', page.url()).search.slice(1);
    logins.push(login);
    await open(page, `/Profile?${login}`);
    const star = page.getByRole('main').getByRole('button', { name: shell.favourite, exact: true });
    if (place % 2 === 1) await star.click();
  }
  await settled(page);
  return { person: logins.at(-1) ?? '', head: logins[seen.indexOf('Sara Monti')] ?? '' };
}

/** The path of the administrator's business card. */
async function turnOnCard(page: Page): Promise<string> {
  const answer = await page.request.post(activateCard.path, { headers: await authorization(page), data: {} });
  const { publicHash } = (await answer.json()) as { publicHash: string };
  return `/callback/${publicHash}`;
}

/** Fills in the "about me" fields as this person. */
async function speakOfOneself(person: string): Promise<void> {
  const context = await browser.newContext({ baseURL: directory.address });
  const page = await context.newPage();
  await signIn(page, person);
  const headers = await authorization(page);
  const aboutMe = {
    namePronunciation: 'ee-NESS ben-AH-lee mo-ROH',
    pronouns: 'she/her',
    languages: ['fr', 'ar', 'en'],
    topics: ['Maintenance planning', 'First aid'],
  };
  await page.request.put(updateUserProfile.path, { headers, data: { aboutMe } });
  const samples = Int16Array.from({ length: nameRecordingRate }, (_, place) => Math.sin(place / 6) * 9000);
  const data = { samples: Buffer.from(samples.buffer).toString('base64') };
  await page.request.put(setNameRecording.path, { headers, data });
  await context.close();
}

async function authorization(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('directory.session') ?? '{}') as { accessToken?: string }).accessToken ?? '',
  );
  return { authorization: `Bearer ${token}` };
}

async function checkData(page: Page): Promise<void> {
  await open(page, '/Settings?section=quality');
  await page.getByRole('button', { name: dataQuality.compute }).click();
  await page.getByRole('button', { name: dataQuality.computeAgain }).waitFor();
}

async function showFindings(page: Page): Promise<void> {
  await open(page, '/Settings?section=quality');
  await page.getByRole('main').getByRole('link', { name: dataQuality['without-email'] }).click();
  await settled(page);
}

async function showSuggestions(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('main').getByRole('combobox').first().pressSequentially('jurgen shmit');
  await page.getByRole('option').first().waitFor();
  await settled(page);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until nothing is loading and everything visible has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.querySelector('[data-loading]') === null &&
      [...document.images].every(
        // Images further below are loaded lazily.
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ) &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Encodes the picture in Chromium, because Playwright cannot write WebP. */
async function save(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > maxBytes) throw new Error(`${name} has ${bytes.length} bytes, more than ${maxBytes}`);
  writeFileSync(join(folder, `${name}.webp`), bytes);
  process.stdout.write(`docs/pictures/${name}.webp: ${Math.round(bytes.length / 1000)} KB\n`);
}
