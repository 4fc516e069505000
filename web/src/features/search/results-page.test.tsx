import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crowd, FakeSearch, found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { chooseLanguage } from '../../messages/messages.ts';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

async function openResults(at: string): Promise<HTMLElement> {
  directory = await openDirectory({ at, viewer, answer: server.answer });
  return screen.findByRole('combobox', { name: 'Search people' });
}

const address = () => {
  const { pathname, search } = directory?.router.state.location ?? {};
  return `${pathname}${search}`;
};
const resultList = () => screen.findByRole('list', { name: 'Results' });
const cards = async () => within(await resultList()).getAllByRole('listitem');
const calls = () => server.searches.map(({ after, limit }) => `${after}+${limit}`);

function scrollTo(offset: number): void {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  fireEvent.scroll(window);
}

const remembered = () =>
  Object.fromEntries(
    Object.entries(localStorage).flatMap(([entry, value]) => {
      const name = /^directory\.personal\.search\.(.+)$/.exec(entry)?.[1];
      return name === undefined ? [] : [[name, value as string]];
    }),
  );

beforeEach(() => {
  server = new FakeSearch();
  server.people = [found('Marie', 'Curie'), found('Mary', 'Shelley')];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has no layout. Without a height, all rows would be in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(148);
  scrollTo(0);
});

