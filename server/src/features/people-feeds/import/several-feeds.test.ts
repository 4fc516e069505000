import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { because } from '../entries/because.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { feedPriority } from './feed-priority.ts';
import type { FeedKind } from '../feed-source.ts';
import { importPeople } from './import-people.ts';
import type { ImportOptions } from './import-people.ts';
import { entryChecker } from '../entries/person-entry.ts';
import { writeFeedEntries } from './write-feed-entries.ts';

const references = readReferences(undefined);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  for (const table of ['people', 'feeds', 'feed_runs'] as const) await database.kysely.deleteFrom(table).execute();
});

type Given = Omit<FeedEntry, 'line' | 'values' | 'otherNames'> & FeedEntry['values'];

function entriesOf(given: readonly Given[]): FeedEntry[] {
  return given.map(({ externalId, employeeNumber, photo, isRemoved, reference, faults, ...values }, index) => ({
    line: index + 1,
    otherNames: [],
    values,
    externalId,
    employeeNumber,
    photo,
    isRemoved,
    reference,
    ...(faults === undefined ? {} : { faults }),
  }));
}

async function take(given: readonly Given[], options: Partial<ImportOptions> & { feed: string; kind?: FeedKind }) {
  async function* entries() {
    yield* entriesOf(given);
  }
  return await importPeople({ database, references, kind: 'ldap', entries: entries(), accepts: 'any', ...options });
}

const find = async (login: string) => await peopleStore(database.kysely).find({ login });
const idOf = async (login: string) => (await find(login))?.id;

