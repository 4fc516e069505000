import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSearch, found } from '../../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { chooseLanguage } from '../../../messages/messages.ts';

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
  await chooseLanguage('en');
});

const chips = async () => within(await screen.findByRole('list', { name: 'How the search text was read' }));

test('the role and the place in a text are shown, with the match reason of each person', async () => {
  directory = await openDirectory({ at, viewer, answer: server.answer });
  const list = await chips();
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Role: accountant',
    'Place: Allemagne = Germany',
  ]);
  expect(screen.getByText('accountant = Buchhalter')).toBeDefined();
});

test('a role shows what it was interpreted as if that differs: a title, or a job family in the reader’s language', async () => {
  server.people = [
    found('Erna', 'Beck', {
      title: 'Senior Trader',
      match: { tier: 'nickname', highlights: [{ field: 'title', ranges: [[7, 13]] }] },
    }),
  ];
  server.reading = [
    { kind: 'role', text: 'Händler', label: 'Senior Trader' },
    { kind: 'role', text: 'DSI', jobFamily: 'IT' },
  ];
  directory = await openDirectory({ at: '/Result?globalQuery=H%C3%A4ndler+DSI', viewer, answer: server.answer });
  const list = await chips();
  expect(list.getByText('Role: Händler = Senior Trader')).toBeDefined();
  expect(await list.findByText('Role: DSI = Digital')).toBeDefined();
  expect(list.getByRole('button', { name: 'Change Role: Händler = Senior Trader' })).toBeDefined();
  expect(screen.getByText('Trader', { selector: 'b' })).toBeDefined();
});

test('on a phone, which shows the second text, three parts with two meanings show only these', async () => {
  server.reading = [
    { kind: 'name', text: 'Anne' },
    { kind: 'role', text: 'accountant', label: 'Buchhalter' },
    { kind: 'place', text: 'Allemagne', label: 'Germany', country: 'DE' },
  ];
  directory = await openDirectory({
    at: '/Result?globalQuery=Anne+accountant+Allemagne',
    viewer,
    answer: server.answer,
  });
  const list = await chips();
  const texts = list.getAllByRole('listitem').map((item) => [...item.querySelectorAll('button > span')]);
  expect(texts.map((spans) => spans.map(({ textContent }) => textContent))).toEqual([
    ['Name: Anne', 'Anne'],
    ['Role: accountant = Buchhalter', 'Buchhalter'],
    ['Place: Allemagne = Germany', 'Germany'],
  ]);
  expect(list.getByRole('button', { name: 'Change Place: Allemagne = Germany' })).toBeDefined();
});

const address = () => directory?.router.state.location.search;
const open = async (name: string) => await userEvent.click((await chips()).getByRole('button', { name }));

test('a removed part disappears from the text, with the words between; the focus moves to the next chip, then to the box', async () => {
  const user = userEvent.setup();
  directory = await openDirectory({ at: '/Result?globalQuery=accountant+in+Allemagne', viewer, answer: server.answer });
  await chips();
  server.reading = [{ kind: 'place', text: 'Allemagne', label: 'Germany', country: 'DE' }];
  await user.click((await chips()).getByRole('button', { name: 'Remove from the search: accountant' }));
  const next = (await chips()).getByRole('button', { name: 'Remove from the search: Allemagne' });
  expect(document.activeElement).toBe(next);
  await expect.poll(() => server.searches.at(-1)?.['globalQuery']).toBe('Allemagne');
  expect(screen.getByRole('combobox', { name: 'Search people' })).toHaveProperty('value', 'Allemagne');
  server.reading = undefined;
  await user.click(next);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search people' }));
  expect(address()).toBe('');
});

