import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, NavLink } from './links.tsx';
import {
  createBrowserRouter,
  createMemoryRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useSearchParams,
  type Routes,
} from './navigation.tsx';

const user = userEvent.setup();

function Layout() {
  return (
    <>
      <NavLink to="/">Home</NavLink>
      <NavLink to="/people" end>
        People
      </NavLink>
      <Link to="/people?x=1#two" state={{ from: 'link' }}>
        Second
      </Link>
      <Link to="mailto:ada@group.example">Mail</Link>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function People() {
  const { search, hash, state } = useLocation();
  const [, setQuery] = useSearchParams();
  return (
    <>
      <h1>People</h1>
      <p>{`${search} ${hash} ${JSON.stringify(state)}`}</p>
      <button onClick={() => setQuery((before) => new URLSearchParams([...before, ['y', '2']]))}>Narrow</button>
    </>
  );
}

/** A dialog of its own within the form, with a question of its own. */
function Dialog() {
  const blocker = useBlocker(() => true);
  return (
    blocker.state === 'blocked' && (
      <>
        <button onClick={blocker.proceed}>Leave the dialog</button>
        <button onClick={blocker.reset}>Stay</button>
      </>
    )
  );
}

function Form() {
  const [isChanged, setIsChanged] = useState(true);
  const [hasDialog, setHasDialog] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => isChanged && nextLocation.pathname !== '/form');
  return (
    <>
      <h1>Form</h1>
      <button onClick={() => setIsChanged(false)}>Save</button>
      <button onClick={() => setIsChanged(true)}>Change</button>
      <button onClick={() => setHasDialog(!hasDialog)}>Dialog</button>
      {hasDialog && <Dialog />}
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.proceed}>Leave</button>
          <button onClick={blocker.reset}>Stay</button>
        </>
      )}
    </>
  );
}

let arrive: (() => void) | undefined;

const routes: Routes = {
  Layout,
  Loading: () => <p>Loading</p>,
  Failed: () => <h1>Failed</h1>,
  Unknown: () => <h1>Unknown</h1>,
  pages: [
    { path: '/', load: async () => () => <h1>Start</h1> },
    { path: '/people', load: async () => People },
    { path: '/form', load: async () => Form },
    { path: '/slow', load: () => new Promise((resolve) => (arrive = () => resolve(() => <h1>Slow</h1>))) },
    { path: '/lost', load: () => Promise.reject(new TypeError('no connection')) },
    {
      path: '/broken',
      load: async () => () => {
        throw new Error('broken');
      },
    },
  ],
};

const heading = (name: string) => screen.findByRole('heading', { name });

async function open(at: string) {
  const router = createMemoryRouter(routes, at);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return router;
}

let scrolledTo: number[];
beforeEach(() => {
  scrolledTo = [];
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolledTo.push(y));
});
afterEach(() => window.history.replaceState(null, '', '/'));

test.each(['/people', '/PEOPLE', '/p%65ople', '/people/'])('%s is the page of people', async (at) => {
  await open(at);
  expect(await heading('People')).toBeDefined();
});

test('a link opens another page, with its query, fragment and state', async () => {
  await open('/');
  await user.click(screen.getByRole('link', { name: 'Second' }));
  await heading('People');
  expect(screen.getByText('?x=1 #two {"from":"link"}')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Narrow' }));
  expect(screen.getByText('?x=1&y=2 null')).toBeDefined();
});

test('the link to the current page is marked', async () => {
  await open('/people');
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
  expect((await screen.findByRole('link', { name: 'Mail' })).getAttribute('href')).toBe('mailto:ada@group.example');
});

test('the browser itself follows a link that is opened elsewhere', async () => {
  const router = await open('/');
  const link = screen.getByRole('link', { name: 'People' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(router.state.location.pathname).toBe('/');
});

test('a page that is still loading is not shown after a later navigation', async () => {
  const router = await open('/');
  const first = router.navigate('/slow');
  await router.navigate('/people');
  await heading('People');
  arrive?.();
  await first;
  expect(router.state.location.pathname).toBe('/people');
});

test('a page that takes long to load is reported as slow until it is shown', async () => {
  const router = await open('/');
  const slow = router.navigate('/slow');
  expect(router.state.isSlow).toBe(false);
  await waitFor(() => expect(router.state.isSlow).toBe(true));
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Slow');
  arrive?.();
  await slow;
  expect(router.state.isSlow).toBe(false);
  await heading('Slow');
});

test('a preloaded page opens without loading again', async () => {
  const router = await open('/');
  router.preload('/slow?x');
  arrive?.();
  arrive = undefined;
  await act(async () => {});
  await router.navigate('/slow?x');
  await heading('Slow');
  expect(arrive).toBeUndefined();
});

test('a page that cannot be preloaded, or does not exist, changes nothing until it is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await open('/people');
  router.preload('/lost');
  router.preload('/nowhere');
  await act(async () => {});
  expect(screen.getByRole('heading').textContent).toBe('People');
  await router.navigate('/lost');
  await heading('Failed');
});

test('a page that throws or cannot be loaded is replaced until the next navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await open('/broken');
  await heading('Failed');
  await router.navigate('/people');
  await heading('People');
  await router.navigate('/lost');
  await heading('Failed');
  await router.navigate('/nowhere');
  expect(await heading('Unknown')).toBeDefined();
});

test('a question keeps the page until it is answered, for both links and Back', async () => {
  const router = await open('/people');
  await router.navigate('/form');
  await heading('Form');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/form');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/form');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await heading('People');
});

