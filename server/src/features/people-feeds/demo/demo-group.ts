import type { GeneratedPerson } from '@directory/demo-group';
import { demoPeople } from '@directory/demo-group/settings';
import type { ImportProgress } from '@directory/contract';
import type { Database, Queries } from '../../../database/open-database.ts';
import { auditStore } from '../../../people/audit-store.ts';
import { readDrawn } from '../../../people/photos/drawn-version.ts';
import type { References } from '../../../people/reference-lists.ts';
import { addDemoSettings, removeDemoSettings } from './demo-settings.ts';
import type { RemovedSettings } from './demo-settings.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { demoFeed } from '../feed-name.ts';
import { feedStore } from '../import/feed-store.ts';
import { withImportLock } from '../import/import-lock.ts';
import { importPeople } from '../import/import-people.ts';
import type { ImportSummary } from '../import/import-people.ts';
import { administratorsStore } from '../../../viewer/administrators/administrators-store.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { runRetirement } from '../runs/retire-feed.ts';
import type { RetirementOptions } from '../runs/retire-feed.ts';

/** The logins that the demo sign-in lists first: one person of each kind that the directory treats differently. */
export const demoLogins: readonly string[] = demoPeople.map((person) => person.login);

export interface RemovedDemo extends RemovedSettings {
  readonly people: number;
}

/**
 * Loads the demo group into an empty directory: people, rules, addresses and administrators, in one transaction. The caller must ensure
 * that the directory contains no real data.
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
    alongside: (queries) => addDemoSettings(queries, options.references),
  });
}

async function* demoEntries(count: number): AsyncGenerator<FeedEntry> {
  // Imported lazily: the names and places take about 5 MB of memory.
  const { demoSeed, generatePeople } = await import('@directory/demo-group');
  let line = 0;
  for (const person of generatePeople({ count, seed: demoSeed })) yield entryOf(person, ++line);
}

function entryOf({ otherNames, jpegPhoto, culture: _, ...values }: GeneratedPerson, line: number): FeedEntry {
  const look = readDrawn(jpegPhoto);
  return { line, values, otherNames, photo: look === undefined ? null : { kind: 'drawn', look } };
}

/**
 * Deletes the demo group: its people including leavers, its administrators, and those of its rules and addresses that are unchanged. People
 * whom another feed delivers, too, stay as its people.
 * @throws ImportInProgressError
 */
export async function removeDemoGroup(
  options: Pick<RetirementOptions, 'database' | 'references' | 'priority' | 'signal' | 'onProgress'>,
): Promise<RemovedDemo> {
  const { database, references } = options;
  const remove = async (queries: Queries): Promise<RemovedDemo> => {
    const people = await feedStore(queries).remove(demoFeed);
    const settings = await removeDemoSettings(queries, references);
    if (people > 0) {
      const [actor, kind] = ['command line', 'feed.run'] as const;
      await auditStore(queries).record({ actor, kind, subject: demoFeed, before: { people }, after: { people: 0 } });
    }
    return { people, ...settings };
  };
  return await withImportLock(database, async (lock) => {
    if (!(await feedStateStore(database.kysely).hasPeople(demoFeed))) {
      return await database.transaction(async (queries) => {
        await lock.beginWriting(queries);
        return await remove(queries);
      });
    }
    // Those who leave lose their rights before the settings are removed.
    const listed = await administratorsStore(database.kysely).list();
    const administrators = listed.filter(({ addedBy }) => addedBy === demoFeed).length;
    let removed: RemovedDemo = { people: 0, administrators: 0, rules: 0, addressLists: 0 };
    const alongside = async (queries: Queries) => {
      removed = { ...(await remove(queries)), administrators };
    };
    await runRetirement({ ...options, feed: demoFeed, kind: demoFeed, accepts: 'any', alongside }, lock);
    return removed;
  });
}
