import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { OvertakenError } from '../import/concurrent-change-error.ts';
import { scimErrorOf } from './to-scim-error.ts';
import { userWriter } from './write-users.ts';

test('a change that runs of feeds overtake again and again is tried three times, and then to be sent again', async () => {
  let attempts = 0;
  const writer = userWriter({
    database: await openTestDatabase(),
    writeEntries: async () => {
      attempts++;
      throw new OvertakenError('A person has another owner.');
    },
    onWritten: () => expect.fail('nothing was written'),
  });
  const error: unknown = await writer.create({ userName: 'someone' }).catch((reason: unknown) => reason);
  expect(attempts).toBe(3);
  expect(scimErrorOf(error, {} as FastifyRequest)).toMatchObject({ status: 503, retryAfter: 5 });
});
