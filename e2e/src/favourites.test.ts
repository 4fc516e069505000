import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { namesakes, people } from './harness/colleagues.ts';
import type { Colleague } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { errors, shell } = words;

// Favourites are personal, and no other test file adds any in this directory.
const at = inject('changedDirectory');

const star = (place: Page | Locator, person: Colleague) =>
  place.getByRole('button', { name: say(shell.favouriteOf, { name: nameOf(person) }), exact: true });
const onHome = (page: Page) => page.getByRole('region', { name: shell.favourites });
const isPressed = (button: Locator) => button.getAttribute('aria-pressed');

/** Adds people to the favourites on the results page, and waits until the server has stored them. */
async function mark(page: Page, marked: readonly Colleague[]): Promise<void> {
  for (const person of marked) {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await star(page, person).click();
    expect((await stored).status()).toBe(200);
  }
}

describe('favourites', () => {
  test('are added on a profile and on cards, shown on Home, and removed there', inEveryLanguage, async ({ visit }) => {
    const reader = await visit({ at });
    const { page } = reader;
    await signIn(page);
    await onHome(page).getByText(shell.favouritesNone).waitFor();
    await reader.takeScreenshots('home-without-favourites');

    await page.goto(`/Profile?${people.hyphen.login}`);
    const button = page.getByRole('main').getByRole('button', { name: shell.favourite, exact: true });
    await button.click();
    await expect.poll(() => isPressed(button)).toBe('true');
    await reader.checkAccessibility();
    await reader.takeScreenshots('profile-favourite');

    await page.goto('/Result?lastNameQuery=Quillfeather');
    await mark(page, namesakes.slice(0, 9));
    await reader.checkAccessibility();
    await reader.takeScreenshots('results-favourites');

    await page.getByRole('banner').getByRole('link', { name: shell.home, exact: true }).click();
    const listed = onHome(page).getByRole('listitem');
    await expect.poll(() => listed.count()).toBe(8);
    expect(await listed.first().innerText()).toContain(nameOf(namesakes[8] as Colleague));
    await reader.checkAccessibility();
    await reader.takeScreenshots('home-favourites');
    await onHome(page)
      .getByRole('button', { name: say(shell.favouritesAll, { total: 10 }) })
      .click();
    await expect.poll(() => listed.count()).toBe(10);
    expect(await listed.last().innerText()).toContain(nameOf(people.hyphen));

    const removed = star(onHome(page), people.hyphen);
    await removed.click();
    await expect.poll(() => isPressed(removed)).toBe('false');
    await onHome(page).getByRole('button', { name: shell.favouritesFewer }).waitFor();
    await page.reload();
    await onHome(page)
      .getByRole('button', { name: say(shell.favouritesAll, { total: 9 }) })
      .waitFor();

    // Another user has none.
    const colleague = await visit({ at });
    await signIn(colleague.page, people.hyphen);
    await onHome(colleague.page).getByText(shell.favouritesNone).waitFor();
  });

  test('are added by keyboard: the arrow keys move from a card to its star', async ({ visit }) => {
    const { page } = await visit({ at });
    await signIn(page, people.greek, '/Result?globalQuery=Quillbert');
    const card = page.getByRole('main').getByRole('article');
    await card.getByRole('link', { name: nameOf(people.formula), exact: true }).focus();
    const button = star(card, people.formula);
    for (let step = 0; step < 8 && !(await button.evaluate((element) => element === document.activeElement)); step++) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Space');
    await expect.poll(() => isPressed(button)).toBe('true');
    await page.keyboard.press('Space');
    await expect.poll(() => isPressed(button)).toBe('false');
  });

  test('that the server does not store are reverted, with the reason', inEveryLanguage, async ({ visit }) => {
    const { page, problems, checkAccessibility, takeScreenshots } = await visit({ at });
    await signIn(page, people.formula, '/Result?globalQuery=Durandeau');
    const error = { code: 'favourites.too-many', message: '', requestId: '1' };
    await page.route('**/api/favourites', (route) => route.fulfill({ status: 409, json: { error } }), { times: 1 });
    const button = star(page, people.reader);
    await button.click();
    const alert = page.getByRole('alert');
    await alert.getByText(errors['favourites.too-many']).waitFor();
    await alert.getByText(say(shell.favouriteNotAdded, { name: nameOf(people.reader) })).waitFor();
    expect(await isPressed(button)).toBe('false');
    expect(problems.expect(/^answer: 409/)).toBe(1);
    await checkAccessibility();
    await takeScreenshots('favourite-failure');
    await alert.getByRole('button', { name: shell.close }).click();
    await alert.waitFor({ state: 'hidden' });
  });
});
