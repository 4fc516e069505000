/**
 * Gives the history entry of a newly loaded page a unique key, which a reload and Back keep. The router gives all of them the key
 * `default`, so a search would open at the scroll position of an earlier one.
 */
export function nameHistoryEntry(): void {
  const state = (window.history.state ?? {}) as { key?: string };
  if (state.key === undefined) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}
