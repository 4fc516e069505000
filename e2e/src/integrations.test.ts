import { afterAll, beforeAll, expect, inject } from 'vitest';
import { WebhookReceiver } from '../../server/test/webhook-receiver.ts';
import { people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { settings, shell } = words;
const name = 'Portal 7';
const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';

const at = inject('changedDirectory');
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = new WebhookReceiver();
  await receiver.listen();
});

afterAll(async () => {
  await receiver.close();
});

test(
  'an administrator creates an API token, a system reads with it, and loses access when it is revoked',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, context, checkAccessibility, takeScreenshots } = await visit({ at });
    await context.grantPermissions(['clipboard-write']);
    await signIn(page, people.reader, '/Settings?section=api');
    await page.getByText(settings.noTokens).waitFor();
    await takeScreenshots('settings-api-empty');
    await page.getByRole('link', { name: settings.tokenAdd }).first().click();
    await page.getByRole('main').getByRole('button', { name: settings.tokenAdd }).click();
    await page.getByText(settings.nameMissing).waitFor();
    await checkAccessibility();
    await takeScreenshots('settings-api-add');
    await page.getByLabel(settings.nameLabel).fill(name);
    await page.keyboard.press('Enter');

    const secret = await page.getByText(/^dirapi_/).innerText();
    await page.getByRole('button', { name: say(shell.copyOf, { value: settings.token }) }).click();
    await page.getByText(shell.copied).waitFor({ state: 'attached' });
    await checkAccessibility();
    await takeScreenshots('settings-api-token');

    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${secret}` };
      return await fetch(`${at}/api/${path}`, { headers });
    };
    const answer = await read('users?lastNameQuery=Durandeau');
    expect(await answer.json()).toMatchObject([{ login: people.reader.login }]);
    expect((await read('admin/users')).status).toBe(403);

    await page.getByRole('link', { name: settings.done }).click();
    const list = page.getByRole('list', { name: settings.tokens });
    await list.getByText(name, { exact: true }).waitFor();
    expect(await page.content()).not.toContain(secret);
    await checkAccessibility();
    await takeScreenshots('settings-api');
    await page.getByRole('button', { name: say(settings.revokeOf, { name }) }).click();
    const dialog = page.getByRole('dialog');
    await takeScreenshots('settings-api-revoke');
    await dialog.getByRole('button', { name: settings.revoke, exact: true }).click();
    await page.getByText(say(settings.tokenRevoked, { name })).waitFor();
    expect((await read('users?lastNameQuery=Durandeau')).status).toBe(401);
  },
);

test('an administrator adds a webhook, tests it, and turns it off', inEveryLanguage, async ({ visit }) => {
  const { page, checkAccessibility, takeScreenshots } = await visit({ at });
  await signIn(page, people.reader, '/Settings?section=webhooks');
  await page.getByText(settings.webhookNone).waitFor();
  await page.getByRole('link', { name: settings.webhookAdd }).first().click();
  await page.getByLabel(settings.nameLabel).fill(name);
  await page.getByLabel(settings.webhookUrl, { exact: true }).fill('portal');
  await page.keyboard.press('Enter');
  await page.getByText(settings.webhookUrlBad).waitFor();
  await checkAccessibility();
  await takeScreenshots('settings-webhook-add');
  await page.getByLabel(settings.webhookUrl, { exact: true }).fill(receiver.url);
  await page.keyboard.press('Enter');
  receiver.secret = await page.getByText(/^whsec_/).innerText();
  await checkAccessibility();
  await takeScreenshots('settings-webhook-secret');
  await page.getByRole('link', { name: settings.done }).click();

  const row = page.getByRole('list', { name: settings.webhooks }).getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: settings.webhookTest }).click();
  await row.getByText(say(settings.webhookTested, { name })).waitFor();
  expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([true]);
  await checkAccessibility();
  await takeScreenshots('settings-webhooks');

  receiver.answer = 500;
  await row.getByRole('button', { name: settings.webhookTest }).click();
  const problem = say(settings['webhookProblem.status'], { status: 500 });
  await row.getByText(say(settings.webhookTestFailed, { name, problem })).waitFor();
  await row.getByRole('button', { name: settings.webhookTurnOff }).click();
  const question = page.getByRole('dialog', { name: say(settings.webhookOff, { name }) });
  await question.getByText(settings.webhookOffText).waitFor();
  await checkAccessibility();
  await takeScreenshots('settings-webhook-off');
  await question.getByRole('button', { name: settings.webhookTurnOff }).click();
  await row.getByText(settings['webhookStopped.administrator'], { exact: true }).waitFor();
  await checkAccessibility();
  await takeScreenshots('settings-webhooks-off');
  await row.getByRole('button', { name: settings.webhookTurnOn }).click();
  await row.getByRole('button', { name: settings.webhookTurnOff }).waitFor();
  await page.getByRole('button', { name: say(settings.removeOf, { name }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: settings.remove, exact: true }).click();
  await page.getByText(say(settings.webhookRemoved, { name })).waitFor();
  await page.getByText(settings.webhookNone).waitFor();
});

test(
  'an administrator creates a SCIM token, a system adds a person with it, and loses access when it is revoked',
  inEveryLanguage,
  async ({ visit }) => {
    const { page, checkAccessibility, takeScreenshots } = await visit({ at });
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
