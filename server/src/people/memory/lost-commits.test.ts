import { expect, inject, onTestFinished, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { preparedDump } from '../../../test/prepared-embedded.ts';
import { answersOf, openNode } from '../../../test/stored-memory.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/open-database.ts';
import { DatabaseUnavailableError } from '../../database/time-limit.ts';
import { peopleRulesStore } from '../rules/people-rules-store.ts';
import { databaseHistory } from './database-history-store.ts';

/** Two databases with the same history so far, like a server and its replica. */
async function openTwo(): Promise<[Database, Database] | undefined> {
  // On PostgreSQL, databases of a cluster share one history.
  if (inject('testDatabase').kind === 'postgresql') return undefined;
  const open = async () => {
    const database = await openDatabase({ kind: 'memory', dump: preparedDump() });
    onTestFinished(() => database.close());
    return database;
  };
  return [await open(), await open()];
}

/** A database that forwards its statements to another one after `fail`. The other one rejects the first `rejections` attempts to read. */
function withFailover(first: Database, second: Database, rejections: number): { database: Database; fail: () => void } {
  let current = first;
  let rejectionsLeft = rejections;
  const kysely = new Proxy(first.kysely, {
    get: (_, name) => {
      if (name === 'selectFrom' && current === second && rejectionsLeft > 0) {
        rejectionsLeft -= 1;
        throw new DatabaseUnavailableError();
      }
      const value: unknown = Reflect.get(current.kysely, name, current.kysely);
      return typeof value === 'function' ? (value.bind(current.kysely) as unknown) : value;
    },
  });
  const fail = () => {
    current = second;
  };
  return { database: { ...first, kysely }, fail };
}

test.each([
  ['', 0],
  [', although it rejects statements at first', 2],
])('memory drops what the database lost in a failover%s, and loads what it has instead', async (_, rejections) => {
  const both = await openTwo();
  if (both === undefined) return;
  const [first, second] = both;
  const common = [
    { login: 'ana@group.example', lastName: 'Ana' },
    { login: 'bo@group.example', lastName: 'Bo' },
  ];
  const ids = await addPeople(first.kysely, common);
  await addPeople(second.kysely, common);
  const { database, fail } = withFailover(first, second, rejections);
  const errors: unknown[] = [];
  const node = await openNode(database, undefined, { onError: (error) => void errors.push(error) });
  for (const lastName of ['Lost', 'Also', 'Gone']) {
    ids.push(...(await addPeople(first.kysely, [{ login: `${lastName}@group.example`, lastName }])));
  }
  await first.kysely
    .updateTable('people')
    .set({ feed_values: '{"lastName":"Renamed"}' })
    .where('id', '=', ids[0]!)
    .execute();
  await node.memory.catchUp();
  expect(node.memory.idOfLogin('lost@group.example')).toBe(ids[2]);
  expect(node.people.summary(ids[0]!)?.lastName).toBe('Renamed');
  fail();
  await node.memory.catchUp();
  await expect.poll(() => node.memory.idOfLogin('lost@group.example')).toBeUndefined();
  await node.memory.catchUp();
  expect(errors).toEqual(Array.from({ length: rejections }, () => new DatabaseUnavailableError()));
  expect(node.people.search({ text: 'lost', limit: 5, after: 0 }).hits).toEqual([]);
  expect(answersOf(node, ids)).toEqual(answersOf(await openNode(second, undefined), ids));
});

test('memory drops a rule that the database lost, even if another rule has its version since', async () => {
  const both = await openTwo();
  if (both === undefined) return;
  const [first, second] = both;
  const person = { login: 'ana@group.example', lastName: 'Ana', title: 'Architect', userType: 'I' };
  const [id = 0] = await addPeople(first.kysely, [person]);
  await addPeople(second.kysely, [person]);
  const { database, fail } = withFailover(first, second, 0);
  const node = await openNode(database, undefined);
  await addPeople(first.kysely, [{ login: 'lost@group.example' }]);
  const rule = { scope: 'userType', fields: ['title'] } as const;
  await peopleRulesStore(first.kysely).addHidingRule({ ...rule, value: 'I' });
  await node.memory.catchUp();
  expect(node.people.summary(id)?.title).toBe('');
  await peopleRulesStore(second.kysely).addHidingRule({ ...rule, value: 'E' });
  fail();
  await node.memory.catchUp();
  expect(node.people.summary(id)?.title).toBe('Architect');
});

test('commits and new transactions are not taken for lost commits', async () => {
  const { kysely } = await openTestDatabase();
  const history = databaseHistory(kysely);
  expect(await history.mayHaveLost()).toBe(false);
  for (const login of ['a@group.example', 'b@group.example']) {
    await addPeople(kysely, [{ login }]);
    expect(await history.mayHaveLost()).toBe(false);
  }
});
