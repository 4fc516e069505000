import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { feedPriority } from '../import/feed-priority.ts';
import type { FeedKind } from '../feed-source.ts';
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

type Given = Omit<FeedEntry, 'line' | 'values' | 'otherNames'> &
  FeedEntry['values'] & { readonly otherNames?: readonly string[] };

async function take(given: readonly Given[], options: Partial<ImportOptions> & { feed: string; kind?: FeedKind }) {
  async function* entries(): AsyncGenerator<FeedEntry> {
    for (const [index, each] of given.entries()) {
      const { externalId, employeeNumber, photo, isRemoved, reference, otherNames = [], ...values } = each;
      yield { line: index + 1, otherNames, values, externalId, employeeNumber, photo, isRemoved, reference };
    }
  }
  const isThere = (id: string) => given.some(({ externalId }) => externalId === id);
  // A full run asks a directory server, which still has each account that it has just delivered.
  const isAsked = options.kind === 'ldap' && options.mode !== 'changes';
  return await importPeople({
    database,
    references,
    kind: 'csv',
    entries: entries(),
    accepts: 'any',
    ...(isAsked ? { findMissingIds: async (ids) => new Set(ids.filter((id) => !isThere(id))) } : {}),
    ...options,
  });
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

  it('values of people whom another feed owns also holds a run back', async () => {
    await take(people({}), ad);
    await take(numbered({}), hr);
    const held = await take(people({}), { ...hr, accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { blanked: { employeeNumber: 4, externalId: 4 } } });
  });

  it('an id, once accepted, lets another person have that id', async () => {
    await take([{ externalId: '7', login: 'a@x' }], hr);
    await take([{ login: 'a@x' }], hr);
    const id = await idOf('a@x');
    await take([{ login: 'a@x' }, { externalId: '7', login: 'b@x' }], hr);
    expect(await idOf('a@x')).toBe(id);
    expect(await idOf('b@x')).not.toBe(id);
  });
});

