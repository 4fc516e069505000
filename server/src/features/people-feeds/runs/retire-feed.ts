import type { Database, Queries } from '../../../database/open-database.ts';
import { auditStore } from '../../../people/audit-store.ts';
import { feedReason } from '../entries/because.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { scimFeed } from '../feed-name.ts';
import { feedStateStore } from './feed-state-store.ts';
import { withImportLock } from '../import/import-lock.ts';
import type { HeldImportLock } from '../import/import-lock.ts';
import { runImport } from '../import/import-people.ts';
import type { ImportOptions, ImportSummary } from '../import/import-people.ts';
import { scimTokensStore } from '../scim/scim-tokens-store.ts';
import { scimUsersStore } from '../scim/scim-users-store.ts';

/** Number of users deleted per statement. The run can be aborted between two statements. */
const usersPerStatement = 500;

export type RetirementOptions = Pick<
  ImportOptions,
  | 'database'
  | 'references'
  | 'feed'
  | 'kind'
  | 'priority'
  | 'isDryRun'
  | 'accepts'
  | 'startedAt'
  | 'startedBy'
  | 'actor'
  | 'signal'
  | 'onProgress'
  | 'alongside'
>;

/** Whether there is a token with which SCIM clients can still write to their feed. */
export async function areClientsWriting(queries: Queries): Promise<boolean> {
  return (await scimTokensStore(queries).list()).some(({ scope }) => scope === 'write');
}

/**
 * Retires a feed that is no longer used: its people leave unless another feed delivers them, its values for people of other feeds are
 * removed, and its state is deleted. It is a run without entries, so the limits of runs apply, and either everything is written or nothing.
 * @throws FeedUnavailableError, ImportInProgressError, the signal's reason when it is aborted
 */
export async function retireFeed(options: RetirementOptions): Promise<ImportSummary> {
  return await withImportLock(options.database, (lock) => runRetirement(options, lock));
}

/** Like `retireFeed`, for a caller that holds the import lock. */
export async function runRetirement(options: RetirementOptions, lock: HeldImportLock): Promise<ImportSummary> {
  const { database, feed, signal } = options;
  if (feed === scimFeed) await failWhileWritten(database);
  const retirement: ImportOptions = {
    ...options,
    mode: 'retirement',
    entries: nobody(),
    alongside: async (queries) => {
      const states = feedStateStore(queries);
      if (feed === scimFeed) {
        await scimUsersStore(queries).removeAll(usersPerStatement, () => signal?.throwIfAborted());
      }
      if (options.startedBy === undefined) {
        const entry = { actor: 'command line', kind: 'feed.retired', subject: feed } as const;
        await auditStore(queries).record({ ...entry, before: null, after: null });
      }
      if (await states.hasPeople(feed)) {
        throw new FeedUnavailableError(feedReason('retire-overtaken'));
      }
      await options.alongside?.(queries);
    },
  };
  return await runImport(retirement, lock);
}

async function failWhileWritten(database: Database): Promise<void> {
  if (!(await areClientsWriting(database.kysely))) return;
  throw new FeedUnavailableError(feedReason('retire-token'));
}

async function* nobody(): AsyncGenerator<never> {}
