import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { demoMessages } from '../../server/src/features/sign-in/demo-messages.ts';
import { freePort } from '../../tools/src/free-port.ts';
import { startDirectory, temporaryFolder } from '../../tools/src/running-directory.ts';
import { browser as browserProgram } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { shell } from '../../web/src/messages/en/shell.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { auditPage, type Audit } from './web-audits.ts';
import { longFrame, measureInteraction } from './web-interaction.ts';
import { measureScreenSizes } from './web-sizes.ts';

// npm run bench:web [-- --rounds 3] [--json FILE] [--check]
// Measures the web application in Chromium: the results of Lighthouse for each screen on a phone with a slow network, first with an empty cache,
// then with the files of the first visit; the size of the JavaScript of each screen; the times of typing and opening on a slow machine; and the
// frames while results are scrolled, on this machine and a slow one.

const people = '6000';
const administrator = 'ak4729@group.example';
const options = readOptions({ rounds: { type: 'string', default: '3' } });
/** Timeout of typing, opening and scrolling, which take about three minutes. They would never end in a page that stops painting. */
const maxMinutes = 15;
/** Number of visits of each screen. */
const rounds = Number(options.rounds);

const report = openReport('web', options);
const sizes = await measureScreenSizes();
const sizeRows = sizes.map(({ screen, whole, further, files }) => ({
  screen,
  'opened first, KB': whole / 1000,
  'opened after home, KB': further / 1000,
  files,
}));
report.table('JavaScript of each screen, brotli', sizeRows);
report.measure(
  'firstScript',
  Math.max(...sizes.filter(({ screen }) => screen === 'home' || screen === 'signed out').map(({ whole }) => whole)) /
    1000,
);
report.measure('furtherScript', Math.max(...sizes.map(({ further }) => further)) / 1000);

using _files = ownTemporaryFolder();
const directory = await startDirectory({
  DEMO_PEOPLE: people,
  ADMIN_PEOPLE_PER_HOUR: '100000',
  ADMIN_PEOPLE_PER_DAY: '100000',
});
const port = await freePort();
const context = await openBrowser();
const audits: Audit[] = [];
const rows: Record<string, string | number>[] = [];
try {
  await audit('signed out', '/');
  const page = await signedInPage();
  const login = await someLogin(page);
  await audit('home', '/');
  await audit('results', '/Result?globalQuery=anna');
  await audit('profile', `/Profile?${login}`);
  await audit('chart', `/orgchart?${login}`);
  await audit('card', await ownCard(page));
  report.table('Screens on a phone with a slow network', rows);
  report.measure('performance', Math.min(...audits.map(({ performance }) => performance)));
  report.measure('accessibility', Math.min(...audits.map(({ accessibility }) => accessibility)));
  report.measure('bestPractices', Math.min(...audits.map(({ bestPractices }) => bestPractices)));
  report.measure('layoutShift', Math.max(...audits.map(({ layoutShift }) => layoutShift)));
  const { keyToPaint, openProfile, scrolling } = await within(maxMinutes, measureInteraction(page));
  report.measure('keyToPaint', keyToPaint);
  report.measure('openProfile', openProfile);
  report.measure('longestFrame', scrolling.full.longestFrame);
  report.table('At a quarter of the speed', [
    { 'key press to paint, ms': keyToPaint, 'profile opened, ms': openProfile },
  ]);
  const speeds = { full: 'full', slow: 'a quarter' } as const;
  const scrollRows = (['full', 'slow'] as const).map((speed) => ({
    speed: speeds[speed],
    'longest frame, ms': scrolling[speed].longestFrame,
    'p99 of frames, ms': scrolling[speed].p99,
    [`frames over ${longFrame} ms`]: scrolling[speed].longFrames,
    frames: scrolling[speed].frames,
    'people scrolled': scrolling[speed].scrolled,
  }));
  report.table('Results scrolled by 600 pixels every 50 ms', scrollRows);
} finally {
  await context.close();
  await directory.stop();
}
report.finish();

/** The median performance of some visits, and the worst of the other values, which do not depend on time. */
async function audit(screen: string, path: string): Promise<void> {
  for (const isWarm of [false, true]) {
    const visits: Audit[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await auditPage(directory.address + path, port, isWarm));
    const performances = visits.map(({ performance }) => performance).toSorted((one, other) => one - other);
    const judged = {
      performance: performances[Math.floor(rounds / 2)] ?? Number.NaN,
      accessibility: Math.min(...visits.map(({ accessibility }) => accessibility)),
      bestPractices: Math.min(...visits.map(({ bestPractices }) => bestPractices)),
      layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
      requests: Math.max(...visits.map(({ requests }) => requests)),
      largestPaint: Math.max(...visits.map(({ largestPaint }) => largestPaint)),
    };
    audits.push(judged);
    rows.push({
      screen,
      cache: isWarm ? 'warm' : 'cold',
      performance: judged.performance,
      accessibility: judged.accessibility,
      'best practices': judged.bestPractices,
      'layout shift': judged.layoutShift,
      requests: judged.requests,
      'largest paint, s': judged.largestPaint / 1000,
    });
  }
}

/** The signed-in page stays open, since the tabs that Lighthouse opens get their session from it. */
async function openBrowser(): Promise<BrowserContext> {
  const executablePath = process.env['BROWSER'] ?? (await requiredProgram(browserProgram));
  return await chromium.launchPersistentContext(temporaryFolder(), {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`],
    baseURL: directory.address,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  });
}

async function signedInPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await page.getByRole('heading', { level: 1, name: demoMessages.en.heading }).waitFor();
  await page.locator(`button[name="login"][value="${administrator}"]`).click();
  await page.getByRole('main').getByRole('combobox').first().waitFor();
  return page;
}

async function within<Result>(minutes: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Not measured within ${minutes} minutes.`)), minutes * 60_000);
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The login of the first person of the results. */
async function someLogin(page: Page): Promise<string> {
  await page.goto('/Result?globalQuery=anna');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  return new URL((await link.getAttribute('href')) ?? '', directory.address).search.slice(1);
}

/** The URL of the administrator's business card, which is turned on. */
async function ownCard(page: Page): Promise<string> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('directory.session') ?? '{}') as { accessToken?: string }).accessToken ?? '',
  );
  const answer = await fetch(`${directory.address}/api/public-profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({}),
  });
  const { publicHash } = (await answer.json()) as { publicHash?: string };
  if (publicHash === undefined) throw new Error(`The card was not turned on: ${answer.status}`);
  return `/callback/${publicHash}`;
}
