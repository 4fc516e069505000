import {
  getUserProfile,
  groupIdPattern,
  readGlobalQuery,
  selfServiceDomain,
  type Profile,
  type SearchResult,
} from '@directory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useSuggestedPeople } from '../../../people/use-suggested-people.ts';
import type { Suggestions } from '../../../ui/use-combobox.ts';

/** People of the viewer's own domain for a text that is being typed; none for a complete group ID. */
export function useSuggestedAssistants(text: string, own: Profile, isWanted: boolean): Suggestions<SearchResult> {
  const domain = selfServiceDomain(own);
  return useSuggestedPeople({
    text,
    isWanted: isWanted && !groupIdPattern.test(text.trim()),
    queryFor: (typed) => ({ ...readGlobalQuery(typed), ...(domain === '' ? {} : { domainQuery: domain }) }),
  });
}

/** The group ID of a person, which a search does not answer; empty for a person who has none. */
export function useFetchGroupId(): (login: string) => Promise<string> {
  const queryClient = useQueryClient();
  return async (login) => {
    const { C_groupIdentifier } = await queryClient.fetchQuery({
      queryKey: [getUserProfile.path, login.toLowerCase()],
      queryFn: ({ signal }) => call(getUserProfile, { query: { userId: login } }, { signal }),
      // Offline the choice fails at once: it must not be made later on its own.
      networkMode: 'always',
    });
    return C_groupIdentifier;
  };
}
