import { listFavouriteLogins, listFavourites, setFavourite } from '@directory/contract';
import type { PersonSummary } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { favouritesStore } from './favourites-store.ts';

/**
 * The viewer's own favourites. A user without an entry in the directory has none. Leavers are not shown, but stay marked in case they
 * return.
 */
export function favouritesRoutes(dependencies: {
  readonly database: Database;
  /** The summary of a person for a list; undefined for leavers and unknown ids. */
  readonly summary: (id: number) => PersonSummary | undefined;
  readonly idOfLogin: (login: string) => number | undefined;
  /** The id of the leaver with that login. Queries the database. */
  readonly findLeaver: (login: string) => Promise<number | undefined>;
}): Route[] {
  const { database, summary, idOfLogin, findLeaver } = dependencies;
  return [
    route(listFavourites, async ({ viewer, query, reveal, reply, fail }) => {
      const owner = viewer.personId ?? fail('profile.none');
      const marked = await present(owner);
      const shown = marked.slice(0, query.limit);
      // An empty list reveals nothing about other people.
      reveal(shown.length === 0 ? [owner] : shown.map(({ id }) => id));
      reply.header('x-total-count', String(marked.length));
      return shown.map(({ person }) => person);
    }),

    route(listFavouriteLogins, async ({ viewer, fail }) => {
      const marked = await present(viewer.personId ?? fail('profile.none'));
      return marked.map(({ person }) => person.login);
    }),

    route(setFavourite, async ({ viewer, body: { userId, isFavourite }, reveal, fail }) => {
      const owner = viewer.personId ?? fail('profile.none');
      const id = idOfLogin(userId);
      if (!isFavourite) {
        // The response is the same whether this person exists or not.
        reveal([owner]);
        const marked = id ?? (await findLeaver(userId));
        if (marked !== undefined) await favouritesStore(database.kysely).remove(owner, marked);
        return { isFavourite };
      }
      if (id === undefined) {
        const leaver = await findLeaver(userId);
        reveal(leaver === undefined ? [] : [leaver]);
        return fail(leaver === undefined ? 'profile.unknown' : 'profile.left');
      }
      reveal([id]);
      if (id === owner) return fail('request.invalid', [{ field: 'userId', code: 'error.e2' }]);
      const isAdded = await database.transaction((queries) => favouritesStore(queries).add(owner, id));
      return isAdded ? { isFavourite } : fail('favourites.too-many');
    }),
  ];

  async function present(owner: number): Promise<{ id: number; person: PersonSummary }[]> {
    const ids = await favouritesStore(database.kysely).idsOf(owner);
    return ids.flatMap((id) => {
      const person = summary(id);
      return person === undefined ? [] : [{ id, person }];
    });
  }
}
