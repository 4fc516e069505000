import { afterAll, beforeAll, expect } from 'vitest';
import { importPeople } from '../../tools/src/run-people-command.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { colleagues, people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';
import { startDirectory } from './harness/start-directory.ts';

const { settings, shell } = words;
const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';

let directory: Directory;

beforeAll(async () => {
  directory = await startDirectory({ ADMIN_LOGINS: people.reader.login });
  await importPeople(directory, colleagues());
});

afterAll(async () => {
  await directory.stop();
});

test(
  'an administrator creates a token, a system adds a person with it, and loses access when it is revoked',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ at: directory.address });
    await signIn(page, people.reader, '/Settings?section=scim');
    await page.getByText(settings.noTokens).waitFor();
    const address = await page.getByRole('main').getByText('/scim/v2').innerText();
    await page.getByRole('link', { name: settings.tokenAdd }).first().click();
    await page.getByLabel(settings.nameLabel).fill('Entra ID');
    await takeScreenshots('settings-scim-add');
    await page.keyboard.press('Enter');
    const secret = await page.getByText(/^dirscim_/).innerText();
    await checkAccessibility();
    await takeScreenshots('settings-scim-token');

    const send = async () => {
      const response = await fetch(`${address}/Users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify({
          schemas: [userUrn],
          userName: 'from-scim@group.example',
          name: { givenName: 'Ottilie', familyName: 'Scimitar' },
        }),
      });
      return response.status;
    };
    expect(await send()).toBe(201);
    await page.goto('/Result?globalQuery=scimitar');
    await page
      .getByRole('link', { name: /Ottilie/ })
      .first()
      .waitFor();

    await page.goto('/Settings?section=scim');
    await page.getByRole('list', { name: settings.tokens }).getByText('Entra ID', { exact: true }).waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-scim');
    await page.getByRole('button', { name: say(settings.revokeOf, { name: 'Entra ID' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: settings.revoke, exact: true }).click();
    await page.getByText(say(settings.tokenRevoked, { name: 'Entra ID' })).waitFor();
    expect(await send()).toBe(401);
    await page.getByRole('navigation', { name: settings.sections }).getByRole('link', { name: settings.audit }).click();
    await page.getByRole('article').getByText(settings['audit.scim-token.removed']).first().waitFor();
    expect(await page.getByText(shell.loading).count()).toBe(0);
  },
);
