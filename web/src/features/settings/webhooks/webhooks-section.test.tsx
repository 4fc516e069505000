import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings, webhook } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
const user = userEvent.setup();
const earlier = '2026-11-20T10:00:00.000Z';

beforeEach(() => {
  server = new FakeSettings();
});

async function open(action: 'change' | 'add') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: `/Settings?section=webhooks&action=${action}`, viewer, answer: server.answer });
}

test('the list shows what each webhook reports, and whether it works', async () => {
  server.webhooks = [
    webhook({ lastDeliveredAt: earlier }),
    webhook({
      id: 2,
      name: 'Phones',
      events: ['person.left'],
      failingSince: earlier,
      nextAttemptAt: earlier,
      problem: 'status',
      status: 503,
      waiting: 1200,
    }),
    webhook({ id: 3, name: 'Old', stoppedBecause: 'gone' }),
  ];
  await open('change');
  const rows = within(await screen.findByRole('list', { name: 'Webhooks' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Intranet.*https:.*New people, Changes, People who left.*Last delivered/);
  expect(rows[1]?.textContent).toMatch(/Phones.*Failing since.*status 503.*Next attempt.*1,200 changes waiting/);
  expect(rows[2]?.textContent).toMatch(/Old.*Off, because the receiver no longer exists/);
});

test('a new webhook shows its secret once', async () => {
  await open('add');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Intranet');
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://hooks.example/people');
  await user.click(screen.getByRole('checkbox', { name: 'Changes' }));
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeDefined();
  expect(server.changes.at(-1)?.body).toEqual({
    name: 'Intranet',
    url: 'https://hooks.example/people',
    events: ['person.came', 'person.left'],
  });
});

test('a webhook needs a name, an address and at least one kind of event', async () => {
  await open('add');
  for (const name of ['New people', 'Changes', 'People who left'])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'hooks.example');
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  expect(screen.getByText('Enter a complete address, such as https://www.example.com/people.')).toBeDefined();
  expect(screen.getByText('Choose what to report.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('Portal{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'URL' }));
  await user.clear(screen.getByRole('textbox', { name: 'URL' }));
  await user.keyboard('https://hooks.example{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'New people' }));
  expect(server.changes).toEqual([]);
});

test('an address that the server rejects keeps the typed text', async () => {
  server.nextFailures.push(['webhook.url-not-allowed', 409]);
  await open('add');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Intranet');
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect(await screen.findByText('The server’s configuration doesn’t allow this address.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' }).value).toBe('https://10.0.0.1/');
});

test('a test message is sent, and a failure shows its reason', async () => {
  server.webhooks = [webhook()];
  await open('change');
  const button = await screen.findByRole('button', { name: 'Send a test Intranet' });
  await user.click(button);
  expect(await screen.findByText('The test message to “Intranet” has been delivered.')).toBeDefined();
  server.tested = { problem: 'timeout', status: null };
  await user.click(button);
  expect(await screen.findByText(/couldn’t be delivered. The receiver didn’t respond in time./)).toBeDefined();
});

test('a webhook is turned off after confirmation, turned on, and removed after confirmation', async () => {
  server.webhooks = [webhook({ waiting: 12 })];
  await open('change');
  await user.click(await screen.findByRole('button', { name: 'Turn off Intranet' }));
  const question = await screen.findByRole('dialog', { name: 'Turn off the webhook “Intranet”?' });
  expect(question.textContent).toMatch(/Pending messages are discarded.*12 changes waiting/);
  expect(server.changes).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on Intranet' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Intranet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the webhook “Intranet”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The webhook “Intranet” has been removed.')).toBeDefined();
  expect(server.changes).toMatchObject([
    { name: 'PUT /api/admin/webhooks/1/state', body: { isOn: false } },
    { name: 'PUT /api/admin/webhooks/1/state', body: { isOn: true } },
    { name: 'DELETE /api/admin/webhooks/1' },
  ]);
});
