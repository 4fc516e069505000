import { useEffect, useState } from 'react';
import { useLocation } from './navigation.tsx';

/** Maximum number of states that are kept, of the most recent history entries. */
const maxStates = 200;
const states = new Map<string, unknown>();

/**
 * As `useState`, but Back and Forward restore the state of the history entry: how far a list was shown, what was typed to filter it. A reload
 * does not. A new entry of the page that is shown begins with the current state.
 *
 * @param name tells it from other states of the page
 */
export function useEntryState<Value>(name: string, initial: Value): readonly [Value, (value: Value) => void] {
  const entry = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (states.has(entry) ? (states.get(entry) as Value) : initial));
  const [shownEntry, setShownEntry] = useState(entry);
  if (entry !== shownEntry) {
    setShownEntry(entry);
    if (states.has(entry)) setValue(states.get(entry) as Value);
  }
  useEffect(() => {
    states.delete(entry);
    states.set(entry, value);
    const [oldest] = states.keys();
    if (states.size > maxStates && oldest !== undefined) states.delete(oldest);
  }, [entry, value]);
  return [value, setValue];
}
