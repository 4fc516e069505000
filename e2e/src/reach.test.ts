import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { team } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { shell, reach, search } = words;

const { manager, rightToLeft, member: reader } = team;

const cardOf = (page: Page, person: Colleague) =>
  page.getByRole('dialog', { name: say(reach.about, { name: nameOf(person) }) });
const tileOf = (page: Page, person: Colleague) =>
  page.getByRole('region', { name: shell.team }).getByRole('link', { name: nameOf(person) });

/** Records the requests for cards from now on. */
function noteCards(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/person-card') asked.push(searchParams.get('userId') ?? '');
  });
  return asked;
}

describe('reach', () => {
  test('a card opens over a name, remains under the pointer, and closes', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ timezoneId: 'Europe/Paris' });
    await signIn(page, reader);
    const asked = noteCards(page);
    await tileOf(page, manager).hover();
    const card = cardOf(page, manager);
    await card.waitFor();
    await card.getByText(/\d:\d\d/).waitFor();
    await card.getByRole('button', { name: say(shell.callPerson, { name: nameOf(manager) }) }).hover();
    await checkAccessibility();
    await takeScreenshots('hover-card');
    // The tile moves, because the page gets another layout. The window is tall enough for the card below it.
    await page.setViewportSize({ width: 768, height: 1200 });
    const tileEnd = async () => {
      const box = await tileOf(page, manager).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0) - (await tileEnd())).toBe(4);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).hover();
    await tileOf(page, manager).hover();
    await card.waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await card.waitFor({ state: 'detached' });
    expect(asked).toEqual([manager.login]);

    // The focused element is never covered.
    await tileOf(page, manager).hover();
    await card.waitFor();
    await tileOf(page, rightToLeft).focus();
    await card.waitFor({ state: 'detached' });
  });

  test('by keyboard, the card opens, can be entered with arrow down, and covers neither the link nor the focused element', async ({
    visit,
  }) => {
    // Equivalent to 200 % zoom.
    const { page } = await visit({ viewport: { width: 640, height: 450 } });
    await signIn(page, reader);
    const tile = tileOf(page, rightToLeft);
    await tileOf(page, manager).focus();
    await page.keyboard.press('Tab');
    const card = cardOf(page, rightToLeft);
    await card.waitFor();
    const [over, under] = [await card.boundingBox(), await tile.boundingBox()];
    if (over === null || under === null) throw new Error('not shown');
    expect(over.y + over.height <= under.y || under.y + under.height <= over.y || under.x + under.width <= over.x).toBe(
      true,
    );
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await tile.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('touch opens the profile immediately', async ({ visit }) => {
    const { page } = await visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await signIn(page, reader);
    await tileOf(page, manager).tap();
    await page.getByRole('heading', { level: 1, name: nameOf(manager) }).waitFor();
    expect(await cardOf(page, manager).count()).toBe(0);
  });

  test('a profile shows how to reach the person now, the viewer’s own does not', inEveryLanguage, async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ timezoneId: 'Europe/Paris' });
    await page.clock.install({ time: new Date() });
    await signIn(page, reader, `/Profile?${manager.login}`);
    const line = page.getByRole('list', { name: reach.reachNow });
    // Tokyo is seven hours ahead of Paris in summer, and eight in winter.
    await line.getByText(/[78]\s(?:hr|h)/).waitFor();
    await line.getByRole('link', { name: nameOf(reader) }).waitFor();
    await expect
      .poll(() => line.innerText())
      .toMatch(new RegExp([reach.working, reach.off, reach.weekend, reach.holiday].join('|')));
    await checkAccessibility();
    await takeScreenshots('reach');
    const time = line.getByRole('time');
    const before = await time.innerText();
    await page.clock.fastForward('01:00');
    await expect.poll(() => time.innerText()).not.toBe(before);
    await page.goto(`/Profile?${reader.login}`);
    await page.getByRole('button', { name: words.profile.edit, exact: true }).waitFor();
    expect(await line.count()).toBe(0);
  });

  test('a person can be called from a result with one key press', async ({ visit }) => {
    const { page } = await visit();
    await page.addInitScript(() => {
      document.addEventListener('click', (event) => {
        if (!(event.target instanceof HTMLAnchorElement) || event.target.protocol !== 'tel:') return;
        document.documentElement.dataset['called'] = event.target.href;
        event.preventDefault();
      });
    });
    await signIn(page, reader, '/Result?lastNameQuery=Tessandier');
    const list = page.getByRole('list', { name: search.results });
    await list.getByRole('link', { name: nameOf(manager), exact: true }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['called'])).toBe('tel:+81312345678');
  });
});
