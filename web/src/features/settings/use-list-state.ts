import { createContext, use, useEffect } from 'react';
import { useEntryState } from '../../navigation/use-entry-state.ts';
import { settingsAddress, useSettingsPlace, type SettingsPlace } from './settings-address.ts';

/** The view of Settings that was shown before this one; undefined for the first. */
export const PreviousPlace = createContext<SettingsPlace | undefined>(undefined);

/** The latest states, by view and name. */
const latest = new Map<string, unknown>();

/**
 * As `useEntryState`. After the form of one of its entries, however it was left, a list also begins as it was before.
 *
 * @param name tells it from other states of the view
 */
export function useListState<Value>(name: string, initial: Value): readonly [Value, (value: Value) => void] {
  const { section, action, id } = useSettingsPlace();
  const previous = use(PreviousPlace);
  const key = `${settingsAddress(section, action, id)} ${name}`;
  const isAfterForm = id === '' && action === 'change' && previous?.section === section && previous.id !== '';
  const [value, setValue] = useEntryState(name, isAfterForm && latest.has(key) ? (latest.get(key) as Value) : initial);
  useEffect(() => {
    latest.set(key, value);
  }, [key, value]);
  return [value, setValue];
}
