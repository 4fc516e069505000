import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { namesakes, people } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import type { Visit, Visitor } from './harness/e2e-test.ts';
import { say, words } from './harness/words.ts';

const { 'org-chart': chart } = words;
const [leader, second, third] = namesakes as [Colleague, Colleague, Colleague];
const leaderChart = `/orgchart?${leader.login}`;

const chain = (page: Page) => page.getByRole('list', { name: chart.chain }).getByRole('article');
const collaborators = (page: Page) => page.getByRole('list', { name: chart.collaborators }).getByRole('listitem');
const selected = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Records the chart requests of the page from now on. */
function noteChartCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:org-chart|get-users-by-manager|getManager)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

describe('the cards', () => {
  test(
    'a click on a collaborator moves down, a click on a manager moves up, and Back returns',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      const calls = noteChartCalls(page);
      await signIn(page, people.reader, leaderChart);
      await collaborators(page).first().waitFor();
      expect(calls).toEqual(['/api/org-chart']);
      expect(await chain(page).count()).toBe(2);
      expect(await page.getByRole('heading', { name: chart.collaborators }).innerText()).toContain('94');
      await checkAccessibility();
      await takeScreenshots('org-chart');

      await collaborators(page)
        .getByRole('link', { name: nameOf(second), exact: true })
        .click();
      await page.waitForURL(new RegExp(`orgchart\\?${second.login}`, 'i'));
      await expect.poll(() => chain(page).count()).toBe(3);
      expect(await selected(page).innerText()).toBe(nameOf(second));
      await chain(page)
        .first()
        .getByRole('link', { name: nameOf(people.formula), exact: true })
        .click();
      await expect.poll(() => selected(page).innerText()).toBe(nameOf(people.formula));
      expect(await chain(page).count()).toBe(1);
      await page.goBack();
      await expect.poll(() => selected(page).innerText()).toBe(nameOf(second));
    },
  );

  test('scrolling reaches the last of many collaborators, and the filter reaches any of them', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, leaderChart);
    await collaborators(page).first().waitFor();
    expect(await collaborators(page).count()).toBeLessThan(94);
    const last = collaborators(page).and(page.locator('[aria-posinset="94"]'));
    // A list that has just begun to load grows after the key press.
    const pressEnd = async () => {
      await page.keyboard.press('End');
      return await last.isVisible();
    };
    await expect.poll(pressEnd, { interval: 500 }).toBe(true);
    await page.getByRole('searchbox', { name: chart.filter }).fill('person42');
    await expect.poll(() => collaborators(page).count()).toBe(1);
    expect(await collaborators(page).innerText()).toContain('Person42');
  });
});

test('search finds a person and opens their chart', async ({ visit }) => {
  const { page, checkAccessibility } = await visit();
  await signIn(page, people.reader, leaderChart);
  const box = page.getByRole('combobox', { name: chart.find });
  await box.fill('person77');
  const below = page.getByRole('group', { name: say(chart.foundBelow, { name: nameOf(leader) }) });
  await below.getByRole('option', { name: /Person77/ }).waitFor();
  await checkAccessibility();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect.poll(() => selected(page).innerText()).toContain('Person77');
  expect(await chain(page).count()).toBe(3);
});

test('the connection of two colleagues goes through their nearest common manager', async ({ visit }) => {
  const { page, checkAccessibility, takeScreenshots } = await visit();
  await signIn(page, second, `/orgchart?${third.login}`);
  await page.getByRole('link', { name: chart.howConnected }).click();
  const stops = page.getByRole('list', { name: chart.path }).getByRole('article');
  await expect.poll(() => stops.count()).toBe(3);
  const names = await stops.locator('h2 bdi, a bdi').allInnerTexts();
  expect(names).toEqual([nameOf(second), nameOf(leader), nameOf(third)]);
  await checkAccessibility();
  await takeScreenshots('org-chart-connection');
});

