import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { user } from '../../../../test/scim-client.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { DatabaseUnavailableError } from '../../../database/time-limit.ts';
import { ConcurrentChangeError } from '../import/concurrent-change-error.ts';
import { runBulk } from './bulk-users.ts';
import { ScimError } from './scim-error.ts';
import { scimUsersStore } from './scim-users-store.ts';
import { toScimError } from './to-scim-error.ts';
import { userWriter } from './write-users.ts';

test('a change that keeps conflicting with runs of feeds is attempted three times, and must then be sent again', async () => {
  let attempts = 0;
  const writer = userWriter({
    database: await openTestDatabase(),
    writeEntries: async () => {
      attempts++;
      throw new ConcurrentChangeError('A person has another owner.');
    },
    onWritten: () => expect.fail('nothing was written'),
  });
  const error: unknown = await writer.create({ userName: 'someone' }).catch((reason: unknown) => reason);
  expect(attempts).toBe(3);
  expect(toScimError(error, {} as FastifyRequest)).toMatchObject({ status: 503, retryAfter: 5 });
});

test.each([
  ['conflicts with runs of feeds', new ConcurrentChangeError('A person has another owner.'), '201'],
  ['finds the database unavailable, so that the third one is not tried', new DatabaseUnavailableError(), '503'],
])('a bulk request whose second operation %s reports which ones were stored', async (_, error, third) => {
  const database = await openTestDatabase();
  const writer = userWriter({
    database,
    writeEntries: async (_queries, [entry]) => {
      if (entry?.values.login === 'second') throw error;
      return { added: 0, changed: 0, left: 0, rejected: 0, faults: [] };
    },
    onWritten: () => {},
  });
  const names = ['first', 'second', 'third'];
  const operations = names.map((name) => ({ method: 'POST', path: '/Users', bulkId: name, data: user(name) }));
  const body = { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'], Operations: operations };
  const failureOf = () => new ScimError(503, 'The server is busy.');
  const response = (await runBulk(body, { writer, base: '', failureOf })) as { Operations: { status: string }[] };
  expect(response.Operations.map(({ status }) => status)).toEqual(['201', '503', third]);
  expect(await scimUsersStore(database.kysely).count()).toBe(third === '201' ? 2 : 1);
});
