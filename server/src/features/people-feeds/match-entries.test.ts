import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/open-database.ts';
import { peopleStore } from '../../people/people-store.ts';
import { readReferences } from '../../people/reference-lists.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedPriority } from './feed-priority.ts';
import type { FeedKind } from './feed-source.ts';
import { importPeople } from './import-people.ts';
import type { ImportOptions } from './import-people.ts';

const references = readReferences(undefined);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  for (const table of ['people', 'feeds', 'feed_runs'] as const) await database.kysely.deleteFrom(table).execute();
});

type Given = Omit<FeedEntry, 'line' | 'values' | 'otherNames'> &
  FeedEntry['values'] & { readonly otherNames?: readonly string[] };

async function take(given: readonly Given[], options: Partial<ImportOptions> & { feed: string; kind?: FeedKind }) {
  async function* entries(): AsyncGenerator<FeedEntry> {
    for (const [index, each] of given.entries()) {
      const { externalId, employeeNumber, photo, isRemoved, reference, otherNames = [], ...values } = each;
      yield { line: index + 1, otherNames, values, externalId, employeeNumber, photo, isRemoved, reference };
    }
  }
  return await importPeople({ database, references, kind: 'csv', entries: entries(), accepts: 'any', ...options });
}

const find = async (login: string) => await peopleStore(database.kysely).find({ login });
const idOf = async (login: string) => (await find(login))?.id;

const hr = { feed: 'hr', kind: 'csv' } as const;
const ad = { feed: 'ad', kind: 'ldap' } as const;
const photos = { feed: 'photos', kind: 'photos' } as const;
const drawn = { kind: 'drawn', look: 'any' } as const;

describe('the loss of', () => {
  const people = (values: Partial<Given>) =>
    Array.from({ length: 4 }, (_, index) => ({ login: `p${index}@x`, ...values }));
  const numbered = (values: Partial<Given>) =>
    people({}).map((person, index) => ({ ...person, externalId: `${index}`, employeeNumber: `10${index}`, ...values }));

  it.each([
    ['employee numbers', { employeeNumber: undefined }, { employeeNumber: 4 }],
    ['ids', { externalId: undefined }, { externalId: 4 }],
  ])('%s holds a run back', async (_, without, blanked) => {
    await take(numbered({}), hr);
    const held = await take(numbered(without), { ...hr, accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { left: 0, blanked } });
    expect((await take(numbered(without), hr)).outcome).toBe('imported');
    expect((await take(numbered(without), { ...hr, accepts: undefined })).outcome).toBe('imported');
  });

  it('other names holds a run back', async () => {
    await take(people({ otherNames: ['Liz'] }), hr);
    const held = await take(people({}), { ...hr, accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { blanked: { otherNames: 4 } } });
  });

  it('values that another feed owns holds a run back as well', async () => {
    await take(people({}), ad);
    await take(numbered({}), hr);
    const held = await take(people({}), { ...hr, accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { blanked: { employeeNumber: 4, externalId: 4 } } });
  });

  it('an id that was accepted lets another person have it', async () => {
    await take([{ externalId: '7', login: 'a@x' }], hr);
    await take([{ login: 'a@x' }], hr);
    const id = await idOf('a@x');
    await take([{ login: 'a@x' }, { externalId: '7', login: 'b@x' }], hr);
    expect(await idOf('a@x')).toBe(id);
    expect(await idOf('b@x')).not.toBe(id);
  });
});

describe('the employee number of another feed', () => {
  it('is that of the person whom the owner gives none, for photos and managers', async () => {
    await take([{ externalId: '1', login: 'a@x' }], ad);
    await take([{ login: 'a@x', employeeNumber: 'E7' }], hr);
    expect(await find('a@x')).toMatchObject({ employeeNumber: 'E7' });
    const { faults } = await take([{ reference: 'e7', photo: drawn }], photos);
    expect(faults).toEqual([]);
    expect(await find('a@x')).toMatchObject({ photoVersion: 'drawn' });
    await take([{ externalId: '1', login: 'a@x', city: 'Lyon' }], ad);
    expect(await find('a@x')).toMatchObject({ employeeNumber: 'E7', city: 'Lyon' });
  });

  it('obeys the priority, and goes with the entry', async () => {
    const priority = feedPriority(['hr', 'ad']);
    await take([{ externalId: '1', login: 'a@x', employeeNumber: 'A1' }], { ...ad, priority });
    await take([{ login: 'a@x', employeeNumber: 'E7' }], hr);
    expect(await find('a@x')).toMatchObject({ employeeNumber: 'A1' });
    await take([{ login: 'a@x', employeeNumber: 'E7' }], { ...hr, priority });
    expect(await find('a@x')).toMatchObject({ employeeNumber: 'E7' });
    expect((await take([{ reference: 'A1', photo: drawn }], photos)).figures.rejected).toBe(1);
    await take([{ login: 'z@x' }], { ...hr, priority });
    expect((await take([{ reference: 'A1', photo: drawn }], photos)).figures.rejected).toBe(0);
  });
});
