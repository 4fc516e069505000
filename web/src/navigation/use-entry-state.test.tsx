import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider, type Routes } from './navigation.tsx';
import { useEntryState } from './use-entry-state.ts';

const user = userEvent.setup();

function List() {
  const [filter, setFilter] = useEntryState('filter', '');
  return <input value={filter} onChange={(event) => setFilter(event.target.value)} />;
}

const routes: Routes = {
  pages: [
    { path: '/list', load: async () => List },
    { path: '/form', load: async () => () => <h1>Form</h1> },
  ],
  Layout: Outlet,
  Loading: () => null,
  Failed: () => null,
  Unknown: () => null,
};

test('Back and Forward restore the state of each entry, also if the page stays; a new entry of the page begins with the current one', async () => {
  const router = createMemoryRouter(routes, '/list');
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => router.navigate(to));
  const filter = async () => (await screen.findByRole<HTMLInputElement>('textbox')).value;
  await user.type(await screen.findByRole('textbox'), 'a');
  await go('/list?removed');
  expect(await filter()).toBe('a');
  await user.type(screen.getByRole('textbox'), 'b');
  await go('/form');
  await go('/list');
  expect(await filter()).toBe('');
  await go(-2);
  expect(await filter()).toBe('ab');
  await go(-1);
  expect(await filter()).toBe('a');
  await go(1);
  expect(await filter()).toBe('ab');
});
