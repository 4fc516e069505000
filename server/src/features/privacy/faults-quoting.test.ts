import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/open-database.ts';
import { identityKey } from '../../people/identity-key.ts';
import { mentionsOf } from './data-subject.ts';
import { tracesStore } from './traces-store.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await sql`delete from feed_runs`.execute(database.kysely);
});

async function storeFaults(reasons: readonly string[]): Promise<void> {
  await sql`
    with run as (
      insert into feed_runs (feed, kind, started_at, finished_at, figures, rejected)
      values ('hr', 'csv', now(), now(), '{}', '[]') returning id
    )
    insert into feed_faults (run_id, position, line, field, code, reason)
    select run.id, place - 1, 1, 'login', 'error.e2', reason
    from run, unnest(${reasons}::text[]) with ordinality as given (reason, place)`.execute(database.kysely);
}

async function reasonsQuoting(values: readonly string[]): Promise<string[]> {
  const reasons: string[] = [];
  for await (const { reason } of tracesStore(database.kysely).faultsQuoting(values)) reasons.push(reason);
  return reasons;
}

/** Letters with unusual case or composition: dotted and dotless i, the Kelvin sign, ligatures, accents before and after composition. */
const letters = [
  ...'aIikKsSé/@."',
  'İ',
  'ı',
  '\u212A',
  'ß',
  'ẞ',
  'ﬁ',
  'e\u0301',
  '\u0307',
  'Å',
  '\u212B',
  '山',
  '😀',
  'Σ',
  'ς',
];
const text = fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map((parts) => parts.join(''));

test('every fault that quotes an identifier is found, in every case and composition of its letters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (values) => {
      await sql`delete from feed_runs`.execute(database.kysely);
      const reasons = values.map((value) => `the value "${value}" is not valid`);
      await storeFaults(reasons);
      for (const value of values) {
        for (const written of [value, value.toUpperCase(), value.toLowerCase(), value.normalize('NFD')]) {
          const identifiers = new Set([identityKey(written)]);
          const subject = { logins: [], identifiers, sharedValues: new Set<string>() };
          const { isIdentified, identifying } = mentionsOf([{ subject: subject as never, alias: '' }]);
          const found = (await reasonsQuoting([...identifying])).filter(isIdentified);
          expect(found).toEqual(reasons.filter(isIdentified));
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('faults of several pages and runs are each found once, in order, and others are not read', async () => {
  const naming = Array.from({ length: 1200 }, (_, number) => `row ${number}: the login "Ann@Group.example" is taken`);
  const others = naming.map((reason) => reason.replace('Ann', 'Bob'));
  await storeFaults([...naming.slice(0, 700), ...others]);
  await storeFaults(naming.slice(700));
  expect(await reasonsQuoting(['ann@group.example'])).toEqual(naming);
});

test('a value at the end of a very long reason is found', async () => {
  const long = `${'"x" '.repeat(900)}"ann@group.example"`;
  await storeFaults([long, 'x'.repeat(9000)]);
  expect(await reasonsQuoting(['ann@group.example'])).toContain(long);
});

test('a fault is no longer found once its reason is replaced', async () => {
  await storeFaults(['the login "ann@group.example" is taken']);
  await sql`update feed_faults set reason = 'erased'`.execute(database.kysely);
  expect(await reasonsQuoting(['ann@group.example'])).toEqual([]);
});
