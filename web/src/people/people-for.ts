import {
  quickSearchMinimum,
  quickSearchPause,
  readGlobalQuery,
  searchPeople,
  type PersonSummary,
  type SearchParameters,
} from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';

/** How many people are offered. */
const offered = '6';
const nobody: PersonSummary[] = [];

/** The best few people for a text that is being typed, after a pause. */
export function usePeopleFor(text: string, isAsking: boolean): PersonSummary[] {
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setSettled(typed), quickSearchPause);
    return () => clearTimeout(timer);
  }, [typed, isAsking]);
  const isLongEnough = (words: string) => [...words].length >= quickSearchMinimum;
  const isWanted = isAsking && isLongEnough(settled) && isLongEnough(typed);
  const query: SearchParameters = readGlobalQuery(settled);
  const { data, error } = useQuery({
    queryKey: [searchPeople.path, 'picker', query],
    queryFn: ({ signal }) =>
      call(searchPeople, { query: { ...(query as { globalQuery?: string }), limit: offered } }, { signal }),
    enabled: isWanted,
    retry: false,
  });
  useEffect(() => {
    // The words that were searched for stay out of the log.
    if (error) console.warn('People could not be looked up', error.message);
  }, [error]);
  return isWanted ? (data ?? nobody) : nobody;
}
