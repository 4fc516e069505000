import { listFavouriteLogins, listFavourites, setFavourite, type PersonSummary } from '@directory/contract';
import { MutationObserver, useQuery, useQueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { call } from '../../api/call.ts';
import { useViewer } from '../../viewer/use-viewer.ts';

/** A person who can be marked. */
export type MarkedPerson = Pick<PersonSummary, 'login' | 'firstName' | 'lastName'>;

/** A change of a mark, which the page shows before the server has stored it. */
export interface FavouriteChange {
  readonly person: MarkedPerson;
  readonly isFavourite: boolean;
}

const loginsKey = [listFavouriteLogins.path] as const;
export const favouriteChangeKey = ['favourites', 'change'] as const;

const isSame = (login: string) => (other: string) => other.toLowerCase() === login.toLowerCase();

/** The viewer's marks, as `useMarks` returns them. */
export interface Marks {
  /** The login of the viewer, who has no mark; undefined for viewers who are not in the directory. */
  readonly own: string | undefined;
  /** Undefined when the marks could not be loaded. */
  readonly logins: readonly string[] | 'pending' | undefined;
}

/** The viewer's marks. They are requested once somebody other than the viewer may have one. */
export function useMarks(hasOthers = true): Marks {
  const { person } = useViewer();
  const { data, isPending } = useQuery({
    queryKey: loginsKey,
    queryFn: ({ signal }) => call(listFavouriteLogins, {}, { signal }),
    enabled: person !== null && hasOthers,
    staleTime: 5 * 60_000,
  });
  const logins = isPending ? 'pending' : data;
  return useMemo(() => ({ own: person?.login, logins }), [person, logins]);
}

/** The marks for all stars of a list, so that each of them need not ask. */
export const MarksOfList = createContext<Marks | undefined>(undefined);

/**
 * Whether the viewer has marked a person; `pending` until that is known. Undefined where there is no mark: for the viewer, for viewers who are not in
 * the directory, and when the marks could not be loaded.
 */
export function markOf({ own, logins }: Marks, login: string): boolean | 'pending' | undefined {
  if (own === undefined || isSame(own)(login)) return undefined;
  return typeof logins === 'string' ? logins : logins?.some(isSame(login));
}

/**
 * Changes a mark. The page shows the change at once, and takes it back when the server does not store it; `FavouriteFailure` then says why. Changes are
 * sent one after the other, so that the last one is the one that counts.
 */
export function useChangeFavourite(): (change: FavouriteChange) => void {
  const queryClient = useQueryClient();
  const show = ({ person, isFavourite }: FavouriteChange) =>
    queryClient.setQueryData(loginsKey, (logins: readonly string[] = []) => {
      const others = logins.filter((login) => !isSame(person.login)(login));
      return isFavourite ? [person.login, ...others] : others;
    });
  const options: MutationObserverOptions<unknown, Error, FavouriteChange> = {
    mutationKey: favouriteChangeKey,
    scope: { id: favouriteChangeKey.join(' ') },
    mutationFn: ({ person, isFavourite }: FavouriteChange) =>
      call(setFavourite, { body: { userId: person.login, isFavourite } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: loginsKey });
      show(change);
    },
    onError: (_failure, change) => void show({ ...change, isFavourite: !change.isFavourite }),
    onSettled: async () => {
      // The list of Home stays as it is while it is shown, so that a mark that was removed by mistake can be set again.
      await queryClient.invalidateQueries({ queryKey: [listFavourites.path], refetchType: 'none' });
      if (queryClient.isMutating({ mutationKey: favouriteChangeKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey: loginsKey });
      }
    },
  };
  // Made for each change, not for each star of a list: that took a tenth of the time of scrolling. `FavouriteFailure` says what has failed.
  return (change) => void new MutationObserver(queryClient, options).mutate(change).catch(() => {});
}
