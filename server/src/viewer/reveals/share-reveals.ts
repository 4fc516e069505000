import { setImmediate as nextTurn } from 'node:timers/promises';
import { coalesce } from '../../database/coalesce.ts';
import type { Database } from '../../database/open-database.ts';
import type { SendAlert } from '../../http/webhooks/send-alert.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { DatabaseClock } from '../../database/database-clock.ts';
import { KnownLists } from './known-lists.ts';
import type { ReadingTrail } from '../reading-trail.ts';
import { revealBudgetStore } from './reveal-budget-store.ts';
import type { Exhaustion, RevealCounts, UnsharedReveals } from './reveal-counts.ts';
import type { RevealLimits } from './reveal-limits.ts';
import { windowSlots } from './revealed-people.ts';

export interface RevealSharing {
  /** Writes what this node has counted, and reads what the other nodes have counted. Never rejects. */
  share(): Promise<void>;
  /** Shares one last time. Call it before the database is closed. */
  close(): Promise<void>;
}

/** Milliseconds between two shares while viewers are shown people. */
const interval = 1000;
/** Milliseconds between two shares while there is nothing to share. */
const idleInterval = 30_000;
/** Milliseconds between two checks whether to share. A viewer who is new on this node is read at the next check. */
const lookInterval = 100;
/** Number of viewers per statement. They are few enough that a day's people are parsed within milliseconds. */
const viewersPerStatement = 50;

/**
 * Shares the counts of this node with the other nodes through the database, every second in which a viewer was shown people. Until then, a
 * node does not know what the others have shown. Together the nodes may therefore exceed a budget by what the others show within a second,
 * at most one budget per node. A crash loses the counts of the last second. While the database is down, each node counts on its own, and
 * shares its counts later.
 */
export async function shareReveals(options: {
  counts: RevealCounts;
  limits: RevealLimits;
  trail: ReadingTrail;
  clock: DatabaseClock;
  database: Database;
  sendAlert: SendAlert;
  onError: (error: unknown) => void;
}): Promise<RevealSharing> {
  const { counts, limits, trail, clock, database, sendAlert, onError } = options;
  const store = revealBudgetStore(database.kysely);
  const known = new KnownLists();
  let sharedAt = performance.now();
  let expiredAt = 0;
  let hasFailed = false;
  clock.adjust(await store.now());
  await limits.refresh(database.kysely);

  const share = coalesce(() => tryToShare());
  const timer = setInterval(() => {
    const waited = performance.now() - sharedAt;
    const isDue = waited >= (counts.hasUnshared() || trail.hasEntries() ? interval : idleInterval);
    if (isDue || (counts.hasUnread() && !hasFailed)) void share();
  }, lookInterval).unref();
  return {
    share,
    close: async () => {
      clearInterval(timer);
      await share();
      await tryToShare(true);
    },
  };

  async function tryToShare(isLast = false): Promise<void> {
    sharedAt = performance.now();
    try {
      await limits.refresh(database.kysely);
      clock.adjust(await store.now());
      await shareCounts(counts.takeUnshared());
      await recordExhaustions(counts.exhaustions());
      await trail.write(database, isLast);
      await removeExpired();
      hasFailed = false;
    } catch (error) {
      // Reported once, not every second while the database is down.
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  }

  async function shareCounts(unshared: readonly UnsharedReveals[]): Promise<void> {
    for (let start = 0; start < unshared.length; start += viewersPerStatement) {
      const part = unshared.slice(start, start + viewersPerStatement);
      const rows = part.flatMap(({ viewer, loginKey, slots }) => rowsOf(viewer, loginKey, slots));
      let left = unshared.slice(start);
      try {
        await store.add(rows);
        for (const row of rows) known.noteAdded(row);
        // What has been stored must not be stored again if the read fails. Only the read has to be repeated.
        left = left.map((viewer, index) => (index < part.length ? { ...viewer, slots: new Map() } : viewer));
        await readOthers(part);
      } catch (error) {
        counts.putBack(left);
        throw error;
      }
      await nextTurn();
    }
  }

  /**
   * Reads what all nodes have counted for these viewers: the whole day for stale viewers, otherwise only changed lists of the latest two
   * slots.
   */
  async function readOthers(unshared: readonly UnsharedReveals[]): Promise<void> {
    const slot = counts.currentSlot();
    known.forgetBefore(slot - 1);
    const keysOf = (isStale: boolean) =>
      unshared.filter((viewer) => viewer.isStale === isStale).map(({ viewer }) => viewer);
    const others = keysOf(false);
    for (const row of [
      ...(await store.read(keysOf(true), slot - windowSlots.day)),
      ...(await store.read(others, slot - 1, known.of(others))),
    ]) {
      counts.merge(row.viewer, row.slot, row.people);
      if (row.slot >= slot - 1) known.noteRead(row);
    }
    for (const viewer of keysOf(true)) counts.noteRead(viewer);
  }

  /** Records and reports each exhausted budget once, on the node that is first to record it. */
  async function recordExhaustions(exhaustions: readonly Exhaustion[]): Promise<void> {
    for (const exhaustion of exhaustions) {
      const { viewer, login, window, used, limit } = exhaustion;
      const isFirst = await database.transaction(async (queries) => {
        if (!(await revealBudgetStore(queries).noteExhausted({ viewer, window, login }))) return false;
        await auditStore(queries).record({
          actor: login,
          kind: 'people.too-many',
          subject: identityKey(login),
          before: null,
          after: { window, seen: used, budget: limit },
        });
        return true;
      });
      counts.noteRecorded(exhaustion);
      if (isFirst) void sendAlert({ type: 'people.too-many', message: alertMessages[window] });
    }
  }

  async function removeExpired(): Promise<void> {
    const slot = counts.currentSlot();
    if (slot === expiredAt) return;
    await store.removeExpired(slot - windowSlots.day);
    expiredAt = slot;
  }
}

const alertMessages = {
  hour: 'A user has used up the hourly budget of people. The audit log shows who.',
  day: 'A user has used up the daily budget of people. The audit log shows who.',
} as const;

function rowsOf(viewer: string, loginKey: string, slots: ReadonlyMap<number, readonly number[]>) {
  return [...slots].map(([slot, people]) => ({ viewer, loginKey, slot, people }));
}
