import { dirname } from 'node:path';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database, DatabaseLocation } from '../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../server/src/features/people-feeds/demo/demo-group.ts';
import { presentProfile } from '../../server/src/features/profile/present-profile.ts';
import type { ProfilePresentation } from '../../server/src/features/profile/present-profile.ts';
import { peopleStore } from '../../server/src/people/people-store.ts';
import type { PersonKey } from '../../server/src/people/people-store.ts';
import type { Person } from '../../server/src/people/person.ts';
import { photoUrls } from '../../server/src/people/photos/photo-urls.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { reportingLine } from '../../server/src/people/reporting-line/reporting-line.ts';
import type { ReportingLine } from '../../server/src/people/reporting-line/reporting-line.ts';
import { followRules } from '../../server/src/people/rules/self-service-memory.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { requiredProgram } from './required-program.ts';

// `npm run bench:profile` measures how long the server takes to return a profile with manager, assistant, rules and card, on both engines.

const people = 200_000;
const rounds = 2000;
const program = await requiredProgram(databaseServer);
const references = readReferences(undefined);
using _files = ownTemporaryFolder();
const report = openReport('profile', readOptions());

const rows: Record<string, string | number>[] = [];
report.measure('embedded', await measure('embedded', { kind: 'embedded', folder: temporaryFolder() }));
await using cluster = await startCluster(dirname(program), { isDurable: true });
report.measure('postgresql', await measure('PostgreSQL', { kind: 'postgresql', url: cluster.url, poolSize: 10 }));
report.table(`One own profile among ${people} people, ms`, rows);
report.finish();

/** Returns the p99 of the slowest way to identify a person. */
async function measure(engine: string, location: DatabaseLocation): Promise<number> {
  const database = await openDatabase(location);
  try {
    await loadDemoGroup({ database, references, count: people });
    const known = await pick(database);
    const line = await lineOf(database);
    const rules = await followRules({ database, onError: (error) => void process.stderr.write(`${String(error)}\n`) });
    const keys: Record<string, (person: Person) => PersonKey> = {
      login: ({ login }) => ({ login: inCapitals(login) }),
      'group ID': ({ C_groupIdentifier }) => ({ groupIdentifier: inCapitals(C_groupIdentifier) }),
      'distinguished name': ({ C_distinguishedName }) => ({ distinguishedName: inCapitals(C_distinguishedName) }),
    };
    const worst: number[] = [];
    for (const [way, keyOf] of Object.entries(keys)) {
      const times = await time(database, { named: line.named, opened: rules }, known.map(keyOf));
      worst.push(at(times, 0.99));
      rows.push({ engine, by: way, p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) });
    }
    return Math.max(...worst);
  } finally {
    await database.close();
  }
}

async function pick(database: Database): Promise<Person[]> {
  const known: Person[] = [];
  for await (const page of peopleStore(database.kysely).allPresent()) {
    known.push(
      ...page.filter(
        ({ C_distinguishedName: name, C_groupIdentifier: id }, index) => index % 97 === 0 && name !== '' && id !== '',
      ),
    );
  }
  return Array.from({ length: rounds }, (_, round) => known[round % known.length]).filter(
    (person) => person !== undefined,
  );
}

async function lineOf(database: Database): Promise<ReportingLine> {
  const line = reportingLine();
  const builder = line.rebuild();
  for await (const page of peopleStore(database.kysely).allPresent()) for (const person of page) builder.add(person);
  builder.finish();
  return line;
}

async function time(
  database: Database,
  memory: Pick<ProfilePresentation, 'named' | 'opened'>,
  keys: readonly PersonKey[],
): Promise<number[]> {
  const store = peopleStore(database.kysely);
  const presentation = { ...memory, addresses: photoUrls('bench'), references };
  const times: number[] = [];
  for (const key of keys) {
    const start = performance.now();
    const shown = await store.findWithCard(key);
    if (shown === undefined) throw new Error('A person who exists was not found.');
    await presentProfile(shown, true, presentation);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

function at(times: readonly number[], share: number): number {
  return Math.round((times[Math.floor(times.length * share)] ?? 0) * 1000) / 1000;
}

/** Only people whose names have no accents, since upper case would change `ß`. */
function inCapitals(text: string): string {
  return text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}