describe('the id in the feed', () => {
  it('keeps the person and their edits when the login changes', async () => {
    await take([{ externalId: '1', login: 'ann@x', firstName: 'Ann' }], { feed: 'ad' });
    const id = await idOf('ann@x');
    await database.kysely
      .updateTable('people')
      .set({ edits: JSON.stringify({ city: { value: 'Lyon', at: '2026-01-01T00:00:00Z', by: 'self' } }), version: 2 })
      .execute();
    const { figures } = await take([{ externalId: '1', login: 'ann.b@x', firstName: 'Ann' }], { feed: 'ad' });
    expect(figures).toMatchObject({ added: 0, changed: 1, left: 0 });
    expect(await find('ann.b@x')).toMatchObject({ id, firstName: 'Ann', city: 'Lyon', leftAt: null });
    expect(await find('ann@x')).toBeUndefined();
  });

  it('lets two people swap their logins', async () => {
    await take(
      [
        { externalId: '1', login: 'a@x' },
        { externalId: '2', login: 'b@x' },
      ],
      { feed: 'ad' },
    );
    const [a, b] = [await idOf('a@x'), await idOf('b@x')];
    const { figures } = await take(
      [
        { externalId: '1', login: 'b@x' },
        { externalId: '2', login: 'a@x' },
      ],
      { feed: 'ad' },
    );
    expect(figures).toMatchObject({ changed: 2, left: 0, rejected: 0 });
    expect([await idOf('a@x'), await idOf('b@x')]).toEqual([b, a]);
  });

  it('lets a new person get the login of a renamed one, in either order', async () => {
    await take([{ externalId: '1', login: 'a@x' }], { feed: 'ad' });
    const first = await idOf('a@x');
    const { figures } = await take(
      [
        { externalId: '2', login: 'a@x' },
        { externalId: '1', login: 'old@x' },
      ],
      { feed: 'ad' },
    );
    expect(figures).toMatchObject({ added: 1, changed: 1, rejected: 0 });
    expect(await idOf('old@x')).toBe(first);
    expect(await idOf('a@x')).not.toBe(first);
  });

  it('is replaced if an account is created again with the same login', async () => {
    await take([{ externalId: '1', login: 'a@x' }], { feed: 'ad' });
    const id = await idOf('a@x');
    const { figures } = await take([{ externalId: '9', login: 'a@x' }], { feed: 'ad' });
    expect(figures).toMatchObject({ added: 0, changed: 1, left: 0 });
    expect(await idOf('a@x')).toBe(id);
    expect((await take([{ externalId: '9', login: 'a2@x' }], { feed: 'ad' })).figures).toMatchObject({ changed: 1 });
  });

  it('resolves two entries with the same login in favour of the existing person', async () => {
    await take([{ externalId: '1', login: 'a@x', firstName: 'Old' }], { feed: 'ad' });
    const { figures, faults } = await take(
      [
        { externalId: '2', login: 'a@x', firstName: 'New' },
        { externalId: '1', login: 'a@x', firstName: 'Old' },
      ],
      { feed: 'ad' },
    );
    expect(figures).toMatchObject({ added: 0, unchanged: 1, rejected: 1, left: 0 });
    expect(faults).toMatchObject([{ line: 1, field: 'login', reason: '"a@x" is the same as in another entry' }]);
    expect(await find('a@x')).toMatchObject({ firstName: 'Old' });
  });

  it.each([
    ['names', ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => ({ firstName: name, lastName: `${name}son` }))],
    ['numbers', ['1', '2', '3', '4'].map((number) => ({ employeeNumber: number, firstName: 'Kim', lastName: number }))],
    [
      'numbers, with namesakes among others',
      ['1', '2', '3', '4'].map((number) => ({
        employeeNumber: number,
        firstName: 'Kim',
        lastName: number === '1' ? 'Ray' : 'Lee',
      })),
    ],
  ])(
    'does not give people the profile of others if the ids are in the wrong rows, according to %s',
    async (_, known) => {
      const people = known.map((person, index) => ({ login: `${index}@x`, ...person }));
      const withIds = (shift: number) => [
        ...people.map((person, index) => ({ externalId: `${index + shift}`, ...person })),
        { externalId: 'z', login: 'z@x' },
      ];
      await take(withIds(0), { feed: 'hr' });
      const ids = await Promise.all(people.map(({ login }) => idOf(login)));
      const { figures, faults } = await take(withIds(1), { feed: 'hr' });
      expect(figures).toEqual({ added: 0, changed: 0, unchanged: 1, left: 0, rejected: 4 });
      const reason = expect.stringContaining('belongs to another person of the feed') as string;
      expect(faults[0]).toMatchObject({ line: 1, field: 'externalId', reason });
      expect(await Promise.all(people.map(({ login }) => idOf(login)))).toEqual(ids);
      for (const [index, { firstName }] of people.entries()) {
        expect(await find(`${index}@x`)).toMatchObject({ firstName, leftAt: null });
      }
    },
  );

  it('in a wrong row rejects that row, but not the one of the person to whom the login belongs', async () => {
    const [ann, bob] = [
      { externalId: '1', login: 'a@x', firstName: 'Ann', lastName: 'Lee' },
      { externalId: '2', login: 'b@x', firstName: 'Bob', lastName: 'Ray' },
    ];
    await take([ann, bob], { feed: 'hr' });
    const entries = [
      { ...bob, externalId: '1' },
      { ...bob, city: 'Oslo' },
    ];
    const { figures, faults } = await take(entries, { feed: 'hr' });
    expect(figures).toEqual({ added: 0, changed: 1, unchanged: 0, left: 0, rejected: 1 });
    expect(faults).toMatchObject([{ line: 1, field: 'externalId' }]);
    expect(await find('b@x')).toMatchObject({ city: 'Oslo' });
    expect(await find('a@x')).toMatchObject({ leftAt: null });
  });

  it('stays with a contractor who becomes an employee, although a second entry had the number and the login', async () => {
    const ann = { firstName: 'Ann', lastName: 'Lee' };
    const contractor = { ...ann, externalId: '1', login: 'ext.a@x', employeeNumber: 'C5' };
    const employee = { ...ann, login: 'a@x', employeeNumber: '10' };
    await take([contractor, { ...employee, externalId: '2' }], { feed: 'hr' });
    const id = await idOf('ext.a@x');
    const { figures, faults } = await take([{ ...employee, externalId: '1' }], { feed: 'hr' });
    expect([figures, faults]).toMatchObject([{ changed: 1, left: 1, rejected: 0 }, []]);
    expect(await idOf('a@x')).toBe(id);
  });

  it.each([
    ['the server no longer has', { findMissingIds: async (ids: readonly string[]) => new Set(ids) }, []],
    ['changes remove', { mode: 'changes' } as const, [{ externalId: '2', login: 'b@x', isRemoved: true }]],
  ])('does not keep a person whom %s, although an account of somebody else has the login', async (_, options, more) => {
    const [ann, bob] = [
      { externalId: '1', login: 'a@x', firstName: 'Ann', lastName: 'Lee' },
      { externalId: '2', login: 'b@x', firstName: 'Bob', lastName: 'Ray' },
    ];
    const other = { externalId: '9', login: 'z@x' };
    await take([ann, bob, other], { feed: 'ad' });
    const { figures } = await take([{ ...bob, externalId: '1' }, other, ...more], { feed: 'ad', ...options });
    expect(figures).toMatchObject({ left: 1, rejected: 1 });
    expect((await find('b@x'))?.leftAt).not.toBeNull();
    expect((await find('a@x'))?.leftAt).toBeNull();
  });

  it('is reported if it appears twice', async () => {
    await take([{ externalId: '1', login: 'a@x' }], { feed: 'ad' });
    const { faults } = await take(
      [
        { externalId: '1', login: 'a@x' },
        { externalId: '1', login: 'b@x' },
      ],
      { feed: 'ad' },
    );
    expect(faults).toMatchObject([{ line: 2, field: 'login', reason: '"b@x" is a second entry of the same person' }]);
  });

  it('adds only one person if a new id appears twice', async () => {
    const { figures, faults } = await take(
      [
        { externalId: '1', login: 'a@x' },
        { externalId: '1', login: 'b@x' },
      ],
      { feed: 'ad' },
    );
    expect(figures).toMatchObject({ added: 1, rejected: 1 });
    expect(faults).toMatchObject([{ line: 2 }]);
  });

  it('lets a leaver keep their profile if another person is renamed to their login', async () => {
    await take(
      [
        { externalId: '1', login: 'a@x' },
        { externalId: '2', login: 'b@x' },
      ],
      { feed: 'ad' },
    );
    const renamed = await idOf('b@x');
    await take([{ externalId: '2', login: 'b@x' }], { feed: 'ad' });
    expect(await find('a@x')).toMatchObject({ leftAt: expect.any(Date) });
    const { figures } = await take([{ externalId: '2', login: 'a@x' }], { feed: 'ad' });
    expect(figures).toMatchObject({ changed: 1, rejected: 0 });
    expect(await find('a@x')).toMatchObject({ id: renamed, leftAt: null });
  });

  it.each([
    ['another name', { firstName: 'Bob', lastName: 'Berg' }, true],
    ['another employee number', { firstName: 'Ann', lastName: 'Adam', employeeNumber: '2' }, true],
    ['another last name only', { firstName: 'ann', lastName: 'Berg' }, false],
    ['the same employee number', { firstName: 'Bob', lastName: 'Berg', employeeNumber: '1' }, false],
  ])('of a new account with the login of a leaver and %s', async (_, values, isNew) => {
    const ann = { login: 'a@x', firstName: 'Ann', lastName: 'Adam', employeeNumber: '1' };
    await take([{ externalId: '1', ...ann }, { login: 'z@x' }], { feed: 'ad' });
    const id = await idOf('a@x');
    await database.kysely
      .updateTable('people')
      .set({ edits: JSON.stringify({ city: { value: 'Lyon', at: '2026-01-01T00:00:00Z', by: 'self' } }), version: 2 })
      .where('id', '=', id ?? 0)
      .execute();
    await take([{ login: 'z@x' }], { feed: 'ad' });
    const { figures } = await take([{ externalId: '2', login: 'a@x', ...values }, { login: 'z@x' }], { feed: 'ad' });
    expect(figures).toMatchObject(isNew ? { added: 1, changed: 0, rejected: 0 } : { added: 0, changed: 1 });
    expect(await find('a@x')).toMatchObject({ leftAt: null, city: isNew ? '' : 'Lyon' });
    expect((await idOf('a@x')) === id).toBe(!isNew);
  });

  it('is added to people who were first delivered without one', async () => {
    await take([{ login: 'a@x' }], { feed: 'ad' });
    const id = await idOf('a@x');
    await take([{ externalId: '1', login: 'a@x' }], { feed: 'ad' });
    await take([{ externalId: '1', login: 'b@x' }], { feed: 'ad' });
    expect(await idOf('b@x')).toBe(id);
  });
});

