import type { Queries } from '../database/open-database.ts';
import { peopleStore } from './people-store.ts';
import type { PeopleStore } from './people-store.ts';

/**
 * The present person with the login of a viewer; the row stays locked until the transaction ends. What viewers change about themselves begins
 * with this: in memory, the login may for a moment still be that of another person.
 */
export async function findOwn(login: string, queries: Queries): ReturnType<PeopleStore['findForUpdate']> {
  const people = peopleStore(queries);
  // A statement that waits for a row whose login passes to another person finds neither of them; the next one finds who has it now.
  const found = (await people.findForUpdate({ login })) ?? (await people.findForUpdate({ login }));
  return found?.person.leftAt === null ? found : undefined;
}
