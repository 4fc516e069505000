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
import { useSuggestedPeople } from '../../../people/picker/use-suggested-people.ts';
import type { Suggestions } from '../../../ui/form/use-combobox.ts';

/** Suggests people of the viewer's own domain for a typed text; none for a complete group ID. */
export function useSuggestedAssistants(text: string, own: Profile, isWanted: boolean): Suggestions<SearchResult> {
  const domain = selfServiceDomain(own);
  return useSuggestedPeople({
    text,
    isWanted: isWanted && !groupIdPattern.test(text.trim()),
    queryFor: (typed) => ({ ...readGlobalQuery(typed), ...(domain === '' ? {} : { domainQuery: domain }) }),
  });
}

/** Fetches the group ID of a person, which search results do not contain; empty for a person without one. */
export function useFetchGroupId(): (login: string) => Promise<string> {
  const queryClient = useQueryClient();
  return async (login) => {
    const { C_groupIdentifier } = await queryClient.fetchQuery({
      queryKey: [getUserProfile.path, login.toLowerCase()],
      queryFn: ({ signal }) => call(getUserProfile, { query: { userId: login } }, { signal }),
      // While offline, the choice fails immediately, since it must not take effect later.
      networkMode: 'always',
    });
    return C_groupIdentifier;
  };
}
