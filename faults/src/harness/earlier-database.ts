import { sql } from 'kysely';
import { executedMigrations, migrate, migrationNames } from '../../../server/src/database/migrate.ts';
import { openUnmigrated } from '../../../server/src/database/open-database.ts';
import type { Database, DatabaseLocation } from '../../../server/src/database/open-database.ts';
import { withTimeLimit } from '../../../server/src/database/time-limit.ts';
import { runFeed, titleOfRun } from './people.ts';

/** Last migrations of the first released version, of one with corrections and entry hashes, and of the version before the current one. */
export const earlierVersions: readonly string[] = [
  migrationNames[0]!,
  migrationNames.find((name) => name.startsWith('0009'))!,
  migrationNames.at(-2)!,
];

/** Creates a database of an earlier version, with people. */
export async function makeEarlierDatabase(location: DatabaseLocation, version: string, people: number): Promise<void> {
  await using database = await open(location);
  await withTimeLimit('migration', () => migrate(database.kysely, { upTo: version }));
  const values = sql`jsonb_build_object('login', login, 'firstName', 'Contractor', 'lastName', 'Outside' || number,
    'title', ${titleOfRun(0)}::text, 'email', login, 'userType', 'I', 'city', 'Lyon')`;
  await withTimeLimit('import', () =>
    sql`
      insert into people (login, login_key, feed, feed_values)
      select login, login, ${runFeed}::text, ${values}
      from (select number, 'contractor.' || number || '@group.example' as login
        from generate_series(0, ${sql.lit(people - 1)}) as number) as numbers`.execute(database.kysely),
  );
}

/** The migrations that a database has. An embedded database must not be open elsewhere. */
export async function migrationsOf(location: DatabaseLocation): Promise<readonly string[]> {
  await using database = await open(location);
  return await executedMigrations(database.kysely);
}

async function open(location: DatabaseLocation): Promise<Database & AsyncDisposable> {
  const database = await openUnmigrated(location);
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}