describe('the employee number of another feed', () => {
  it('identifies a person without a number from the owner, for photos and managers', async () => {
    await take([{ externalId: '1', login: 'a@x' }], ad);
    await take([{ login: 'a@x', employeeNumber: 'E7' }], hr);
    expect(await find('a@x')).toMatchObject({ employeeNumber: 'E7' });
    const { faults } = await take([{ reference: 'e7', photo: drawn }], photos);
    expect(faults).toEqual([]);
    expect(await find('a@x')).toMatchObject({ photoVersion: 'drawn' });
    await take([{ externalId: '1', login: 'a@x', city: 'Lyon' }], ad);
    expect(await find('a@x')).toMatchObject({ employeeNumber: 'E7', city: 'Lyon' });
  });

  it('follows the priority, and is removed with the entry', async () => {
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

describe('a login that is reassigned to a different person', () => {
  const ann = { login: 'a@x', firstName: 'Ann', lastName: 'Adam', employeeNumber: '1' };
  const bob = { login: 'a@x', firstName: 'Bob', lastName: 'Berg', employeeNumber: '2' };
  const zoe = { login: 'z@x', externalId: 'z' };

  /** Ann's own data, and a photo from her feed. */
  async function personalize(login: string): Promise<number> {
    const id = await idOf(login);
    const own = { value: 'Lyon', at: '2026-01-01T00:00:00Z', by: 'self' };
    const photo = { photo_version: 'own', feed_photo: 'drawn' };
    await database.kysely
      .updateTable('people')
      .set({ edits: JSON.stringify({ city: own }), ...photo, version: 2 })
      .where('id', '=', id ?? 0)
      .execute();
    return id ?? 0;
  }
  const expectNew = async (id: number) => {
    const person = await find('a@x');
    expect(person).toMatchObject({ leftAt: null, city: '', photoVersion: '' });
    expect(person?.id).not.toBe(id);
    expect(await peopleStore(database.kysely).find({ id })).toMatchObject({ leftAt: expect.any(Date), city: 'Lyon' });
  };

  it.each([
    ['the same feed without ids', hr],
    ['another feed', ad],
  ])('is a new person if a leaver had it: %s', async (_, feed) => {
    await take([ann, zoe], hr);
    const id = await personalize('a@x');
    await take([zoe], hr);
    await take(feed === hr ? [bob, zoe] : [{ ...bob, externalId: '2' }], feed);
    await expectNew(id);
  });

  it('is a new person if the row is replaced in one run', async () => {
    await take([ann, zoe], hr);
    const id = await personalize('a@x');
    const { figures } = await take([bob, zoe], hr);
    expect(figures).toMatchObject({ added: 1, left: 1, rejected: 0 });
    await expectNew(id);
  });

  it('is a new person if the account is deleted and created again in one run', async () => {
    await take([{ ...ann, externalId: '1' }, zoe], ad);
    const id = await personalize('a@x');
    await take([{ ...bob, externalId: '2', employeeNumber: undefined }, zoe], ad);
    await expectNew(id);
  });

  it.each([
    ['renumbered', { ...ann, employeeNumber: '0001' }],
    ['renamed', { ...bob, employeeNumber: '1' }],
    ['named in another script, without a number', { login: 'a@x', firstName: '安', lastName: '亚' }],
  ])('is not assumed if the present person is %s', async (_, row) => {
    await take([ann, zoe], hr);
    const id = await personalize('a@x');
    await take([row, zoe], hr);
    expect(await find('a@x')).toMatchObject({ id, city: 'Lyon', photoVersion: 'own' });
  });

  it('makes the former holder a leaver although another feed still delivers them', async () => {
    await take([ann, zoe], hr);
    const id = await personalize('a@x');
    await take([{ ...ann, externalId: '1' }], ad);
    await take([bob, zoe], hr);
    await expectNew(id);
    const { faults } = await take([{ ...ann, externalId: '1' }], ad);
    expect(faults).toMatchObject([{ field: 'login', reason: '"a@x" belongs to a person from the feed "hr"' }]);
    await expectNew(id);
  });
});

describe('a leaver', () => {
  it('stays a leaver if the photo feed no longer has them', async () => {
    await take([{ login: 'a@x' }, { login: 'b@x' }], hr);
    const both = [
      { reference: 'a@x', photo: drawn },
      { reference: 'b@x', photo: drawn },
    ];
    await take(both, photos);
    await take([{ login: 'a@x' }], hr);
    await take(both, photos);
    expect(await find('b@x')).toMatchObject({ leftAt: expect.any(Date) });
    await take([{ login: 'a@x' }, { login: 'b@x' }], hr);
    await take(both, photos);
    expect(await find('b@x')).toMatchObject({ leftAt: null, photoVersion: 'drawn' });
  });
});

describe('an entry whose id belongs to one person and whose login to another', () => {
  const dora = { externalId: 'u1', firstName: 'Dora', lastName: 'Dahl', city: 'Oslo', photo: drawn } as const;

  it.each([{}, { mode: 'changes' } as const])('gives the values to the person with the login: %o', async (mode) => {
    await take([{ login: 'carl@x', firstName: 'Carl', lastName: 'Cole' }, { login: 'dora@x' }], hr);
    await take([{ ...dora, login: 'carl@x' }], ad);
    expect(await find('carl@x')).toMatchObject({ city: 'Oslo', photoVersion: 'drawn' });
    await take([{ ...dora, login: 'dora@x' }], { ...ad, ...mode });
    expect(await find('carl@x')).toMatchObject({ city: '', photoVersion: '', leftAt: null });
    expect(await find('dora@x')).toMatchObject({ city: 'Oslo', photoVersion: 'drawn' });
    expect((await take([{ ...dora, login: 'dora@x' }], ad)).figures).toMatchObject({ unchanged: 1, left: 0 });
  });

  it('leaves the values with the earlier person if the login was reassigned', async () => {
    const anna = { login: 'a@x', firstName: 'Anna', lastName: 'Adam' };
    await take([anna, { login: 'z@x' }], hr);
    await take([{ ...anna, externalId: '1', city: 'Oslo' }], ad);
    await database.kysely
      .updateTable('people')
      .set({ login: 'b@x', login_key: 'b@x', version: 2 })
      .where('login_key', '=', 'a@x')
      .execute();
    await take(
      [
        { ...anna, login: 'b@x' },
        { login: 'a@x', firstName: 'Bob', lastName: 'Berg' },
      ],
      hr,
    );
    const { faults, figures } = await take([{ ...anna, externalId: '1', city: 'Lima' }, { login: 'q@x' }], ad);
    expect(faults).toMatchObject([{ field: 'login', reason: '"a@x" belongs to somebody else' }]);
    expect(figures.left).toBe(0);
    expect(await find('a@x')).toMatchObject({ city: '' });
    expect(await find('b@x')).toMatchObject({ city: 'Oslo' });
  });

  it('reports a swap of logins that the owner did not make', async () => {
    await take([{ login: 'a@x' }, { login: 'b@x' }], hr);
    const swapped = (one: string, other: string) => [
      { externalId: '1', login: one, city: 'Oslo' },
      { externalId: '2', login: other, city: 'Lima' },
    ];
    await take(swapped('a@x', 'b@x'), ad);
    const { faults } = await take(swapped('b@x', 'a@x'), ad);
    expect(faults).toMatchObject([{ line: 1 }, { line: 2 }]);
    expect([(await find('a@x'))?.city, (await find('b@x'))?.city]).toEqual(['Oslo', 'Lima']);
  });

  it('does not let a second account take over what another one delivers', async () => {
    await take([{ login: 'carl@x', firstName: 'Carl' }], hr);
    await take([{ externalId: 'u1', login: 'carl@x', city: 'Oslo' }], ad);
    const changes = { ...ad, mode: 'changes' } as const;
    const { faults } = await take([{ externalId: 'u2', login: 'carl@x', city: 'Lima' }], changes);
    expect(faults).toMatchObject([{ field: 'login', reason: '"carl@x" belongs to another person of the feed' }]);
    expect(await find('carl@x')).toMatchObject({ city: 'Oslo' });
  });

  it('matches a leaver’s id to the person who has the login now', async () => {
    await take(
      [
        { externalId: '1', login: 'old@x' },
        { externalId: '9', login: 'z@x' },
      ],
      ad,
    );
    await take([{ externalId: '9', login: 'z@x' }], ad);
    await take([{ login: 'new@x' }], hr);
    const id = await idOf('new@x');
    const back = [
      { externalId: '1', login: 'new@x', city: 'Oslo' },
      { externalId: '9', login: 'z@x' },
    ];
    expect((await take(back, ad)).faults).toEqual([]);
    expect(await find('new@x')).toMatchObject({ id, city: 'Oslo' });
    expect((await take(back, ad)).figures).toMatchObject({ unchanged: 2, left: 0 });
  });
});

describe('two people who turn out to be one', () => {
  const changes = { ...ad, mode: 'changes' } as const;
  const anna = { firstName: 'Anna', lastName: 'Adam', externalId: '1' };
  const inHr = { login: 'new@x', firstName: 'Anna', lastName: 'Adam', title: 'Engineer' };
  const editAt = async (login: string, field: string, value: string) =>
    await database.kysely
      .updateTable('people')
      .set({ edits: JSON.stringify({ [field]: { value, at: '2026-01-01T00:00:00Z', by: 'self' } }), version: 7 })
      .where('login_key', '=', login)
      .execute();
  const present = async () =>
    (await database.kysely.selectFrom('people').select('login').where('left_at', 'is', null).execute()).map(
      (row) => row.login,
    );

  it.each([ad, changes])('are merged into the older one, with the edits of both: %o', async (feed) => {
    await take([{ ...anna, login: 'old@x' }], ad);
    await editAt('old@x', 'city', 'Lyon');
    const id = await idOf('old@x');
    await take([inHr], hr);
    await editAt('new@x', 'mobilePhone', '+33612345678');
    await take([{ reference: 'new@x', photo: drawn }], photos);
    const { figures, faults } = await take([{ ...anna, login: 'new@x' }], feed);
    expect([figures, faults]).toMatchObject([{ changed: 1, left: 1, rejected: 0 }, []]);
    expect(await present()).toEqual(['new@x']);
    const person = { id, city: 'Lyon', mobilePhone: '+33612345678', title: 'Engineer' };
    expect(await find('new@x')).toMatchObject(person);
    expect((await take([inHr], hr)).figures).toMatchObject({ unchanged: 1, added: 0, left: 0 });
    expect((await take([{ reference: 'new@x', photo: drawn }], photos)).figures.rejected).toBe(0);
    expect((await take([{ ...anna, login: 'new@x' }], ad)).figures).toMatchObject({ unchanged: 1, left: 0 });
    expect(await find('new@x')).toMatchObject({ ...person, photoVersion: 'drawn' });
  });

  it.each([ad, changes])('are merged into the other one if that one is older: %o', async (feed) => {
    await take([inHr], hr);
    const id = await idOf('new@x');
    await take([{ ...anna, login: 'old@x', city: 'Oslo' }], ad);
    await take([{ ...anna, login: 'new@x', city: 'Oslo' }], feed);
    expect(await present()).toEqual(['new@x']);
    expect(await find('new@x')).toMatchObject({ id, city: 'Oslo', title: 'Engineer' });
    expect((await take([{ ...anna, login: 'new@x', city: 'Oslo' }], ad)).figures).toMatchObject({
      unchanged: 1,
      left: 0,
    });
  });

  it.each([
    ['the names are others', { firstName: 'Bob' }],
    ['the number is another', { employeeNumber: '2' }],
    ['a name is empty', { firstName: '' }],
  ])('stay separate, which is reported, if %s', async (_, other) => {
    await take([{ ...anna, employeeNumber: '1', login: 'old@x' }], ad);
    await take([{ ...inHr, ...other }], hr);
    const { faults } = await take([{ ...anna, employeeNumber: '1', login: 'new@x' }], ad);
    expect(faults).toMatchObject([{ field: 'login', reason: '"new@x" belongs to a person from the feed "hr"' }]);
    expect((await present()).toSorted()).toEqual(['new@x', 'old@x']);
  });

  it('stay separate if one feed delivers both', async () => {
    await take([{ ...anna, login: 'old@x' }], ad);
    await take([inHr, { ...inHr, login: 'old@x' }], hr);
    const { faults } = await take([{ ...anna, login: 'new@x' }], ad);
    expect(faults).toMatchObject([{ field: 'login', reason: '"new@x" belongs to a person from the feed "hr"' }]);
  });

  it('count as leavers for the limit', async () => {
    await take(
      [
        { ...anna, login: 'old@x' },
        { externalId: '7', login: 'z@x' },
      ],
      ad,
    );
    await take([inHr], hr);
    const held = await take([{ ...anna, login: 'new@x' }], { ...ad, accepts: undefined });
    expect(held).toMatchObject({ outcome: 'held-back', losses: { left: 2 } });
    expect((await present()).toSorted()).toEqual(['new@x', 'old@x', 'z@x']);
  });

  it('are merged when changes deliver an account that was created again', async () => {
    await take(
      [
        { ...anna, login: 'old@x' },
        { externalId: '7', login: 'z@x' },
      ],
      ad,
    );
    const id = await idOf('old@x');
    const { faults } = await take([{ ...anna, externalId: '2', login: 'old@x' }], changes);
    await take([{ externalId: '1', isRemoved: true }], changes);
    expect(faults).toEqual([]);
    expect(await find('old@x')).toMatchObject({ id, leftAt: null });
  });
});

describe('a login that changes in two feeds', () => {
  const rest = Array.from({ length: 20 }, (_, index) => ({ login: `p${index}@x`, firstName: `P${index}` }));
  const inHr = (login: string, employeeNumber?: string) => ({
    login,
    firstName: 'Anna',
    lastName: 'Adam',
    employeeNumber,
  });
  const inAd = (login: string) => ({ externalId: '1', login, firstName: 'Anna', lastName: 'Adam', title: 'Engineer' });
  const runHr = async (...rows: Given[]) => await take([...rest, ...rows], { ...hr, accepts: undefined });
  const runAd = async (login: string) => await take([inAd(login)], ad);
  const annas = async () =>
    (
      await database.kysely
        .selectFrom('people')
        .select(['id', 'login', 'feed_values'])
        .where('left_at', 'is', null)
        .execute()
    )
      .filter(({ feed_values: values }) => values.firstName === 'Anna')
      .map(({ id, login }) => ({ id, login }));

  describe.each([
    ['an employee number', '97'],
    ['names alone', undefined],
  ])('in feeds with %s', (_, number) => {
    it.each([
      ['the owner without ids, and it changes there first', 'hr', 'hr'],
      ['the owner without ids, and it changes there last', 'hr', 'ad'],
      ['the owner with ids, and it changes there first', 'ad', 'ad'],
      ['the owner with ids, and it changes there last', 'ad', 'hr'],
    ])('leads to one person, the original one: %s', async (__, owner, first) => {
      const both = async (inHrNow: string, inAdNow: string) => {
        await (first === 'hr' ? runHr(inHr(inHrNow, number)) : runAd(inAdNow));
        await (first === 'hr' ? runAd(inAdNow) : runHr(inHr(inHrNow, number)));
      };
      await (owner === 'hr' ? runHr(inHr('old@x', number)) : runHr());
      await runAd('old@x');
      await runHr(inHr('old@x', number));
      const id = await idOf('old@x');
      expect((await find('old@x'))?.feed).toBe(owner);
      await both(first === 'hr' ? 'new@x' : 'old@x', first === 'ad' ? 'new@x' : 'old@x');
      await both('new@x', 'new@x');
      await both('new@x', 'new@x');
      expect(await annas()).toEqual([{ id, login: 'new@x' }]);
      expect(await find('new@x')).toMatchObject({ title: 'Engineer', employeeNumber: number ?? '' });
      expect((await runHr(inHr('new@x', number))).figures).toMatchObject({ unchanged: 21, added: 0, left: 0 });
      expect(await runAd('new@x')).toMatchObject({ figures: { unchanged: 1 }, faults: [] });
    });
  });

  it('does not count as missing while the other feed lags behind', async () => {
    await runAd('old@x');
    await runHr(inHr('old@x', '97'));
    await runAd('new@x');
    const { figures } = await runHr(inHr('old@x', '97'));
    expect(figures).toMatchObject({ added: 0, left: 0, rejected: 0 });
    expect(await annas()).toMatchObject([{ login: 'new@x' }]);
    expect((await runHr(inHr('new@x', '97'))).figures).toMatchObject({ added: 0, left: 0, rejected: 0 });
  });
});

describe('a new login in a feed without ids', () => {
  const anna = { login: 'old@x', firstName: 'Anna', lastName: 'Adam', employeeNumber: '97' };
  const zoe = { login: 'z@x', employeeNumber: '1' };

  it('belongs to the missing person with the same employee number, in either order and with a photo', async () => {
    await take([anna, zoe], hr);
    const id = await idOf('old@x');
    const jpeg = { kind: 'jpeg', bytes: new Uint8Array([1, 2, 3]) } as const;
    const { figures, faults } = await take([{ ...anna, login: 'new@x', lastName: 'Berg', photo: jpeg }, zoe], hr);
    expect(figures).toMatchObject({ added: 0, changed: 1, left: 0 });
    expect(faults).toMatchObject([{ line: 1, field: 'jpegPhoto' }]);
    expect(await find('new@x')).toMatchObject({ id, lastName: 'Berg' });
    expect(await find('old@x')).toBeUndefined();
  });

  it('belongs to a renamed person although the former login is reassigned', async () => {
    await take([anna, zoe], hr);
    const id = await idOf('old@x');
    const bob = { login: 'old@x', firstName: 'Bob', lastName: 'Berg', employeeNumber: '98' };
    await take([bob, { ...anna, login: 'new@x' }, zoe], hr);
    expect(await idOf('new@x')).toBe(id);
    expect(await find('old@x')).toMatchObject({ firstName: 'Bob', leftAt: null });
    expect(await idOf('old@x')).not.toBe(id);
  });

  it('is a new person if the person with the number is still there', async () => {
    await take([anna, zoe], hr);
    const id = await idOf('old@x');
    await take([{ ...anna, login: 'adm.old@x' }, anna, zoe], hr);
    expect(await idOf('old@x')).toBe(id);
    expect(await idOf('adm.old@x')).not.toBe(id);
  });

  it.each([
    ['first and last name are others', [anna], { ...anna, login: 'new@x', firstName: 'Bob', lastName: 'Berg' }],
    ['several people have the number', [anna, { ...anna, login: 'adm@x' }], { ...anna, login: 'new@x' }],
  ])('is a new person if %s', async (_, before, row) => {
    await take([...before, zoe], hr);
    const id = await idOf('old@x');
    const { figures } = await take([row, zoe], hr);
    expect(figures).toMatchObject({ added: 1, left: before.length });
    expect(await idOf('new@x')).not.toBe(id);
  });

  it('belongs to only one person if two rows claim it, and the second row is reported', async () => {
    await take([anna, zoe], hr);
    const id = await idOf('old@x');
    const { faults } = await take([{ ...anna, login: 'new@x' }, { ...anna, login: 'adm@x' }, zoe], hr);
    expect(faults).toMatchObject([{ line: 2, field: 'login' }]);
    expect(await idOf('new@x')).toBe(id);
    expect(await find('adm@x')).toBeUndefined();
  });
});