afterEach(async () => {
  await chooseLanguage('en');
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the results', () => {
  test('are cards that link to the profiles, with the number of people', async () => {
    await openResults('/Result?globalQuery=mar');
    const [marie] = await cards();
    const card = within(marie as HTMLElement);
    expect(card.getByRole('link', { name: 'Marie CURIE' }).getAttribute('href')).toBe(
      '/Profile?marie.curie@group.example',
    );
    expect(card.getByText('Engineer')).toBeDefined();
    expect(marie?.textContent).toContain('marie.curie@mail.example');
    expect(screen.getByRole('heading', { name: '2 people' })).toBeDefined();
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Results')).toBeDefined();
    expect(server.searches).toEqual([{ globalQuery: 'mar', limit: '30', after: '0' }]);
  });

  test('have the text of the search in the title of the tab, to tell several searches apart', async () => {
    const box = await openResults('/Result?globalQuery=mar');
    expect(document.title).toMatch(/^mar · Results/);
    await user.clear(box);
    expect(document.title).toMatch(/^mar · Results/);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(document.title).toMatch(/^Results/));
  });

  test('and the lists of the filters are not built again while the next search is typed', async () => {
    const box = await openResults('/Result?globalQuery=mar');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await within(await screen.findByRole('combobox', { name: 'Country' })).findByRole('option', { name: 'France' });
    const named = vi.spyOn(Intl.DisplayNames.prototype, 'of');
    await user.type(box, 'ie');
    expect(named).not.toHaveBeenCalled();
    named.mockRestore();
  });

  test('have a plus if the server stopped counting', async () => {
    server.people = crowd(40);
    server.total = '1204+';
    server.counted = { total: 1204, isExact: false };
    await openResults('/result?globalQuery=mar');
    expect(await screen.findByRole('heading', { name: '1,204+ people' })).toBeDefined();
    await user.click(screen.getByText('Load more'));
    expect(await screen.findByRole('heading', { name: '40 people' })).toBeDefined();
  });

  test('have a plus and an explanation if the search was too broad to finish', async () => {
    server.total = '2+';
    server.isTruncated = true;
    await openResults('/Result?globalQuery=ma%20jo%20an%20be');
    expect(await screen.findByRole('heading', { name: '2+ people' })).toBeDefined();
    expect(screen.getByText('This search is too broad to show everyone. Add letters or a filter.')).toBeDefined();
  });

  test('are empty with an explanation if the search was too broad', async () => {
    server.people = [];
    server.total = '0+';
    server.isTruncated = true;
    await openResults('/Result?globalQuery=ma%20jo%20an%20be');
    expect(
      await screen.findByText('This search is too broad to show everyone. Add letters or a filter.'),
    ).toBeDefined();
  });

  test('show why a person without the typed word matches', async () => {
    server.people = [
      found('William', 'Herschel', {
        match: { tier: 'nickname', reason: { kind: 'nickname', typed: 'Bill', name: 'William' } },
        distinguishedBy: 'gbuName',
      }),
    ];
    await openResults('/Result?globalQuery=bill');
    const [william] = await cards();
    expect(within(william as HTMLElement).getByText('Nickname: Bill – William')).toBeDefined();
    expect(within(william as HTMLElement).getByText('Brazil')).toBeDefined();
  });

  test('have no empty line in place of a reason', async () => {
    await openResults('/Result?globalQuery=mar');
    const [marie] = await cards();
    const name = within(marie as HTMLElement).getByRole('heading', { name: 'Marie CURIE' });
    const lines = [...(name.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Marie CURIE', 'Engineer', expect.stringMatching(/./)]);
  });

  test('show the login if only the login matches', async () => {
    const highlights = [{ field: 'login', ranges: [[0, 2] as [number, number]] }];
    const david = found('David', 'Guivier', { match: { tier: 'prefix', highlights } });
    server.people = [{ ...david, login: 'WU1234@group.example' }];
    await openResults('/Result?globalQuery=wu');
    const [card] = await cards();
    expect(within(card as HTMLElement).getByText('WU').parentElement?.textContent).toBe('WU1234@group.example');
  });

  test('can be empty, with an explanation', async () => {
    server.people = [];
    await openResults('/Result?globalQuery=nobody');
    expect(await screen.findByText('No result found.')).toBeDefined();
    expect(screen.getByText('Check the spelling or use fewer words.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change the search' }));
    await user.keyboard('somebody');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search people' }).value).toBe('somebody');
  });

  test('can be empty for a phone number, with an explanation of its own', async () => {
    server.people = [];
    await openResults('/Result?globalQuery=0612%2034');
    expect(await screen.findByText('Check the number or enter its last digits, at least four.')).toBeDefined();
  });

  test('that are empty offer the search without a filter or a part of the text, if that finds anyone', async () => {
    server.people = [];
    server.reading = [
      { kind: 'role', text: 'welder' },
      { kind: 'place', text: 'Lyon' },
    ];
    server.countOf = ({ globalQuery, C_countryNameQuery: country }) =>
      globalQuery === 'welder' ? (country === undefined ? 0 : 12) : globalQuery === 'Lyon' ? 1 : 0;
    await openResults('/Result?globalQuery=welder+in+Lyon&C_countryNameQuery=FR');
    await user.click(await screen.findByRole('button', { name: 'Without Lyon · 12 people' }));
    expect(server.searches.at(-1)).toMatchObject({ globalQuery: 'welder', C_countryNameQuery: 'FR' });
    expect(document.activeElement?.contains(screen.getByText('No result found.'))).toBe(true);
  });

  test('that are empty offer the search without a word of the role, if that finds anyone', async () => {
    server.people = [];
    server.reading = [{ kind: 'role', text: 'offshore wind' }];
    server.countOf = ({ globalQuery }) => (globalQuery === 'wind' ? 12 : 0);
    await openResults('/Result?globalQuery=offshore+wind');
    await user.click(await screen.findByRole('button', { name: 'Without offshore · 12 people' }));
    expect(server.searches.at(-1)).toMatchObject({ globalQuery: 'wind' });
    expect(server.countCalls.map(({ globalQuery }) => globalQuery)).toContain('offshore');
    expect(screen.queryByRole('button', { name: /^Without wind/ })).toBeNull();
  });

  test('that are empty offer the country of a city instead, if that finds someone', async () => {
    server.people = [];
    server.reading = [
      { kind: 'role', text: 'welder' },
      { kind: 'place', text: 'lyon', label: 'Lyon', within: 'FR' },
    ];
    server.countOf = ({ globalQuery }) => (globalQuery === 'welder France' ? 12 : 0);
    await openResults('/Result?globalQuery=welder+in+lyon');
    await user.click(await screen.findByRole('button', { name: 'France instead of lyon · 12 people' }));
    expect(server.searches.at(-1)).toMatchObject({ globalQuery: 'welder France' });
  });

  test('that are empty do not offer a country that was typed', async () => {
    server.people = [];
    server.reading = [
      { kind: 'role', text: 'welder' },
      { kind: 'place', text: 'Lyon', label: 'Lyon', within: 'FR' },
      { kind: 'place', text: 'France', label: 'France', country: 'FR' },
    ];
    server.countOf = () => 12;
    await openResults('/Result?globalQuery=welder+Lyon+France');
    expect(await screen.findByRole('button', { name: 'Without Lyon · 12 people' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /instead of/ })).toBeNull();
  });

  test('that are empty offer no such search if it finds nobody either', async () => {
    server.people = [];
    await openResults('/Result?globalQuery=nobody&cityQuery=Lyon');
    expect(await screen.findByText('No result found.')).toBeDefined();
    await expect.poll(() => server.countCalls.map((query) => query['cityQuery'])).toContain(undefined);
    expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull();
  });

  test('that could not be loaded have an explanation and a retry button', async () => {
    server.nextFailures.push(500);
    await openResults('/Result?globalQuery=mar');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('We couldn’t complete this search.')).toBeDefined();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(2);
  });

  test('are all people without text and filters', async () => {
    await openResults('/Result');
    expect(await cards()).toHaveLength(2);
    expect(screen.getByRole('heading', { name: '2 people' })).toBeDefined();
    expect(server.searches).toEqual([{ limit: '30', after: '0' }]);
  });

  test('require sign-in', async () => {
    directory = await openDirectory({ at: '/Result?globalQuery=mar', answer: server.answer });
    expect(await screen.findByRole('heading', { name: /You need to be logged in/ })).toBeDefined();
    expect(server.searches).toEqual([]);
  });
});

