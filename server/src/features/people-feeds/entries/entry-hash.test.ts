import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedPriority } from '../import/feed-priority.ts';
import { importPeople } from '../import/import-people.ts';
import type { ImportOptions } from '../import/import-people.ts';

const references = readReferences(undefined);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  for (const table of ['people', 'feeds', 'feed_runs'] as const) await database.kysely.deleteFrom(table).execute();
});

type Given = Omit<FeedEntry, 'line' | 'values' | 'otherNames'> & FeedEntry['values'];

async function take(given: readonly Given[], options: Partial<ImportOptions> = {}) {
  async function* entries(): AsyncGenerator<FeedEntry> {
    for (const [index, { externalId, photo, isRemoved, ...values }] of given.entries()) {
      yield { line: index + 1, otherNames: [], values, externalId, photo, isRemoved };
    }
  }
  const feed = { feed: 'ad', kind: 'csv' as const, accepts: 'any' as const };
  return await importPeople({ database, references, entries: entries(), ...feed, ...options });
}

const ann = { externalId: '1', login: 'ann@x', firstName: 'Ann', C_groupIdentifier: 'AA1111' };
const bob = { externalId: '2', login: 'bob@x', firstName: 'Bob' };
const find = async (login: string) => await peopleStore(database.kysely).find({ login });

/** The database, with a count of the statements outside transactions. */
function counting() {
  let statements = 0;
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, kysely: database.kysely.withPlugin(count) }, statements: () => statements };
}

describe('an entry that is the same as in the previous run', () => {
  it('is not compared with the stored person', async () => {
    const people = Array.from({ length: 1000 }, (_, index) => ({ externalId: `${index}`, login: `person${index}@x` }));
    await take(people);
    const counted = counting();
    const { figures } = await take(people, { database: counted.database });
    expect(figures).toMatchObject({ unchanged: 1000, changed: 0, left: 0 });
    expect(counted.statements()).toBeLessThan(10);
  });

  it('restores values that changed in the database', async () => {
    await take([ann]);
    await database.kysely
      .updateTable('people')
      .set({ feed_values: JSON.stringify({ login: 'ann@x', firstName: 'Anna' }) })
      .execute();
    expect((await take([ann])).figures).toMatchObject({ changed: 1 });
    expect(await find('ann@x')).toMatchObject({ firstName: 'Ann' });
  });

  it('restores values after a run of changes delivered different ones', async () => {
    await take([ann]);
    await take([{ ...ann, firstName: 'Anna' }], { mode: 'changes' });
    expect((await take([ann])).figures).toMatchObject({ changed: 1 });
    expect(await find('ann@x')).toMatchObject({ firstName: 'Ann' });
  });

  it('makes a leaver present again', async () => {
    await take([ann, bob]);
    await take([bob]);
    expect((await take([ann, bob])).figures).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await find('ann@x')).toMatchObject({ leftAt: null });
  });

  it('restores a removed photo of the feed', async () => {
    const withPhoto = { ...ann, photo: { kind: 'drawn', look: 'any' } as const };
    await take([withPhoto]);
    await database.kysely.updateTable('people').set({ photo_version: null, feed_photo: null }).execute();
    expect((await take([withPhoto])).figures).toMatchObject({ changed: 1 });
  });

  it('reports its faults in each run', async () => {
    const given = [{ ...ann, C_countryname: 'Atlantis' }];
    const { faults } = await take(given);
    expect(faults).toMatchObject([{ line: 1, field: 'C_countryname' }]);
    expect((await take(given)).faults).toEqual(faults);
  });

  it('is compared again when the priority of feeds changes', async () => {
    await take([{ ...ann, city: 'Lyon' }]);
    await take([{ externalId: 'x', login: 'ann@x', city: 'Oslo' }], { feed: 'hr' });
    expect(await find('ann@x')).toMatchObject({ city: 'Lyon' });
    await take([{ ...ann, city: 'Lyon' }], { priority: feedPriority(['hr', 'ad']) });
    expect(await find('ann@x')).toMatchObject({ city: 'Oslo' });
  });

  it('is reported if it is delivered twice', async () => {
    await take([ann]);
    const { figures, faults } = await take([ann, ann]);
    expect(figures).toMatchObject({ unchanged: 1, rejected: 1, left: 0 });
    expect(faults).toMatchObject([{ line: 2, field: 'login', cause: { code: 'same-as-line', values: { line: 1 } } }]);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('keeps its group ID although an entry %s it claims the same one', async (_, isBefore) => {
    await take([ann, bob]);
    const thief = { ...bob, C_groupIdentifier: 'AA1111' };
    const { figures, faults } = await take(isBefore ? [thief, ann] : [ann, thief]);
    expect(figures).toMatchObject({ unchanged: 1, changed: 0, rejected: 1, left: 0 });
    expect(faults).toMatchObject([{ line: isBefore ? 1 : 2, field: 'C_groupIdentifier' }]);
    expect(faults[0]?.cause).toMatchObject({ code: 'same-as-line', values: { line: isBefore ? 2 : 1 } });
  });

  it('keeps its login although a new person claims it', async () => {
    await take([ann, bob]);
    const { figures, faults } = await take([{ externalId: '3', login: 'ANN@x' }, ann, bob]);
    expect(figures).toMatchObject({ added: 0, unchanged: 2, rejected: 1 });
    expect(faults).toMatchObject([{ line: 1, field: 'login', cause: { code: 'same-as-line', values: { line: 2 } } }]);
  });

  it('leaves edits as they are', async () => {
    await take([ann]);
    const edits = JSON.stringify({ city: { value: 'Lyon', at: '2026-01-01T00:00:00Z', by: 'self' } });
    await database.kysely.updateTable('people').set({ edits, version: 2 }).execute();
    expect((await take([ann])).figures).toMatchObject({ unchanged: 1 });
    expect(await find('ann@x')).toMatchObject({ city: 'Lyon' });
  });
});
