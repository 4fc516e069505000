import { listFavouriteLogins, listFavourites, setFavourite, type PersonSummary } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { crowd, FakeSearch, found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const user = userEvent.setup();
const marie = found('Marie', 'Curie');

let marked: PersonSummary[];
/** The changes that were sent, in order. */
let changes: { userId: string; isFavourite: boolean }[];
/** Responses to the next changes, which are then not stored. */
let refusals: (() => Response | Promise<Response>)[];
let listStatus: number;
let search: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

beforeEach(() => {
  marked = [];
  changes = [];
  refusals = [];
  listStatus = 200;
  search = new FakeSearch();
  search.people = [marie, found('Mary', 'Shelley'), ada];
});

const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: '', requestId: '1' } }, { status });

async function answer(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === listFavouriteLogins.path) return Response.json(marked.map(({ login }) => login));
  if (pathname !== listFavourites.path) return await search.answer(request);
  if (request.method === setFavourite.method) {
    const change = (await request.clone().json()) as { userId: string; isFavourite: boolean };
    changes.push(change);
    const refuse = refusals.shift();
    if (refuse !== undefined) return await refuse();
    const others = marked.filter(({ login }) => login !== change.userId);
    const person = search.people.find(({ login }) => login === change.userId) ?? marie;
    marked = change.isFavourite ? [person, ...others] : others;
    return Response.json({ isFavourite: change.isFavourite });
  }
  if (listStatus !== 200) return refusal('server.failed', listStatus);
  const shown = marked.slice(0, Number(searchParams.get('limit')));
  return Response.json(shown, { headers: { 'x-total-count': String(marked.length) } });
}

async function open(at: string, shownViewer: Parameters<typeof openDirectory>[0]['viewer'] = viewer): Promise<void> {
  directory = await openDirectory({ at, ...(shownViewer && { viewer: shownViewer }), answer });
  await screen.findByRole('heading', { level: 1 });
}

const star = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed');
const region = () => screen.findByRole('region', { name: 'Favourites' });

describe('the star of a card', () => {
  test('shows the state, changes it immediately, and stores the change', async () => {
    marked = [marie];
    await open('/Result?globalQuery=ma');
    await waitFor(async () => expect(isPressed(await star('Marie CURIE'))).toBe('true'));
    const mary = await star('Mary SHELLEY');
    expect(isPressed(mary)).toBe('false');
    expect(mary.tabIndex).toBe(-1);
    let store = () => {};
    refusals.push(
      () =>
        new Promise((resolve) => {
          store = () => resolve(Response.json({ isFavourite: true }));
        }),
    );
    await user.click(mary);
    await waitFor(() => expect(isPressed(mary)).toBe('true'));
    marked = [found('Mary', 'Shelley'), marie];
    store();
    await waitFor(() => expect(changes).toEqual([{ userId: 'mary.shelley@group.example', isFavourite: true }]));
    expect(isPressed(mary)).toBe('true');
  });

  test('is not shown for the viewer, or to a viewer who is not in the directory', async () => {
    await open('/Result?globalQuery=ma');
    await star('Marie CURIE');
    expect(screen.queryByRole('button', { name: 'Favourite: Ada LOVELACE' })).toBeNull();
    directory?.close();
    await open('/Result?globalQuery=ma', { ...viewer, person: null });
    await screen.findByRole('link', { name: 'Marie CURIE' });
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  });

  test('is missing on the viewer’s own card like chat, call and mail; only the address can be copied', async () => {
    search.people = [marie, { ...ada, hasPhone: true }];
    await open('/Result?globalQuery=ma');
    const cardOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('article')!);
    const buttons = async (name: string) => {
      const card = await cardOf(name);
      await card.findByRole('button', { name: /Copy/ });
      return [...card.getAllByRole('link'), ...card.getAllByRole('button')].length;
    };
    expect(await buttons('Ada LOVELACE')).toBe(2);
    expect(await buttons('Marie CURIE')).toBeGreaterThan(3);
  });

  test('reverts when the change is rejected, and the page explains why until the message is closed', async () => {
    await open('/Result?globalQuery=ma');
    refusals.push(() => refusal('favourites.too-many', 409));
    const button = await star('Marie CURIE');
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Marie CURIE wasn’t added to your favourites. You have 200 favourites, and there’s no room for more. Remove one first.',
    );
    expect(isPressed(button)).toBe('false');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(marked).toEqual([marie]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('sends quick changes in order, one at a time', async () => {
    await open('/Result?globalQuery=ma');
    let release = () => {};
    refusals.push(
      () =>
        new Promise((resolve) => {
          release = () => resolve(Response.json({ isFavourite: true }));
        }),
    );
    const button = await star('Marie CURIE');
    await user.click(button);
    await waitFor(() => expect(changes).toHaveLength(1));
    await user.click(button);
    expect(isPressed(button)).toBe('false');
    expect(changes).toHaveLength(1);
    release();
    await waitFor(() => expect(changes.map(({ isFavourite }) => isFavourite)).toEqual([true, false]));
    await waitFor(() => expect(isPressed(button)).toBe('false'));
  });
});

describe('Home', () => {
  test('shows the first eight favourites, and all on demand', async () => {
    marked = crowd(11);
    await open('/');
    const list = within(await region());
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(8));
    await user.click(list.getByRole('button', { name: 'Show all 11' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(11));
    await user.click(list.getByRole('button', { name: 'Show fewer' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(8));
  });

  test('still shows a person who was removed, so that the removal can be undone', async () => {
    marked = [marie];
    await open('/');
    const button = await star('Marie CURIE');
    await waitFor(() => expect(isPressed(button)).toBe('true'));
    await user.click(button);
    await waitFor(() => expect(marked).toEqual([]));
    expect(isPressed(button)).toBe('false');
    await user.click(button);
    await waitFor(() => expect(marked).toEqual([marie]));
  });

  test('explains favourites while there are none', async () => {
    await open('/');
    expect(await within(await region()).findByText(/Only you can see this list/)).toBeDefined();
  });

  test('reports that they could not be loaded, and retries on demand', async () => {
    listStatus = 500;
    marked = [marie];
    await open('/');
    const list = within(await region());
    expect(await list.findByText(/Your favourites couldn’t be loaded/)).toBeDefined();
    listStatus = 200;
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('link', { name: /Marie CURIE/ })).toBeDefined();
  });

  test('has no favourites for a viewer who is not in the directory', async () => {
    await open('/', { ...viewer, person: null });
    await screen.findByText(/you don’t have a profile in the directory yet/);
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
  });
});
