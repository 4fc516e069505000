import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

const user = userEvent.setup();

async function openHome() {
  await openDirectory({ at: '/', viewer: { login: ada.login, isAdministrator: false, person: ada } });
  return screen.findByRole('combobox', { name: 'Search people' });
}

test('? opens the list of shortcuts, but not while typing in a field', async () => {
  const box = await openHome();
  await user.type(box, '?');
  expect(box).toHaveProperty('value', '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  box.blur();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Anywhere',
    'Search box',
    'Cards',
    'Org chart: outline and tree',
  ]);
  expect(dialog.getByText('Go to the search box').nextSibling?.textContent).toBe('//CtrlK/⌘K');
});

test('the footer link opens the list too, and Close returns the focus to it', async () => {
  await openHome();
  const link = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  await user.click(link);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
