import {
  getUserProfile,
  groupIdPattern,
  quickSearchMinimum,
  quickSearchPause,
  readGlobalQuery,
  searchPeople,
  selfServiceDomain,
  type PersonSummary,
  type Profile,
} from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';

/** How many people are offered. */
const offered = '6';
const nobody: PersonSummary[] = [];

/** People of the viewer's own domain for a text that is being typed, after a pause; no one for a complete group ID. */
export function useAssistantSearch(text: string, own: Profile, isAsking: boolean): PersonSummary[] {
  const [settled, setSettled] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), quickSearchPause);
    return () => clearTimeout(timer);
  }, [text]);
  const isLongEnough = (typed: string) => [...typed].length >= quickSearchMinimum;
  const isWanted = isAsking && isLongEnough(settled) && isLongEnough(text.trim()) && !groupIdPattern.test(text.trim());
  const domain = selfServiceDomain(own);
  const query = { ...readGlobalQuery(settled), ...(domain === '' ? {} : { domainQuery: domain }), limit: offered };
  const { data, error } = useQuery({
    queryKey: [searchPeople.path, 'assistant', query],
    queryFn: ({ signal }) =>
      call(searchPeople, { query: query as typeof query & { employeeTypeQuery?: 'I' } }, { signal }),
    enabled: isWanted,
    retry: false,
  });
  useEffect(() => {
    // The words that were searched for stay out of the log.
    if (error) console.warn('Cannot retrieve assistant', error.message);
  }, [error]);
  return isWanted ? (data ?? nobody) : nobody;
}

/** The group ID of a person, which a search does not answer; empty for people without one. */
export function useFetchGroupId(): (login: string) => Promise<string> {
  const queryClient = useQueryClient();
  return async (login) => {
    const { C_groupIdentifier } = await queryClient.fetchQuery({
      queryKey: [getUserProfile.path, login.toLowerCase()],
      queryFn: ({ signal }) => call(getUserProfile, { query: { userId: login } }, { signal }),
    });
    return C_groupIdentifier;
  };
}
