import { displayName } from '@directory/contract';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { demoMessages } from '../../../server/src/features/sign-in/demo-messages.ts';
import { beginSession } from './begin-session.ts';
import { people } from './colleagues.ts';
import type { Colleague } from './colleagues.ts';
import { language, words } from './words.ts';

/** Texts of the demo provider's pages. */
export const demoWords = demoMessages[language];

/** The name as the interface shows it: `Romane DURANDEAU`. */
export function nameOf({ firstName = '', lastName = '' }: Colleague): string {
  return displayName({ firstName, lastName });
}

/** Opens an address as a signed-in person. */
export async function signIn(page: Page, person: Colleague = people.reader, address = '/'): Promise<void> {
  await beginSession(page, person);
  await page.goto(address);
  await untilSignedIn(page);
}

/** Opens an address, signs in through the sign-in page, and waits until the browser has returned to the address. */
export async function signInByPages(page: Page, person: Colleague = people.reader, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: words.shell.login }).click();
  await choosePerson(page, person);
  await untilSignedIn(page);
}

async function untilSignedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.shell.accountMenu }).or(openMenuButton(page)).first().waitFor();
}

/** On the provider's page: searches for a person until they are found (a new import may take two seconds), and signs in as them. */
export async function choosePerson(page: Page, person: Colleague): Promise<void> {
  await page.getByRole('heading', { level: 1, name: demoWords.heading }).waitFor();
  const found = page.getByRole('list', { name: demoWords.found }).getByRole('button', { name: nameOf(person) });
  await expect
    .poll(
      async () => {
        await page.getByLabel(demoWords.searchLabel).fill(person.login);
        await page.getByRole('button', { name: demoWords.searchButton }).click();
        await page.getByRole('heading', { level: 2, name: demoWords.found }).waitFor();
        return await found.isVisible();
      },
      { interval: 200 },
    )
    .toBe(true);
  await found.click();
}

export function openMenuButton(page: Page) {
  return page.getByRole('button', { name: words.shell.openMenu });
}

/** Expects that the page contains no data of `people.reader`. If the page is being left, checks the next one. */
export async function expectNothingPersonal(page: Page): Promise<void> {
  const content = await vi.waitFor(() => page.content(), { timeout: 60_000 });
  const { login, lastName, email } = people.reader;
  for (const value of [login, lastName, email]) expect(content).not.toContain(value);
}
