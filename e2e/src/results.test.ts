import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { colleagues, people } from './harness/colleagues.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import type { Visitor } from './harness/e2e-test.ts';
import { language, say, words } from './harness/words.ts';

const { shell, search } = words;
const allQuillfeathers = '/Result?lastNameQuery=Quillfeather';

const cards = (page: Page) => page.getByRole('list', { name: search.results }).getByRole('listitem');
const openFilters = (page: Page) => page.getByRole('button', { name: search.filter }).first().click();

/** Records the query of every search request of the page from now on. */
function noteSearches(page: Page): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/users') searches.push(searchParams);
  });
  return searches;
}

async function scrollToEnd({ page }: Visitor): Promise<void> {
  await expect
    .poll(
      async () => {
        // Not by the wheel, whose events may continue for a while on a busy machine and move the scroll target afterwards.
        await page.evaluate(() => window.scrollBy({ top: 2000, behavior: 'instant' }));
        // In the viewport: the element exists as soon as the last people have loaded.
        return await page
          .getByText(search.endOfResults)
          .evaluateAll((all) => all.some((end) => end.getBoundingClientRect().bottom <= window.innerHeight));
      },
      { interval: 100 },
    )
    .toBe(true);
}

describe('results', () => {
  test('print with margins and the searched text, without controls', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?globalQuery=Quillbert');
    await cards(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1').innerText()).toBe(`${search.results} · Quillbert`);
    expect(await page.locator('button:visible, select:visible, input:visible').count()).toBe(0);
    const margins = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.margin] : [])),
    );
    expect(margins).toEqual(['14mm']);
  });

  test.for([
    ['one person', 'Durandeau'],
    ['nobody', 'Zzyzxqwv'],
  ] as const)('do not move when the number of people is known: %s', async ([, text], { visit }) => {
    const { page } = await visit();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/users?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await signIn(page, people.reader, `/Result?globalQuery=${text}`);
    const results = page.getByRole('region', { name: search.results });
    const loading = await results.boundingBox();
    answer.resolve();
    await (
      text === 'Durandeau' ? cards(page).first() : page.getByRole('heading', { name: search.noneHeading })
    ).waitFor();
    await page.waitForLoadState('networkidle');
    expect((await results.boundingBox())?.x).toBe(loading?.x);
  });

  test('tools that wrap on a narrow screen keep their distance from the list', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 320, height: 900 } });
    await signIn(page, people.reader, allQuillfeathers);
    const button = await page.getByRole('button', { name: search.exportCsv }).boundingBox();
    const card = await cards(page).first().boundingBox();
    expect((card?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });

  test('cards show the people found and their number, and link to the profiles', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, '/Result?globalQuery=quillan%20angstrom');
    const card = cards(page).filter({ hasText: nameOf(people.hyphen) });
    await card.waitFor();
    await page.getByRole('heading', { name: say(search.count_one, { total: 1 }) }).waitFor();
    expect(await card.innerText()).toContain(people.hyphen['email']);
    expect(await card.getByRole('link').first().getAttribute('href')).toMatch(/^\/Profile\?HY2002/i);
    await checkAccessibility();
    await page.goto(allQuillfeathers);
    await cards(page).first().waitFor();
    await checkAccessibility();
    await takeScreenshots('results');
  });

  test('the address on a card can be selected with the mouse, and a click on it opens the profile', async ({
    visit,
  }) => {
    const { page, context } = await visit();
    await signIn(page, people.reader, '/Result?globalQuery=quillan%20angstrom');
    const email = people.hyphen['email'] ?? '';
    const card = cards(page).filter({ hasText: nameOf(people.hyphen) });
    const address = card.getByText(email, { exact: true }).last();
    await card.getByRole('button').last().waitFor();
    await expect.poll(() => page.locator('[data-loading]').count()).toBe(0);
    // Waits until the card has its final place.
    await address.hover();
    const box = await address.boundingBox();
    if (box === null) throw new Error('the address has no box');
    await page.mouse.move(box.x + 2, box.y + box.height / 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4, { steps: 5 });
    await page.mouse.up();
    const selected = await page.evaluate(() => window.getSelection()?.toString() ?? '');
    expect(selected.length).toBeGreaterThan(2);
    expect(email).toContain(selected);
    expect(new URL(page.url()).pathname).toBe('/Result');

    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    const opened = context.waitForEvent('page');
    await address.click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/Profile');
    await tab.close();
    await address.click();
    await page.getByRole('heading', { level: 1, name: nameOf(people.hyphen) }).waitFor();
  });

  test('a card breaks an address whose parts are longer than a line, and keeps its actions inside', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 360, height: 800 } });
    await page.route('**/api/users?*', async (route) => {
      const response = await route.fetch();
      const [first, ...others] = (await response.json()) as { email: string }[];
      const email = `${'donaudampfschifffahrt'.repeat(2)}@${'grundstuecksverkehr'.repeat(2)}.example`;
      await route.fulfill({ response, json: first === undefined ? [] : [{ ...first, email }, ...others] });
    });
    await signIn(page, people.reader, allQuillfeathers);
    const card = cards(page).first();
    await card.getByText('donaudampfschifffahrt').waitFor();
    await card.getByRole('button').last().waitFor();
    const outside = await card.evaluate((element) => {
      const edge = element.getBoundingClientRect().right;
      return [...element.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge).length;
    });
    expect(outside).toBe(0);
  });

  test('a person is found by words in any order, by group ID, and by national phone number', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result');
    const box = page.getByRole('combobox', { name: search.boxLabel });
    for (const text of ['durandeau romane', 'RD1001', '04 72 00 01 11', 'rd1001@group.example']) {
      await box.fill(text);
      await box.press('Enter');
      await cards(page)
        .filter({ hasText: nameOf(people.reader) })
        .waitFor();
      await box.fill('Quillbert');
      await box.press('Enter');
      await cards(page)
        .filter({ hasText: nameOf(people.formula) })
        .waitFor();
    }
  });

  test(
    'a role and a place are recognized in other languages, and can be changed and removed',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      await signIn(page, people.reader, '/Result');
      const box = page.getByRole('combobox', { name: search.boxLabel });
      await box.fill('inginer Gotemburgo');
      await box.press('Enter');
      const card = cards(page).filter({ hasText: nameOf(people.hyphen) });
      await card.waitFor();
      expect(await card.innerText()).toContain(say(search.reasonMeaning, { typed: 'inginer', name: 'Engineer' }));
      const parts = page.getByRole('list', { name: search.readAs });
      const taken = 'inginer = Engineer';
      await parts.getByText(say(search.chip, { label: search.readRole, value: taken })).waitFor();
      expect(await card.locator('b').allInnerTexts()).toContain('Engineer');
      await checkAccessibility();
      await takeScreenshots('reading');
      const value = 'inginer';
      await parts
        .getByRole('button', { name: say(search.changePart, { label: search.readRole, value: taken }) })
        .press('Enter');
      const menu = page.getByRole('menu', { name: say(search.partKinds, { value }) });
      await menu.getByRole('menuitemradio', { name: search.readRole }).waitFor();
      await menu.getByRole('menuitemradio', { name: search.readUnit }).waitFor();
      await checkAccessibility();
      await takeScreenshots('reading-menu');
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('asNamesQuery') === value);
      await page.getByRole('heading', { name: search.noneHeading }).waitFor();
      await checkAccessibility();
      await parts.getByRole('button', { name: say(search.removePart, { value }) }).press('Enter');
      await card.waitFor();
      expect(await box.inputValue()).toBe('Gotemburgo');
      const next = parts.getByRole('button', { name: say(search.removePart, { value: 'Gotemburgo' }) });
      await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  test(
    'on a phone four recognized parts take two lines, with icons for their kinds and only their meanings',
    inEveryLanguage,
    async ({ visit }) => {
      const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
      const { page, checkAccessibility, takeScreenshots } = await visit(phone);
      await signIn(page, people.reader, '/Result?globalQuery=anne+engineer+Gotemburgo+finance');
      const parts = page.getByRole('list', { name: search.readAs }).getByRole('listitem');
      await expect.poll(() => parts.count()).toBe(4);
      expect(await parts.locator('svg:visible').count()).toBe(8);
      const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(2);
      expect(await parts.nth(2).innerText()).toBe('Gothenburg');
      await checkAccessibility();
      await takeScreenshots('reading-four');
    },
  );

  test(
    'on a phone three recognized parts take two lines, and each is removed in its menu',
    inEveryLanguage,
    async ({ visit }) => {
      const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
      const { page, checkAccessibility, takeScreenshots } = await visit(phone);
      await signIn(page, people.reader, '/Result?globalQuery=anne+engineer+G%C3%B6teborg');
      const parts = page.getByRole('list', { name: search.readAs });
      const change = (label: string, value: string) =>
        parts.getByRole('button', { name: say(search.changePart, { label, value }) });
      await change(search.readPlace, 'Göteborg').waitFor();
      const tops = await parts
        .getByRole('listitem')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBeLessThanOrEqual(2);
      await change(search.readRole, 'engineer').click();
      const menu = page.getByRole('menu', { name: say(search.partKinds, { value: 'engineer' }) });
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      await checkAccessibility();
      await takeScreenshots('reading-phone');
      await menu.getByRole('menuitem', { name: search.removeWords }).click();
      await expect.poll(() => parts.getByRole('listitem').count()).toBe(2);
      const next = change(search.readPlace, 'Göteborg');
      await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  test('a pasted title is recognized, and a role that nobody has is not interpreted as a misspelled name', async ({
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result');
    const box = page.getByRole('combobox', { name: search.boxLabel });
    await box.fill('Ingenieur (m/w/d)/Gotemburgo');
    await box.press('Enter');
    await cards(page)
      .filter({ hasText: nameOf(people.hyphen) })
      .waitFor();
    const parts = page.getByRole('list', { name: search.readAs });
    const isRole = (value: string) => parts.getByText(say(search.chip, { label: search.readRole, value })).waitFor();
    await isRole('Ingenieur');
    await box.fill('dentist');
    await box.press('Enter');
    await page.getByRole('heading', { name: search.noneHeading }).waitFor();
    await isRole('dentist');
  });

  test('the filters recognize functions and places in other languages', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result');
    await openFilters(page);
    await page.getByRole('textbox', { name: search.titleQuery }).fill('ingeniero');
    await page.getByRole('textbox', { name: search.cityQuery }).fill('Gotemburgo');
    await cards(page)
      .filter({ hasText: nameOf(people.hyphen) })
      .waitFor();
    await page.getByRole('heading', { name: say(search.count_one, { total: 1 }) }).waitFor();
    const narrowed = new URL(page.url()).searchParams;
    expect([narrowed.get('titleQuery'), narrowed.get('cityQuery')]).toEqual(['ingeniero', 'Gotemburgo']);
  });

  test('scrolling loads the next pages up to the last person', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const searches = noteSearches(page);
    await signIn(page, people.reader, allQuillfeathers);
    await page.getByRole('heading', { name: say(search.count_other, { total: 95 }) }).waitFor();
    await scrollToEnd(visitor);
    expect(searches.map((query) => [query.get('after'), query.get('limit')])).toEqual([
      ['0', '30'],
      ['30', '30'],
      ['60', '30'],
      ['90', '30'],
    ]);
    expect(await cards(page).last().getAttribute('aria-posinset')).toBe('95');
    // The list is virtual: the first rows have been removed from the page.
    expect(await cards(page).count()).toBeLessThan(95);
  });

  test('cards are readable while scrolling, and keep their height when their actions are added', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await signIn(page, people.reader, allQuillfeathers);
    await cards(page).first().waitFor();
    await page.evaluate(() => {
      const seen = { unread: [] as string[], heights: new Map<string, Set<number>>() };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const card of document.querySelectorAll<HTMLElement>('main [aria-posinset]')) {
          const place = card.getAttribute('aria-posinset') ?? '';
          if (!card.innerText.includes('@')) seen.unread.push(place);
          seen.heights.set(place, (seen.heights.get(place) ?? new Set()).add(card.offsetHeight));
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await scrollToEnd(visitor);
    const areFilled = () =>
      cards(page).evaluateAll((all) =>
        all.every((card) => card.querySelector('h3 a') !== null && card.querySelector('a[href^="mailto:"]') !== null),
      );
    await expect.poll(areFilled).toBe(true);
    const [unread, moved] = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { unread: string[]; heights: Map<string, Set<number>> } };
      return [seen.unread, [...seen.heights].filter(([, heights]) => heights.size > 1).map(([place]) => place)];
    });
    expect(unread).toEqual([]);
    expect(moved).toEqual([]);
    // A long company is truncated, so that the city after it fits into the card.
    const outside = await cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const { right } = card.getBoundingClientRect();
        const parts = [...card.querySelectorAll('bdi')].map(({ parentElement }) => parentElement);
        return parts.filter((part) => part !== null && part.getBoundingClientRect().right > right);
      }),
    );
    expect(outside).toHaveLength(0);
  });

  test('Back from a profile restores the scroll position', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await signIn(page, people.reader, allQuillfeathers);
    await cards(page).first().waitFor();
    await scrollToEnd(visitor);
    const card = cards(page).filter({ hasText: 'Person80' });
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // The position when the card is clicked: on a busy machine wheel events may continue until then, and a card below the sticky bar is scrolled out.
    await card.evaluate((element) => {
      const note = () => Object.assign(window, { placeAtClick: element.getBoundingClientRect().y });
      document.addEventListener('click', note, { capture: true, once: true });
    });
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/Profile\?/);
    const place = await page.evaluate(() => (window as unknown as { placeAtClick: number }).placeAtClick);
    await page.goBack();
    await card.waitFor();
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 1e6) - place)).toBeLessThan(5);
  });

  test('Back from a profile returns the focus to the opened card', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    const link = cards(page).nth(6).getByRole('link').first();
    const name = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Profile\?/);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toBe(name);
  });

  test(
    'can be a compact list, which is remembered, and announce their number in one live region',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      await signIn(page, people.reader, allQuillfeathers);
      await page.getByRole('button', { name: search.showCompact }).click();
      await checkAccessibility();
      await takeScreenshots('results-compact');
      await page.reload();
      await cards(page).first().waitFor();
      const pressed = await page.getByRole('button', { name: search.showCompact }).getAttribute('aria-pressed');
      expect(pressed).toBe('true');
      const said = page.locator('output, [aria-live], [role="status"]').filter({ hasText: /./ });
      await expect.poll(() => said.allInnerTexts()).toEqual([say(search.count_other, { total: 95 })]);
    },
  );

  test('similar names are separated by a heading from people with the typed name', async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, '/Result?globalQuery=Quillan');
    await cards(page).first().waitFor();
    await checkAccessibility();
    await takeScreenshots('results-similar');
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => one.tagName));
    expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H3']);
  });

  test('another search in the same tab opens at the top', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    await cards(page).first().waitFor();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.goto('/Result?cityQuery=Lyon');
    await cards(page).first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the bar sticks below the header after 120 px', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, allQuillfeathers);
    await cards(page).first().waitFor();
    const header = await page.getByRole('banner').boundingBox();
    const distanceAt = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const bar = await page.getByRole('search').boundingBox();
      return (bar?.y ?? -1) - (header?.height ?? 0);
    };
    expect([await distanceAt(0), await distanceAt(119)]).toEqual([120, 1]);
    expect([await distanceAt(120), await distanceAt(121), await distanceAt(700)]).toEqual([0, 0, 0]);
  });
});

