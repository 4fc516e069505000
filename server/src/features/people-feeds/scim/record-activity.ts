import type { Database } from '../../../database/open-database.ts';
import { withTimeLimit } from '../../../database/time-limit.ts';
import { scimFeed } from '../feed-name.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { scimUsersStore } from './scim-users-store.ts';
import type { UserFigures } from './write-users.ts';

const minute = 60_000;
const noFigures: UserFigures = { added: 0, changed: 0, left: 0 };

/**
 * Records the changes of SCIM clients as runs of the feed: at most one per minute and node, since clients send each user separately.
 * Changes that could not be recorded are recorded together with later ones. If the process crashes, changes of the last minute are missing
 * from the list of runs, but the people themselves are stored.
 */
export function recordActivity({ database, onError }: { database: Database; onError: (error: unknown) => void }) {
  let figures: UserFigures = noFigures;
  /** When the first of them was written, by the monotonic clock. */
  let began: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Resolves when all pending records have been written. */
  let recorded = Promise.resolve();

  return {
    onWritten(written: UserFigures): void {
      figures = sumOf(figures, written);
      began ??= performance.now();
      timer ??= setTimeout(() => void inTurn(() => withTimeLimit('background', record)), minute).unref();
    },
    /** Records the changes that are not recorded yet. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await inTurn(record);
    },
  };

  function inTurn(work: () => Promise<void>): Promise<void> {
    recorded = recorded.then(work).catch(onError);
    return recorded;
  }

  async function record(): Promise<void> {
    const [since, ran] = [began, figures];
    timer = undefined;
    began = undefined;
    figures = noFigures;
    if (since === undefined) return;
    try {
      await store(since, ran);
    } catch (error) {
      began = since;
      figures = sumOf(ran, figures);
      throw error;
    }
  }

  async function store(since: number, ran: UserFigures): Promise<void> {
    await database.transaction(async (queries) => {
      const states = feedStateStore(queries);
      const run = { feed: scimFeed, kind: 'scim', mode: 'changes' } as const;
      const now = await states.now();
      await states.recordSuccess({ ...run, at: now.toISOString(), cursor: undefined });
      if (ran.added + ran.changed + ran.left === 0) return;
      const before = (await scimUsersStore(queries).count()) - ran.added + ran.left;
      await states.recordRun({
        ...run,
        outcome: 'imported',
        startedAt: new Date(now.getTime() - (performance.now() - since)).toISOString(),
        startedBy: null,
        before: Math.max(0, before),
        figures: { ...ran, unchanged: 0, rejected: 0 },
        problem: null,
        faultCount: 0,
        faults: [],
      });
    });
  }
}

function sumOf(one: UserFigures, other: UserFigures): UserFigures {
  return { added: one.added + other.added, changed: one.changed + other.changed, left: one.left + other.left };
}
