import { expect } from 'vitest';
import { people } from './harness/colleagues.ts';
import { prepareCompanyProvider } from './harness/company-provider.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';
import { startStaffedDirectory } from './harness/start-staffed-directory.ts';

const { settings, shell } = words;
const clerk = people.reader;
const other = people.hyphen;
const hourInSeconds = 3600;

test(
  'an administrator with an old sign-in has to sign in again to add another, and the input is kept',
  inEveryLanguage,
  async ({ visit }) => {
    const provider = await prepareCompanyProvider(clerk.login, hourInSeconds);
    await provider.start();
    const directory = await startStaffedDirectory({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      ADMIN_LOGINS: clerk.login,
    });
    try {
      const { page, context, problems, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
      await page.goto('/Settings?section=administrators&action=add');
      await page.getByRole('main').getByRole('button', { name: shell.login }).click();
      const box = page.getByRole('combobox', { name: settings.administratorLabel });
      await box.fill(other.login);
      const submit = page.getByRole('main').getByRole('button', { name: shell.submit });
      await submit.click();

      const dialog = page.getByRole('dialog', { name: shell.signInTooOldHeading });
      await dialog.getByText(shell.signInTooOldText).waitFor();
      await checkAccessibility();
      await takeScreenshots('sign-in-too-old');
      await dialog.getByRole('button', { name: shell.cancel }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await box.inputValue()).toBe(other.login);

      await submit.click();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        dialog.getByRole('button', { name: shell.signInAgain }).click(),
      ]);
      await page.getByText(say(settings.administratorAdded, { name: nameOf(other) })).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await tab.close();
      expect(problems.expect(/^answer: 401 /)).toBe(2);
    } finally {
      await directory.stop();
      await provider.close();
    }
  },
);