describe('filters', () => {
  test(
    'they narrow the results, are part of the address, and can be removed one by one or all at once',
    inEveryLanguage,
    async ({ visit }) => {
      const { page, checkAccessibility, takeScreenshots } = await visit();
      await signIn(page, people.reader, allQuillfeathers);
      await openFilters(page);
      await page.getByLabel(search.cityQuery, { exact: true }).fill('Bordeaux');
      await page.getByRole('heading', { name: say(search.count_other, { total: 47 }) }).waitFor();
      await expect.poll(() => page.url()).toContain('cityQuery=Bordeaux');
      await checkAccessibility();
      await takeScreenshots('results-filters');
      const chip = { label: search.cityQuery, value: 'Bordeaux' };
      await page.getByRole('button', { name: say(search.removeChip, chip) }).click();
      await page.getByRole('heading', { name: say(search.count_other, { total: 95 }) }).waitFor();
      await page.getByRole('button', { name: search.clearFilters }).click();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await cards(page).first().waitFor();
      expect(await page.getByRole('heading', { name: say(search.count_other, { total: 95 }) }).count()).toBe(0);
    },
  );

  test('on a phone they end with a button with the number of results', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility } = await visit({ viewport: { width: 390, height: 844 } });
    await signIn(page, people.reader, allQuillfeathers);
    await openFilters(page);
    await page.getByRole('button', { name: say(search.showTotal_other, { total: 95 }) }).waitFor();
    await page.getByLabel(search.cityQuery, { exact: true }).fill('Bordeaux');
    const show = page.getByRole('button', { name: say(search.showTotal_other, { total: 47 }) });
    await show.waitFor();
    await checkAccessibility();
    await show.click();
    expect(await page.getByLabel(search.cityQuery, { exact: true }).count()).toBe(0);
    await page.getByRole('heading', { name: say(search.count_other, { total: 47 }) }).waitFor();
  });

  test('the type filter finds external people only', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?globalQuery=quill');
    await cards(page).first().waitFor();
    await openFilters(page);
    await page.getByLabel(search.employeeTypeQuery, { exact: true }).selectOption({ label: search.external });
    await page.getByRole('heading', { name: say(search.count_one, { total: 1 }) }).waitFor();
    expect(await cards(page).innerText()).toContain(nameOf(people.hyphen));
  });

  test('remembered filters are used when the address has none', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?lastNameQuery=Durandeau');
    await cards(page)
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
    await page.goto('/Result');
    await cards(page)
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
    expect(page.url()).toContain('lastNameQuery=Durandeau');
  });
});