describe('two feeds', () => {
  const hr = { feed: 'hr', kind: 'csv' } as const;
  const ad = { feed: 'ad', kind: 'ldap' } as const;

  it('share a person: the second one fills fields that the owner leaves empty', async () => {
    await take([{ login: 'a@x', firstName: 'Ann', title: 'Engineer' }], ad);
    const { figures } = await take([{ login: 'A@x', firstName: 'Anne', city: 'Lyon', email: 'a@x.example' }], hr);
    expect(figures).toMatchObject({ added: 0, changed: 1 });
    const person = await find('a@x');
    expect(person).toMatchObject({ firstName: 'Ann', title: 'Engineer', city: 'Lyon', email: 'a@x.example' });
    expect(person?.sources().get('city')).toMatchObject({ kind: 'feed', feed: 'hr' });
    expect(person?.sources().get('title')).toMatchObject({ kind: 'feed', feed: 'ad' });
    expect(
      (await take([{ login: 'A@x', firstName: 'Anne', city: 'Lyon', email: 'a@x.example' }], hr)).figures,
    ).toMatchObject({ unchanged: 1 });
    expect((await take([{ login: 'a@x', firstName: 'Ann', title: 'Engineer' }], ad)).figures).toMatchObject({
      unchanged: 1,
    });
  });

  it('obey the priority', async () => {
    const priority = feedPriority(['hr', 'ad']);
    await take([{ login: 'a@x', firstName: 'Ann', title: 'Engineer' }], { ...ad, priority });
    await take([{ login: 'a@x', title: 'Head of Gas' }], { ...hr, priority });
    expect(await find('a@x')).toMatchObject({ firstName: 'Ann', title: 'Head of Gas' });
    await take([{ login: 'a@x', firstName: 'Anna', title: 'Chief' }], { ...ad, priority });
    expect(await find('a@x')).toMatchObject({ firstName: 'Anna', title: 'Head of Gas' });
    await take([{ login: 'a@x' }], { ...hr, priority });
    expect(await find('a@x')).toMatchObject({ title: 'Chief' });
  });

  it('keep a person until neither delivers them', async () => {
    await take([{ login: 'a@x', firstName: 'Ann' }, { login: 'b@x' }], ad);
    await take([{ login: 'a@x', city: 'Lyon' }, { login: 'c@x' }], hr);
    const id = await idOf('a@x');
    const { figures } = await take([{ login: 'b@x' }], ad);
    expect(figures.left).toBe(1);
    expect(await find('a@x')).toMatchObject({ id, leftAt: null, firstName: '', city: 'Lyon' });
    expect((await take([{ login: 'a@x', city: 'Lyon' }, { login: 'c@x' }], hr)).figures).toMatchObject({
      unchanged: 2,
    });
    await take([{ login: 'c@x' }], hr);
    expect(await find('a@x')).toMatchObject({ leftAt: expect.any(Date) });
  });

  it('hand a person over with an id that a leaver had', async () => {
    await take([{ externalId: '1', login: 'first@x' }], { feed: 'ad' });
    await take([{ externalId: '2', login: 'other@x' }], { feed: 'ad' });
    await take([{ login: 'second@x' }], { feed: 'hr' });
    await take([{ externalId: '1', login: 'second@x' }], { feed: 'ad' });
    await take([{ login: 'third@x' }], { feed: 'hr' });
    expect(await find('second@x')).toMatchObject({ feed: 'ad', leftAt: null });
    await take([{ externalId: '1', login: 'renamed@x' }], { feed: 'ad' });
    expect(await find('renamed@x')).toMatchObject({ feed: 'ad', leftAt: null });
    expect((await find('first@x'))?.leftAt).not.toBeNull();
  });

  const keys = { C_groupIdentifier: 'AB1', C_distinguishedName: 'CN=a,OU=People' };
  it.each([
    ['which only that one delivered', {}],
    ['which both delivered', keys],
  ])('hand a person over without the keys that the former owner gives to another one, %s', async (_, delivered) => {
    await take([{ externalId: '1', login: 'a@x', ...keys }], { feed: 'ad' });
    await take([{ login: 'a@x', city: 'Lyon', ...delivered }], { feed: 'hr' });
    const { figures } = await take([{ externalId: '2', login: 'b@x', ...keys }], { feed: 'ad' });
    expect(figures).toMatchObject({ added: 1, rejected: 0 });
    const noKeys = { C_groupIdentifier: '', C_distinguishedName: '' };
    expect(await find('a@x')).toMatchObject({ feed: 'hr', leftAt: null, city: 'Lyon', ...noKeys });
    expect(await find('b@x')).toMatchObject({ feed: 'ad', ...keys });
  });

  it('hand a person over although their feed delivered the same id twice, which is reported', async () => {
    await take([{ login: 'a@x' }, { login: 'z@x' }], { feed: 'hr' });
    const { faults } = await take(
      [
        { externalId: '3', login: 'b@x' },
        { externalId: '3', login: 'a@x' },
      ],
      { feed: 'ad' },
    );
    expect(faults).toMatchObject([{ line: 2, field: 'login', reason: '"a@x" is a second entry of the same person' }]);
    const { figures } = await take([{ login: 'z@x' }], { feed: 'hr' });
    expect(figures).toMatchObject({ left: 1 });
    expect(await find('b@x')).toMatchObject({ feed: 'ad', leftAt: null });
  });

  it('never have an id twice: a second entry with the id of a person who was merged does not keep that person', async () => {
    const anna = { login: 'a@x', employeeNumber: '10' };
    await take([anna, { login: 'z@x' }], { feed: 'old' });
    await take([{ externalId: '3', login: 'c@x' }], { feed: 'hr' });
    const { faults } = await take(
      [
        { externalId: '3', ...anna },
        { externalId: '3', login: 'a@x' },
      ],
      { feed: 'hr' },
    );
    expect(faults).toMatchObject([{ line: 2 }]);
    expect((await find('c@x'))?.leftAt).not.toBeNull();
    expect((await take([{ login: 'z@x' }], { feed: 'old' })).outcome).toBe('imported');
    expect(await find('a@x')).toMatchObject({ feed: 'hr', leftAt: null });
  });

  it('report a second entry with the id of a person whose entry is unchanged, in every run', async () => {
    await take([{ externalId: '1', login: 'c@x', employeeNumber: '30' }], { feed: 'hr' });
    const twice = [
      { externalId: '3', login: 'a@x' },
      { externalId: '3', login: 'c@x', employeeNumber: '30' },
    ];
    await take(twice, { feed: 'ad' });
    for (const _ of [2, 3]) {
      const { figures, faults } = await take(twice, { feed: 'ad' });
      expect(figures).toEqual({ added: 0, changed: 0, unchanged: 1, left: 0, rejected: 1 });
      expect(faults).toMatchObject([{ line: 2 }]);
    }
  });

  it.each([
    ['after', [0, 1]],
    ['before', [1, 0]],
  ])(
    'let an account go to another person, although an entry %s it gives its former login to a new account',
    async (_, order) => {
      await take([{ login: 'a@x' }, { login: 'b@x' }], { feed: 'hr' });
      await take([{ externalId: '1', login: 'a@x', city: 'Oslo' }], { feed: 'ad' });
      const entries = [
        { externalId: '1', login: 'b@x', city: 'Oslo' },
        { externalId: '5', login: 'a@x', city: 'Rome' },
      ];
      const given = order.flatMap((index) => entries[index] ?? []);
      expect((await take(given, { feed: 'ad' })).faults).toEqual([]);
      expect([await find('a@x'), await find('b@x')]).toMatchObject([{ city: 'Rome' }, { city: 'Oslo' }]);
      expect((await take(given, { feed: 'ad' })).figures).toMatchObject({ unchanged: 2, rejected: 0 });
    },
  );

  it.each([
    ['after', [0, 1]],
    ['before', [1, 0]],
  ])('report an entry with the login of a person who is merged by an entry %s it', async (_, order) => {
    await take([{ externalId: '1', login: 'c@x' }], { feed: 'ad' });
    await take([{ login: 'a@x', employeeNumber: '10' }, { login: 'z@x' }], { feed: 'hr' });
    const entries = [
      { externalId: '1', login: 'a@x', employeeNumber: '10' },
      { externalId: '2', login: 'a@x', city: 'Rome' },
    ];
    const given = order.flatMap((index) => entries[index] ?? []);
    const { figures } = await take(given, { feed: 'ad' });
    expect(figures).toMatchObject({ rejected: 1 });
    expect(await find('a@x')).toMatchObject({ leftAt: null });
    expect((await take(given, { feed: 'ad' })).figures).toMatchObject({ changed: 0, left: 0, rejected: 1 });
  });

  it('remove an edit only if the effective value changes', async () => {
    await take([{ login: 'a@x', city: 'Paris' }], ad);
    await take([{ login: 'a@x', city: 'Lyon' }], hr);
    const edits = JSON.stringify({ city: { value: 'Nantes', at: '2026-01-01T00:00:00Z', by: 'self' } });
    await database.kysely.updateTable('people').set({ edits, version: 9 }).execute();
    await take([{ login: 'a@x', city: 'Lille' }], hr);
    expect(await find('a@x')).toMatchObject({ city: 'Nantes' });
    await take([{ login: 'a@x', city: 'Nice' }], ad);
    expect(await find('a@x')).toMatchObject({ city: 'Nice' });
  });

  it('do not mark as a leaver a person whom only the second one delivers', async () => {
    await take([{ login: 'a@x' }], ad);
    await take([{ login: 'a@x', city: 'Lyon' }], hr);
    expect((await take([{ login: 'z@x' }], hr)).figures).toMatchObject({ left: 1 });
    expect(await find('a@x')).toMatchObject({ leftAt: null, city: '' });
  });
});

