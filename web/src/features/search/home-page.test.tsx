import { getViewer, setProfileHint, type SearchResult, type Viewer } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSearch, found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { pages } from '../../app/routes.tsx';
import { chooseLanguage } from '../../messages/messages.ts';
import { noteRecentPerson } from '../../people/recent-people.ts';

type Highlights = NonNullable<NonNullable<SearchResult['match']>['highlights']>;

const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

async function openHome(): Promise<HTMLElement> {
  directory = await openDirectory({ at: '/', viewer, answer: server.answer });
  return screen.findByRole('combobox', { name: 'Search people' });
}

const address = () => {
  const { pathname, search } = directory?.router.state.location ?? {};
  return `${pathname}${search}`;
};
const options = () =>
  screen.queryAllByRole('option', { hidden: false }).filter((option) => option.closest('[role=listbox]'));
const storedValues = () => Object.entries(localStorage).filter(([entry]) => entry.includes('search.'));

beforeEach(() => {
  server = new FakeSearch();
  server.people = [found('Marie', 'Curie'), found('Mary', 'Shelley'), found('Mariana', 'Pineda')];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(async () => {
  await chooseLanguage('en');
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('home has a heading, a hint, and the buttons Advanced search, Start Search and More', async () => {
  const box = await openHome();
  expect(screen.getByRole('heading', { level: 1, name: 'Search people here' })).toBeDefined();
  expect(box.getAttribute('placeholder')).toBe('Enter a first name OR a last name OR an email OR a group ID');
  expect(document.activeElement).toBe(box);
  expect(screen.getByRole('button', { name: 'Advanced search' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start Search' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/Result');
});

test('a failed request for the viewer is repeated once, for the people below the search, not forever', async () => {
  let requests = 0;
  const failed = { error: { code: 'server.failed', message: '', requestId: '' } };
  const answer = (request: Request) => {
    if (!request.url.endsWith(getViewer.path)) return server.answer(request);
    requests += 1;
    return Response.json(failed, { status: 500 });
  };
  directory = await openDirectory({ at: '/', viewer, answer });
  await screen.findByRole('combobox', { name: 'Search people' });
  await waitFor(() => expect(requests).toBe(2));
  for (let round = 0; round < 10; round++) await pause(100);
  expect(requests).toBe(2);
});

test('the Italian hint does not mention the email', async () => {
  await openHome();
  await chooseLanguage('it');
  const box = await screen.findByRole('combobox', { name: 'Cerca persone' });
  expect(box.getAttribute('placeholder')).not.toMatch(/mail/i);
});

describe('quick results', () => {
  test('are requested for more than 2 characters, 500 ms after the last key', async () => {
    const box = await openHome();
    await user.type(box, 'ma');
    await pause(1000);
    expect(server.searches).toEqual([]);
    await user.type(box, 'r');
    await pause(400);
    await user.type(box, 'i');
    await pause(400);
    expect(server.searches).toEqual([]);
    await pause(150);
    await waitFor(() => expect(server.searches).toHaveLength(1));
    expect(server.searches).toEqual([{ globalQuery: 'mari', limit: '3' }]);
  });

  test('show Chinese names with the family name first, and the matched letters in bold', async () => {
    const highlights: Highlights = [{ field: 'lastName', ranges: [[0, 1]] }];
    server.people = [found('小明', '王', { match: { tier: 'exact', highlights } })];
    const box = await openHome();
    await user.type(box, '王小明');
    await pause(600);
    await waitFor(() => expect(options().map((option) => option.textContent)).toHaveLength(1));
    expect(options()[0]?.textContent).toContain('王 小明');
    expect(options()[0]?.querySelector('b')?.textContent).toBe('王');
  });

  test('show the reason for a match in the direction of the interface, although it begins with the Hebrew word that was typed', async () => {
    server.people = [
      found('Rohit', 'Chauhan', {
        match: { tier: 'phonetic', reason: { kind: 'script', typed: 'כהן', name: 'Chauhan' } },
      }),
    ];
    const box = await openHome();
    await user.type(box, 'כהן');
    await pause(600);
    const reason = await screen.findByText('כהן is another spelling of Chauhan');
    expect(reason.closest('[dir]')?.getAttribute('dir') ?? 'ltr').toBe('ltr');
  });

  test('are awaited together with the code of the pages that they lead to', async () => {
    const loaded: string[] = [];
    const shownPages = pages.map((page) => ({
      ...page,
      load: () => {
        loaded.push(page.path);
        return page.load();
      },
    }));
    directory = await openDirectory({ at: '/', viewer, answer: server.answer, shownPages });
    const box = await screen.findByRole('combobox', { name: 'Search people' });
    expect(loaded).toEqual(['/']);
    await user.type(box, 'mar');
    expect(loaded).toEqual(['/']);
    await pause(600);
    await waitFor(() => expect(loaded).toEqual(['/', '/Profile', '/Result']));
  });

  test('show photo, first name and LAST NAME, and link to the profile', async () => {
    const box = await openHome();
    await user.type(box, 'mar');
    await pause(600);
    await waitFor(() => expect(options().map((option) => option.textContent)).toHaveLength(3));
    expect(options()[0]?.textContent).toContain('Marie CURIE');
    await user.click(options()[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/Profile?marie.curie@group.example'));
  });

  test('show title, company and city, but no value twice', async () => {
    const distinguishedBy = 'city';
    server.people = [found('Marie', 'Curie'), found('Marie', 'Curie', { login: 'mc2', city: 'Lyon', distinguishedBy })];
    const box = await openHome();
    await user.type(box, 'mar');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options().map((option) => option.textContent?.replace('Marie CURIE', ''))).toEqual([
      'Engineer · Engines Ltd\u00a0· Paris',
      'Lyon · Engineer · Engines Ltd',
    ]);
  });

  test('show UNKNOWN USER for a person without names, and highlight the typed text', async () => {
    server.people = [
      found('', '', { login: 'x1' }),
      found('Zoë', 'Weiß', { match: { tier: 'exact', highlights: [{ field: 'lastName', ranges: [[0, 4]] }] } }),
    ];
    const box = await openHome();
    await user.type(box, 'weiss');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()[0]?.textContent).toContain('UNKNOWN USER');
    expect(options()[1]?.querySelector('b')?.textContent).toBe('WEISS');
  });

  test('are highlighted by arrow keys, opened by Enter, and closed by Escape', async () => {
    const box = await openHome();
    await user.type(box, 'mar');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/3 suggestions/)).toBeDefined();
    const chosen = () => options().find((option) => option.id === box.getAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()?.textContent).toContain('Mary');
    expect(chosen()?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(chosen()?.textContent).toContain('Mariana');
    await user.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box).toHaveProperty('value', 'mar');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/Profile?marie.curie@group.example'));
  });

  test('close on a press outside', async () => {
    const box = await openHome();
    await user.type(box, 'mar');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(options()).toEqual([]);
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  test('for an older text never replace those for a newer text', async () => {
    let releaseFirst = () => {};
    const first = new Promise<void>((resolve) => {
      releaseFirst = resolve;
    });
    server.wait = ({ globalQuery }) => (globalQuery === 'mar' ? first : undefined);
    const box = await openHome();
    await user.type(box, 'mar');
    await pause(600);
    server.people = [found('Marc', 'Bloch')];
    await user.type(box, 'c');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(1));
    server.people = [found('Late', 'Answer')];
    releaseFirst();
    await pause(100);
    expect(options().map((option) => option.textContent)).toEqual([expect.stringContaining('Marc BLOCH')]);
  });

  test('for another text cannot be chosen', async () => {
    server.people = [found('Lucas', 'Martin')];
    const box = await openHome();
    await user.type(box, 'lucas mar');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(1));
    await user.clear(box);
    await user.type(box, 'dupont{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/Result?globalQuery=dupont'));
  });

  test('remain visible while the user continues typing if they match the new text too, but cannot be chosen', async () => {
    const box = await openHome();
    await user.type(box, 'mari');
    await pause(600);
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.type(box, 'e');
    expect(screen.getByText('Marie CURIE')).toBeDefined();
    await user.type(box, '{Backspace}a');
    expect(screen.queryByText('Marie CURIE')).toBeNull();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/Result?globalQuery=maria'));
  });

  test('that fail are only logged, without the typed text', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.nextFailures.push(500);
    const box = await openHome();
    await user.type(box, 'secret');
    await pause(600);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('send a group ID and a phone number in their parameters', async () => {
    const box = await openHome();
    await user.type(box, 'ab1234');
    await pause(600);
    await user.clear(box);
    await user.type(box, '+33 6 12');
    await pause(600);
    await waitFor(() => expect(server.searches).toHaveLength(2));
    expect(server.searches).toEqual([
      { groupIdQuery: 'ab1234', limit: '3' },
      { primaryPhoneQuery: '33612', limit: '3' },
    ]);
  });
});

describe('submitting a search', () => {
  test('by Enter does not wait', async () => {
    const box = await openHome();
    await user.type(box, 'mar{Enter}');
    await waitFor(() => expect(address()).toBe('/Result?globalQuery=mar'));
    expect(server.searches.filter(({ limit }) => limit === '3')).toEqual([]);
  });

  test('sends the text and every filter', async () => {
    const box = await openHome();
    await user.type(box, 'marie');
    await user.click(screen.getByRole('button', { name: 'Advanced search' }));
    await user.type(screen.getByRole('textbox', { name: 'City' }), ' Paris');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'External');
    await screen.findByRole('option', { name: 'Brazil' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'GBU' }), 'Brazil');
    await user.click(screen.getByRole('button', { name: 'Start Search' }));
    await waitFor(() =>
      expect(address()).toBe('/Result?globalQuery=marie&employeeTypeQuery=E&gbuQuery=BRAZIL&cityQuery=Paris'),
    );
  });
});

describe('the advanced search', () => {
  test('has the twelve filters in their order, and loads the GBUs when it opens', async () => {
    await openHome();
    expect(screen.queryByRole('textbox', { name: 'Last name' })).toBeNull();
    expect(server.gbuCalls).toEqual([]);
    const toggle = screen.getByRole('button', { name: 'Advanced search' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const labels = [...document.querySelectorAll('#advanced-search label')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Last name',
      'First name',
      'Group ID',
      'Type',
      'GBU',
      'Company',
      'Job family',
      'Function',
      'Phone number',
      'Country',
      'City',
      'Site',
    ]);
    await screen.findByRole('option', { name: 'Brazil' });
    expect(server.gbuCalls).toHaveLength(1);
    expect(server.gbuCalls[0]).toContain('itemPerPage=1000');
    const families = within(screen.getByRole('combobox', { name: 'Job family' }));
    expect(await families.findByRole('option', { name: 'Digital' })).toBeDefined();
    expect(families.queryByRole('option', { name: 'Networks' })).toBeNull();
    await user.click(toggle);
    expect(screen.queryByRole('textbox', { name: 'Last name' })).toBeNull();
  });

  test('shows an error in place of the GBUs if they could not be loaded', async () => {
    server.gbuStatus = 500;
    await openHome();
    await user.click(screen.getByRole('button', { name: 'Advanced search' }));
    expect(await screen.findByText('The GBU list couldn’t be loaded.')).toBeDefined();
  });
});

test('each value is stored as typed, and removed when home loads', async () => {
  localStorage.setItem('directory.personal.search.cityQuery', 'Lyon');
  const box = await openHome();
  await waitFor(() => expect(storedValues()).toEqual([]));
  await user.type(box, ' Marie ');
  expect(storedValues()).toEqual([['directory.personal.search.globalQuery', ' Marie ']]);
});

test('recently viewed people with the same name are shown with their city', async () => {
  noteRecentPerson(ada.login, found('Marie', 'Martin', { login: 'a@group.example', city: 'Lyon' }));
  noteRecentPerson(ada.login, found('Marie', 'Martin', { login: 'b@group.example', city: 'Lille' }));
  noteRecentPerson(ada.login, found('Mary', 'Shelley', { city: 'London' }));
  await openHome();
  const list = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => /(Lyon|Lille|London)$/.exec(link.textContent)?.[0]),
  ).toEqual([undefined, 'Lille', 'Lyon']);
});

test('recently viewed people are shown to the same viewer only, and can be cleared', async () => {
  noteRecentPerson(ada.login, found('Marie', 'Curie'));
  noteRecentPerson(ada.login, found('Mary', 'Shelley'));
  noteRecentPerson('other@group.example', found('Else', 'Where'));
  await openHome();
  const list = await screen.findByRole('region', { name: 'Recently viewed' });
  const names = within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([expect.stringContaining('Mary SHELLEY'), expect.stringContaining('Marie CURIE')]);
  await user.click(within(list).getByRole('button', { name: 'Clear list' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});

test('signed out, home asks to sign in', async () => {
  directory = await openDirectory({ at: '/', answer: server.answer });
  expect(await screen.findByRole('heading', { name: /You need to be logged in/ })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Search people' })).toBeNull();
});

describe('the hint about the own profile', () => {
  const hinted: Viewer = { ...viewer, profileHints: ['photo', 'languages', 'topics'] };
  const hint =
    /^Help colleagues get to know you: add a photo, the languages you speak,? and topics they can ask you about/;
  const open = async (as: Viewer, answer: Parameters<typeof openDirectory>[0]['answer'] = server.answer) => {
    directory = await openDirectory({ at: '/', viewer: as, answer });
    await screen.findByRole('heading', { level: 2, name: 'Favourites' });
  };

  test('says what can be added, and leads to the profile', async () => {
    await open(hinted);
    expect(screen.getByText(hint)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Complete my profile' }).getAttribute('href')).toBe('/myprofile');
  });

  test('is not shown to a viewer who has added something', async () => {
    await open(viewer);
    expect(screen.queryByText(hint)).toBeNull();
  });

  test('disappears when it is hidden, the server stores that, and the focus stays on the page', async () => {
    const stored: unknown[] = [];
    const answer = async (request: Request) => {
      if (!request.url.endsWith(setProfileHint.path)) return server.answer(request);
      stored.push(await request.json());
      return Response.json({ isHidden: true });
    };
    await open(hinted, answer);
    screen.getByRole('button', { name: 'Don’t show again' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
    await waitFor(() => expect(stored).toEqual([{ isHidden: true }]));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(screen.queryByText(hint)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('hint'))).toEqual([]);
  });

  test('disappears when it is hidden in another tab', async () => {
    const current = { ...hinted };
    const answer = (request: Request) =>
      request.url.endsWith(getViewer.path) ? Response.json(current) : server.answer(request);
    await open(hinted, answer);
    expect(screen.getByText(hint)).toBeDefined();
    current.profileHints = [];
    const otherTab = new BroadcastChannel('directory.viewer');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherTab.postMessage('another tab');
    await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
    otherTab.close();
  });

  test('is removed from other tabs when it is hidden', async () => {
    const answer = (request: Request) =>
      request.url.endsWith(setProfileHint.path) ? Response.json({ isHidden: true }) : server.answer(request);
    await open(hinted, answer);
    const otherTab = new BroadcastChannel('directory.viewer');
    const received: unknown[] = [];
    otherTab.addEventListener('message', ({ data }) => received.push(data));
    await user.click(screen.getByRole('button', { name: 'Don’t show again' }));
    await waitFor(() => expect(received).toHaveLength(1));
    otherTab.close();
  });

  test('returns with the reason if the server does not store that it is hidden', async () => {
    const error = { code: 'database.unavailable', message: '', requestId: '' };
    const answer = (request: Request) =>
      request.url.endsWith(setProfileHint.path) ? Response.json({ error }, { status: 503 }) : server.answer(request);
    await open(hinted, answer);
    await user.click(screen.getByRole('button', { name: 'Don’t show again' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/busy/);
    expect(screen.getByText(hint)).toBeDefined();
  });
});
