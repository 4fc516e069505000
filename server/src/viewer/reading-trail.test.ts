import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { viewerNamed } from '../../test/reveal-node.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { auditStore } from '../people/audit-store.ts';
import { maxEntriesPerHour, readingTrail } from './reading-trail.ts';

const ann = viewerNamed('ann');
const bob = viewerNamed('bob');
const hour = 3_600_000;

test('readings beyond the hourly maximum of entries are summed up in one entry per viewer and kind', async () => {
  const database = await openTestDatabase();
  let time = Date.now();
  const trail = readingTrail({ now: () => time });
  for (let turn = 0; turn < maxEntriesPerHour + 7; turn++) trail.exported(ann, { exported: 'search', rows: 100 });
  trail.exported(bob, { exported: 'chart', rows: 5 });
  const entriesOf = (actor: string) => auditStore(database.kysely).list({ actor, limit: 100 });
  await trail.write(database);
  expect(await entriesOf(ann.login)).toHaveLength(maxEntriesPerHour);
  expect(await entriesOf(bob.login)).toHaveLength(1);
  time += hour;
  await trail.write(database);
  expect(await entriesOf(ann.login)).toHaveLength(maxEntriesPerHour + 1);
  const [sum] = await entriesOf(ann.login);
  expect(sum).toMatchObject({ kind: 'people.exported', after: { times: 7, rows: 700 } });
  expect(await entriesOf(bob.login)).toHaveLength(1);
  trail.exported(ann, { exported: 'search', rows: 100 });
  await trail.write(database);
  expect(await entriesOf(ann.login)).toHaveLength(maxEntriesPerHour + 2);
});

test('the sum of the current hour is written at the end', async () => {
  const database = await openTestDatabase();
  const trail = readingTrail({ now: Date.now });
  for (let number = 0; number < maxEntriesPerHour + 3; number++) {
    trail.readLeaver(ann, { login: `gone${number}@group.example` });
  }
  await trail.write(database, true);
  const [sum, ...others] = await auditStore(database.kysely).list({ kind: 'leaver.read', limit: 100 });
  expect(sum?.after).toEqual({ times: 3 });
  expect(others).toHaveLength(maxEntriesPerHour);
});

test('while the database is down, the sums of one viewer are added up', async () => {
  const database = await openTestDatabase();
  let time = Date.now();
  const trail = readingTrail({ now: () => time });
  await sql`alter table audit_trail rename to away`.execute(database.kysely);
  for (let passed = 0; passed < 3; passed++) {
    for (let turn = 0; turn < maxEntriesPerHour + 5; turn++) trail.exported(ann, { exported: 'search', rows: 10 });
    time += hour;
    await expect(trail.write(database)).rejects.toThrow('audit_trail');
    expect(trail.hasEntries()).toBe(true);
  }
  await sql`alter table away rename to audit_trail`.execute(database.kysely);
  await trail.write(database);
  expect(trail.hasEntries()).toBe(false);
  const entries = await auditStore(database.kysely).list({ actor: ann.login, limit: 100 });
  expect(entries).toHaveLength(3 * maxEntriesPerHour + 1);
  expect(entries[0]?.after).toEqual({ times: 15, rows: 150 });
});
