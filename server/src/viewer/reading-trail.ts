import type { AuditKind, AuditValues, ExportedList } from '@directory/contract';
import type { Database } from '../database/open-database.ts';
import type { Viewer } from '../http/route.ts';
import { auditStore } from '../people/audit-store.ts';
import type { AuditEntry } from '../people/audit-store.ts';
import { identityKey } from '../people/identity-key.ts';
import { viewerKey } from './viewer-key.ts';

/** Notes what viewers read that the audit log should have. Nothing waits for the database: `write` is called in the background. */
export interface ReadingTrail {
  /** `rows` is the number of people; `filters` are names of search parameters, without what was searched for. */
  exported(viewer: Viewer, what: { exported: ExportedList; rows?: number; filters?: readonly string[] }): void;
  readLeaver(viewer: Viewer, leaver: { login: string }): void;
  hasEntries(): boolean;
  /** Writes the noted entries, and the sums of the hours that have passed; with `isLast`, all sums. */
  write(database: Database, isLast?: boolean): Promise<void>;
}

/** Entries of one kind for each viewer and hour on one node. Further ones are summed up in one entry. */
export const maxEntriesPerHour = 20;
/** Entries that wait while the database is away. Further ones are summed up. */
const maxWaiting = 5000;
/** Viewers whose readings are summed up at the same time; then a new hour begins early. As many sums wait while the database is away. */
const maxViewers = 20_000;
const entriesPerTransaction = 100;
const hour = 3_600_000;

/** What had no entry of its own. */
interface Sum {
  readonly actor: string;
  readonly kind: AuditKind;
  furtherTimes: number;
  furtherRows: number;
}

interface Tally extends Sum {
  /** What the entries of this hour were about; each is recorded once. */
  readonly subjects: Set<string>;
  entries: number;
}

/** @param options now: milliseconds since 1970 */
export function readingTrail(options: { now: () => number }): ReadingTrail {
  let tallies = new Map<string, Tally>();
  let startedAt = options.now();
  let waiting: AuditEntry[] = [];
  /** Of hours that have passed, by the keys of `tallies`: while the database is away, those of one viewer are added up. */
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
        // Taken out first: an hour that begins during the write adds to what is left.
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
    if (tallies.size >= maxViewers) startHour();
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

  /** False when the viewer has enough entries of this kind. */
  function note(tally: Tally, entry: AuditEntry): boolean {
    if (tally.entries >= maxEntriesPerHour || waiting.length >= maxWaiting) return false;
    tally.entries++;
    waiting.push(entry);
    return true;
  }

  /** Keeps the sums and counts from zero again. */
  function startHour(): void {
    for (const [key, tally] of tallies) {
      if (tally.furtherTimes > 0) keepSum(key, tally);
    }
    tallies = new Map();
    startedAt = options.now();
  }

  function keepSum(key: string, { actor, kind, furtherTimes, furtherRows }: Sum): void {
    const before = sums.get(key);
    if (before === undefined && sums.size >= maxViewers) return;
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