describe('the list', () => {
  const named = (tier: 'exact' | 'prefix') => ({
    match: { tier, highlights: [{ field: 'lastName', ranges: [[0, 6] as [number, number]] }] },
  });

  test('separates people with the typed name from similar names, with headings for navigation', async () => {
    server.people = [
      found('Marie', 'Martin', named('exact')),
      found('Luc', 'Martin', named('exact')),
      found('Ana', 'Martinez', named('prefix')),
    ];
    await openResults('/Result?globalQuery=martin');
    const items = await cards();
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(headings.slice(-5)).toEqual([
      'H2 3 people',
      'H3 Marie MARTIN',
      'H3 Luc MARTIN',
      'H2 Similar names and other matches',
      'H3 Ana MARTINEZ',
    ]);
    expect(within(items[2] as HTMLElement).getByRole('heading', { level: 2 })).toBeDefined();
  });

  test('has a heading above guesses, and strikes through the omitted term', async () => {
    const reason = { kind: 'leftOut', typed: 'F.', name: 'John Kennedy' } as const;
    const match = { tier: 'leftOut', isGuess: true, reason } as const;
    server.people = [found('Marie', 'Martin', named('exact')), found('John', 'Kennedy', { match })];
    await openResults('/Result?globalQuery=john%20f%20kennedy');
    const [, guess] = (await cards()) as [HTMLElement, HTMLElement];
    expect(within(guess).getByRole('heading', { level: 2 }).textContent).toBe('Did you mean');
    expect(within(guess).getByText('F.').closest('s')).not.toBeNull();
    expect(within(guess).getByText(/Missing:/)).toBeDefined();
  });

  test('can be compact, which the browser remembers', async () => {
    await openResults('/Result?globalQuery=mar');
    expect((await resultList()).dataset['density']).toBe('cards');
    await user.click(screen.getByRole('button', { name: 'Compact list' }));
    expect((await resultList()).dataset['density']).toBe('compact');
    expect(screen.getByRole('button', { name: 'Compact list' }).getAttribute('aria-pressed')).toBe('true');
    directory?.close();
    await openResults('/Result?globalQuery=mar');
    expect((await resultList()).dataset['density']).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect((await cards()).length).toBe(2);
  });

  test('restores as cards after it was left as a compact list, if cards were chosen in the meantime', async () => {
    await openResults('/Result?globalQuery=mar');
    await cards();
    await user.click(screen.getByRole('button', { name: 'Compact list' }));
    await user.click(within((await cards())[0] as HTMLElement).getByRole('link', { name: 'Marie CURIE' }));
    await waitFor(() => expect(directory?.router.state.location.pathname).toBe('/Profile'));
    localStorage.setItem('directory.density', 'cards');
    await directory?.router.navigate(-1);
    expect((await cards()).length).toBe(2);
  });

  test('shows and announces that the search is running if it takes long', async () => {
    let goOn = () => {};
    server.wait = () => new Promise((resolve) => (goOn = resolve));
    await openResults('/Result?globalQuery=mar');
    await waitFor(() => expect(screen.getAllByText('Searching…').length).toBeGreaterThan(1));
    goOn();
    await cards();
    expect(screen.queryByText('Searching…')).toBeNull();
  });

  test('restores the focus to the opened card after Back, and again after Forward and Back', async () => {
    server.people = crowd(3);
    await openResults('/Result?globalQuery=person');
    await user.click(within((await cards())[1] as HTMLElement).getByRole('link', { name: 'Person NUMBER 2' }));
    await waitFor(() => expect(directory?.router.state.location.pathname).toBe('/Profile'));
    await directory?.router.navigate(-1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Person NUMBER 2'));
    await directory?.router.navigate(1);
    await waitFor(() => expect(directory?.router.state.location.pathname).toBe('/Profile'));
    await directory?.router.navigate(-1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Person NUMBER 2'));
  });

  test('announces the number of people in the only live region of the page', async () => {
    await openResults('/Result?globalQuery=mar');
    await cards();
    // The notice about the connection is in the header.
    const header = screen.getByRole('banner');
    const regions = () => screen.getAllByRole('status').filter((region) => !header.contains(region));
    await waitFor(() => expect(regions().map(({ textContent }) => textContent)).toEqual(['2 people']));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(regions().map(({ textContent }) => textContent)).toEqual(['2 people exported.']));
  });
});

test('the button below the filters shows the number of results, and closes the filters', async () => {
  await openResults('/Result?globalQuery=mar');
  await cards();
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  expect(await screen.findByRole('button', { name: 'Show 2 people' })).toBeDefined();
  let goOn = () => {};
  server.wait = () => new Promise((resolve) => (goOn = resolve));
  server.people = server.people.slice(0, 1);
  await user.selectOptions(screen.getByLabelText('Type'), 'External');
  // The button does not wait for the number.
  const button = await screen.findByRole('button', { name: 'Show people' });
  goOn();
  expect(await screen.findByRole('button', { name: 'Show 1 person' })).toBe(button);
  await user.click(button);
  expect(screen.queryByLabelText('Type')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-controls')).toBe('filters');
});

describe('the next page', () => {
  test('loads near the end of the list, until a page is not full', async () => {
    server.people = crowd(70);
    await openResults('/Result?globalQuery=person');
    await screen.findByRole('heading', { name: '70 people' });
    expect(calls()).toEqual(['0+30']);
    scrollTo(30 * 160 - 700);
    await waitFor(() => expect(calls()).toEqual(['0+30', '30+30']));
    await screen.findByText('60 of 70 shown');
    scrollTo(60 * 160 - 700);
    await waitFor(() => expect(calls()).toEqual(['0+30', '30+30', '60+30']));
    expect(await screen.findByText('You’ve reached the end of the results.')).toBeDefined();
    expect(screen.queryByText('Load more')).toBeNull();
  });

  test('loads with the button too, which moves the focus to the first new person', async () => {
    server.people = crowd(31);
    await openResults('/Result?globalQuery=person');
    await user.click(await screen.findByText('Load more'));
    await waitFor(() => expect(calls()).toEqual(['0+30', '30+30']));
    scrollTo(30 * 160 - 700);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Person NUMBER 31'));
  });

  test('that fails can be retried, and the loaded pages stay', async () => {
    server.people = crowd(40);
    await openResults('/Result?globalQuery=person');
    await screen.findByRole('heading', { name: '40 people' });
    server.nextFailures.push(500);
    await user.click(screen.getByText('Load more'));
    expect(await screen.findByText('The next people couldn’t be loaded.')).toBeDefined();
    expect((await cards()).length).toBeGreaterThan(0);
    await user.click(screen.getByText('Load more'));
    expect(await screen.findByText('You’ve reached the end of the results.')).toBeDefined();
    expect(screen.queryByText('The next people couldn’t be loaded.')).toBeNull();
  });

  test('does not load for a user who skips to the end of the page', async () => {
    server.people = crowd(70);
    await openResults('/Result?globalQuery=person');
    await user.click(await screen.findByText('Skip to the end of the page'));
    scrollTo(30 * 160 - 700);
    await pause(100);
    expect(calls()).toEqual(['0+30']);
    scrollTo(0);
    scrollTo(30 * 160 - 700);
    await waitFor(() => expect(calls()).toEqual(['0+30', '30+30']));
  });

  test('does not repeat a person who has moved to it in the meantime', async () => {
    server.people = crowd(31);
    await openResults('/Result?globalQuery=person');
    await screen.findByRole('heading', { name: '31 people' });
    server.people = [found('New', 'Comer'), ...server.people];
    await user.click(screen.getByText('Load more'));
    await screen.findByText('You’ve reached the end of the results.');
    expect(await screen.findByRole('heading', { name: '32 people' })).toBeDefined();
  });
});

test('all loaded people are printed, not only the rows in view', async () => {
  server.people = crowd(30);
  await openResults('/Result?globalQuery=person');
  expect((await cards()).length).toBeLessThan(30);
  fireEvent(window, new Event('beforeprint'));
  const [printed] = screen.getAllByRole('list', { name: 'Results' });
  expect(within(printed as HTMLElement).getAllByRole('listitem')).toHaveLength(30);
  fireEvent(window, new Event('afterprint'));
  expect((await cards()).length).toBeLessThan(30);
});

describe('the text of the box', () => {
  test('is searched immediately on Enter', async () => {
    const box = await openResults('/Result?globalQuery=old');
    await user.clear(box);
    await user.type(box, 'mary{Enter}');
    expect(address()).toBe('/Result?globalQuery=mary');
    await waitFor(() => expect(server.searches.at(-1)).toEqual({ globalQuery: 'mary', limit: '30', after: '0' }));
  });

  test('suggests three people and More', async () => {
    server.people = crowd(5);
    const box = await openResults('/Result');
    await user.type(box, 'per');
    await pause(600);
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3));
    await user.click(screen.getByRole('link', { name: 'More' }));
    expect(address()).toBe('/Result?globalQuery=per');
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'));
  });

  test('distinguishes people of the same name under the box, with and without a reason', async () => {
    const namesake = { distinguishedBy: 'city', title: 'Planner', organization: 'Grid' } as const;
    const match = { tier: 'nickname', reason: { kind: 'nickname', typed: 'bob', name: 'Robert' } } as const;
    server.people = [
      found('Robert', 'Smith', { ...namesake, login: 'rs1', city: 'Lyon', match }),
      found('Robert', 'Smith', { ...namesake, login: 'rs2', city: 'Porto' }),
      found('Robert', 'Smith', { ...namesake, login: 'rs3', countryCode: 'CL', distinguishedBy: 'C_countryname' }),
    ];
    await user.type(await openResults('/Result'), 'bob');
    await pause(600);
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(await within(list).findByText('Lyon · Planner · Grid')).toBeDefined();
    expect(within(list).getByText('Nickname: bob – Robert')).toBeDefined();
    expect(within(list).getByText('Porto · Planner · Grid')).toBeDefined();
    expect(within(list).getByText('Chile · Planner · Grid')).toBeDefined();
  });

  test('are under a heading if they are guesses, with the omitted term struck through', async () => {
    const beside = { kind: 'nickname', typed: 'Jack', name: 'John' } as const;
    const reason = { kind: 'leftOut', typed: 'F.', name: 'John Kennedy', beside } as const;
    server.people = [
      found('John', 'Ford'),
      found('John', 'Kennedy', { match: { tier: 'leftOut', isGuess: true, reason } }),
    ];
    await user.type(await openResults('/Result'), 'jack f kennedy');
    await pause(600);
    const guesses = await screen.findByRole('group', { name: 'Did you mean' });
    const [option, ...others] = within(guesses).getAllByRole('option');
    expect(others).toEqual([]);
    expect(option?.textContent).toContain('Missing: F. · Nickname: Jack – John');
    expect(within(guesses).getByText('F.').closest('s')).not.toBeNull();
  });

  test('is read as a name and as a GBU, and as words on demand', async () => {
    await openResults('/Result?globalQuery=france%20renewables');
    const gbu = { globalQuery: 'france renewables', alsoGbuQuery: 'FRANCERENEWABLES' };
    await waitFor(() => expect(server.searches.at(-1)).toEqual({ ...gbu, limit: '30', after: '0' }));
    // The first search does not wait for the list of GBUs.
    expect(server.searches[0]).toEqual({ globalQuery: 'france renewables', limit: '30', after: '0' });
    expect(screen.getByText(/Showing people with this name, then the GBU France Renewables/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search for this text instead' }));
    await waitFor(() => expect(server.searches.at(-1)?.['globalQuery']).toBe('"france renewables"'));
  });

  test('is explained by chips only if it is interpreted as a place or a unit', async () => {
    server.reading = [{ kind: 'place', text: 'france renewables' }];
    await openResults('/Result?globalQuery=france%20renewables');
    await waitFor(() => expect(server.searches.at(-1)?.['alsoGbuQuery']).toBe('FRANCERENEWABLES'));
    expect(await screen.findByRole('button', { name: 'Remove from the search: france renewables' })).toBeDefined();
    expect(screen.queryByText(/Showing people with this name/)).toBeNull();
  });

  test('is searched as words if the GBUs cannot be loaded', async () => {
    server.gbuStatus = 500;
    await openResults('/Result?globalQuery=brazil');
    await waitFor(() => expect(server.searches).toEqual([{ globalQuery: 'brazil', limit: '30', after: '0' }]));
  });

  test('is sent as a group ID or a phone number if it looks like one', async () => {
    const box = await openResults('/Result?globalQuery=ab1234');
    await waitFor(() => expect(server.searches[0]).toEqual({ groupIdQuery: 'ab1234', limit: '30', after: '0' }));
    await user.clear(box);
    await user.type(box, '06 12 34 56 78{Enter}');
    await waitFor(() =>
      expect(server.searches[1]).toEqual({ primaryPhoneQuery: '612345678', limit: '30', after: '0' }),
    );
  });
});

describe('filters', () => {
  test('apply without submit: a chosen one immediately, a typed one after a pause', async () => {
    await openResults('/Result?globalQuery=mar');
    await cards();
    const button = screen.getByRole('button', { name: /Filter/ });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Internal');
    await waitFor(() => expect(address()).toBe('/Result?globalQuery=mar&employeeTypeQuery=I'));
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'New ');
    await pause(600);
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'York');
    await pause(600);
    await waitFor(() => expect(address()).toBe('/Result?globalQuery=mar&employeeTypeQuery=I&cityQuery=New+York'));
    await waitFor(() => expect(server.searches.at(-1)?.['cityQuery']).toBe('New York'));
  });

  test('are shown as chips in the user’s language, and are removed one by one', async () => {
    await openResults(
      '/Result?globalQuery=mar&employeeTypeQuery=E&C_countryNameQuery=DE&gbuQuery=BRAZIL&entityQuery=X1',
    );
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const chips = within(await screen.findByRole('list', { name: 'Applied filters' }));
    expect(await chips.findByText('Country: Germany')).toBeDefined();
    expect(chips.getByText('Type: External')).toBeDefined();
    expect(chips.getByText('Entity: X1')).toBeDefined();
    await user.click(await chips.findByRole('button', { name: 'Remove filter GBU: Brazil' }));
    await waitFor(() =>
      expect(address()).toBe('/Result?globalQuery=mar&employeeTypeQuery=E&entityQuery=X1&C_countryNameQuery=DE'),
    );
  });

  test('can be cleared all at once', async () => {
    const box = await openResults('/Result?globalQuery=mar&cityQuery=Paris');
    await cards();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/Result');
    expect(box).toHaveProperty('value', '');
    expect(remembered()).toEqual({});
    await waitFor(() => expect(server.searches.at(-1)).toEqual({ limit: '30', after: '0' }));
    expect(await cards()).toHaveLength(2);
  });

  test('are remembered, and used if the address has none', async () => {
    await openResults('/Result?globalQuery=mar&cityQuery=Paris');
    await cards();
    expect(remembered()).toEqual({ globalQuery: 'mar', cityQuery: 'Paris' });
    directory?.close();
    server.searches.length = 0;
    await openResults('/Result');
    expect(await cards()).toHaveLength(2);
    expect(address()).toBe('/Result?globalQuery=mar&cityQuery=Paris');
    expect(server.searches).toEqual([{ globalQuery: 'mar', cityQuery: 'Paris', limit: '30', after: '0' }]);
  });

  test('of a shared address take precedence over remembered ones', async () => {
    localStorage.setItem('directory.personal.search.cityQuery', 'Lyon');
    await openResults('/Result?globalQuery=mar');
    await cards();
    expect(address()).toBe('/Result?globalQuery=mar');
    expect(remembered()).toEqual({ globalQuery: 'mar' });
  });
});

