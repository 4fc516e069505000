import type { SessionStorage } from './session-store.ts';

/** The storage of this tab. If the browser forbids it, one that ends with the page, so that the page can say what is wrong. */
export function tabStorage(): SessionStorage {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}