test('of two questions only one is asked, and the other remains when that one is gone', async () => {
  const router = await open('/form');
  const dialog = screen.getByRole('button', { name: 'Dialog' });
  await user.click(dialog);
  await act(() => router.navigate('/'));
  expect(screen.getAllByRole('button', { name: /^Leave/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(dialog);
  await act(() => router.navigate('/'));
  expect(screen.getAllByRole('button', { name: /^Leave/ }).map(({ textContent }) => textContent)).toEqual(['Leave']);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(dialog);
  await act(() => router.navigate('/'));
  await user.click(screen.getByRole('button', { name: 'Leave the dialog' }));
  await heading('Start');
});

test('a question that appears while the next page loads is asked before that page is shown', async () => {
  const router = await open('/form');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const leaving = router.navigate('/slow');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await act(async () => {
    arrive?.();
    await leaving;
  });
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.getByRole('heading', { name: 'Form' })).toBeDefined();
});

describe('Back pressed repeatedly before the page has reacted', () => {
  const addresses = ['/', '/people', '/people?x=2', '/form'];
  const openForm = async () => {
    const router = createBrowserRouter(routes, '');
    const shown = render(<RouterProvider router={router} />);
    await screen.findByRole('heading');
    for (const address of addresses) await act(() => router.navigate(address));
    await heading('Form');
    return { router, shown };
  };
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

  test.each([1, 2, 3])('keeps the address of a page that is not left (%i times)', async (times) => {
    const { router, shown } = await openForm();
    for (let time = 0; time < times; time++) window.history.back();
    await rest();
    expect(window.location.pathname).toBe('/form');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await rest();
    expect([window.location.pathname, router.state.location.pathname]).toEqual(['/form', '/form']);
    // The question is asked again.
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading('People');
    expect(window.location.pathname).toBe('/people');
    shown.unmount();
    router.dispose();
  });
});

test('a new page starts at the top, Back restores the scroll position, and some navigations keep it', async () => {
  const router = await open('/people');
  vi.stubGlobal('scrollY', 700);
  await router.navigate('/');
  await waitFor(() => expect(scrolledTo.at(-1)).toBe(0));
  await router.navigate(-1);
  await waitFor(() => expect(scrolledTo.at(-1)).toBe(700));
  const before = scrolledTo.length;
  await router.navigate('/people?z=1', { preventScrollReset: true, replace: true });
  await screen.findByText(/z=1/);
  expect(scrolledTo.length).toBe(before);
});

test('each opened page has its own history key, which a reload keeps', () => {
  const keyOfLoaded = () => {
    const router = createBrowserRouter(routes, '');
    router.dispose();
    return router.state.location.key;
  };
  window.history.replaceState(null, '', '/people?a');
  const first = keyOfLoaded();
  expect(keyOfLoaded()).toBe(first);
  window.history.replaceState(null, '', '/people?b');
  expect(keyOfLoaded()).not.toBe(first);
});

test('with a base path, addresses in the browser contain it and those of the application do not', async () => {
  window.history.replaceState(null, '', '/apps/directory/people?x');
  const router = createBrowserRouter(routes, '/apps/directory');
  expect(router.state.location).toMatchObject({ pathname: '/people', search: '?x' });
  expect(router.hrefOf('/people')).toBe('/apps/directory/people');
  await router.navigate('/?y');
  expect(window.location.pathname + window.location.search).toBe('/apps/directory/?y');
  router.dispose();
});
