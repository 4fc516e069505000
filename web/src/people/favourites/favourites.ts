import { listFavouriteLogins, listFavourites, setFavourite, type PersonSummary } from '@directory/contract';
import { MutationObserver, useQuery, useQueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { call } from '../../api/call.ts';
import { useViewer } from '../../viewer/use-viewer.ts';

/** A person who can be a favourite. */
export type FavouritePerson = Pick<PersonSummary, 'login' | 'firstName' | 'lastName'>;

/** A change of a favourite, shown optimistically before the server has stored it. */
export interface FavouriteChange {
  readonly person: FavouritePerson;
  readonly isFavourite: boolean;
}

const loginsKey = [listFavouriteLogins.path] as const;
export const favouriteChangeKey = ['favourites', 'change'] as const;

const isSame = (login: string) => (other: string) => other.toLowerCase() === login.toLowerCase();

/** The viewer's favourites, as returned by `useFavourites`. */
export interface Favourites {
  /** The login of the viewer, who cannot be a favourite; undefined for viewers who are not in the directory. */
  readonly own: string | undefined;
  /** The logins of the favourites; undefined if they could not be loaded. */
  readonly logins: readonly string[] | 'pending' | undefined;
}

/** The viewer's favourites. Viewers who are not in the directory have none. */
export function useFavourites(): Favourites {
  const { person } = useViewer();
  const { data, isPending } = useQuery({
    queryKey: loginsKey,
    queryFn: ({ signal }) => call(listFavouriteLogins, {}, { signal }),
    enabled: person !== null,
    staleTime: 5 * 60_000,
  });
  const logins = isPending ? 'pending' : data;
  return useMemo(() => ({ own: person?.login, logins }), [person, logins]);
}

/** The favourites for all stars of a list, so that each star does not need its own subscription. */
export const FavouritesOfList = createContext<Favourites | undefined>(undefined);

/** Whether a person of a list is the viewer. */
export function useIsOwnInList(login: string): boolean {
  const own = use(FavouritesOfList)?.own;
  return own !== undefined && isSame(own)(login);
}

/**
 * Whether a person is a favourite; `pending` until that is known. Undefined if there is no star to show: for the viewer, for viewers who are not
 * in the directory, and if the favourites could not be loaded.
 */
export function favouriteStateOf({ own, logins }: Favourites, login: string): boolean | 'pending' | undefined {
  if (own === undefined || isSame(own)(login)) return undefined;
  return typeof logins === 'string' ? logins : logins?.some(isSame(login));
}

/**
 * Changes a favourite optimistically: the page shows the change immediately, and reverts it if the server rejects it; `FavouriteFailure` then
 * explains why. Changes are sent one at a time, so that the last one wins.
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
      // The list on Home is not refetched while it is shown, so that a favourite removed by mistake can be added again.
      await queryClient.invalidateQueries({ queryKey: [listFavourites.path], refetchType: 'none' });
      if (queryClient.isMutating({ mutationKey: favouriteChangeKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey: loginsKey });
      }
    },
  };
  // An observer per change, instead of `useMutation` per star, which took a tenth of the scrolling time. `FavouriteFailure` reports failures.
  return (change) => void new MutationObserver(queryClient, options).mutate(change).catch(() => {});
}
