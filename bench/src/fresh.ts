import { dirname } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generatePeople } from '@directory/demo-group';
import { startCluster } from '../../tools/src/postgresql-cluster.ts';
import { temporaryFolder } from '../../tools/src/running-directory.ts';
import { databaseServer } from '../../tools/src/system-programs.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database, DatabaseLocation } from '../../server/src/database/open-database.ts';
import { membershipCounts } from '../../server/src/people/memory/membership-counts.ts';
import { followPeople } from '../../server/src/people/memory/people-memory.ts';
import type { PeopleMemory } from '../../server/src/people/memory/people-memory.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { reportingLine } from '../../server/src/people/reporting-line/reporting-line.ts';
import { searchablePeople } from '../../server/src/people/search-index/searchable-people.ts';
import type { SearchablePeople } from '../../server/src/people/search-index/searchable-people.ts';
import { drawTable } from './report.ts';
import { requiredProgram } from './required-program.ts';
import { timesOf } from './search-timing.ts';

// `npm run bench:fresh -- [--people 200000] [--engines embedded,postgresql]` measures searches and edits while the changes of large runs
// are read into memory.

const seed = 2026;
/** Number of rows per statement while people are written. */
const rowsPerStatement = 200;
/** Milliseconds between two searches. */
const searchInterval = 4;
/** Milliseconds between two edits of one person. */
const editInterval = 500;

/**
 * Figures of one run: the time until a node has all its changes, and what users notice in the meantime. In milliseconds unless stated
 * otherwise.
 */
export interface FreshRun extends Record<string, string | number> {
  readonly engine: string;
  readonly run: string;
  /** Seconds from the commit until all changes are in memory. */
  readonly 'in memory, s': number;
  readonly searches: number;
  readonly 'search p50': number;
  /** From the time at which a search is due to its response, so that waiting for the event loop counts. */
  readonly 'search p99': number;
  readonly 'slowest search': number;
  readonly 'longest event loop delay': number;
  /**
   * Maximum processor time of the main thread between two searches, the search included: the longest event loop iteration, and at most
   * `searchInterval` more. Unlike the other figures, it does not depend on other load of the machine.
   */
  readonly 'longest turn, CPU': number;
  /** Maximum time from the commit of an edit of one person until searches find it. */
  readonly 'slowest edit': number;
}

/** Fills an empty database with generated people, and measures runs in which people leave, return, change and are added. */
export async function measureFreshRuns(location: DatabaseLocation, people: number): Promise<FreshRun[]> {
  const database = await openDatabase(location);
  const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
  try {
    const added = Math.floor(people * 0.99);
    await addPeople(database, people, 0, people - added);
    const search = searchablePeople(readReferences(undefined), onError);
    const followers = [search, reportingLine()];
    const memory = await followPeople({ database, counts: membershipCounts(), followers, onError });
    const node: Node = { database, search, memory };
    const rows: FreshRun[] = [];
    const measure = async (run: string, write: () => Promise<void>) => rows.push(await measureRun(node, run, write));
    await measure(`${added} added to ${people - added}`, () => addPeople(database, people, people - added, people));
    const leavers = Math.floor(people * 0.3);
    await measure(`${leavers} leave`, () => change(database, leavers, { left_at: new Date() }));
    await measure(`${leavers} return`, () => change(database, leavers, { left_at: null }));
    const changed = Math.floor(people / 4);
    await measure(`${changed} change`, () => change(database, changed, { changed_at: new Date() }));
    await memory.close();
    return rows;
  } finally {
    await database.close();
  }
}

interface Node {
  readonly database: Database;
  readonly search: SearchablePeople;
  readonly memory: PeopleMemory;
}

async function measureRun(
  { database, search, memory }: Node,
  run: string,
  write: () => Promise<void>,
): Promise<FreshRun> {
  await pause(2000);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const ending = new AbortController();
  await write();
  delays.enable();
  const searching = searchSteadily(search, ending.signal);
  const editing = editSteadily(database, search, ending.signal);
  const start = performance.now();
  await waitForAll(memory);
  const seconds = (performance.now() - start) / 1000;
  ending.abort();
  const { times, longestTurn } = await searching;
  const edits = await editing;
  delays.disable();
  const { p50, p99 } = timesOf(times);
  return {
    engine: database.kind,
    run,
    'in memory, s': seconds,
    searches: times.length,
    'search p50': p50,
    'search p99': p99,
    'slowest search': Math.max(...times),
    'longest event loop delay': delays.max / 1e6,
    'longest turn, CPU': longestTurn,
    'slowest edit': Math.max(...edits),
  };
}

