import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';

/** Prepares people for a new owner. Takes rows of a feed, a person's id and the id in the feed, as the text of a JSON array. */
export function transferredIdsStore(queries: Queries) {
  return {
    /**
     * Counts and locks the supplements that still exist (primary key of person_supplements), so that they stay until the transaction ends.
     */
    async lockSupplements(rows: string): Promise<number> {
      // NOTE: for a plain join, the embedded database would scan all supplements.
      const { rows: found } = await sql`
        select from jsonb_to_recordset(${rows}::jsonb) as row (feed text, person_id bigint)
        cross join lateral (
          select from person_supplements as one where one.feed = row.feed and one.person_id = row.person_id offset 0 for update
        ) as delivered`.execute(queries);
      return found.length;
    },

    /**
     * Clears these ids in a feed for leavers who still have them, so that the people of these rows can get them (index people_external_id).
     */
    async releaseIds(rows: string): Promise<void> {
      await sql`
        update people set external_id = null
        from jsonb_to_recordset(${rows}::jsonb) as row (feed text, person_id bigint, external_id text)
        where people.feed = row.feed and people.external_id = row.external_id and people.id <> row.person_id
          and people.left_at is not null`.execute(queries);
    },
  };
}
