import {
  quickSearchMinimum,
  readGlobalQuery,
  searchPeople,
  suggestionsPause,
  suggestionsSize,
  type SearchParameters,
  type SearchResult,
} from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callForResponse, isOverBudget } from '../../api/call.ts';
import { noSuggestions, type Suggestions } from '../../ui/form/use-combobox.ts';
import { useSettledText } from '../../ui/form/use-settled-text.ts';
import { searchInput } from '../search-input.ts';
import { containsWords } from './contains-words.ts';
import { readTotal, type Total } from '../total.ts';

interface SuggestedPeople {
  text: string;
  isWanted: boolean;
  limit?: number;
  /** Pause in typing after which the text is searched, in milliseconds. */
  pause?: number;
  /** Returns the search parameters for a text; undefined for a text that is not searched. */
  queryFor?: (text: string) => SearchParameters | undefined;
}

export interface PeopleSuggestions extends Suggestions<SearchResult> {
  /** Total number of people found; undefined until the search has finished. */
  total: Total | undefined;
  /** Whether a search for the text is in progress. */
  isSearching: boolean;
  /** Whether neither the end of a pause in typing nor a search is awaited. */
  isSettled: boolean;
}

const nobodyYet = { ...noSuggestions, total: undefined };

/** Scripts in which one character is a syllable or a word, so that many names have only two. */
const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isLongEnough = (text: string) => [...text].length >= quickSearchMinimum || syllables.test(text);

/**
 * The best matches for a typed text, requested after a pause in typing. While the user continues typing, the people that also match the new
 * text remain visible, but `isCurrent` is false. A failure is logged and not retried by itself: the next key press sends another request, and
 * so does `retry`.
 */
export function useSuggestedPeople({
  text,
  isWanted,
  limit = suggestionsSize,
  pause = suggestionsPause,
  queryFor = readGlobalQuery,
}: SuggestedPeople): PeopleSuggestions {
  const typed = text.trim();
  const settled = useSettledText(typed, isWanted, pause);
  const query = isWanted && isLongEnough(settled) && isLongEnough(typed) ? queryFor(settled) : undefined;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [searchPeople.path, 'suggested', limit, query, settled] as const,
    queryFn: async ({ signal }) => {
      const input = { query: { ...(query && searchInput(query)), limit: String(limit) } };
      const { data: people, headers } = await callForResponse(searchPeople, input, { signal });
      return { people, total: readTotal(headers) };
    },
    placeholderData: (found: Found | undefined, previous) => {
      const before = previous?.queryKey[4];
      return before && settled.startsWith(before) ? found : undefined;
    },
    enabled: query !== undefined,
    retry: false,
  });
  useEffect(() => {
    // The log must not contain the typed text.
    if (error) console.warn('Suggestions could not be loaded', error.message);
  }, [error]);
  const isSearching = query !== undefined && isFetching;
  const isSettled = typed === settled && !isSearching;
  const failure = query !== undefined && !isFetching && typed === settled ? (error ?? undefined) : undefined;
  if (query === undefined || data === undefined || !typed.startsWith(settled)) {
    const retry = isOverBudget(failure) ? undefined : () => void refetch();
    return { ...nobodyYet, isSearching, isSettled, failure, retry };
  }
  if (typed !== settled || isPlaceholderData) {
    const items = data.people.filter((person) => containsWords(person, typed));
    return { ...nobodyYet, isSearching, isSettled, items };
  }
  return {
    items: data.people,
    isCurrent: true,
    isSearching: false,
    isSettled: true,
    total: data.total,
    hasFoundNothing: data.people.length === 0,
    failure: undefined,
    retry: undefined,
  };
}

interface Found {
  people: SearchResult[];
  total: Total | undefined;
}
