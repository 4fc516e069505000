import type { OwnField } from '@directory/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';

/** Writes what people change in their own profiles. Each change increases the person's version. */
export function profileStore(queries: Queries) {
  return {
    /**
     * Stores edits of a person whose row the transaction has locked. A value equal to the feed's removes the edit, so that the feed is the
     * source of the field again.
     */
    async edit(personId: number, changes: ReadonlyMap<OwnField, string>): Promise<void> {
      const at = new Date().toISOString();
      const edits = [...changes].map(([field, value]) => [field, { value, at, by: 'self' }]);
      const changed = JSON.stringify(Object.fromEntries(edits));
      await sql`
        update people set
          edits = (people.edits || ${changed}::jsonb) - array(
            select field from jsonb_each(${changed}::jsonb) as change (field, edit)
            where edit->>'value' = coalesce(people.feed_values->>field, '')),
          field_versions = people.field_versions || (
            select jsonb_object_agg(field, people.version + 1) from jsonb_object_keys(${changed}::jsonb) as field),
          version = people.version + 1,
          changed_at = ${at}::timestamptz
        where id = ${personId}`.execute(queries);
    },

    /**
     * The caller stores the photo itself in the same transaction. Returns false, and changes nothing, for a leaver. The person's version
     * increases, so that a feed run notices the change; it does not make edits stale.
     */
    async setPhoto(personId: number, photoVersion: string): Promise<boolean> {
      const row = await queries
        .updateTable('people')
        .set(({ eb }) => ({
          photo_version: photoVersion,
          version: eb('people.version', '+', 1),
          changed_at: new Date(),
        }))
        .where('id', '=', personId)
        .where('left_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
