import type { ScimToken } from '@directory/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const token = (id: number, more: Partial<ScimToken> = {}): ScimToken => ({
  id,
  name: `Token ${id}`,
  scope: 'write',
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
  await openDirectory({ at: `/Settings?section=scim&action=${action}`, viewer, answer: server.answer });
}

test('the list shows what each token may do, who created it and when it was last used', async () => {
  server.scimTokens = [token(1), token(2, { scope: 'read', lastUsedAt: '2026-11-21T10:00:00.000Z' })];
  await open('change');
  const rows = within(await screen.findByRole('list', { name: 'Tokens' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Token 1.*Read and write.*Never used.*Created .* by Ada/);
  expect(rows[1]?.textContent).toMatch(/Token 2.*Read only.*Last used/);
  expect(screen.getByText(`${location.origin}/scim/v2`)).toBeDefined();
});

test('a long list of tokens is filtered by name; the filter stays until it is empty, even if the list becomes short', async () => {
  server.scimTokens = Array.from({ length: 9 }, (_, index) => token(index + 1));
  await open('change');
  const filter = await screen.findByRole('searchbox', { name: 'Find a token' });
  await user.type(filter, 'TOKEN 7');
  const rows = () => within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('listitem');
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Token 7')]);
  await user.click(screen.getByRole('button', { name: 'Revoke Token 7' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No tokens match.')).toBeDefined();
  await user.clear(screen.getByRole('searchbox', { name: 'Find a token' }));
  expect(rows()).toHaveLength(8);
  expect(screen.queryByRole('searchbox', { name: 'Find a token' })).toBeNull();
});

test('a token is revoked after confirmation', async () => {
  server.scimTokens = [token(1)];
  await open('change');
  await user.click(await screen.findByRole('button', { name: 'Revoke Token 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke the token “Token 1”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token “Token 1” has been revoked.')).toBeDefined();
  expect(server.changes.map(({ name }) => name)).toEqual(['DELETE /api/admin/scim-tokens/1']);
  expect(await screen.findByText('There are no tokens yet.')).toBeDefined();
});

test('without tokens, a button next to the text opens the form', async () => {
  await open('change');
  const words = await screen.findByText('There are no tokens yet.');
  await user.click(within(words.parentElement as HTMLElement).getByRole('link', { name: 'Create a token' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined();
});

test('a new token is shown once, with buttons to copy it and the address', async () => {
  await open('add');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Entra ID ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'Read only');
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(await screen.findByText('dirscim_secret')).toBeDefined();
  expect(server.changes.at(-1)?.body).toEqual({ name: 'Entra ID', scope: 'read' });
  expect(document.activeElement?.textContent).toBe('The token “Entra ID” has been created');
  await user.click(screen.getByRole('button', { name: 'Copy Token' }));
  expect(await navigator.clipboard.readText()).toBe('dirscim_secret');
  await user.click(screen.getByRole('link', { name: 'Done' }));
  expect(await screen.findByRole('list', { name: 'Tokens' })).toBeDefined();
  expect(screen.queryByText('dirscim_secret')).toBeNull();
});

test('a token needs a name', async () => {
  await open('add');
  await user.click(await screen.findByRole('button', { name: 'Create a token' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(server.changes).toEqual([]);
});

test('a failure keeps the typed text', async () => {
  server.nextFailures.push(['scim-token.too-many', 409]);
  await open('add');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Okta');
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  expect(await screen.findByText(/There are too many tokens/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Okta');
});
