import type { SearchParameter, SearchParameters } from '@directory/contract';
import { storageKeys } from '../../storage-keys.ts';
import { rememberedParameters } from './search-address.ts';

const entryOf = (parameter: SearchParameter) => storageKeys.search + parameter;

/** What was typed last, exactly as typed. Empty where the browser keeps nothing for this site. */
export function recallSearch(): SearchParameters {
  const recalled: SearchParameters = {};
  for (const parameter of rememberedParameters) {
    const value = withStorage((storage) => storage.getItem(entryOf(parameter)));
    if (value) recalled[parameter] = value;
  }
  return recalled;
}

/** Keeps each value as typed, one entry per parameter; an empty value removes its entry. */
export function rememberSearch(search: SearchParameters): void {
  for (const parameter of rememberedParameters) {
    const value = search[parameter];
    withStorage((storage) => {
      if (value) storage.setItem(entryOf(parameter), value);
      else storage.removeItem(entryOf(parameter));
    });
  }
}

export function forgetSearch(): void {
  rememberSearch({});
}

/** Storage may be forbidden or full; searching works without it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
