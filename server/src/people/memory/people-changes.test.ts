import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import type { Database } from '../../database/open-database.ts';
import { membershipCounts } from './membership-counts.ts';
import { PeopleChanges } from './people-changes.ts';
import type { AppliedChanges, ChangedPeople } from './people-changes.ts';
import { peopleChangesStore } from './people-changes-store.ts';
import type { Person } from '../person.ts';
import { peopleStore } from '../people-store.ts';
import { peopleRulesStore } from '../rules/people-rules-store.ts';

const pageSize = 10;
const applied = { taken: Promise.resolve(), seen: Promise.resolve() };

const rename = (database: Database, id: number, firstName: string) =>
  database.kysely
    .updateTable('people')
    .set({ feed_values: JSON.stringify({ firstName }) })
    .where('id', '=', id)
    .execute();

/** 50 people, and a `PeopleChanges` whose pages the test can observe. */
async function watch(apply: (page: number) => Promise<AppliedChanges> = async () => applied) {
  const database = await openTestDatabase();
  const store = peopleChangesStore(database.kysely);
  const ids = await addPeople(
    database.kysely,
    Array.from({ length: 50 }, (_, number) => ({ login: `${number}@group.example`, firstName: `N${number}` })),
  );
  const pages: ChangedPeople[] = [];
  const ofRun: boolean[] = [];
  const { snapshot: since } = await store.poll();
  const rules = await store.rules();
  const counts = membershipCounts();
  for await (const page of peopleStore(database.kysely).allPresent()) page.forEach(counts.put);
  const poll = vi.spyOn(store, 'poll');
  const polls = () => poll.mock.calls.length;
  const failNextPoll = () => poll.mockRejectedValueOnce(new Error('away'));
  const changes = new PeopleChanges({
    store,
    since,
    rules,
    idsWhere: counts.idsWhere,
    pageSize,
    apply: async (changed, moreFollow) => {
      changed.present.forEach(counts.put);
      changed.left.forEach(counts.remove);
      pages.push(changed);
      ofRun.push(moreFollow);
      return await apply(pages.length);
    },
  });
  const namesOf = () => pages.map(({ present }) => present.map(({ firstName }) => firstName));
  const everybody = () => database.kysely.updateTable('people').set({ feed_values: '{"firstName":"New"}' }).execute();
  return { database, ids, changes, polls, failNextPoll, pages, ofRun, namesOf, everybody };
}

test('a large change is read in pages, and no change is read twice', async () => {
  const { changes, pages, ids, everybody } = await watch();
  await everybody();
  await changes.read();
  await changes.read();
  expect(pages.map(({ present }) => present.length)).toEqual([10, 10, 10, 10, 10]);
  expect(pages.flatMap(({ present }) => present.map(({ id }) => id))).toEqual(ids);
});

test('a single change does not wait for the remaining pages of a large one', async () => {
  const { changes, namesOf, ids, everybody, database } = await watch(async (page) => {
    if (page === 2) await rename(database, ids[45] ?? 0, 'Edited');
    return applied;
  });
  await everybody();
  await changes.read();
  expect(namesOf()[2]).toEqual(['Edited']);
  // The later pages of the large change contain the others.
  expect(
    namesOf()
      .flat()
      .filter((name) => name === 'New'),
  ).toHaveLength(49);
});

test('waiting for the next poll does not wait for the remaining pages of a large change', async () => {
  const { changes, pages, everybody, ids, database } = await watch();
  await everybody();
  await rename(database, ids[0] ?? 0, 'Edited');
  const polled = changes.nextPoll();
  const reading = changes.read();
  await polled;
  expect(pages.flatMap(({ present }) => present).find(({ firstName }) => firstName === 'Edited')).toBeDefined();
  expect(pages.length).toBeLessThan(5);
  await reading;
  expect(pages.flatMap(({ present }) => present)).toHaveLength(50);
});

