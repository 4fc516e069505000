import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import type { FeedProgress } from '../../../database/tables.ts';

export type FeedRequest = 'run' | 'accept' | 'interrupt' | 'retire';

/** The requests of administrators, which any node can carry out. */
export function feedRequestsStore(queries: Queries) {
  return {
    /** Stores an administrator's request, for any node to carry out. Returns false if there is no such feed. */
    async putRequest(feed: string, request: FeedRequest, requestedBy: string): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('feeds')
        .set({ request, requested_by: requestedBy })
        .where('name', '=', feed)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Claims a request, so that only one node carries it out. Returns whether it was there. */
    async takeRequest(feed: string, request: FeedRequest): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('feeds')
        .set({ request: null, requested_by: null })
        .where('name', '=', feed)
        .where('request', '=', request)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Claims the request that a run carries out, and stores it with the progress, where it stays until the run has ended. */
    async beginRequested(feed: string, progress: FeedProgress): Promise<void> {
      await queries
        .updateTable('feeds')
        .set({ request: null, progress: JSON.stringify(progress) })
        .where('name', '=', feed)
        .where('request', '=', progress.requested ?? null)
        .execute();
    },

    /** Stores the request of a run that did not end again, unless there is a newer one. */
    async restoreRequest(feed: string): Promise<void> {
      await sql`
        update feeds set request = coalesce(request, progress->>'requested'), progress = 'null'
        where name = ${feed} and progress->'requested' is not null`.execute(queries);
    },
  };
}
