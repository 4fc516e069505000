import { expect, test } from 'vitest';
import { readReferences } from '../../people/reference-lists.ts';
import { readAddressFile } from './address-file.ts';

const { countries } = readReferences(undefined);

test.each([
  ['small', 10],
  ['large', 100_000],
])('a %s file whose client has already disconnected is not read', async (_size, length) => {
  const job = { json: Buffer.alloc(length, 'x'), isChange: false, units: ['BU05'], countries };
  const reason = new Error('disconnected');
  await expect(readAddressFile(job, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(job.json.byteLength).toBe(length);
});
