import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { browserOptions } from './harness/browser.ts';
import { namesakes, people, sharedAdministrator, team } from './harness/colleagues.ts';
import { signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { locale, say, words } from './harness/words.ts';

const { keys, search, settings, shell, profile } = words;
const allQuillfeathers = '/Result?lastNameQuery=Quillfeather';
const screens = [
  '/',
  allQuillfeathers,
  `/Profile?${people.hyphen.login}`,
  '/myprofile',
  `/orgchart?${namesakes[0]?.login}`,
];

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await waitUntilLoaded(page);
}

async function waitUntilLoaded(page: Page): Promise<void> {
  const loading = page.getByRole('main').locator('[data-loading], [aria-busy="true"]');
  await expect.poll(() => loading.count()).toBe(0);
}

/** The words of people's names that are on more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main bdi[translate="no"]').evaluateAll((names) =>
    names.flatMap((name) => {
      const letters: { node: Node; at: number; letter: string }[] = [];
      // A part of a name can be highlighted, so that a word has several text nodes.
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const [at, letter] of [...(node.textContent ?? '')].entries()) letters.push({ node, at, letter });
      }
      const text = letters.map(({ letter }) => letter).join('');
      return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const [first, last] = [letters[index]!, letters[index + word.length - 1]!];
        const range = document.createRange();
        range.setStart(first.node, first.at);
        range.setEnd(last.node, last.at + 1);
        const bottoms = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return bottoms.size > 1 ? [word] : [];
      });
    }),
  );
}

describe('at 320 by 256 px, which is 400 % zoom', () => {
  test('no screen scrolls sideways, and the header scrolls with the page', inEveryLanguage, async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 320, height: 256 } });
    await signIn(page);
    for (const address of screens) {
      await openScreen(page, address);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths, address).toEqual([320, 320]);
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect
        .poll(() =>
          page
            .getByRole('banner')
            .boundingBox()
            .then((box) => box?.y),
        )
        .toBeLessThan(-50);
    }
  });

  test('neither do the compact list, the filters and the form of a profile', inEveryLanguage, async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 320, height: 256 } });
    await signIn(page, people.reader, allQuillfeathers);
    const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await page.getByRole('button', { name: search.showCompact }).click();
    expect(await isFitting()).toBe(true);
    await page.getByRole('button', { name: search.filter }).first().click();
    await page.getByLabel(search.cityQuery, { exact: true }).waitFor();
    expect(await isFitting()).toBe(true);
    await openScreen(page, '/myprofile');
    await page.getByRole('button', { name: profile.edit, exact: true }).click();
    await page.getByRole('button', { name: shell.cancel }).waitFor();
    expect(await isFitting()).toBe(true);
  });
});

test(
  'the button that clears all filters covers that of the last filter at no width',
  inEveryLanguage,
  async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?lastNameQuery=Quillfeather&companyQuery=nowhere');
    const clear = page.getByRole('button', { name: search.clearFilters });
    const remove = page.getByRole('list', { name: search.chosenFilters }).getByRole('button').last();
    await clear.waitFor();
    for (let width = 320; width <= 640; width += 4) {
      await page.setViewportSize({ width, height: 600 });
      const [clearBox, removeBox] = [(await clear.boundingBox())!, (await remove.boundingBox())!];
      const isBelow = clearBox.y >= removeBox.y + removeBox.height;
      if (!isBelow) expect(removeBox.x + removeBox.width, `${width} px`).toBeLessThanOrEqual(clearBox.x);
    }
  },
);

describe('with the text size of the browser at 200 %', () => {
  /** Opens a page in a browser of its own: the text size is a setting of the browser. */
  async function open(width: number, look: (page: Page) => Promise<void>, person = people.reader): Promise<void> {
    const args = [...(browserOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await using browser = await chromium.launch({ ...browserOptions, args });
    const viewport = { width, height: 1024 };
    const page = await browser.newPage({ baseURL: inject('sharedDirectory'), locale, viewport });
    await signIn(page, person);
    await look(page);
  }

  test.for([390, 768])('no screen of %s px scrolls sideways', inEveryLanguage, async (width) => {
    await open(width, async (page) => {
      for (const address of screens) {
        await openScreen(page, address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      }
    });
  });

  const named = 'no name is broken within a word on a phone, and the buttons of a profile fit into their boxes';
  test(named, inEveryLanguage, async () => {
    await open(390, async (page) => {
      await openScreen(page, allQuillfeathers);
      expect(await brokenWords(page)).toEqual([]);
      await page.getByRole('button', { name: search.showCompact }).click();
      expect(await brokenWords(page)).toEqual([]);
      await openScreen(page, `/Profile?${team.manager.login}`);
      await page.getByRole('heading', { level: 2, name: shell.team }).waitFor();
      expect(await brokenWords(page)).toEqual([]);
      for (const button of await page.getByRole('main').locator('h1 ~ *, section').locator('a, button').all()) {
        const [needed, given] = await button.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
        expect(needed, (await button.textContent()) ?? '').toBeLessThanOrEqual(given ?? 0);
      }
      await openScreen(page, '/');
      await page.getByRole('combobox', { name: search.boxLabel }).fill('manon tess');
      await page.getByRole('option').first().waitFor();
      expect(await brokenWords(page)).toEqual([]);
    });
  });

  test('the text of a search is readable in its box on a phone', inEveryLanguage, async () => {
    await open(390, async (page) => {
      await openScreen(page, '/Result?globalQuery=manon');
      const box = page.getByRole('combobox', { name: search.boxLabel });
      const [needed, given] = await box.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(needed).toBeLessThanOrEqual(given ?? 0);
    });
  });

  test('the actions of a section of Settings fit into their boxes on a phone', inEveryLanguage, async () => {
    const look = async (page: Page) => {
      for (const section of ['feeds', 'webhooks'] as const) {
        await page.goto(`/Settings?section=${section}&action=change`);
        const name = say(settings.actionsOf, { section: settings[section] });
        const actions = page.getByRole('navigation', { name }).getByRole('link');
        await actions.first().waitFor();
        for (const action of await actions.all()) {
          const [needed, given] = await action.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
          expect(needed, (await action.textContent()) ?? '').toBe(given);
        }
      }
    };
    await open(320, look, sharedAdministrator);
  });

  test('a photo on a phone is cropped in a picture larger than its preview, with sliders that fit', async () => {
    await open(390, async (page) => {
      await openScreen(page, '/myprofile');
      const jpeg = await page.screenshot({ type: 'jpeg' });
      const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpeg };
      await page.locator('input[type=file]').setInputFiles(file);
      const dialog = page.getByRole('dialog', { name: profile.cropHeading });
      await dialog.waitFor();
      const widthOf = async (canvas: number) => (await dialog.locator('canvas').nth(canvas).boundingBox())?.width ?? 0;
      expect(await widthOf(0)).toBeGreaterThan(await widthOf(1));
      const right = ({ x = 0, width = 0 }) => x + width;
      const end = right((await dialog.boundingBox()) ?? {});
      for (const slider of await dialog.getByRole('slider').all()) {
        expect(right((await slider.boundingBox()) ?? {})).toBeLessThan(end);
      }
    });
  });

  test('a list of results has fewer columns, and ends where its last row ends', async () => {
    await open(1440, async (page) => {
      await openScreen(page, allQuillfeathers);
      const list = page.getByRole('list', { name: search.results });
      const columns = () => list.evaluate((element) => getComputedStyle(element).getPropertyValue('--columns'));
      expect(await columns()).toBe('2');
      // The end of the list is computed from the heights of its rows, of which the first are no longer rendered.
      const rows = list.locator('[data-index]');
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          return await rows.first().getAttribute('data-index');
        })
        .not.toBe('0');
      const distance = async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [end, last] = [await list.boundingBox(), await rows.last().boundingBox()];
        return Math.abs((end?.y ?? 0) + (end?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0));
      };
      await expect.poll(distance).toBeLessThan(2);
    });
  });
});

