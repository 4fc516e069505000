import { afterEach, expect, test, vi } from 'vitest';
import { addPeople } from '../../test/add-people.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { testLog } from '../../test/test-log.ts';
import type { Database } from '../database/open-database.ts';
import { createLogger } from '../log/create-logger.ts';
import { readReferences } from '../people/reference-lists.ts';
import { openMemory } from './open-memory.ts';

const references = readReferences(undefined);
const logger = createLogger('info', testLog());
const onError = (error: unknown) => {
  throw error;
};

afterEach(() => void vi.useRealTimers());

test('the search, the reporting line and the counts have the people of the database', async () => {
  const database = await openTestDatabase();
  const [manager, report] = await addPeople(database.kysely, [
    { login: 'ab1234@group.example', C_groupIdentifier: 'AB1234', userType: 'I' },
    { login: 'cd5678@group.example', manager: 'AB1234', userType: 'I' },
  ]);
  const memory = await openMemory({ database, references, logger, onError });
  expect(memory.peopleCount()).toBe(2);
  expect(memory.people.search({ text: 'AB1234', limit: 1, after: 0 }).hits.map(({ id }) => id)).toEqual([manager]);
  expect(memory.line.team(manager!, 0, 1)).toEqual([report]);
  expect(memory.counts.groups('userType').get('i')?.count).toBe(2);
  await memory.close();
});

test('if a part cannot be opened, the others stop reading the database', async () => {
  const database = await openTestDatabase();
  const notifications: (() => void)[] = [];
  const listen: Database['listen'] = async (channel, onNotification) => {
    if (channel === 'synonyms_changed') throw new Error('no more connections');
    notifications.push(onNotification);
    return await database.listen(channel, onNotification);
  };
  const opening = openMemory({ database: { ...database, listen }, references, logger, onError });
  await expect(opening).rejects.toThrow('no more connections');
  expect(notifications).toHaveLength(2);
  const statements = await recordStatements(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const notify of notifications) notify();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await database.kysely.selectFrom('people').select('id').execute();
  });
  expect(statements).toHaveLength(1);
});
