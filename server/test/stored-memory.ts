import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePeople } from '@directory/demo-group';
import { onTestFinished } from 'vitest';
import type { Database } from '../src/database/open-database.ts';
import { membershipCounts } from '../src/people/memory/membership-counts.ts';
import { memorySnapshotsStore } from '../src/people/memory/memory-snapshots-store.ts';
import { followPeople } from '../src/people/memory/people-memory.ts';
import { readReferences } from '../src/people/reference-lists.ts';
import { reportingLine } from '../src/people/reporting-line/reporting-line.ts';
import { searchablePeople } from '../src/people/search-index/searchable-people.ts';
import type { SnapshotTimes } from '../src/people/memory/snapshot-keeper.ts';
import { addPeople } from './add-people.ts';
import { eventually } from './watch-names.ts';

const references = readReferences(undefined);

/** Creates a folder that is removed after the test, and returns the path of the file in it. */
export function memoryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'memory', 'people');
}

/** Adds generated people, the same for the same seed. Returns their ids. */
export async function addGroup(database: Database, count: number, seed: number): Promise<number[]> {
  const people = [...generatePeople({ count, seed })].map(({ jpegPhoto: _, culture: _culture, ...person }) => person);
  return await addPeople(database.kysely, people);
}

/** Writes the file as soon as memory is complete, and after every change. */
export const atOnce: SnapshotTimes = { first: 0, shortest: 0, longest: 1e9, look: 10 };
export const never: SnapshotTimes = { first: 1e9, shortest: 1e9, longest: 1e9, look: 1e6 };

export type StoredNode = Awaited<ReturnType<typeof openNode>>;

/** Opens the memory of a node, which is stored in a file. */
export async function openNode(
  database: Database,
  path: string | undefined,
  {
    times = atOnce,
    fingerprint = 'this version',
    onError = (error) => {
      throw error;
    },
  }: { times?: SnapshotTimes; fingerprint?: string; onError?: (error: unknown) => void } = {},
) {
  const log: { reason?: string; message: string }[] = [];
  const write = (fields: object, message: string) => void log.push({ ...fields, message });
  const logger = { info: write, warn: write } as never;
  const people = searchablePeople(references, onError);
  const line = reportingLine();
  const counts = membershipCounts();
  const store = memorySnapshotsStore(database.kysely);
  const memory = await followPeople({
    database,
    counts,
    followers: [people, line],
    onError,
    ...(path === undefined ? {} : { snapshots: { path, fingerprint, store, logger, times } }),
  });
  onTestFinished(() => memory.close());
  return { people, line, counts, memory, log };
}

/** Starts a node that stores its memory, and stops it. */
export async function storeMemory(database: Database, path: string): Promise<void> {
  const { memory } = await openNode(database, path);
  await eventually(() => {
    if (!existsSync(path)) throw new Error('not stored yet');
  });
  await memory.close();
}

/** Everything that a node returns about the people with these ids. */
export function answersOf({ people, line, counts, memory }: StoredNode, ids: readonly number[]) {
  const summaries = ids.map((id) => people.summary(id));
  const texts = summaries.flatMap((summary, index) =>
    summary === undefined || index % 4 > 0
      ? []
      : [summary.lastName, `${summary.firstName} ${summary.lastName.slice(0, 3)}`, summary.login],
  );
  return {
    count: memory.peopleCount(),
    summaries,
    workplaces: ids.map((id) => people.workplace(id)),
    // An inexact total depends on the segments of the index.
    found: texts.map((text) => people.search({ text, limit: 20, after: 0 }).hits),
    logins: summaries.map((summary) => summary && memory.idOfLogin(summary.login.toUpperCase())),
    chart: ids.map(
      (id) =>
        line.has(id) && {
          slot: line.get(id),
          chain: line.chain(id, 20),
          team: line.team(id, 0, 50),
          branch: line.branch(id, 'outline', 0, 50),
        },
    ),
    references: ids.map((id) => (line.has(id) ? line.resolve(line.get(id).person.manager) : '')),
    groups: (['userType', 'organization', 'domain', 'country', 'feed'] as const).map((scope) =>
      [...counts.groups(scope).entries()].map(([key, { count }]) => [key, count]).toSorted(),
    ),
    members: [...counts.memberships('organizations', new Set()).entries()]
      .map(([key, { memberCount, appliesToCount }]) => [key, memberCount, appliesToCount])
      .toSorted(),
  };
}
