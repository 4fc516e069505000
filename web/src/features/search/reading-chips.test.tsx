import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSearch, found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { chooseLanguage } from '../../messages/messages.ts';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const at = '/Result?globalQuery=accountant+Allemagne';
let server: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(148);
  server = new FakeSearch();
  const reason = { kind: 'meaning' as const, typed: 'accountant', name: 'Buchhalter' };
  server.people = [found('Erna', 'Beck', { title: 'Buchhalter', match: { tier: 'nickname', reason } })];
  server.reading = [
    { kind: 'role', text: 'accountant' },
    { kind: 'place', text: 'Allemagne', label: 'Germany', country: 'DE' },
  ];
});

afterEach(async () => {
  directory?.close();
  directory = undefined;
  await chooseLanguage('en');
});

const chips = async () => within(await screen.findByRole('list', { name: 'How the search text was read' }));

test('the role and the place of a text are shown, with the reason of each person', async () => {
  directory = await openDirectory({ at, viewer, answer: server.answer });
  const list = await chips();
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Role: accountant',
    'Place: Allemagne = Germany',
  ]);
  expect(screen.getByText('accountant = Buchhalter')).toBeDefined();
});

test('a part that is taken off is a name, and the address keeps it', async () => {
  const user = userEvent.setup();
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await user.click((await chips()).getByRole('button', { name: 'Read as a name: accountant' }));
  await vi.waitFor(() => expect(server.searches.at(-1)?.['asNamesQuery']).toBe('accountant'));
  expect(directory.router.state.location.search).toContain('asNamesQuery=accountant');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Read as a name: accountant' }));
  await vi.waitFor(() => expect(directory?.router.state.location.search).not.toContain('asNamesQuery'));
});

test('a country is named in the language of the reader', async () => {
  await chooseLanguage('fr');
  server.reading = [{ kind: 'place', text: 'Germany', label: 'Germany', country: 'DE' }];
  directory = await openDirectory({ at, viewer, answer: server.answer });
  expect(await screen.findByText('Lieu : Germany = Allemagne')).toBeDefined();
});

test('a text that is a name has no parts', async () => {
  server.reading = undefined;
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await screen.findByRole('list', { name: 'Results' });
  expect(screen.queryByRole('list', { name: 'How the search text was read' })).toBeNull();
});
