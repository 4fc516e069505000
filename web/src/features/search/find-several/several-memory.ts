import type { EntryResult, PastedPeople } from '@directory/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The address of the page. */
export const severalAddress = '/Find-several';

/** What was found for a pasted text. */
export interface FoundSeveral {
  readonly pasted: PastedPeople;
  readonly answers: readonly EntryResult[];
}

/** The state of the page. */
export interface KeptPeople {
  readonly text: string;
  readonly found: FoundSeveral | undefined;
  /** The login of the person who was chosen for an entry, by its place; empty for nobody. */
  readonly chosen: ReadonlyMap<number, string>;
  /** Whether the text is to be looked for as soon as the page opens. */
  readonly isAsked: boolean;
}

export const nothingKept: KeptPeople = { text: '', found: undefined, chosen: new Map(), isAsked: false };

/** In the cache of this tab, which is emptied on sign-out: never stored, and never in an address. */
const key = ['several people'];

export function keptPeople(cache: QueryClient): KeptPeople {
  return cache.getQueryData<KeptPeople>(key) ?? nothingKept;
}

export function keepPeople(cache: QueryClient, people: KeptPeople): void {
  // However long a profile is looked at in between.
  cache.setQueryDefaults(key, { gcTime: Infinity });
  cache.setQueryData(key, people);
}
