import type { Queries } from '../database/open-database.ts';
import { peopleStore } from './people-store.ts';
import type { PeopleStore } from './people-store.ts';

/**
 * The viewer's own person, by login; undefined for leavers. The row stays locked until the transaction ends. Every change that viewers make
 * to themselves starts here, because memory may briefly map a login to the person who had it before.
 */
export async function findOwn(login: string, queries: Queries): ReturnType<PeopleStore['findForUpdate']> {
  const people = peopleStore(queries);
  // If the login moves to another person while the statement waits for the row lock, the statement finds nobody. A second one finds the new
  // person.
  const found = (await people.findForUpdate({ login })) ?? (await people.findForUpdate({ login }));
  return found?.person.leftAt === null ? found : undefined;
}
