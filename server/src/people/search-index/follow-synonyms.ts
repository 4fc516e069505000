import { setImmediate } from 'node:timers/promises';
import { Synonyms } from '@directory/people-index';
import type { Database } from '../../database/open-database.ts';
import { followChanges } from '../memory/follow-changes.ts';
import type { Following } from '../memory/follow-changes.ts';
import type { SearchablePeople } from './searchable-people.ts';
import { synonymsStore } from './synonyms-store.ts';

/** Passes the company's synonyms to the people index, at the start and after each change. */
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
      // If notifications can be lost, this runs every second, so the list is only read after a change.
      const state = await store.stateOfSynonyms();
      if (state === known) return;
      people.setSynonyms(await Synonyms.opening(await store.listSynonyms(), () => setImmediate()));
      known = state;
    },
  });
}
