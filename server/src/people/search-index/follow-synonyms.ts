import type { Database } from '../../database/open-database.ts';
import { followChanges } from '../memory/follow-changes.ts';
import type { Following } from '../memory/follow-changes.ts';
import type { SearchablePeople } from './searchable-people.ts';
import { synonymsStore } from './synonyms-store.ts';

/** Gives the people index the words of the company that mean the same, now and after each change. */
export async function followSynonyms(options: {
  database: Database;
  people: Pick<SearchablePeople, 'setSynonyms'>;
  onError: (error: unknown) => void;
}): Promise<Following> {
  const { database, people, onError } = options;
  const store = synonymsStore(database.kysely);
  let known = '';
  return await followChanges({
    database,
    onError,
    channel: 'synonyms_changed',
    read: async () => {
      // Where a notification can be lost, this is every second.
      const state = await store.stateOfSynonyms();
      if (state === known) return;
      people.setSynonyms(await store.listSynonyms());
      known = state;
    },
  });
}
