/**
 * Gives the history entry of a newly loaded page a key of its own; a reload and Back find it again. The router calls every such
 * entry `default`, so that one search would be scrolled to where another one was left.
 */
export function nameHistoryEntry(): void {
  const state = (window.history.state ?? {}) as { key?: string };
  if (state.key === undefined) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}