test('waiting for the next poll continues if that poll fails', async () => {
  const { changes, pages, failNextPoll, everybody, ids, database } = await watch();
  await everybody();
  await rename(database, ids[0] ?? 0, 'Edited');
  const polled = changes.nextPoll();
  failNextPoll();
  await expect(changes.read()).rejects.toThrow('away');
  const reading = changes.read();
  await polled;
  expect(pages.flatMap(({ present }) => present).find(({ firstName }) => firstName === 'Edited')).toBeDefined();
  expect(pages.length).toBeLessThan(5);
  await reading;
});

test('waiting for the next poll includes what an earlier one has read', async () => {
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  const { changes, namesOf, polls, ids, database } = await watch(async () => ({ ...applied, seen: isSeen }));
  await rename(database, ids[0] ?? 0, 'Edited');
  const reading = changes.read();
  await eventually(() => expect(namesOf()).toEqual([['Edited']]));
  let hasSeen = false;
  const polled = changes.nextPoll().then(() => (hasSeen = true));
  const before = polls();
  await eventually(() => expect(polls()).toBeGreaterThan(before + 1));
  expect(hasSeen).toBe(false);
  see();
  await polled;
  await reading;
});

test.each([
  ['cannot be applied', async () => Promise.reject(new Error('no memory'))],
  ['fails in the background', async () => ({ ...applied, seen: Promise.reject(new Error('no memory')) })],
])('a page that %s is read again, with all following pages', async (_, fail) => {
  let isFailing = true;
  const { changes, pages, everybody } = await watch(async (page) => {
    return isFailing && page === 3 ? await fail() : applied;
  });
  await everybody();
  await expect(changes.read()).rejects.toThrow('no memory');
  isFailing = false;
  pages.length = 0;
  await changes.read();
  expect(pages.flatMap(({ present }) => present)).toHaveLength(50);
});

test('a single change does not wait until earlier pages are seen', async () => {
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  const { changes, namesOf, ids, everybody, database } = await watch(async () => ({ ...applied, seen: isSeen }));
  await everybody();
  const reading = changes.read();
  await eventually(() => expect(namesOf()).toHaveLength(5));
  await rename(database, ids[3] ?? 0, 'Edited');
  await eventually(() => expect(namesOf()[5]).toEqual(['Edited']));
  see();
  await reading;
});

test('the pages of a large change may wait for each other, except the first page and other changes', async () => {
  const { changes, ofRun, ids, everybody, database } = await watch(async (page) => {
    if (page === 2) await rename(database, ids[45] ?? 0, 'Edited');
    return applied;
  });
  await everybody();
  await changes.read();
  // The third page is the edit. Without that person, the last page of the large change is not full.
  expect(ofRun).toEqual([false, true, false, true, true, false]);
});

test('reading a large change pauses while many pages have not been taken', async () => {
  const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
  const { changes, pages, ids, everybody, database } = await watch(async () => ({ ...applied, taken: isTaken }));
  await everybody();
  const reading = changes.read();
  await eventually(() => expect(pages).toHaveLength(4));
  await rename(database, ids[3] ?? 0, 'Edited');
  await eventually(() => expect(pages[4]?.present).toHaveLength(1));
  take();
  await reading;
  expect(pages).toHaveLength(6);
});

test('leavers and deleted people are reported as such', async () => {
  const { changes, pages, ids, database } = await watch();
  const [left = 0, deleted = 0, changed = 0] = ids;
  await database.kysely.updateTable('people').set({ left_at: new Date() }).where('id', '=', left).execute();
  await database.kysely.deleteFrom('people').where('id', '=', deleted).execute();
  await rename(database, changed, 'Edited');
  await changes.read();
  expect(pages.flatMap((page) => page.left).toSorted()).toEqual([left, deleted].toSorted());
  expect(pages.flatMap(({ present }) => present.map(({ id }) => id))).toEqual([changed]);
});