describe.each(['outline', 'tree'])('the %s', (view) => {
  test('can be used by keyboard alone', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, `/orgchart?${people.formula.login}#${view}`);
    const tree = page.getByRole('tree');
    const active = async () => {
      const id = await tree.getAttribute('aria-activedescendant');
      return await page.locator(`[id="${id}"]`).evaluate((row) => {
        const places = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'];
        return [
          row.textContent.includes('Person93') ? 'Person93' : '',
          ...places.map((name) => row.getAttribute(name)),
        ];
      });
    };
    await tree.focus();
    expect(await active()).toEqual(['', '1', '1', '1', 'true']);
    await page.keyboard.press('ArrowDown');
    expect(await active()).toEqual(['', '2', '1', '1', 'false']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(active).toEqual(['', '2', '1', '1', 'true']);
    // The collaborators may still be loading.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return await active();
      })
      .toEqual(['Person94', '3', '94', '94', null].with(0, expect.any(String)));
    // On a slow machine, the pauses between keys may be too long for type-ahead, so the typing is retried, starting at the last row.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        await page.keyboard.type('person93');
        return await active();
      })
      .toMatchObject(['Person93', '3', expect.any(String), '94', null]);
    await checkAccessibility();
    await takeScreenshots(`org-chart-${view}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`orgchart\\?QF7093.*#${view}`, 'i'));
  });
});

test('the tree is drawn in the system colours under forced colours', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, people.reader, `${leaderChart}#tree`);
  await page.getByRole('tree').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expect.poll(() => drawnSystemColours(page)).toEqual(['Canvas', 'CanvasText']);
  }
});

/** The system colours that occur in the drawing. */
async function drawnSystemColours(page: Page): Promise<string[]> {
  return await page.locator('canvas').evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const drawn = new Set<string>();
    for (let index = 0; index < pixels.length; index += 4) {
      if (pixels[index + 3] === 255) drawn.add(`rgb(${pixels[index]}, ${pixels[index + 1]}, ${pixels[index + 2]})`);
    }
    const probe = document.body.appendChild(document.createElement('span'));
    const names = ['Canvas', 'CanvasText'].filter((name) => {
      probe.style.color = name;
      return drawn.has(getComputedStyle(probe).color);
    });
    probe.remove();
    return names;
  });
}

test('every view fits a screen of 320 px', inEveryLanguage, async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 320, height: 800 } });
  await signIn(page, people.reader, leaderChart);
  for (const view of ['', '#outline', '#tree', '#connection']) {
    await page.goto('about:blank');
    await page.goto(`${leaderChart}${view}`);
    await page.locator('[data-chart-focus]').first().waitFor();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths, view).toEqual([320, 320]);
  }
});

test(
  'on a touch screen one finger scrolls the page, and two fingers move the tree',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, context, checkAccessibility } = await visit({
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    await signIn(page, people.reader, `${leaderChart}#tree`);
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    await page.getByText(chart.drawnHintTouch).waitFor();
    await checkAccessibility();
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const session = await context.newCDPSession(page);
    const top = () => page.evaluate(() => window.scrollY);
    const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
    const drag = async (fingers: readonly number[]) => {
      const { x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
      const pointsAt = (step: number) =>
        fingers.map((finger) => ({ x: x + 80 + finger * 80, y: y + 250 - step * 12, id: finger }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) });
      for (let step = 1; step <= 10; step += 1)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step) });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await top();
    await drag([0]);
    await expect.poll(top).toBeGreaterThan(before + 50);
    // The page continues scrolling for a moment.
    let last = -1;
    await expect
      .poll(
        async () => {
          const isAtRest = last === (await top());
          last = await top();
          return isAtRest;
        },
        { interval: 300 },
      )
      .toBe(true);
    const [scrolled, drawn] = [await top(), await picture()];
    await drag([0, 1]);
    await expect.poll(async () => (await picture()) !== drawn).toBe(true);
    expect(await top()).toBe(scrolled);
  },
);

