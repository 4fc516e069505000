import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { user } from '../../../../test/scim-client.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { ConcurrentChangeError } from '../import/concurrent-change-error.ts';
import { runBulk } from './bulk-users.ts';
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

test('a bulk request whose second operation conflicts with runs of feeds reports which operations were stored', async () => {
  const none = { added: 0, changed: 0, left: 0, unchanged: 0, rejected: 0, faults: [] };
  const writer = userWriter({
    database: await openTestDatabase(),
    writeEntries: async (_queries, [entry]) => {
      if (entry?.values.login === 'second') throw new ConcurrentChangeError('A person has another owner.');
      return none;
    },
    onWritten: () => {},
  });
  const operations = ['first', 'second', 'third'].map((name) => ({
    method: 'POST',
    path: '/Users',
    bulkId: name,
    data: user(name),
  }));
  const body = { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'], Operations: operations };
  const failureOf = (error: unknown) => toScimError(error, {} as FastifyRequest);
  const response = (await runBulk(body, { writer, base: '', failureOf })) as { Operations: { status: string }[] };
  expect(response.Operations.map(({ status }) => status)).toEqual(['201', '503', '201']);
});