describe('after a rule has changed', () => {
  const hide = (database: Database, value: string) =>
    peopleRulesStore(database.kysely).addHidingRule({ scope: 'feed', value, fields: ['mobilePhone'] });

  test('all people in the group are read again once, in pages, with concurrent changes', async () => {
    const { changes, pages, namesOf, ids, database } = await watch(async (page) => {
      if (page === 2) await rename(database, ids[45] ?? 0, 'Edited');
      return applied;
    });
    await database.kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('id', '=', ids[3] ?? 0)
      .execute();
    await changes.read();
    pages.length = 0;
    await hide(database, 'test');
    await changes.read();
    expect(pages.flatMap(({ left }) => left)).toEqual([]);
    expect(namesOf()[2]).toEqual(['Edited']);
    expect(namesOf().flat()).toHaveLength(50);
    expect(new Set(pages.flatMap(({ present }) => present.map(({ id }) => id))).size).toBe(49);
    expect(pages.flatMap(({ present }) => present).every(({ hiddenFields }) => hiddenFields.length === 1)).toBe(true);
    pages.length = 0;
    await changes.read();
    expect(pages).toEqual([]);
  });

  test('another change of a rule, and a failure, restart the reading', async () => {
    let failures = 0;
    const { changes, pages, database } = await watch(async (page) => {
      if (page === 2) await hide(database, 'other');
      if (page === 4 && failures++ === 0) throw new Error('no memory');
      return applied;
    });
    await hide(database, 'test');
    await expect(changes.read()).rejects.toThrow('no memory');
    pages.length = 0;
    await changes.read();
    expect(new Set(pages.flatMap(({ present }) => present.map(({ id }) => id))).size).toBe(50);
  });

  const idsOf = (pages: readonly ChangedPeople[]) =>
    pages.flatMap(({ present }) => present.map(({ id }) => id)).toSorted((one, other) => one - other);

  /** Sets values of the first people, as their feed would. */
  const setValues = async (database: Database, ids: readonly number[], values: object) =>
    await database.kysely
      .updateTable('people')
      .set({ feed_values: JSON.stringify(values) })
      .where('id', 'in', ids)
      .execute();

  test.each([
    ['a country', { C_countryname: 'France' }, { scope: 'country', value: 'FRANCE' }],
    ['a type', { userType: 'E' }, { scope: 'userType', value: 'E' }],
    ['an organization', { C_msDSCloudExtensionAttribute2: 'Org1' }, { scope: 'organization', value: 'ORG1' }],
    ['a domain', { C_distinguishedName: 'CN=1,DC=north,DC=example' }, { scope: 'domain', value: 'north.example' }],
  ] as const)('only the people of %s are read again', async (_, values, group) => {
    const { changes, pages, ids, database } = await watch();
    const concerned = ids.slice(10, 25);
    await setValues(database, concerned, values);
    await changes.read();
    const rules = peopleRulesStore(database.kysely);
    const rule = await rules.addHidingRule({ ...group, fields: ['mobilePhone'] });
    pages.length = 0;
    await changes.read();
    expect(idsOf(pages)).toEqual(concerned);
    expect(pages.flatMap(({ present }) => present).every(({ hiddenFields }) => hiddenFields.length === 1)).toBe(true);
    await rules.removeHidingRule(rule?.id ?? 0);
    pages.length = 0;
    await changes.read();
    expect(idsOf(pages)).toEqual(concerned);
    expect(pages.flatMap(({ present }) => present).every(({ hiddenFields }) => hiddenFields.length === 0)).toBe(true);
  });

  test('a rule that hides what another rule hides already makes nobody read again', async () => {
    const { changes, pages, database } = await watch();
    await hide(database, 'test');
    await changes.read();
    pages.length = 0;
    const rule = { scope: 'userType', value: 'I', fields: ['mobilePhone'] } as const;
    await peopleRulesStore(database.kysely).addHidingRule(rule);
    await changes.read();
    expect(pages).toEqual([]);
  });

  test('the setting for the chart and that for optional fields make only those read again whom they concern', async () => {
    const { changes, pages, ids, database } = await watch();
    const [external, withTopics] = [ids.slice(0, 3), ids.slice(3, 5)];
    await setValues(database, external, { userType: 'E' });
    await database.kysely
      .updateTable('people')
      .set({ about_me: JSON.stringify({ topics: ['Chess'] }) })
      .where('id', 'in', withTopics)
      .execute();
    await changes.read();
    const rules = peopleRulesStore(database.kysely);
    await rules.changeChartChoice({ userTypes: ['I', 'E'], mode: 'except', organizations: [] });
    pages.length = 0;
    await changes.read();
    expect(idsOf(pages)).toEqual(external);
    for (const fields of [['languages', 'nameRecording'], ['topics']] as const) {
      await rules.changeOptionalFields(fields);
      pages.length = 0;
      await changes.read();
      expect(idsOf(pages)).toEqual(withTopics);
    }
  });

  test('the people in the group are read before the remaining pages of a large change', async () => {
    const { changes, pages, ids, everybody, database } = await watch(async (page) => {
      if (page === 1) await hide(database, 'other');
      return applied;
    });
    const concerned = ids.slice(40, 45);
    await database.kysely.updateTable('people').set({ feed: 'other' }).where('id', 'in', concerned).execute();
    await changes.read();
    pages.length = 0;
    await everybody();
    await changes.read();
    expect(idsOf(pages.slice(1, 2))).toEqual(concerned);
    expect(new Set(idsOf(pages)).size).toBe(50);
  });

  test('a rule that is removed while its people are read makes those read again who were read with it', async () => {
    const { changes, pages, ids, database } = await watch(async (page) => {
      if (page === 2) await database.kysely.deleteFrom('hiding_rules').execute();
      return applied;
    });
    await hide(database, 'test');
    await changes.read();
    const latest = new Map(pages.flatMap(({ present }) => present.map((person) => [person.id, person.hiddenFields])));
    expect([...latest.keys()].toSorted((one, other) => one - other)).toEqual(ids);
    expect([...latest.values()].flat()).toEqual([]);
  });

  const group = fc.constantFrom('I', 'E', 'X');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), value: group, field: fc.constantFrom('mobilePhone', 'title') }),
    fc.record({ kind: fc.constant('drop' as const), value: group }),
    fc.record({ kind: fc.constant('move' as const), place: fc.nat(49), value: group }),
    fc.record({ kind: fc.constant('leave' as const), place: fc.nat(49) }),
    fc.record({ kind: fc.constant('fail' as const) }),
    fc.record({ kind: fc.constant('nothing' as const) }),
  );

  test('memory is as if read anew, whatever changes or fails in between', { timeout: 60_000 }, async () => {
    const inMemory = new Map<number, Person>();
    let steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[] = [];
    const watched = await watch(async (page) => {
      for (const id of watched.pages[page - 1]?.left ?? []) inMemory.delete(id);
      await takeStep();
      for (const person of watched.pages[page - 1]?.present ?? []) inMemory.set(person.id, person);
      return applied;
    });
    const { database, ids, changes } = watched;
    const rules = peopleRulesStore(database.kysely);
    const takeStep = async () => {
      const next = steps.shift();
      switch (next?.kind) {
        case 'add':
          await rules.addHidingRule({ scope: 'userType', value: next.value, fields: [next.field as 'title'] });
          break;
        case 'drop':
          await database.kysely.deleteFrom('hiding_rules').where('value', '=', next.value).execute();
          break;
        case 'move':
          await setValues(database, [ids[next.place] ?? 0], { userType: next.value });
          break;
        case 'leave':
          await database.kysely
            .updateTable('people')
            .set({ left_at: new Date() })
            .where('id', '=', ids[next.place] ?? 0)
            .execute();
          break;
        case 'fail':
          throw new Error('no memory');
      }
    };
    for await (const page of peopleStore(database.kysely).allPresent())
      for (const person of page) inMemory.set(person.id, person);
    const seenOf = (people: Iterable<Person>) =>
      Array.from(people, ({ id, userType, hiddenFields }) => [id, userType, hiddenFields]).toSorted();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (planned) => {
        steps = [...planned];
        while (steps.length > 0) {
          await takeStep().catch(() => {});
          await changes.read().catch(() => {});
        }
        await changes.read();
        const people = await peopleStore(database.kysely).allPresent().next();
        expect(seenOf(inMemory.values())).toEqual(seenOf(people.value as Person[]));
      }),
      { numRuns: 40 },
    );
  });
});
