import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { Following } from '../people/memory/follow-changes.ts';
import type { MemorySources } from '../people/memory/memory-metrics.ts';
import { memorySnapshotsStore } from '../people/memory/memory-snapshots-store.ts';
import { membershipCounts } from '../people/memory/membership-counts.ts';
import type { MembershipCounts } from '../people/memory/membership-counts.ts';
import { followPeople } from '../people/memory/people-memory.ts';
import type { PeopleMemory, ReadingProgress } from '../people/memory/people-memory.ts';
import { progressLog } from '../people/memory/progress-log.ts';
import type { SnapshotOptions } from '../people/memory/snapshot-keeper.ts';
import { programFingerprint } from '../people/program-fingerprint.ts';
import type { References } from '../people/reference-lists.ts';
import { reportingLine } from '../people/reporting-line/reporting-line.ts';
import type { ReportingLine } from '../people/reporting-line/reporting-line.ts';
import { followRules } from '../people/rules/self-service-memory.ts';
import type { RulesMemory } from '../people/rules/self-service-memory.ts';
import { followSynonyms } from '../people/search-index/follow-synonyms.ts';
import { searchablePeople } from '../people/search-index/searchable-people.ts';
import type { SearchablePeople } from '../people/search-index/searchable-people.ts';

/** The memory of a node, kept up to date with the database. */
export interface NodeMemory extends Pick<PeopleMemory, 'idOfLogin' | 'peopleCount'> {
  readonly people: SearchablePeople;
  readonly line: ReportingLine;
  readonly counts: MembershipCounts;
  readonly rules: RulesMemory;
  /** Resolves when memory contains everything that was committed before the call (see `Following`). */
  readonly catchUp: () => Promise<void>;
  /** The same for people only, as `PeopleMemory` has it. */
  readonly catchUpPeople: PeopleMemory['catchUp'];
  readonly catchUpLatestPeople: PeopleMemory['catchUpLatest'];
  /** The figures of memory, for the metrics. */
  readonly sources: MemorySources;
  /** Call it before the database is closed. */
  readonly close: () => Promise<void>;
}

export interface MemoryOptions {
  readonly database: Database;
  readonly references: References;
  readonly logger: FastifyBaseLogger;
  readonly onError: (error: unknown) => void;
  /** Called while people are read. */
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined;
  /** The folder in which memory is stored for the next start. Without it, each start reads all people from the database. */
  readonly folder?: string | undefined;
}

/**
 * Reads everything from which a node answers without the database.
 * @throws what reading the database throws. Nothing keeps reading it then.
 */
export async function openMemory(options: MemoryOptions): Promise<NodeMemory> {
  const { database, references, logger, onError } = options;
  const people = searchablePeople(references, onError);
  const line = reportingLine();
  const counts = membershipCounts();
  const logProgress = progressLog(logger);
  await using stack = new AsyncDisposableStack();
  const followed = await followPeople({
    database,
    counts,
    followers: [people, line],
    onError,
    onProgress(progress) {
      logProgress(progress);
      options.onProgress?.(progress);
    },
    ...(options.folder === undefined ? {} : { snapshots: snapshotsIn(options.folder, options) }),
  });
  stack.defer(followed.close);
  const rules = await followRules({ database, onError });
  stack.defer(rules.close);
  const synonyms = await followSynonyms({ database, people, onError });
  stack.defer(synonyms.close);
  const following: Record<string, Following> = { people: followed, rules, synonyms };
  const opened = stack.move();
  return {
    people,
    line,
    counts,
    rules,
    idOfLogin: followed.idOfLogin,
    peopleCount: followed.peopleCount,
    catchUp: async () => void (await Promise.all(Object.values(following).map((part) => part.catchUp()))),
    catchUpPeople: followed.catchUp,
    catchUpLatestPeople: followed.catchUpLatest,
    sources: { peopleCount: followed.peopleCount, index: people.figures, following },
    close: () => opened.disposeAsync(),
  };
}

function snapshotsIn(folder: string, { database, references, logger }: MemoryOptions): SnapshotOptions {
  const store = memorySnapshotsStore(database.kysely);
  return { path: join(folder, 'people'), fingerprint: programFingerprint(references), store, logger };
}
