import {
  quickSearchMinimum,
  quickSearchPause,
  readGlobalQuery,
  searchPeople,
  type SearchParameters,
  type SearchResult,
} from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { noSuggestions, type Suggestions } from '../ui/use-combobox.ts';
import { useSettledText } from '../ui/use-settled-text.ts';

/** Number of people that a picker offers. The search boxes offer three, as specified. */
const pickerSize = 6;

interface SuggestedPeople {
  text: string;
  isWanted: boolean;
  limit?: number;
  /** The search parameters for a text; undefined for a text that is not searched. */
  queryFor?: (text: string) => SearchParameters | undefined;
}

/** Filters were validated when they were read, so the type is I or E. */
type SearchInput = SearchParameters & { employeeTypeQuery?: 'I' | 'E' };

const isLongEnough = (text: string) => [...text].length >= quickSearchMinimum;

/**
 * The best few people for a typed text, requested after a pause in typing. While the user types on, the people found for the earlier
 * text stay visible, but `isCurrent` is false. A failure is logged and not retried, since the next key sends another request.
 */
export function useSuggestedPeople({
  text,
  isWanted,
  limit = pickerSize,
  queryFor = readGlobalQuery,
}: SuggestedPeople): Suggestions<SearchResult> {
  const typed = text.trim();
  const settled = useSettledText(typed, isWanted, quickSearchPause);
  const query = isWanted && isLongEnough(settled) && isLongEnough(typed) ? queryFor(settled) : undefined;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [searchPeople.path, 'suggested', limit, query, settled] as const,
    queryFn: ({ signal }) =>
      call(searchPeople, { query: { ...(query as SearchInput), limit: String(limit) } }, { signal }),
    placeholderData: (people: SearchResult[] | undefined, previous) => {
      const before = previous?.queryKey[4];
      return before && settled.startsWith(before) ? people : undefined;
    },
    enabled: query !== undefined,
    retry: false,
  });
  useEffect(() => {
    // The log must not contain the typed text.
    if (error) console.warn('Suggestions could not be loaded', error.message);
  }, [error]);
  if (query === undefined || data === undefined || !typed.startsWith(settled)) return noSuggestions;
  return { items: data, isCurrent: typed === settled && !isPlaceholderData };
}
