import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { isConcurrentChange } from '../feed-error-messages.ts';
import type { FeedKind } from '../feed-source.ts';
import { importPeople } from './import-people.ts';
import { entryChecker } from '../entries/person-entry.ts';
import { writeFeedEntries } from './write-feed-entries.ts';

const references = readReferences(undefined);
const check = entryChecker(references);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  for (const table of ['people', 'feeds', 'feed_runs'] as const) await database.kysely.deleteFrom(table).execute();
});

const amy = { login: 'amy@x', firstName: 'Amy', lastName: 'Wong' };
const entry = (externalId: string, values: FeedEntry['values']): FeedEntry => ({
  line: 1,
  otherNames: [],
  externalId,
  values,
});
const find = async (login: string) => await peopleStore(database.kysely).find({ login });

/** Performs a change like a SCIM client. */
async function write(...entries: readonly FeedEntry[]): Promise<void> {
  await database.transaction((queries) => writeFeedEntries(queries, { feed: 'scim', kind: 'scim', check, entries }));
}

/** A run during which something happens after its entries were compared and before it writes. */
function take(entries: readonly FeedEntry[], meanwhile: () => Promise<void>, kind: FeedKind = 'ldap') {
  async function* reading() {
    yield* entries;
  }
  const transaction: Database['transaction'] = async (work) => {
    await meanwhile();
    return await database.transaction(work);
  };
  const overtaken = { ...database, transaction };
  return importPeople({ database: overtaken, references, feed: kind, kind, entries: reading(), accepts: 'any' });
}
const nothing = async () => {};

describe('a run that conflicts with a concurrent SCIM change writes nothing', () => {
  it('if it has a photo of a person who has left in the meantime', async () => {
    await write(entry('1', amy));
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const photo: FeedEntry = {
      line: 1,
      values: {},
      otherNames: [],
      reference: amy.login,
      photo: { kind: 'jpeg', bytes },
    };
    const run = take([photo], () => write({ ...entry('1', amy), isRemoved: true }), 'photos');
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    expect((await find(amy.login))?.leftAt).not.toBeNull();
    await take([photo], nothing, 'photos');
    expect((await find(amy.login))?.leftAt).not.toBeNull();
  });

  it('if it lacks a person whom SCIM delivers in the meantime', async () => {
    await take([entry('1', amy)], nothing);
    const run = take([], () => write(entry('9', amy)));
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    await take([], nothing);
    expect(await find(amy.login)).toMatchObject({ feed: 'scim', leftAt: null });
  });

  it('if it hands a person over to SCIM, which removes them in the meantime', async () => {
    await take([entry('1', amy)], nothing);
    await write(entry('9', amy));
    const run = take([], () => write({ ...entry('9', amy), isRemoved: true }));
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    await take([], nothing);
    expect((await find(amy.login))?.leftAt).not.toBeNull();
  });

  it('if it reassigns the login of a leaver who has returned in the meantime', async () => {
    await write(entry('1', amy));
    await write({ ...entry('1', amy), isRemoved: true });
    const other = entry('2', { login: amy.login, firstName: 'Leela', lastName: 'Turanga' });
    const run = take([other], () => write(entry('1', amy)));
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    expect(await find(amy.login)).toMatchObject({ feed: 'scim', firstName: 'Amy', leftAt: null });
  });

  it('if it adds to a person whose values SCIM changes in the meantime', async () => {
    await write(entry('1', { ...amy, city: 'Oslo' }));
    const additions = [entry('9', { ...amy, title: 'Intern' })];
    const run = take(additions, () => write(entry('1', { ...amy, city: 'Lyon' })));
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    expect(await find(amy.login)).toMatchObject({ city: 'Lyon', title: '' });
    await take(additions, nothing);
    expect(await find(amy.login)).toMatchObject({ feed: 'scim', city: 'Lyon', title: 'Intern' });
  });

  it('if it changes a person to whom SCIM adds values in the meantime', async () => {
    await take([entry('9', amy)], nothing);
    const changes = [entry('9', { ...amy, title: 'Intern' })];
    const run = take(changes, () => write(entry('1', { ...amy, city: 'Lyon' })));
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    await take(changes, nothing);
    expect(await find(amy.login)).toMatchObject({ feed: 'ldap', city: 'Lyon', title: 'Intern' });
  });
});

describe('a run during which a person is erased writes nothing', () => {
  const erase = async () => void (await database.kysely.deleteFrom('people').where('login', '=', amy.login).execute());

  it('if the person returns with it', async () => {
    await write(entry('1', amy));
    await write({ ...entry('1', amy), isRemoved: true });
    const run = take([entry('9', amy)], erase);
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    await take([entry('9', amy)], nothing);
    expect(await find(amy.login)).toMatchObject({ feed: 'ldap', leftAt: null });
  });

  it('if it only adds a supplement of the person', async () => {
    await write(entry('1', amy));
    const run = take([entry('9', amy)], erase);
    expect(isConcurrentChange(await run.catch((error: unknown) => error))).toBe(true);
    await take([entry('9', amy)], nothing);
    expect(await find(amy.login)).toMatchObject({ feed: 'ldap', leftAt: null });
  });
});

it('a run merges concurrent edits of a person', async () => {
  await take([entry('1', amy)], nothing);
  const edits = JSON.stringify({ city: { value: 'Lyon', at: '2026-01-01T00:00:00Z', by: 'self' } });
  const edit = async () =>
    void (await database.kysely
      .updateTable('people')
      .set({ edits, version: 2 })
      .where('login', '=', amy.login)
      .execute());
  await take([entry('1', { ...amy, title: 'Intern' })], edit);
  expect(await find(amy.login)).toMatchObject({ title: 'Intern', city: 'Lyon', leftAt: null });
});
