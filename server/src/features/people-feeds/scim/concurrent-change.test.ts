import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { ConcurrentChangeError } from '../import/concurrent-change-error.ts';
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