describe('changes', () => {
  const changes = { feed: 'ad', mode: 'changes' } as const;

  it('add, change and remove people, and leave the others unchanged', async () => {
    await take(
      [
        { externalId: '1', login: 'a@x' },
        { externalId: '2', login: 'b@x' },
        { externalId: '3', login: 'c@x' },
      ],
      { feed: 'ad' },
    );
    const { figures } = await take(
      [
        { externalId: '1', login: 'a@x', city: 'Lyon' },
        { externalId: '2', isRemoved: true },
        { externalId: '4', login: 'd@x' },
      ],
      changes,
    );
    expect(figures).toEqual({ added: 1, changed: 1, unchanged: 0, left: 1, rejected: 0 });
    expect(await find('b@x')).toMatchObject({ leftAt: expect.any(Date) });
    expect(await find('c@x')).toMatchObject({ leftAt: null });
  });

  it('ignore the removal of a person whom the feed does not have', async () => {
    await take([{ externalId: '1', login: 'a@x' }], { feed: 'ad' });
    await take([{ externalId: '7', login: 'b@x' }], { feed: 'other' });
    const { figures } = await take(
      [
        { externalId: '7', isRemoved: true },
        { login: 'b@x', isRemoved: true },
      ],
      changes,
    );
    expect(figures).toEqual({ added: 0, changed: 0, unchanged: 0, left: 0, rejected: 0 });
    expect(await find('b@x')).toMatchObject({ leftAt: null });
  });

  it('store the cursor, but no run if nothing changed', async () => {
    await take([{ externalId: '1', login: 'a@x' }], { feed: 'ad', cursor: () => ({ usn: 7 }) });
    await take([], { ...changes, cursor: () => ({ usn: 8 }) });
    const [feed] = await database.kysely.selectFrom('feeds').selectAll().execute();
    expect(feed).toMatchObject({ name: 'ad', kind: 'ldap', cursor: { usn: 8 }, failures: 0 });
    expect(await database.kysely.selectFrom('feed_runs').select('mode').execute()).toEqual([{ mode: 'complete' }]);
  });

  it('are held back if they remove too many people', async () => {
    const people = Array.from({ length: 10 }, (_, index) => ({ externalId: String(index), login: `p${index}@x` }));
    await take(people, { feed: 'ad' });
    const removals = [0, 1].map((index) => ({ externalId: String(index), isRemoved: true }));
    const held = await take(removals, { ...changes, accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { before: 10, left: 2 } });
    expect(await find('p0@x')).toMatchObject({ leftAt: null });
  });
});

