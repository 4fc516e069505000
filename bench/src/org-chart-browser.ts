import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { demoMessages } from '../../server/src/features/sign-in/demo-messages.ts';
import { browser as browserProgram } from '../../tools/src/system-programs.ts';
import { startDirectory } from '../../tools/src/running-directory.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { orgChart } from '../../web/src/messages/en/org-chart.ts';
import { shell } from '../../web/src/messages/en/shell.ts';
import { requiredProgram } from './required-program.ts';
import { timesOf } from './search-timing.ts';

/** Number of people, enough for the top branch to have more than the 5 000 that are expanded at once. */
const people = '8000';
const rounds = 9;
const secondsOfMovement = 5;

interface Movement {
  readonly movement: string;
  /** Frames per second. */
  readonly frames: number;
  /** Milliseconds between two frames. */
  readonly p50: number;
  readonly p95: number;
}

export interface InBrowser {
  /** Milliseconds from navigation to the first card, for a signed-in user with the page's files in the browser cache. */
  readonly firstCard: ReturnType<typeof timesOf>;
  readonly movements: readonly Movement[];
}

/** Opens the chart of a group of 8 000 in Chromium, expands 5 000 people in the tree, and drags it. Needs the built web application. */
export async function measureInBrowser(): Promise<InBrowser> {
  using _files = ownTemporaryFolder();
  const directory = await startDirectory({ DEMO_PEOPLE: people });
  const executablePath = process.env['BROWSER'] ?? (await requiredProgram(browserProgram));
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ baseURL: directory.address, viewport, locale: 'en-GB' });
    await signIn(page);
    const firstCard = timesOf(await firstCardTimes(page));
    await page.goto(`${await topChart(page)}#tree`);
    await page.getByRole('tree').waitFor();
    await page.getByRole('button', { name: orgChart.expandAll, exact: true }).click();
    await page.getByRole('button', { name: orgChart.expanding, exact: true }).waitFor({ state: 'detached' });
    const movements = [await move(page, 'dragged, cards readable', 'drag')];
    await page.getByRole('button', { name: orgChart.fit, exact: true }).click();
    movements.push(await move(page, 'dragged, all 5 000 visible', 'drag'));
    movements.push(await move(page, 'zoomed in and out', 'zoom'));
    return { firstCard, movements };
  } finally {
    await browser.close();
    await directory.stop();
  }
}

async function signIn(page: Page): Promise<void> {
  const words = demoMessages.en;
  await page.goto('/orgchart');
  await page.getByRole('main').getByRole('button', { name: shell.login }).click();
  await page.getByRole('heading', { level: 1, name: words.heading }).waitFor();
  await page.locator('button[name="login"]').first().click();
  await page.getByRole('article').first().waitFor();
}

async function firstCardTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await page.goto('/orgchart', { waitUntil: 'commit' });
    await page.getByRole('article').first().waitFor();
    times.push(performance.now() - start);
  }
  return times;
}

/** URL of the chart of the viewer's top manager. */
async function topChart(page: Page): Promise<string> {
  const top = page.getByRole('list', { name: orgChart.chain }).getByRole('article').first();
  await top.getByRole('link').first().click();
  await page.waitForURL(/orgchart\?/);
  return new URL(page.url()).search.replace(/^/, '/orgchart');
}

/** Drags the tree, or zooms it with the wheel, and counts the frames. */
async function move(page: Page, movement: string, kind: 'drag' | 'zoom'): Promise<Movement> {
  const box = await page.getByRole('tree').boundingBox();
  if (box === null) throw new Error('The page shows no tree.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const counted = page.evaluate(async (seconds) => {
    const gaps: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begin = await frame();
    for (let last = begin; last - begin < seconds * 1000;) {
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  }, secondsOfMovement);
  await page.mouse.move(x, y);
  if (kind === 'drag') await page.mouse.down();
  const end = performance.now() + secondsOfMovement * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    const distance = turn % 60 < 30 ? turn % 60 : 60 - (turn % 60);
    if (kind === 'drag') await page.mouse.move(x + distance * 12, y + distance * 4);
    else await page.mouse.wheel(0, turn % 60 < 30 ? -60 : 60);
  }
  if (kind === 'drag') await page.mouse.up();
  const { p50, p95, mean } = timesOf(await counted);
  return { movement, frames: Math.round(1000 / mean), p50, p95 };
}
