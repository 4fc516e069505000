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

/** How many people a picker offers. The search boxes offer three, as specified. */
const pickerSize = 6;

interface SuggestedPeople {
  text: string;
  isWanted: boolean;
  limit?: number;
  /** The search for a text; undefined for a text that is not searched. */
  queryFor?: (text: string) => SearchParameters | undefined;
}

/** A type other than I and E never gets here: filters are parsed when they are read. */
type SearchInput = SearchParameters & { employeeTypeQuery?: 'I' | 'E' };

const isLongEnough = (text: string) => [...text].length >= quickSearchMinimum;

/**
 * The best few people for a text that is being typed, asked for after a pause. While typing goes on, the people found for the
 * shorter text stay in sight, but are not current. A failure is logged and not retried: the next key asks again.
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
    // The typed text stays out of the log.
    if (error) console.warn('Suggestions could not be loaded', error.message);
  }, [error]);
  if (query === undefined || data === undefined || !typed.startsWith(settled)) return noSuggestions;
  return { items: data, isCurrent: typed === settled && !isPlaceholderData };
}
