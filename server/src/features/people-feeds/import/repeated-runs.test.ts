import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { feedPriority } from './feed-priority.ts';
import { importPeople } from './import-people.ts';

// Feeds that deliver the same few people, with identities that contradict each other.

interface Run {
  readonly feed: 'ad' | 'hr' | 'old';
  readonly mode: 'complete' | 'changes';
  readonly entries: readonly Omit<FeedEntry, 'line'>[];
}

const references = readReferences(undefined);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});

const maybe = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const values = fc.record(
  {
    login: fc.constantFrom('a@x', 'b@x', 'c@x', 'A@X'),
    C_groupIdentifier: fc.constantFrom('AB1', 'AB2', 'ab1'),
    C_distinguishedName: fc.constantFrom('CN=1', 'CN=2'),
    firstName: fc.constantFrom('Ann', 'Bob'),
    lastName: fc.constantFrom('Lee', 'Ray'),
    city: fc.constantFrom('Rome', 'Oslo'),
  },
  { requiredKeys: ['login'] },
);
const externalIds = fc.constantFrom('1', '2', '3');

/** Entries of a feed that delivers ids, or none. */
function entriesOf(hasIds: boolean, mayRemove: boolean): fc.Arbitrary<Run['entries']> {
  const entry = fc.record({
    values,
    otherNames: fc.constant([]),
    employeeNumber: maybe('10', '20'),
    externalId: hasIds ? externalIds : fc.constant(undefined),
    isRemoved: mayRemove ? fc.boolean() : fc.constant(false),
  });
  const shown = entry.map(({ isRemoved, ...rest }) => (isRemoved ? { ...rest, isRemoved } : rest));
  return fc.array(shown as unknown as fc.Arbitrary<Omit<FeedEntry, 'line'>>, { maxLength: 4 });
}

/** Feeds that change, and then what each of them delivers from then on. */
const histories = fc.record({ ad: fc.boolean(), hr: fc.boolean(), old: fc.boolean() }).chain((hasIds) => {
  const names = fc.constantFrom('ad' as const, 'hr' as const, 'old' as const);
  const run = fc
    .tuple(names, fc.constantFrom('complete' as const, 'changes' as const))
    .chain(([feed, mode]) =>
      entriesOf(hasIds[feed], mode === 'changes').map((entries): Run => ({ feed, mode, entries })),
    );
  const last = (feed: Run['feed']) =>
    entriesOf(hasIds[feed], false).map((entries): Run => ({ feed, mode: 'complete', entries }));
  return fc.record({
    before: fc.array(run, { maxLength: 6 }),
    priority: fc.constantFrom([], ['ad'], ['hr', 'ad']),
    finally: fc.tuple(last('ad'), last('hr'), last('old')),
  });
});

async function take({ feed, mode, entries: given }: Run, priority: readonly string[]) {
  async function* entries(): AsyncGenerator<FeedEntry> {
    for (const [index, entry] of given.entries()) yield { ...entry, line: index + 1 };
  }
  const options = { database, references, kind: 'ldap', accepts: 'any', priority: feedPriority(priority) } as const;
  const { outcome, figures } = await importPeople({ ...options, feed, mode, entries: entries() });
  return outcome === 'failed' ? 0 : figures.added + figures.changed + figures.left;
}

test('feeds that contradict each other never fail, and change nothing more once they deliver the same again', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async ({ before, priority, finally: last }) => {
      for (const table of ['people', 'feeds', 'feed_runs', 'person_supplements'] as const)
        await database.kysely.deleteFrom(table).execute();
      for (const run of before) await take(run, priority);
      const changes: number[] = [];
      for (const _ of [1, 2, 3, 4]) for (const run of last) changes.push(await take(run, priority));
      expect(changes.slice(-last.length)).toEqual([0, 0, 0]);
    }),
    { numRuns: 30 },
  );
}, 120_000);