describe('the limits of a run', () => {
  const people = (count: number, values: Given) =>
    Array.from({ length: count }, (_, index) => ({ login: `p${index}@x`, ...values }));

  it('hold back a run that empties a field of more than 30 % of the people', async () => {
    await take(people(10, { title: 'Engineer', city: 'Lyon' }), { feed: 'ad' });
    const without = (count: number) => [
      ...people(count, { city: 'Lyon' }),
      ...people(10, { title: 'Engineer', city: 'Lyon' }).slice(count),
    ];
    const held = await take(without(4), { feed: 'ad', accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { before: 10, left: 0, blanked: { title: 4 } } });
    expect(await find('p0@x')).toMatchObject({ title: 'Engineer' });
    expect((await take(without(3), { feed: 'ad', accepts: undefined })).outcome).toBe('imported');
  });

  it('are lifted up to what was accepted', async () => {
    await take(people(10, { title: 'Engineer' }), { feed: 'ad' });
    const accepts = { before: 10, left: 2, blanked: {} };
    expect((await take(people(7, { title: 'Engineer' }), { feed: 'ad', accepts })).outcome).toBe('held-back');
    expect((await take(people(8, {}), { feed: 'ad', accepts })).outcome).toBe('held-back');
    expect((await take(people(8, { title: 'Engineer' }), { feed: 'ad', accepts })).outcome).toBe('imported');
  });

  it('fail a run whose rows are all rejected', async () => {
    await take(people(3, {}), { feed: 'ad' });
    const failed = await take([{ firstName: 'Nobody' }, { firstName: 'Noone' }], { feed: 'ad', accepts: undefined });
    expect(failed).toMatchObject({ outcome: 'failed', figures: { rejected: 2 } });
    expect(await find('p0@x')).toMatchObject({ leftAt: null });
  });
});

