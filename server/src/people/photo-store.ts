import type { PhotoSize } from '@directory/contract';
import type { Queries } from '../database/open-database.ts';

export type PhotoStore = ReturnType<typeof photoStore>;

/** Photos in the sizes that are served. The version of a photo is stored with the person. */
export function photoStore(queries: Queries) {
  return {
    /** A JPEG and its version (primary keys of both tables). */
    async read(
      personId: number,
      size: PhotoSize,
    ): Promise<{ version: string; jpeg: Uint8Array | undefined } | undefined> {
      const row = await queries
        .selectFrom('people')
        .leftJoin('photos', (join) => join.onRef('photos.person_id', '=', 'people.id').on('photos.size', '=', size))
        .select(['people.photo_version', 'photos.jpeg'])
        .where('people.id', '=', personId)
        .where('people.left_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined || row.photo_version === null) return undefined;
      return { version: row.photo_version, jpeg: row.jpeg ?? undefined };
    },

    /** Replaces a person's photo in all its sizes. The caller sets `photo_version` in the same transaction. */
    async replace(personId: number, sizes: readonly { size: number; jpeg: Uint8Array }[]): Promise<void> {
      await queries.deleteFrom('photos').where('person_id', '=', personId).execute();
      if (sizes.length === 0) return;
      await queries
        .insertInto('photos')
        .values(sizes.map(({ size, jpeg }) => ({ person_id: personId, size, jpeg })))
        .execute();
    },
  };
}
