import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { crowd, FakeSearch, found } from '../../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

beforeEach(() => {
  server = new FakeSearch();
  server.people = [found('Marie', 'Curie'), found('Mary', 'Shelley')];
  server.counts = {
    C_countryNameQuery: [
      { value: 'FR', label: 'France', count: 1200 },
      { value: 'DE', label: 'Germany', count: 4 },
    ],
    cityQuery: [
      { value: '"Paris" FR', label: 'Paris', count: 1100 },
      { value: '"Valencia" ES', label: 'Valencia', country: 'ES', count: 8 },
      { value: '"Valencia" VE', label: 'Valencia', country: 'VE', count: 2 },
    ],
    gbuQuery: [{ value: '"BRAZIL"', label: 'Brazil', count: 9 }],
    C_businessCategoryQuery: [{ value: 'IT', label: 'IT', count: 7 }],
    employeeTypeQuery: [{ value: 'E', label: 'E', count: 2 }],
  };
  // jsdom has no layout. Without a height, all rows would be in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(148);
});

const user = userEvent.setup();

async function openResults(at: string, isWide = true): Promise<void> {
  const narrow = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...narrow(media),
    matches: isWide && media === '(width >= 64rem)',
  }));
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await screen.findByRole('combobox', { name: 'Search people' });
}

const panel = () => screen.findByRole('region', { name: 'Narrow down' });
const address = () => directory?.router.state.location.search;
const valueOf = async (name: string) => within(await panel()).findByRole('button', { name });

test('the counts are next to the list, under a heading for each field, in the reader’s language', async () => {
  await openResults('/Result?globalQuery=mar');
  expect(await valueOf('France 1,200')).toBeDefined();
  const groups = within(await panel()).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Country', 'City', 'GBU', 'Job family', 'Type']);
  const cities = within(await panel()).getByRole('list', { name: 'Narrow down: City' });
  expect(within(cities).getByRole('button', { name: 'Paris 1,100' })).toBeDefined();
  expect(await valueOf('Digital 7')).toBeDefined();
  expect(await valueOf('External 2')).toBeDefined();
  expect(server.countCalls).toEqual([{ globalQuery: 'mar' }]);
});

test('a click filters the search and keeps the other filters; a second click removes the filter', async () => {
  await openResults('/Result?globalQuery=mar&titleQuery=engineer');
  await user.click(await valueOf('Paris 1,100'));
  expect(address()).toBe('?globalQuery=mar&titleQuery=engineer&cityQuery=%22Paris%22+FR');
  expect(server.searches.at(-1)).toMatchObject({ titleQuery: 'engineer', cityQuery: '"Paris" FR' });
  expect((await valueOf('Paris 1,100')).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('City: Paris, France')).toBeDefined();
  expect(document.activeElement).toBe(await valueOf('Paris 1,100'));
  await user.keyboard('{Enter}');
  expect(address()).toBe('?globalQuery=mar&titleQuery=engineer');
});

test('a city is shown with its country if another country has a city of the same name', async () => {
  await openResults('/Result?globalQuery=mar');
  expect(await valueOf('Valencia, Spain 8')).toBeDefined();
  await user.click(await valueOf('Valencia, Venezuela 2'));
  expect(server.searches.at(-1)).toMatchObject({ cityQuery: '"Valencia" VE' });
  expect(screen.getByRole('button', { name: 'Remove filter City: Valencia, Venezuela' })).toBeDefined();
  expect((await valueOf('Valencia, Spain 8')).getAttribute('aria-pressed')).toBe('false');
});

test('the filter by a city in a country is shown in natural form, and its address does not change', async () => {
  await openResults('/Result?globalQuery=mar');
  await user.click(await valueOf('Paris 1,100'));
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const city = screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
  expect(city.value).toBe('Paris, France');
  await user.type(city, 'x{Backspace}');
  expect(city.value).toBe('Paris, France');
  await waitFor(() => expect(address()).toBe('?globalQuery=mar&cityQuery=%22Paris%22+FR'));
  await user.clear(city);
  await user.type(city, 'Nice , france');
  expect(city.value).toBe('Nice , france');
  await waitFor(() => expect(address()).toBe('?globalQuery=mar&cityQuery=%22Nice%22+FR'));
  await user.clear(city);
  await user.type(city, 'New York');
  await waitFor(() => expect(address()).toBe('?globalQuery=mar&cityQuery=New+York'));
  expect(city.value).toBe('New York');
});

