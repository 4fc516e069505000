import type { Synonyms } from '@directory/people-index';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { followSynonyms } from './follow-synonyms.ts';
import { synonymsStore } from './synonyms-store.ts';

test('the index gets the synonyms at the start and after each change, and not without a change', async () => {
  const database = await openTestDatabase();
  const store = synonymsStore(database.kysely);
  await store.addSynonyms([{ kind: 'role', words: ['DRH', 'HR director'] }]);
  const given: string[] = [];
  const people = {
    setSynonyms(synonyms: Synonyms) {
      const [role, place] = [
        synonyms.synonymsOf('role', 'DRH').join('='),
        synonyms.synonymsOf('place', 'IDF').join('='),
      ];
      given.push(`${role} ${place}`);
    },
  };
  const onError = (error: unknown) => {
    throw error;
  };
  const following = await followSynonyms({ database, people, onError });
  expect(given).toEqual(['HR director ']);
  await following.catchUp();
  expect(given).toHaveLength(1);

  const [row] = await store.listSynonyms();
  await store.changeSynonyms(row!.id, { kind: 'role', words: ['DRH', 'HRD'] });
  await following.catchUp();
  await store.addSynonyms([{ kind: 'place', words: ['IDF', 'Paris area'] }]);
  await following.catchUp();
  await store.removeSynonyms([row!.id]);
  await following.catchUp();
  expect(given.slice(1)).toEqual(['HRD ', 'HRD Paris area', ' Paris area']);
  await following.close();
});
