import { describe, expect, test, vi } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import type { Database } from '../../database/open-database.ts';
import { PeopleChanges } from './people-changes.ts';
import type { AppliedChanges, ChangedPeople } from './people-changes.ts';
import { peopleChangesStore } from './people-changes-store.ts';
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
  const { snapshot: since, rulesVersion } = await store.poll();
  const poll = vi.spyOn(store, 'poll');
  const polls = () => poll.mock.calls.length;
  const failNextPoll = () => poll.mockRejectedValueOnce(new Error('away'));
  const changes = new PeopleChanges({
    store,
    since,
    rulesVersion,
    pageSize,
    apply: async (changed, moreFollow) => {
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

  test('all people are read again once, in pages, including leavers and concurrent changes', async () => {
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
    expect(pages.flatMap(({ left }) => left)).toEqual([ids[3]]);
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
});