test('a chosen value is a filter like the others', async () => {
  await openResults('/Result?globalQuery=mar');
  await user.click(await valueOf('Brazil 9'));
  expect(address()).toBe('?globalQuery=mar&gbuQuery=%22BRAZIL%22');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'GBU' })).toHaveProperty('value', 'BRAZIL');
  await user.click(screen.getByRole('button', { name: 'Remove filter GBU: Brazil' }));
  expect(address()).toBe('?globalQuery=mar');
  expect((await valueOf('Brazil 9')).getAttribute('aria-pressed')).toBe('false');
});

test('the button of a GBU that was chosen in the filters is pressed', async () => {
  await openResults('/Result?globalQuery=mar&gbuQuery=BRAZIL');
  expect((await valueOf('Brazil 9')).getAttribute('aria-pressed')).toBe('true');
});

test('on a narrow screen the filters begin with the counts, collapsed, each with its most frequent values', async () => {
  await openResults('/Result?globalQuery=mar', false);
  expect(await screen.findByRole('heading', { name: '2 people' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const filters = screen.getByRole('form', { name: 'Filters' });
  const counts = within(filters).getByRole('region', { name: 'Narrow down' });
  expect(filters.firstElementChild).toBe(counts);
  const heading = await screen.findByRole('heading', { name: 'City', level: 3 });
  const group = heading.closest('details');
  expect(group?.open).toBe(false);
  expect(heading.parentElement?.textContent).toBe('CityParis 1,100 · Valencia, Spain 8 · Valencia, Venezuela 2');
  await user.click(heading);
  expect(group?.open).toBe(true);
});

test('the total is exact even if the list stopped counting', async () => {
  server.people = crowd(40);
  server.total = '1000+';
  server.counted = { total: 104_233, isExact: true };
  await openResults('/Result?globalQuery=mar', false);
  expect(await screen.findByRole('heading', { name: '104,233 people' })).toBeDefined();
});

test('lower bounds have a plus and an explanation', async () => {
  server.counted = { total: 900, isExact: false };
  await openResults('/Result?globalQuery=ma');
  expect(await valueOf('France 1,200+')).toBeDefined();
  expect(
    within(await panel()).getByText('Too many people to count them all: there are at least this many.'),
  ).toBeDefined();
});

test('there are no facets if nobody was found', async () => {
  server.people = [];
  server.counts = {};
  await openResults('/Result?globalQuery=nobody');
  expect(await screen.findByText('No result found.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Narrow down' })).toBeNull());
});

test('there are no facets for one person, but a chosen value that leaves one person can be removed where it was chosen', async () => {
  await openResults('/Result?globalQuery=mar');
  await panel();
  server.people = [found('Marie', 'Curie')];
  server.counts = { ...server.counts, cityQuery: [{ value: '"Paris" FR', label: 'Paris', count: 1 }] };
  await user.click(await valueOf('Paris 1,100'));
  expect(await screen.findByRole('heading', { name: '1 person' })).toBeDefined();
  expect((await valueOf('Paris 1')).getAttribute('aria-pressed')).toBe('true');
  directory?.close();
  await openResults('/Result?globalQuery=curie');
  expect(await screen.findByRole('heading', { name: '1 person' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Narrow down' })).toBeNull());
});

test('counts that could not be loaded have a retry button, and the list is still shown', async () => {
  server.nextCountFailures.push(500);
  await openResults('/Result?globalQuery=mar');
  const alert = await within(await panel()).findByRole('alert');
  expect(within(alert).getByText('The numbers couldn’t be loaded.')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '2 people' })).toBeDefined();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await valueOf('France 1,200')).toBeDefined();
});

test('the results can be reached without tabbing through the values', async () => {
  await openResults('/Result?globalQuery=mar');
  const list = await screen.findByRole('list', { name: 'Results' });
  await user.click(screen.getByRole('button', { name: 'Skip to the results' }));
  expect(document.activeElement?.contains(list)).toBe(true);
});