describe('on a touch screen, a tap on a person in the tree shows their card', () => {
  const height = 844;

  async function openTree(visit: (options: Visit) => Promise<Visitor>) {
    const { page } = await visit({ viewport: { width: 390, height }, hasTouch: true, isMobile: true });
    await signIn(page, people.reader, `${leaderChart}#tree`);
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    return { page, canvas, card: page.getByRole('article') };
  }

  test('in the window, although the tree ends below it', async ({ visit }) => {
    const { page, canvas, card } = await openTree(visit);
    const { x, y, height: tall } = (await canvas.boundingBox())!;
    expect(y + tall).toBeGreaterThan(height);
    await page.touchscreen.tap(x + 150, y + 150);
    await card.waitFor();
    const box = (await card.boundingBox())!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await card.getByRole('link').last().tap();
    await page.waitForURL(/\/profile\?/i);
  });

  test('and does not follow the link of the card that appears under the finger', async ({ visit }) => {
    const { page, canvas, card } = await openTree(visit);
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const { x, y, height: tall } = (await canvas.boundingBox())!;
    await page.touchscreen.tap(x + 150, y + tall - 60);
    await card.waitFor();
    // The browser dispatches a click after the touch has ended.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
    expect(page.url()).toContain(leaderChart);
    expect(await card.count()).toBe(1);
  });

  test('and moves the focus from the search box to the tree, which closes the on-screen keyboard', async ({
    visit,
  }) => {
    const { page, canvas, card } = await openTree(visit);
    await page.getByRole('main').getByRole('combobox').tap();
    const { x, y } = (await canvas.boundingBox())!;
    await page.touchscreen.tap(x + 150, y + 150);
    await card.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tree');
  });

  test('and a second tap collapses the same person, although the first one has scrolled the page', async ({
    visit,
  }) => {
    const { page, canvas } = await openTree(visit);
    const row = page.getByRole('treeitem');
    expect(await row.getAttribute('aria-expanded')).toBe('true');
    const top = await row.textContent();
    const { x, y } = (await canvas.boundingBox())!;
    await page.touchscreen.tap(x + 150, y + 40);
    await page.touchscreen.tap(x + 150, y + 40);
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('false');
    expect(await row.textContent()).toBe(top);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('the hover card opens over the name of the person selected in the tree', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, people.reader, `${leaderChart}#tree`);
  await page.locator('canvas').waitFor();
  const { x, y, width } = (await page.locator('canvas').boundingBox())!;
  await page.mouse.click(x + width / 2, y + 1);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('article').getByRole('link').first().hover();
  await page.getByRole('dialog').waitFor();
});

test('the wheel over the tree scrolls the page, and zooms while Ctrl is held', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 500 } });
  await signIn(page, people.reader, `${leaderChart}#tree`);
  const canvas = page.locator('canvas');
  await canvas.waitFor();
  const top = () => page.evaluate(() => window.scrollY);
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  await canvas.hover({ position: { x: 200, y: 60 } });
  const before = await top();
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBeGreaterThan(before);
  await canvas.hover({ position: { x: 200, y: 60 } });
  const [scrolled, drawn] = [await top(), await picture()];
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await picture()) !== drawn).toBe(true);
  expect(await top()).toBe(scrolled);
});

test('a branch can be exported as CSV, SVG and PNG', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, people.reader, `${leaderChart}#tree`);
  for (const format of ['CSV', 'SVG', 'PNG'] as const) {
    await page.getByRole('button', { name: chart.save, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: chart[`saveAs${format}`], exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'i'));
  }
});

test('a branch prints as text on several pages with its title', async ({ visit }) => {
  const { page } = await visit();
  await signIn(page, people.reader, `${leaderChart}#outline`);
  await page.getByRole('tree').waitFor();
  const file = await page.pdf({ format: 'A4' });
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
});