/** `catchUp` gives up after some seconds. */
async function waitForAll(memory: PeopleMemory): Promise<void> {
  for (let isDone = false; !isDone;) {
    const start = performance.now();
    await memory.catchUp();
    isDone = performance.now() - start < 4900;
  }
}

async function searchSteadily(
  search: SearchablePeople,
  signal: AbortSignal,
): Promise<{ times: number[]; longestTurn: number }> {
  const texts = [...generatePeople({ count: 300, seed })].flatMap(({ firstName, lastName }) => [
    `${firstName} ${lastName}`,
    lastName.slice(0, 3),
    `${firstName.slice(0, 2)}${firstName.slice(3)} ${lastName}`,
  ]);
  const times: number[] = [];
  let longestTurn = 0;
  let usedBefore = Infinity;
  for (let due = performance.now(); !signal.aborted; due = Math.max(due, performance.now()) + searchInterval) {
    await pause(Math.max(0, due - performance.now()));
    search.search({ text: texts[times.length % texts.length] ?? '', limit: 10, after: 0 });
    times.push(performance.now() - due);
    const { user, system } = process.threadCpuUsage();
    const used = (user + system) / 1000;
    longestTurn = Math.max(longestTurn, used - usedBefore);
    usedBefore = used;
  }
  return { times, longestTurn };
}

/** Changes the name of the last person repeatedly. Returns the times until a search finds the new name. */
async function editSteadily(database: Database, search: SearchablePeople, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  const { id, feed_values: values } = await database.kysely
    .selectFrom('people')
    .select(['id', 'feed_values'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  do {
    const lastName = `Edited${'abcdefghij'[times.length % 10]}${Math.floor(times.length / 10)}`;
    const update = database.kysely.updateTable('people').set({ feed_values: JSON.stringify({ ...values, lastName }) });
    await update.where('id', '=', id).execute();
    const start = performance.now();
    while (search.summary(id)?.lastName !== lastName) await pause(2);
    times.push(performance.now() - start);
    await pause(editInterval);
  } while (!signal.aborted);
  return times;
}

/** Statements are small on the embedded database, since edits wait for its only session. */
async function change(
  { kind, transaction }: Database,
  people: number,
  values: { left_at?: Date | null; changed_at?: Date },
): Promise<void> {
  const step = kind === 'embedded' ? rowsPerStatement : people;
  await transaction(async (queries) => {
    for (let start = 0; start < people; start += step) {
      const update = queries.updateTable('people').set(values);
      await update
        .where('id', '>', start)
        .where('id', '<=', start + step)
        .execute();
    }
  });
}

/** Adds the people from `start` (inclusive) to `end` (exclusive) of a generated group. */
async function addPeople({ transaction }: Database, count: number, start: number, end: number): Promise<void> {
  await transaction(async (queries) => {
    let rows = [];
    let index = 0;
    for (const { jpegPhoto, culture: _, ...values } of generatePeople({ count, seed })) {
      if (index++ < start) continue;
      if (index > end) break;
      rows.push({
        login: values.login,
        login_key: values.login.toLowerCase(),
        feed: 'bench',
        feed_values: JSON.stringify(values),
        photo_version: jpegPhoto === '' ? null : jpegPhoto,
      });
      if (rows.length < rowsPerStatement && index < end) continue;
      await queries.insertInto('people').values(rows).execute();
      rows = [];
    }
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '200000' },
      engines: { type: 'string', default: 'embedded,postgresql' },
    },
  });
  using _files = ownTemporaryFolder();
  const rows: FreshRun[] = [];
  for (const engine of values.engines.split(',')) {
    if (engine === 'embedded') {
      rows.push(...(await measureFreshRuns({ kind: 'embedded', folder: temporaryFolder() }, Number(values.people))));
    } else {
      await using cluster = await startCluster(dirname(await requiredProgram(databaseServer)));
      rows.push(
        ...(await measureFreshRuns({ kind: 'postgresql', url: cluster.url, poolSize: 4 }, Number(values.people))),
      );
    }
  }
  process.stdout.write(`${drawTable(rows)}\n`);
}
