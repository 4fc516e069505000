import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { crowd, FakeSearch } from '../../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

beforeEach(() => {
  server = new FakeSearch();
  server.people = crowd(40);
  server.counts = {
    C_countryNameQuery: [
      { value: 'FR', label: 'France', count: 30 },
      { value: 'DE', label: 'Germany', count: 6 },
      { value: 'IT', label: 'Italy', count: 3 },
      { value: 'ES', label: 'Spain', count: 1 },
    ],
    gbuQuery: [{ value: '"BRAZIL"', label: 'Brazil', count: 40 }],
    employeeTypeQuery: [{ value: 'E', label: 'E', count: 2 }],
  };
  // jsdom has no layout. Without a height, all rows would be in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(148);
});

const user = userEvent.setup();

async function openResults(at: string): Promise<void> {
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await screen.findByRole('heading', { level: 2, name: /people|person/ });
}

const row = () => screen.findByRole('region', { name: 'Narrow down' });
const address = () => directory?.router.state.location.search;
const namesOf = async () =>
  within(await row())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('without room next to the list, the most frequent values are above it, except those that would not narrow the results', async () => {
  await openResults('/Result?globalQuery=person');
  await within(await row()).findByRole('button', { name: 'France 30' });
  expect(await namesOf()).toEqual(['France 30', 'Germany 6', 'Italy 3', 'External 2']);
  expect(within(await row()).getByRole('list', { name: 'Narrow down: Country' })).toBeDefined();
});

test('job families are shown by name even before the filters have been opened', async () => {
  server.counts = { C_businessCategoryQuery: [{ value: 'IT', label: 'IT', count: 7 }] };
  await openResults('/Result?globalQuery=person');
  expect(await within(await row()).findByRole('button', { name: 'Digital 7' })).toBeDefined();
});

test('a click filters the search and keeps the focus; a second click removes the filter', async () => {
  await openResults('/Result?globalQuery=person');
  const value = await within(await row()).findByRole('button', { name: 'Germany 6' });
  await user.click(value);
  expect(address()).toBe('?globalQuery=person&C_countryNameQuery=DE');
  const chosen = within(await row()).getByRole('button', { name: 'Germany 6' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(chosen);
  await user.keyboard('{Enter}');
  expect(address()).toBe('?globalQuery=person');
});

test('chosen values are at the start of the row and not chips; other filters are chips', async () => {
  await openResults('/Result?globalQuery=person&cityQuery=Bra&entityQuery=X1');
  expect((await namesOf())[0]?.trim()).toBe('Bra');
  expect(within(await row()).getByRole('button', { name: 'Bra', pressed: true })).toBeDefined();
  expect(screen.queryByText(/^City:/)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1);
  await user.click(within(await row()).getByRole('button', { name: 'Bra' }));
  expect(address()).toBe('?globalQuery=person&entityQuery=X1');
});

test('few results have no counts, unless the search is filtered', async () => {
  server.people = crowd(4);
  await openResults('/Result?globalQuery=person');
  expect(screen.queryByRole('region', { name: 'Narrow down' })).toBeNull();
  expect(server.countCalls).toEqual([]);
  directory?.close();
  await openResults('/Result?globalQuery=person&C_countryNameQuery=DE');
  expect(await within(await row()).findByRole('button', { name: 'Germany 6', pressed: true })).toBeDefined();
});

test('the counts of the previous search disappear when a search finds few people or fails', async () => {
  await openResults('/Result?globalQuery=person');
  const box = screen.getByRole('combobox', { name: 'Search people' });
  for (const [text, prepare, outcome] of [
    ['few', () => (server.people = crowd(4)), { role: 'heading', name: '4 people' }],
    ['nobody', () => (server.people = []), { role: 'heading', name: 'No result found.' }],
    ['broken', () => server.nextFailures.push(500), { role: 'button', name: 'Try again' }],
  ] as const) {
    server.people = crowd(40);
    await user.clear(box);
    await user.type(box, `person before ${text}{Enter}`);
    await within(await row()).findByRole('button', { name: 'France 30' });
    prepare();
    await user.clear(box);
    await user.type(box, `${text}{Enter}`);
    await screen.findByRole(outcome.role, { name: outcome.name });
    expect(screen.queryByRole('region', { name: 'Narrow down' })).toBeNull();
  }
});

test('its space is reserved while the search runs, and released if it fails', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  server.wait = () => isAnswered;
  server.nextFailures.push(500);
  directory = await openDirectory({ at: '/Result?globalQuery=person', viewer, answer: server.answer });
  expect((await row()).textContent).toBe('');
  answer();
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('region', { name: 'Narrow down' })).toBeNull();
});

test('while the filters are open, they show the counts instead', async () => {
  await openResults('/Result?globalQuery=person');
  await within(await row()).findByRole('button', { name: 'France 30' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getAllByRole('region', { name: 'Narrow down' })).toHaveLength(1);
  expect(screen.getByRole('form', { name: 'Filters' }).contains(await row())).toBe(true);
});

test('counts that could not be loaded have a retry button', async () => {
  server.nextCountFailures.push(500);
  await openResults('/Result?globalQuery=person');
  const alert = await within(await row()).findByRole('alert');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await within(await row()).findByRole('button', { name: 'France 30' })).toBeDefined();
});

test('the results can be reached without tabbing through the values', async () => {
  await openResults('/Result?globalQuery=person');
  await row();
  await user.click(screen.getByRole('button', { name: 'Skip to the results' }));
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Results' }))).toBe(true),
  );
});
