import type { AuditKind, AuditValues, ExportedList } from '@directory/contract';
import type { Database } from '../database/open-database.ts';
import type { Viewer } from '../http/viewer.ts';
import { auditStore } from '../people/audit-store.ts';
import type { AuditEntry } from '../people/audit-store.ts';
import { identityKey } from '../people/identity-key.ts';
import { viewerKey } from './viewer-key.ts';

/** Collects audit entries about what viewers read. Only `write`, which is called in the background, waits for the database. */
export interface ReadingTrail {
  /** `rows` is the number of exported people. `filters` are the names of search parameters, without their values. */
  exported(viewer: Viewer, what: { exported: ExportedList; rows?: number; filters?: readonly string[] }): void;
  readLeaver(viewer: Viewer, leaver: { login: string }): void;
  hasEntries(): boolean;
  /** Writes the collected entries, and the sums of past hours. With `isLast`, also the sums of the current hour. */
  write(database: Database, isLast?: boolean): Promise<void>;
}

/** Maximum number of entries of one kind per viewer and hour on one node. Further ones are summed up in one entry. */
export const maxEntriesPerHour = 20;
/** Maximum number of waiting entries while the database is down. Further ones are summed up. */
const maxWaiting = 5000;
/**
 * Maximum number of tallies (one per viewer and kind); beyond that, a new hour starts early. Also the maximum number of waiting sums while
 * the database is down.
 */
const maxTallies = 20_000;
const entriesPerTransaction = 100;
const hour = 3_600_000;

/** The sum of the readings that have no entry of their own. */
interface Sum {
  readonly actor: string;
  readonly kind: AuditKind;
  furtherTimes: number;
  furtherRows: number;
}

interface Tally extends Sum {
  /** The logins of the leavers that have an entry in this hour. Each gets only one. */
  readonly subjects: Set<string>;
  entries: number;
}

/** @param options.now the current time in milliseconds since 1970 */
export function readingTrail(options: { now: () => number }): ReadingTrail {
  let tallies = new Map<string, Tally>();
  let startedAt = options.now();
  let waiting: AuditEntry[] = [];
  /** Sums of past hours, by the keys of `tallies`. While the database is down, the sums of several hours are added up. */
  const sums = new Map<string, Sum>();

  return {
    exported(viewer, { exported, rows = 0, filters = [] }) {
      const tally = tallyOf(viewer, 'people.exported');
      const subject = identityKey(viewer.login);
      const after = { exported, ...(rows > 0 ? { rows } : {}), ...(filters.length > 0 ? { filters } : {}) };
      if (!note(tally, { actor: viewer.login, kind: tally.kind, subject, before: null, after })) {
        tally.furtherTimes++;
        tally.furtherRows += rows;
      }
    },

    readLeaver(viewer, { login }) {
      const tally = tallyOf(viewer, 'leaver.read');
      if (tally.subjects.has(login)) return;
      if (note(tally, { actor: viewer.login, kind: tally.kind, subject: login, before: null, after: null })) {
        tally.subjects.add(login);
      } else {
        tally.furtherTimes++;
      }
    },

    hasEntries: () => waiting.length + sums.size > 0,

    async write(database, isLast = false) {
      if (isLast || options.now() - startedAt >= hour) startHour();
      while (waiting.length > 0) {
        const entries = waiting.slice(0, entriesPerTransaction);
        await record(database, entries);
        waiting = waiting.slice(entries.length);
      }
      while (sums.size > 0) {
        // Removed before the write, because an hour that starts during it may add sums with the same keys.
        const some = sums.entries().take(entriesPerTransaction).toArray();
        for (const [key] of some) sums.delete(key);
        try {
          const entries = some.map(([, sum]) => entryOf(sum));
          await record(database, entries);
        } catch (error) {
          for (const [key, sum] of some) keepSum(key, sum);
          throw error;
        }
      }
    },
  };

  function tallyOf(viewer: Viewer, kind: AuditKind): Tally {
    if (tallies.size >= maxTallies) startHour();
    const key = `${kind} ${viewerKey(viewer)}`;
    const known = tallies.get(key);
    if (known !== undefined) return known;
    const tally = {
      actor: viewer.login,
      kind,
      subjects: new Set<string>(),
      entries: 0,
      furtherTimes: 0,
      furtherRows: 0,
    };
    tallies.set(key, tally);
    return tally;
  }

  /** Adds an entry. Returns false if the viewer has too many entries of this kind, or too many are waiting. */
  function note(tally: Tally, entry: AuditEntry): boolean {
    if (tally.entries >= maxEntriesPerHour || waiting.length >= maxWaiting) return false;
    tally.entries++;
    waiting.push(entry);
    return true;
  }

  /** Moves the tallies of the hour to `sums`, and starts counting from zero. */
  function startHour(): void {
    for (const [key, tally] of tallies) {
      if (tally.furtherTimes > 0) keepSum(key, tally);
    }
    tallies = new Map();
    startedAt = options.now();
  }

  function keepSum(key: string, { actor, kind, furtherTimes, furtherRows }: Sum): void {
    const before = sums.get(key);
    if (before === undefined && sums.size >= maxTallies) return;
    sums.set(key, {
      actor,
      kind,
      furtherTimes: furtherTimes + (before?.furtherTimes ?? 0),
      furtherRows: furtherRows + (before?.furtherRows ?? 0),
    });
  }
}

function entryOf({ actor, kind, furtherTimes, furtherRows }: Sum): AuditEntry {
  const after: AuditValues = { times: furtherTimes, ...(furtherRows > 0 ? { rows: furtherRows } : {}) };
  return { actor, kind, subject: identityKey(actor), before: null, after };
}

async function record(database: Database, entries: readonly AuditEntry[]): Promise<void> {
  await database.transaction(async (queries) => {
    for (const entry of entries) await auditStore(queries).record(entry);
  });
}