describe('photos of a photo feed', () => {
  const photos = { feed: 'photos', kind: 'photos' } as const;
  const drawn = { kind: 'drawn', look: 'any' } as const;

  beforeEach(async () => {
    await take(
      [
        { login: 'a@x', C_groupIdentifier: 'AB1234', employeeNumber: '100' },
        { login: 'b@x', employeeNumber: '7' },
        { login: 'c@x', employeeNumber: '7' },
      ],
      { feed: 'ad' },
    );
  });

  it('find their person by login, group ID or employee number', async () => {
    for (const reference of ['A@X', 'ab1234', '100']) {
      const { figures, faults } = await take([{ reference, photo: drawn }], photos);
      expect(faults).toEqual([]);
      expect(figures).toMatchObject({ rejected: 0, left: 0 });
      expect(await find('a@x')).toMatchObject({ photoVersion: 'drawn', leftAt: null });
    }
  });

  it('are reported if they match nobody, several people, or the same person twice', async () => {
    const { faults } = await take(
      [
        { reference: 'a@x', photo: drawn },
        { reference: 'nobody', photo: drawn },
        { reference: '7', photo: drawn },
        { reference: '100', photo: drawn },
      ],
      photos,
    );
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('are removed with their file, and do not keep a person present', async () => {
    await take(
      [
        { reference: 'a@x', photo: drawn },
        { reference: 'b@x', photo: drawn },
      ],
      photos,
    );
    expect((await take([{ reference: 'b@x', photo: drawn }], photos)).figures).toMatchObject({ left: 1, unchanged: 1 });
    expect(await find('a@x')).toMatchObject({ photoVersion: '' });
    await take([{ login: 'a@x' }], { feed: 'ad' });
    expect(await find('b@x')).toMatchObject({ leftAt: expect.any(Date) });
  });

  it('take precedence over those of other feeds', async () => {
    await take([{ reference: 'a@x', photo: drawn }], photos);
    const other = { kind: 'faulty', ...because('photo-empty') } as const;
    await take([{ login: 'a@x', photo: null }, { login: 'b@x' }, { login: 'c@x', photo: other }], { feed: 'ad' });
    expect(await find('a@x')).toMatchObject({ photoVersion: 'drawn' });
  });
});

describe('writeFeedEntries', () => {
  const check = entryChecker(references);
  const write = async (...given: Given[]) =>
    await database.transaction((queries) =>
      writeFeedEntries(queries, { feed: 'scim', kind: 'scim', check, entries: entriesOf(given) }),
    );

  it('adds, changes and removes one person at a time', async () => {
    expect(await write({ externalId: 'u1', login: 'a@x', firstName: 'Ann' })).toMatchObject({ added: 1, faults: [] });
    expect(await write({ externalId: 'u1', login: 'a2@x', firstName: 'Ann' })).toMatchObject({ changed: 1 });
    expect(await write({ externalId: 'u1', isRemoved: true })).toMatchObject({ left: 1 });
    expect(await find('a2@x')).toMatchObject({ leftAt: expect.any(Date) });
    expect(await write({ externalId: 'u1', login: 'a2@x', firstName: 'Ann' })).toMatchObject({ changed: 1 });
    expect(await find('a2@x')).toMatchObject({ leftAt: null });
  });

  it('reports a login or group ID of another person', async () => {
    await write({ externalId: 'u1', login: 'a@x', C_groupIdentifier: 'G1' });
    expect((await write({ externalId: 'u2', login: 'A@x' })).faults).toMatchObject([{ field: 'login' }]);
    const { faults, rejected } = await write({ externalId: 'u2', login: 'b@x', C_groupIdentifier: 'g1' });
    expect([faults, rejected]).toMatchObject([[{ field: 'C_groupIdentifier' }], 1]);
    expect(await find('b@x')).toBeUndefined();
  });
});