describe('when there is nothing to show', () => {
  test('an empty result has a message', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit();
    await signIn(page, people.reader, '/Result?globalQuery=xqzzvw');
    await page.getByText(search.noneHeading).waitFor();
    await checkAccessibility();
    await takeScreenshots('results-none');
  });

  test('a failed search has a message and can be retried', inEveryLanguage, async ({ visit }) => {
    const { page, problems, checkAccessibility, takeScreenshots } = await visit();
    await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await signIn(page, people.reader, '/Result?globalQuery=Durandeau');
    await page.getByText(search.failedHeading).waitFor();
    await checkAccessibility();
    await takeScreenshots('results-failed');
    await page.unroute('**/api/users?*');
    problems.expect(/^answer: 500/);
    await page.getByRole('button', { name: shell.tryAgain }).click();
    await cards(page)
      .filter({ hasText: nameOf(people.reader) })
      .waitFor();
  });

  test('unusual text is searched for without an error', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page);
    for (const text of [
      "'; drop table people; --",
      '*)(uid=*',
      '<img src=x onerror=alert(1)>',
      '👩‍💻',
      '%00',
      'ß'.repeat(250),
    ]) {
      await page.goto(`/Result?globalQuery=${encodeURIComponent(text)}`);
      await page.getByText(search.noneHeading).or(cards(page)).first().waitFor();
    }
  });
});

describe('export', () => {
  test('an export contains the filtered people, with formulas neutralized', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, people.reader, '/Result?companyQuery=Quillfeather+Networks');
    await cards(page).first().waitFor();
    const button = page.getByRole('button', { name: search.exportCsv });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(download.suggestedFilename()).toMatch(/^directory-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    const text = (await buffer(await download.createReadStream())).toString();
    const lines = text.split('\r\n');
    const separator = language === 'fr' ? ';' : ',';
    const headings = [
      search.columnLastName,
      search.columnFirstName,
      search.columnTitle,
      search.columnEmail,
      search.columnOrganization,
      search.columnGbuName,
      search.columnCity,
      search.columnCountry,
      search.columnLogin,
    ];
    expect(lines[0]?.replaceAll('"', '')).toBe(`\uFEFF${headings.join(separator)}`);
    expect(lines.filter(Boolean)).toHaveLength(1 + colleagues().length);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).toContain('Ångström');
  });
});
