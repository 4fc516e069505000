import { listFavouriteLogins, listFavourites, setFavourite, type PersonSummary } from '@directory/contract';
import { MutationObserver, useQuery, useQueryClient, type MutationObserverOptions } from '@tanstack/react-query';
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

/**
 * Whether the viewer has marked a person; `pending` until that is known. Undefined where there is no mark: for the viewer, for viewers who are not in
 * the directory, and when the marks could not be loaded.
 */
export function useIsFavourite(login: string): boolean | 'pending' | undefined {
  const { person } = useViewer();
  const isOther = person !== null && !isSame(person.login)(login);
  const { data, isPending } = useQuery({
    queryKey: loginsKey,
    queryFn: ({ signal }) => call(listFavouriteLogins, {}, { signal }),
    enabled: isOther,
    staleTime: 5 * 60_000,
    select: (logins) => logins.some(isSame(login)),
  });
  if (!isOther) return undefined;
  return isPending ? 'pending' : data;
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