test('the API documentation fits a screen of 320 px, and is accessible', async ({ visit }) => {
  const { page, checkAccessibility } = await visit({ viewport: { width: 320, height: 568 } });
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'GET /api/users', exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await checkAccessibility();
});

test('at 320 px no section of Settings scrolls sideways', inEveryLanguage, async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 320, height: 256 } });
  await signIn(page, sharedAdministrator, '/Settings');
  const list = page.getByRole('navigation', { name: settings.sections }).getByRole('link');
  await list.first().waitFor();
  for (const link of await list.all()) {
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    const places = page.getByRole('navigation', { name: say(settings.actionsOf, { section: name }) });
    const views = Math.max(1, await places.getByRole('link').count());
    for (let view = 0; view < views; view++) {
      const place = places.getByRole('link').nth(view);
      if (view > 0) {
        await place.click();
        await expect.poll(() => place.getAttribute('aria-current')).toBe('page');
      }
      await waitUntilLoaded(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name}, view ${view}`).toBe(320);
    }
  }
});

describe.each(['forced colours', 'more contrast'] as const)('with %s', (setting) => {
  const media = setting === 'forced colours' ? { forcedColors: 'active' as const } : { contrast: 'more' as const };

  test('every screen passes the accessibility check', async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ ...media });
    await signIn(page);
    for (const [place, address] of screens.entries()) {
      await openScreen(page, address);
      await checkAccessibility();
      await takeScreenshots(`${setting.replace(' ', '-')}-${place}`);
    }
  });
});

test('more contrast results in edges of 4.5 : 1', async ({ visit }) => {
  const { page } = await visit({ contrast: 'more' });
  await signIn(page, people.reader, allQuillfeathers);
  const card = page.getByRole('list', { name: search.results }).getByRole('article').first();
  await card.waitFor();
  const [edge, ground] = await card.evaluate((element) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, backgroundColor].map((colour) => {
      if (pixel === null) return 0;
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
  });
  const [dark = 0, light = 0] = [edge, ground].toSorted((one = 0, other = 0) => one - other);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

describe('the keyboard shortcuts', () => {
  test('are listed on ? and from the footer, but not while typing in a field', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    const box = page.getByRole('combobox', { name: search.boxLabel });
    const dialog = page.getByRole('dialog', { name: keys.heading });
    await box.focus();
    await page.keyboard.press('?');
    expect(await box.inputValue()).toBe('?');
    expect(await dialog.count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await dialog.waitFor();
    await checkAccessibility();
    await takeScreenshots('keys');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Below a list that is still loading, the footer moves away from the pointer.
    await page.goto('/Profile');
    const link = page.getByRole('button', { name: shell.keyboardShortcuts });
    await link.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('move from a card on the chart to its actions, and each card is one tab stop', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, `/orgchart?${namesakes[0]?.login}`);
    const card = page.getByRole('list', { name: words['org-chart'].collaborators }).getByRole('article').first();
    await card.getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(
      await card
        .getByRole('button')
        .first()
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(
      await card
        .getByRole('link')
        .last()
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Tab');
    expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
});