describe('the export', () => {
  const files: { name: string; text: string }[] = [];

  beforeEach(() => {
    files.length = 0;
    let content: Blob | undefined;
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => {
          content = blob;
          return 'blob:file';
        };
        static override revokeObjectURL = () => {};
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      void content?.text().then((text) => files.push({ name: this.download, text }));
    });
  });

  test('saves up to 1000 results, and is disabled for 2 s', async () => {
    server.people = [found('Zoë', 'Ünal', { title: '=SUM(A1)' })];
    await openResults('/Result?cityQuery=Paris');
    await cards();
    const button = screen.getByRole('button', { name: 'Export as CSV' });
    await user.click(button);
    await screen.findByText('1 person exported.', { selector: 'p' });
    expect(server.searches.at(-1)).toEqual({ cityQuery: 'Paris', purpose: 'export', limit: '1000', after: '0' });
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^directory-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/);
    expect(files[0]?.text).toContain(
      '"Last name","First name",Function,Email,Company,GBU,City,Country,Login\r\nÜnal,Zoë,"\'=SUM(A1)"',
    );
    // Real time passes as well, so the first pause is much shorter than 2 s.
    await act(() => pause(1000));
    expect(button.ariaDisabled).toBe('true');
    await act(() => pause(1100));
    expect(button.ariaDisabled).toBeNull();
  });

  test('is in the reader’s language', async () => {
    await openResults('/Result?cityQuery=Paris');
    await cards();
    await chooseLanguage('fr');
    await user.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.text).toMatch(/^Nom;Prénom;Fonction;/);
  });

  test('that fails shows a message, and can be retried', async () => {
    await openResults('/Result?cityQuery=Paris');
    await cards();
    server.nextFailures.push(500);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText(/Export failed/, { selector: 'p' })).toBeDefined();
    expect(files).toEqual([]);
    await act(() => pause(2100));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });
});

describe('a viewer who has seen as many people as the budget allows', () => {
  test('sees when they may continue, without a retry button', async () => {
    server.overBudgetFor = 125;
    await openResults('/Result?globalQuery=mar');
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain('That’s the limit for now');
    expect(message.textContent).toMatch(/You can continue from .*\d/);
    expect(message.textContent).toContain('ask an administrator');
    expect(server.searches).toHaveLength(1);
  });

  test('still sees the loaded people, with the reason below them', async () => {
    server.people = crowd(90);
    await openResults('/Result?globalQuery=number');
    await cards();
    server.overBudgetFor = 125;
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/You can continue from/);
  });

  test('gets no file', async () => {
    await openResults('/Result?globalQuery=mar');
    await cards();
    server.overBudgetFor = 125;
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText(/You can continue from/, { selector: 'p' })).toBeDefined();
    expect(server.searches.at(-1)).toMatchObject({ purpose: 'export' });
  });
});
