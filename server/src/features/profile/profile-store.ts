import type { OwnField } from '@directory/contract';
import type { Queries } from '../../database/open-database.ts';
import type { FieldEdit } from '../../database/tables.ts';

/** Writes what people change of their own profiles. Each call counts the version up, and answers false on a stale one. */
export function profileStore(queries: Queries) {
  return {
    /** A value equal to what the feed delivered removes the edit: the feed's value stands again, with its own source. */
    async edit(personId: number, version: number, changes: ReadonlyMap<OwnField, string>): Promise<boolean> {
      const row = await queries
        .selectFrom('people')
        .select(['edits', 'feed_values'])
        .where('id', '=', personId)
        .where('version', '=', version)
        .where('left_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return false;
      const edits: { [field in OwnField]?: FieldEdit } = { ...row.edits };
      const at = new Date().toISOString();
      for (const [field, value] of changes) {
        if (value === (row.feed_values[field] ?? '')) delete edits[field];
        else edits[field] = { value, at, by: 'self' };
      }
      await queries
        .updateTable('people')
        .set({ edits: JSON.stringify(edits), version: version + 1, changed_at: at })
        .where('id', '=', personId)
        .execute();
      return true;
    },

    /** The caller replaces the pictures themselves in the same transaction. Answers the new version of the profile. */
    async setPhoto(personId: number, photoVersion: string): Promise<number | undefined> {
      const row = await queries
        .updateTable('people')
        .set(({ eb }) => ({
          photo_version: photoVersion,
          version: eb('people.version', '+', 1),
          changed_at: new Date(),
        }))
        .where('id', '=', personId)
        .where('left_at', 'is', null)
        .returning('version')
        .executeTakeFirst();
      return row?.version;
    },
  };
}
