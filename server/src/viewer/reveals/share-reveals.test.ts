import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openRevealNode, viewerNamed } from '../../../test/reveal-node.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import { administratorsStore } from '../administrators/administrators-store.ts';
import { revealBudgetStore } from './reveal-budget-store.ts';

const ann = viewerNamed('ann');
const minute = 60_000;

test('a node learns whom another node has shown, and does not count them twice', async () => {
  const database = await openTestDatabase();
  const [one, other] = [await openRevealNode(database), await openRevealNode(database)];
  expect(one.show(ann, 0, 60)).toBe(60);
  await one.sharing.share();
  expect(other.show(ann, 0, 1)).toBe(1);
  await other.sharing.share();
  expect(other.show(ann, 60, 101)).toBe(0);
  expect(other.show(ann, 20, 100)).toBe(80);
  await other.sharing.share();
  one.show(ann, 0, 1);
  await one.sharing.share();
  expect(one.show(ann, 100, 101)).toBe(0);
  await one.sharing.close();
  await other.sharing.close();
});

test('a restart does not reset a budget', async () => {
  const database = await openTestDatabase();
  const before = await openRevealNode(database);
  expect(before.show(ann, 0, 100)).toBe(100);
  await before.sharing.close();
  const after = await openRevealNode(database);
  after.show(ann, 0, 1);
  await after.sharing.share();
  expect(after.show(ann, 100, 101)).toBe(0);
  await after.sharing.close();
});

test('a viewer whose login changes keeps the budget of the account', async () => {
  const database = await openTestDatabase();
  const node = await openRevealNode(database);
  expect(node.show(viewerNamed('ann', '17'), 0, 100)).toBe(100);
  expect(node.show(viewerNamed('Ann.Renamed', '17'), 100, 101)).toBe(0);
  expect(node.show(viewerNamed('ann', '18'), 100, 101)).toBe(1);
  await node.sharing.close();
});

test('the hour passes, the day has its own budget, and older rows are deleted', async () => {
  const database = await openTestDatabase();
  let time = Date.now();
  const node = await openRevealNode(database, { now: () => time });
  expect(node.show(ann, 0, 100)).toBe(100);
  time += 60 * minute;
  expect(node.show(ann, 100, 150)).toBe(50);
  time += 60 * minute;
  expect(node.show(ann, 150, 151)).toBe(0);
  await node.sharing.share();
  time += 24 * 60 * minute;
  expect(node.show(ann, 150, 250)).toBe(100);
  await node.sharing.share();
  const rows = await database.kysely.selectFrom('revealed_people').select('slot').execute();
  expect(rows).toHaveLength(1);
  await node.sharing.close();
});

test('setting back the clock neither frees nor blocks a viewer', async () => {
  const database = await openTestDatabase();
  let time = Date.now() + 24 * 60 * minute;
  const node = await openRevealNode(database, { now: () => time });
  expect(node.show(ann, 0, 100)).toBe(100);
  await node.sharing.share();
  time -= 24 * 60 * minute;
  expect(node.show(ann, 100, 101)).toBe(0);
  await node.sharing.share();
  time += 60 * minute;
  expect(node.show(ann, 100, 101)).toBe(1);
  await node.sharing.close();
});

test('several nodes together record and report an exhausted budget once', async () => {
  const database = await openTestDatabase();
  const nodes = [await openRevealNode(database), await openRevealNode(database)];
  for (const node of nodes) {
    node.show(ann, 0, 100);
    expect(node.show(ann, 100, 130)).toBe(0);
    await node.sharing.share();
    node.show(ann, 100, 130);
    await node.sharing.share();
  }
  expect(nodes.flatMap(({ alerts }) => alerts)).toEqual([
    { type: 'people.too-many', message: expect.not.stringContaining('ann') },
  ]);
  expect(await auditStore(database.kysely).list({ kind: 'people.too-many', limit: 10 })).toHaveLength(1);
  expect(nodes.map(({ counts }) => counts.totals().refused.hour)).toEqual([2, 2]);
  for (const node of nodes) await node.sharing.close();
});

test('a raised budget and new administrator rights reach a running node', async () => {
  const database = await openTestDatabase();
  const node = await openRevealNode(database);
  const store = revealBudgetStore(database.kysely);
  expect(node.show(ann, 0, 101)).toBe(0);
  await administratorsStore(database.kysely).add('Ann@group.example', 'test');
  await node.sharing.share();
  expect(node.show(ann, 0, 200)).toBe(200);
  expect(node.show(ann, 200, 201)).toBe(0);
  await store.raise({ loginKey: 'ann@group.example', login: ann.login, people: 500, by: 'admin' });
  await node.sharing.share();
  expect(node.show(ann, 200, 500)).toBe(300);
  expect(await store.countOf('ann@group.example', 0)).toBe(200);
  await node.sharing.share();
  expect(await store.countOf('ann@group.example', 0)).toBe(500);
  await node.sharing.close();
});

test('while the database is down, a node counts on its own, reports the outage once, and shares later', async () => {
  const database = await openTestDatabase();
  const node = await openRevealNode(database);
  await sql`alter table revealed_people rename to away`.execute(database.kysely);
  expect(node.show(ann, 0, 60)).toBe(60);
  await node.sharing.share();
  await node.sharing.share();
  expect(node.errors).toHaveLength(1);
  expect(node.show(ann, 60, 120)).toBe(0);
  await sql`alter table away rename to revealed_people`.execute(database.kysely);
  await node.sharing.share();
  expect(await revealBudgetStore(database.kysely).countOf('ann@group.example', 0)).toBe(60);
  await node.sharing.close();
});

test('counts are stored exactly once if the counts of the other nodes cannot be read', async () => {
  const database = await openTestDatabase();
  const [node, other] = [await openRevealNode(database), await openRevealNode(database)];
  other.show(viewerNamed('viewer0'), 50, 100);
  await other.sharing.share();
  for (let number = 0; number < 60; number++) node.show(viewerNamed(`viewer${number}`), 0, 20);
  await sql`create function to_json(integer[]) returns json language plpgsql
    as $$ begin raise 'unreadable'; end $$`.execute(database.kysely);
  await node.sharing.share();
  expect(node.errors).toHaveLength(1);
  await sql`drop function to_json(integer[])`.execute(database.kysely);
  await node.sharing.share();
  const rows = await database.kysely.selectFrom('revealed_people').select('people').execute();
  expect(rows.map(({ people }) => people.length).toSorted((one, two) => one - two)).toEqual([
    ...Array.from({ length: 59 }, () => 20),
    70,
  ]);
  expect(node.show(viewerNamed('viewer0'), 100, 131)).toBe(0);
  for (const { sharing } of [node, other]) await sharing.close();
});

test('shares do not pile up while a node waits for the database', async () => {
  const database = await openTestDatabase();
  const node = await openRevealNode(database);
  const before = node.rounds();
  await Promise.all(Array.from({ length: 20 }, () => node.sharing.share()));
  expect(node.rounds() - before).toBeLessThanOrEqual(2);
  await node.sharing.close();
});

test('the least recently active viewers are evicted when memory is full, and read again later', async () => {
  const database = await openTestDatabase();
  const node = await openRevealNode(database, { maxPeople: 1000 });
  for (let number = 0; number < 50; number++) node.show(viewerNamed(`viewer${number}`), 0, 100);
  await node.sharing.share();
  const first = viewerNamed('viewer0');
  expect(node.show(first, 100, 101)).toBe(1);
  await node.sharing.share();
  expect(node.show(first, 101, 102)).toBe(0);
  await node.sharing.close();
});
