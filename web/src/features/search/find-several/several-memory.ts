import type { EntryResult, PastedPeople } from '@directory/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The address of the page. */
export const severalAddress = '/Find-several';

/** The entries of a pasted text and the server's response for each. */
export interface FoundSeveral {
  readonly pasted: PastedPeople;
  readonly answers: readonly EntryResult[];
}

/** The state of the page. */
export interface SeveralState {
  readonly text: string;
  readonly found: FoundSeveral | undefined;
  /** The login of the person chosen for an entry, by index of the entry; empty for nobody. */
  readonly chosen: ReadonlyMap<number, string>;
  /** Whether to search for the text as soon as the page opens. */
  readonly searchesOnOpen: boolean;
}

export const emptySeveralState: SeveralState = { text: '', found: undefined, chosen: new Map(), searchesOnOpen: false };

/** In the query cache of this tab, which is cleared on sign-out. It is never stored, and never part of an address. */
const key = ['several people'];

export function recallSeveral(cache: QueryClient): SeveralState {
  return cache.getQueryData<SeveralState>(key) ?? emptySeveralState;
}

export function rememberSeveral(cache: QueryClient, people: SeveralState): void {
  // Retained however long the user views a profile in between.
  cache.setQueryDefaults(key, { gcTime: Infinity });
  cache.setQueryData(key, people);
}
