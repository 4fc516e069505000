import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { patchUrn, user } from '../../../../test/scim-client.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { DatabaseUnavailableError } from '../../../database/time-limit.ts';
import { ConcurrentChangeError } from '../import/concurrent-change-error.ts';
import { runBulk } from './bulk-users.ts';
import { readPatch } from './patch-user.ts';
import type { PatchOperation } from './patch-user.ts';
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

/** A writer whose transactions report when they begin and end, and a user whom it has created. */
async function openWriter(beforeTransaction: () => Promise<void> = async () => {}) {
  const database = await openTestDatabase();
  const writeEntries = async () => ({ added: 0, changed: 0, left: 0, rejected: 0, faults: [] });
  const writerOf = (used: typeof database) => userWriter({ database: used, writeEntries, onWritten: () => {} });
  const other = writerOf(database);
  let openTransactions = 0;
  const transaction: typeof database.transaction = async (work) => {
    await beforeTransaction();
    return await database.transaction(async (queries) => {
      openTransactions++;
      return await work(queries).finally(() => openTransactions--);
    });
  };
  const { id } = await other.create({ userName: 'ann' });
  return { id, other, writer: writerOf({ ...database, transaction }), openTransactions: () => openTransactions };
}

/** An operation that sets a value, and calls a function whenever it is applied. */
function setting(attribute: string, value: string, onApplied: () => void = () => {}): PatchOperation[] {
  const [operation] = readPatch({ schemas: [patchUrn], Operations: [{ op: 'replace', path: attribute, value }] });
  if (operation === undefined) throw new Error('there is no operation');
  const applied = () => {
    onApplied();
    return value;
  };
  return [Object.defineProperty({ ...operation }, 'value', { get: applied })];
}

test('a PATCH, which may take seconds, is applied while no transaction is open', async () => {
  const { id, writer, openTransactions } = await openWriter();
  const open: number[] = [];
  const patched = await writer.patch(
    id,
    undefined,
    setting('title', 'Pilot', () => open.push(openTransactions())),
  );
  expect(patched).toMatchObject({ version: 2, user: { userName: 'ann', title: 'Pilot' } });
  expect(open).toEqual([0]);
});

test('a PATCH that another request overtakes is applied to the new version, unless If-Match names the old one', async () => {
  let overtake = async () => {};
  const { id, other, writer } = await openWriter(async () => await overtake());
  overtake = async () => {
    overtake = async () => {};
    await other.patch(id, undefined, setting('nickName', 'Annie'));
  };
  expect(await writer.patch(id, undefined, setting('title', 'Pilot'))).toMatchObject({
    version: 3,
    user: { title: 'Pilot', nickName: 'Annie' },
  });
  overtake = async () => void (await other.patch(id, undefined, setting('nickName', 'Nan')));
  await expect(writer.patch(id, 'W/"3"', setting('title', 'Captain'))).rejects.toMatchObject({ status: 412 });
});

test('several nodes can patch a user at once, with four requests of a token each', async () => {
  const { id, other, writer } = await openWriter();
  const names = ['givenName', 'familyName', 'middleName', 'formatted', 'honorificPrefix', 'honorificSuffix'];
  const attributes = ['title', 'nickName', 'displayName', 'locale', 'timezone', 'userType'];
  const paths = [...attributes, ...names.map((name) => `name.${name}`)];
  const patched = await Promise.all(
    paths.map((path, at) => (at % 2 === 0 ? writer : other).patch(id, undefined, setting(path, path))),
  );
  const last = patched.find(({ version }) => version === 1 + paths.length);
  expect(last?.user).toMatchObject({
    ...Object.fromEntries(attributes.map((name) => [name, name])),
    name: Object.fromEntries(names.map((name) => [name, `name.${name}`])),
  });
});

test('a PATCH that is overtaken again and again must be sent again', async () => {
  let changes = 0;
  const { id, other, writer } = await openWriter(async () => {
    changes++;
    await other.patch(id, undefined, setting('nickName', String(changes)));
  });
  const error: unknown = await writer
    .patch(id, undefined, setting('title', 'Pilot'))
    .catch((reason: unknown) => reason);
  expect(toScimError(error, {} as FastifyRequest)).toMatchObject({ status: 503, retryAfter: 5 });
  expect(changes).toBe(20);
});
