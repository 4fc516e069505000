import type { SearchParameter, SearchParameters } from '@directory/contract';
import { storageKeys } from '../../storage-keys.ts';
import { rememberedParameters } from './search-address.ts';

const entryOf = (parameter: SearchParameter) => storageKeys.search + parameter;

/** The last search, exactly as typed. Empty if nothing is stored. */
export function recallSearch(): SearchParameters {
  const recalled: SearchParameters = {};
  for (const parameter of rememberedParameters) {
    const value = withStorage((storage) => storage.getItem(entryOf(parameter)));
    if (value) recalled[parameter] = value;
  }
  return recalled;
}

/** Stores each value as typed, in one entry per parameter; an empty value removes its entry. Called at each key, it writes only what changed. */
export function rememberSearch(search: SearchParameters): void {
  for (const parameter of rememberedParameters) {
    const [entry, value] = [entryOf(parameter), search[parameter] ?? ''];
    withStorage((storage) => {
      if ((storage.getItem(entry) ?? '') === value) return;
      if (value === '') storage.removeItem(entry);
      else storage.setItem(entry, value);
    });
  }
}

export function forgetSearch(): void {
  rememberSearch({});
}

/** Storage may be blocked or full. The search works without it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
