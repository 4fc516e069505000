import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../storage-keys.ts';
import { chooseTheme, onThemeChange, startTheme, useTheme } from './theme.ts';

const scheme = () => document.documentElement.style.colorScheme;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  startTheme();
});

test('the page follows the device until a theme is chosen, and stores the choice', () => {
  startTheme();
  expect(scheme()).toBe('');
  chooseTheme('dark');
  expect(scheme()).toBe('dark');
  startTheme();
  expect(scheme()).toBe('dark');
  chooseTheme('system');
  startTheme();
  expect(scheme()).toBe('');
});

test('an unknown stored value is ignored', () => {
  localStorage.setItem(storageKeys.theme, 'url(x)');
  startTheme();
  expect(scheme()).toBe('');
});

test('a theme can be chosen while storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  chooseTheme('light');
  expect(scheme()).toBe('light');
});

test('listeners are notified of a change', () => {
  const told = vi.fn<() => void>();
  const end = onThemeChange(told);
  const Shown = () => <p>{useTheme()}</p>;
  render(<Shown />);
  act(() => chooseTheme('dark'));
  expect(screen.getByText('dark')).toBeDefined();
  end();
  act(() => chooseTheme('light'));
  expect(told).toHaveBeenCalledTimes(1);
});
