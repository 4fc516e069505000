import type { Database } from '../../../database/open-database.ts';
import { withTimeLimit } from '../../../database/time-limit.ts';
import { scimFeed } from '../feed-name.ts';
import { feedStateStore } from '../feed-state-store.ts';
import { scimUsersStore } from './scim-users-store.ts';
import type { UserFigures } from './write-users.ts';

const minute = 60_000;

/**
 * Records the changes of SCIM clients as runs of the feed: at most one a minute and node, since a client sends each user by itself. A run that
 * was not recorded when the process ends abruptly is missing from the list; the people are not.
 */
export function recordActivity({ database, onError }: { database: Database; onError: (error: unknown) => void }) {
  let figures = { added: 0, changed: 0, left: 0 };
  let startedAt: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    onWritten(written: UserFigures): void {
      figures = {
        added: figures.added + written.added,
        changed: figures.changed + written.changed,
        left: figures.left + written.left,
      };
      startedAt ??= new Date().toISOString();
      timer ??= setTimeout(() => void withTimeLimit('background', record).catch(onError), minute).unref();
    },
    /** Records what is not recorded yet. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await record().catch(onError);
    },
  };

  async function record(): Promise<void> {
    const [at, ran] = [startedAt, figures];
    timer = undefined;
    startedAt = undefined;
    figures = { added: 0, changed: 0, left: 0 };
    if (at === undefined) return;
    await database.transaction(async (queries) => {
      const states = feedStateStore(queries);
      const run = { feed: scimFeed, kind: 'scim', mode: 'changes' } as const;
      const now = new Date().toISOString();
      await states.recordSuccess({ ...run, at: now, cursor: undefined });
      if (ran.added + ran.changed + ran.left === 0) return;
      const before = (await scimUsersStore(queries).count()) - ran.added + ran.left;
      await states.recordRun({
        ...run,
        outcome: 'imported',
        startedAt: at,
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