test('the kind of a part is changed in a menu by keyboard; the address contains it, and it can be reset to automatic', async () => {
  const user = userEvent.setup();
  directory = await openDirectory({ at, viewer, answer: server.answer });
  const chip = (await chips()).getByRole('button', { name: 'Change Role: accountant' });
  chip.focus();
  await user.keyboard('{ArrowDown}');
  const menu = within(screen.getByRole('menu', { name: 'What “accountant” is' }));
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Role',
    'Place',
    'Unit',
  ]);
  expect(document.activeElement).toBe(menu.getByRole('menuitemradio', { name: 'Role', checked: true }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(chip);
  server.reading = [
    { kind: 'name', text: 'accountant' },
    { kind: 'place', text: 'Allemagne', label: 'Germany', country: 'DE' },
  ];
  await user.keyboard('{ArrowDown}{Home}{Enter}');
  await expect.poll(() => server.searches.at(-1)?.['asNamesQuery']).toBe('accountant');
  expect(address()).toContain('asNamesQuery=accountant');
  const name = (await chips()).getByRole('button', { name: 'Change Name: accountant' });
  expect(document.activeElement).toBe(name);
  server.reading = [{ kind: 'place', text: 'accountant' }, server.reading[1]!];
  await user.keyboard('{ArrowDown}{End}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(address()).toContain('asPlacesQuery=accountant');
  expect(address()).not.toContain('asNamesQuery');
  await open('Change Place: accountant');
  await user.click(screen.getByRole('menuitem', { name: 'Decide automatically' }));
  expect(address()).not.toContain('asPlacesQuery');
});

test('a part can be marked as a unit', async () => {
  const user = userEvent.setup();
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await open('Change Place: Allemagne = Germany');
  server.reading = [
    { kind: 'role', text: 'accountant' },
    { kind: 'unit', text: 'Allemagne' },
  ];
  await user.click(screen.getByRole('menuitemradio', { name: 'Unit' }));
  await expect.poll(() => server.searches.at(-1)?.['asUnitsQuery']).toBe('Allemagne');
  expect(address()).toContain('asUnitsQuery=Allemagne');
  expect((await chips()).getByText('Unit: Allemagne')).toBeDefined();
});

test('a unit that was typed as its code is shown with its name', async () => {
  server.reading = [{ kind: 'unit', text: 'BU23', label: 'Impact' }];
  directory = await openDirectory({ at: '/Result?globalQuery=BU23', viewer, answer: server.answer });
  expect(await screen.findByText('Unit: BU23 = Impact')).toBeDefined();
});

test('the kind chosen for one part remains when another part is removed, and is reset by a new text', async () => {
  const user = userEvent.setup();
  directory = await openDirectory({ at: `${at}&asPlacesQuery=Allemagne`, viewer, answer: server.answer });
  await user.click((await chips()).getByRole('button', { name: 'Remove from the search: accountant' }));
  expect(address()).toBe('?globalQuery=Allemagne&asPlacesQuery=Allemagne');
  const box = screen.getByRole('combobox', { name: 'Search people' });
  await user.clear(box);
  await user.type(box, 'Marie{Enter}');
  expect(address()).toBe('?globalQuery=Marie');
});

test('an empty result is announced, and its parts can be removed', async () => {
  server.people = [];
  directory = await openDirectory({ at, viewer, answer: server.answer });
  expect((await chips()).getAllByRole('listitem')).toHaveLength(2);
  await expect
    .poll(() => screen.getAllByRole('status').map(({ textContent }) => textContent))
    .toContain('Nobody found');
});

test('a job family is shown by its name', async () => {
  const reason = { kind: 'jobFamily' as const, typed: 'tech', name: 'IT' };
  server.people = [found('Erna', 'Beck', { match: { tier: 'nickname', reason } })];
  directory = await openDirectory({ at, viewer, answer: server.answer });
  expect(await screen.findByText('tech: job family Digital')).toBeDefined();
});

test('a misspelled word is shown with its correction, which can be searched for', async () => {
  const user = userEvent.setup();
  server.reading = [
    { kind: 'role', text: 'acountant', meant: 'accountant' },
    { kind: 'place', text: 'Alemagne', label: 'Germany', country: 'DE', meant: 'allemagne' },
  ];
  server.people = [found('Erna', 'Beck', { match: { tier: 'typo', isGuess: true } })];
  directory = await openDirectory({ at: '/Result?globalQuery=acountant+Alemagne', viewer, answer: server.answer });
  expect((await chips()).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Role: acountant = accountant',
    'Place: Alemagne = Germany',
  ]);
  expect(
    screen.getByText('No exact match for “acountant Alemagne”. Showing people for “accountant allemagne”.', {
      exact: false,
    }),
  ).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Did you mean' })).toBeDefined();
  server.reading = undefined;
  await user.click(screen.getByRole('button', { name: 'Search for “accountant allemagne”' }));
  expect(address()).toBe('?globalQuery=accountant+allemagne');
  await expect.poll(() => screen.queryByText('No exact match', { exact: false })).toBeNull();
});

test('a country is named in the reader’s language', async () => {
  await chooseLanguage('fr');
  server.reading = [{ kind: 'place', text: 'Germany', label: 'Germany', country: 'DE' }];
  directory = await openDirectory({ at, viewer, answer: server.answer });
  expect(await screen.findByText('Lieu : Germany = Allemagne')).toBeDefined();
});

test('a text that is only a name has no chips', async () => {
  server.reading = undefined;
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await screen.findByRole('list', { name: 'Results' });
  expect(screen.queryByRole('list', { name: 'How the search text was read' })).toBeNull();
});
