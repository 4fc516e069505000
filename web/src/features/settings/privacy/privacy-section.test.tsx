import type { ListedPerson } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const person = (id: number, more: Partial<ListedPerson> = {}): ListedPerson => ({
  id,
  login: `leaver${id}@group.example`,
  firstName: 'Lea',
  lastName: `Ver${id}`,
  leftAt: '2026-11-01T10:00:00.000Z',
  erasedFrom: '2027-01-30T10:00:00.000Z',
  ...more,
});

let server: FakeSettings;
const user = userEvent.setup();

beforeEach(() => {
  server = new FakeSettings();
  server.listedPeople = [person(1), person(2, { leftAt: null, erasedFrom: null }), person(3, { erasedFrom: null })];
});

async function open() {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: '/Settings?section=privacy', viewer, answer: server.answer });
}

test('lists people, and when their data will be erased; only leavers can be erased now', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'People who left most recently' });
  const [leaver, present, kept] = within(list).getAllByRole('listitem');
  expect(leaver?.textContent).toMatch(/Left on November 1, 2026\. Erased automatically from January 30, 2027\./);
  expect(present?.textContent).toContain('Can be erased once no feed delivers this person.');
  expect(within(present!).queryByRole('button', { name: /^Erase/ })).toBeNull();
  expect(kept?.textContent).toContain('Not erased automatically.');
});

test('a leaver is erased after the login has been typed', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Erase the data of Lea VER1' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'somebody');
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(within(dialog).getByText('This isn’t the login of this person.')).toBeDefined();
  expect(server.changes).toEqual([]);
  await user.clear(within(dialog).getByRole('textbox'));
  await user.type(within(dialog).getByRole('textbox'), 'LEAVER1@group.example{Enter}');
  await screen.findByText(/now called “Erased person 12”/);
  expect(document.activeElement?.textContent).toContain('Erased person 12');
  expect(server.changes).toMatchObject([
    { name: 'DELETE /api/admin/personal-data/1', query: { login: 'leaver1@group.example' } },
  ]);
  await waitFor(() => expect(screen.queryByText('leaver1@group.example')).toBeNull());
});

test('shows that nobody has left, or that nobody was found', async () => {
  server.listedPeople = [];
  await open();
  expect(await screen.findByText('No one has left yet.')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'x');
  expect(await screen.findByText(/No one found/)).toBeDefined();
});

test('shows the people of the previous text until those of the next one have loaded', async () => {
  await open();
  await screen.findByRole('list', { name: 'People who left most recently' });
  const arrival = Promise.withResolvers<void>();
  server.listMayArrive = arrival.promise;
  await user.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'x');
  await waitFor(() => expect(server.calls.at(-1)?.query).toEqual({ text: 'x' }));
  expect(screen.getByRole('list', { name: 'People who left most recently' })).toBeDefined();
  arrival.resolve();
  expect(await screen.findByRole('list', { name: 'People found' })).toBeDefined();
});

test('the button whose file is being prepared keeps the focus', async () => {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  const prepared = Promise.withResolvers<undefined>();
  const answer = (request: Request) =>
    new URL(request.url).pathname === '/api/admin/personal-data/2' ? prepared.promise : server.answer(request);
  await openDirectory({ at: '/Settings?section=privacy', viewer, answer });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'As a readable page: Lea VER2' });
  await user.click(button);
  expect(button.textContent).toBe('Preparing…');
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const other = screen.getByRole<HTMLButtonElement>('button', { name: 'As JSON, for other programs: Lea VER2' });
  expect(other.disabled).toBe(true);
});
