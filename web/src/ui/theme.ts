import { useSyncExternalStore } from 'react';
import { storageKeys } from '../storage-keys.ts';

/** `system` follows the setting of the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

let current: Theme = 'system';
const listeners = new Set<() => void>();

/** Applies the theme that was chosen in this browser. Called before anything is rendered. */
export function startTheme(): void {
  show(readRemembered());
}

/** Applies a theme, and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(storageKeys.theme, theme);
  } catch {
    // Storage may be blocked. The choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The theme that the user chose. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, () => current);
}

/** Calls the listener when the user has chosen another theme. Returns a function that unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `color-scheme` decides which side of each `light-dark()` of the tokens applies. */
function show(theme: Theme): void {
  current = theme;
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

function readRemembered(): Theme {
  try {
    const remembered = localStorage.getItem(storageKeys.theme);
    return themes.find((theme) => theme === remembered) ?? 'system';
  } catch {
    return 'system';
  }
}
