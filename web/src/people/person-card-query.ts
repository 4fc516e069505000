import { getPersonCard, type PersonCard } from '@directory/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Longer than a typical visit to a page, and shorter than the days for which a card has working times. */
const staleTime = 5 * 60_000;

/** The query for a person's card. Logins are case-insensitive. Not retried: a user who still wants the card opens it again. */
export function personCardQuery(login: string) {
  return queryOptions<PersonCard>({
    queryKey: [getPersonCard.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getPersonCard, { query: { userId: login } }, { signal }),
    staleTime,
    retry: false,
  });
}

/** Loads what is needed to reach a person now. The request is cancelled when no component needs it any more. */
export function usePersonCard(login: string, isWanted = true) {
  return useQuery({ ...personCardQuery(login), enabled: isWanted });
}
