import type { ApiToken } from '@directory/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const token = (more: Partial<ApiToken> = {}): ApiToken => ({
  id: 1,
  name: 'Intranet',
  scopes: ['people', 'photos'],
  peoplePerDay: 10_000,
  expiresAt: '2099-11-20T10:00:00.000Z',
  isExpired: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: ada.login,
  createdByPerson: ada,
  lastUsedAt: null,
  ...more,
});

let server: FakeSettings;
const user = userEvent.setup();

beforeEach(() => {
  server = new FakeSettings();
});

async function open(action: 'change' | 'add') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: `/Settings?section=api&action=${action}`, viewer, answer: server.answer });
}

test('the list shows what each token can read, how much, and until when', async () => {
  server.apiTokens = [
    token(),
    token({ id: 2, name: 'Old', scopes: ['photos'], expiresAt: '2020-01-01T00:00:00.000Z', isExpired: true }),
  ];
  await open('change');
  const rows = within(await screen.findByRole('list', { name: 'Tokens' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Intranet.*People, Photos.*Never used.*10,000 people per day.*Expires/);
  expect(rows[1]?.textContent).toMatch(/Old.*Photos.*Expired/);
});

test('a long list of tokens is filtered by name', async () => {
  server.apiTokens = Array.from({ length: 9 }, (_, index) => token({ id: index, name: `System ${index}` }));
  await open('change');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a token' }), 'system 7');
  const rows = within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('System 7')]);
});

test('a new token is shown once', async () => {
  await open('add');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Intranet ');
  await user.click(screen.getByRole('checkbox', { name: 'Photos' }));
  const people = screen.getByRole('textbox', { name: 'People per day' });
  await user.clear(people);
  await user.type(people, '500');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'After 90 days');
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(await screen.findByText('dirapi_secret')).toBeDefined();
  expect(server.changes.at(-1)?.body).toEqual({
    name: 'Intranet',
    scopes: ['people', 'photos'],
    days: 90,
    peoplePerDay: 500,
  });
  await user.click(screen.getByRole('link', { name: 'Done' }));
  expect(await screen.findByRole('list', { name: 'Tokens' })).toBeDefined();
  expect(screen.queryByText('dirapi_secret')).toBeNull();
});

test('a token needs a name, a scope, and a number of people', async () => {
  await open('add');
  await user.click(await screen.findByRole('checkbox', { name: 'People' }));
  await user.clear(screen.getByRole('textbox', { name: 'People per day' }));
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  expect(screen.getByText('Choose what the token may read.')).toBeDefined();
  expect(screen.getByText('Enter a whole number from 1 to 10,000,000.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('Intranet{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'People' }));
  await user.keyboard(' {Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'People per day' }));
  expect(server.changes).toEqual([]);
});

test('a token is revoked after confirmation', async () => {
  server.apiTokens = [token()];
  await open('change');
  await user.click(await screen.findByRole('button', { name: 'Revoke Intranet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke the token “Intranet”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token “Intranet” has been revoked.')).toBeDefined();
  expect(server.changes.map(({ name }) => name)).toEqual(['DELETE /api/admin/api-tokens/1']);
});
