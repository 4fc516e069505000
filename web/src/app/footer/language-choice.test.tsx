import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../messages/it/shell.ts');
  vi.resetModules();
});

test('a language whose texts cannot be loaded is not selected, and an error is shown', async () => {
  // Fresh modules, because they remember which texts have been loaded.
  vi.resetModules();
  vi.doMock('../../messages/it/shell.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { openDirectory } = await import('../../../test/open-directory.tsx');
  await openDirectory({ at: '/nowhere' });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  await userEvent.selectOptions(choice, 'Italiano');
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  expect(choice.value).toBe('en');
  expect(localStorage.getItem('directory.language')).toBeNull();
});
