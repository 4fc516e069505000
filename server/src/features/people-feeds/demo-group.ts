import { demoAdministrators, demoPeople, demoSeed, generatePeople } from '@directory/demo-group';
import type { GeneratedPerson } from '@directory/demo-group';
import type { Database, Queries } from '../../database/open-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import { peopleStore } from '../../people/people-store.ts';
import type { References } from '../../people/reference-lists.ts';
import { administratorsStore } from '../../viewer/administrators-store.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedStore } from './feed-store.ts';
import { importPeople } from './import-people.ts';
import type { ImportProgress, ImportSummary } from './import-people.ts';

/** The demo group is a feed of its own. */
export const demoFeed = 'demo';

/** Whom the demo sign-in offers first: people of every kind that the directory treats apart. */
export const demoLogins: readonly string[] = demoPeople.map((person) => person.login);

export interface RemovedDemo {
  readonly people: number;
}

/**
 * Loads the demo group into an empty directory: people, and with them the rules, addresses and administrators that make it worth
 * trying. All of it stands, or none. The caller makes sure that the directory is nobody's real one.
 */
export async function loadDemoGroup(options: {
  readonly database: Database;
  readonly references: References;
  readonly count: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}): Promise<ImportSummary> {
  const { count, ...rest } = options;
  return await importPeople({
    ...rest,
    feed: demoFeed,
    kind: demoFeed,
    entries: demoEntries(count),
    alongside: addSettings,
  });
}

/** Administrators are those of the demo by `added_by`. */
async function addSettings(queries: Queries): Promise<void> {
  for (const login of demoAdministrators) {
    const [subject, after] = [identityKey(login), { login }];
    if ((await peopleStore(queries).find({ login })) === undefined) continue;
    if (!(await administratorsStore(queries).add(login, demoFeed))) continue;
    await auditStore(queries).record({ actor: demoFeed, kind: 'administrator.added', subject, before: null, after });
  }
}

async function* demoEntries(count: number): AsyncGenerator<FeedEntry> {
  let line = 0;
  for (const person of generatePeople({ count, seed: demoSeed })) yield entryOf(person, ++line);
}

function entryOf({ otherNames, jpegPhoto, culture: _, ...values }: GeneratedPerson, line: number): FeedEntry {
  return { line, values, otherNames, photo: jpegPhoto === 'drawn' ? { kind: 'drawn' } : null };
}

/** Removes the demo group for good: its people, leavers too. */
export async function removeDemoGroup(database: Database): Promise<RemovedDemo> {
  return await database.transaction(async (queries) => {
    const people = await feedStore(queries).remove(demoFeed);
    const [actor, kind] = ['command line', 'feed.run'] as const;
    await auditStore(queries).record({ actor, kind, subject: demoFeed, before: { people }, after: { people: 0 } });
    return { people };
  });
}
