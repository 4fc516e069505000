import type { PhotoSize } from '@directory/contract';
import type { Queries } from '../database/open-database.ts';
import { peopleRules } from './people-rules.ts';
import { storedRules } from './people-rules-store.ts';
import { personColumns, personOf, photoCorrectionOf } from './person-columns-store.ts';

export interface StoredPhoto {
  /** Of the picture; `drawn` when there is none and it is drawn. */
  readonly version: string;
  /** The version in the addresses that others get; empty when the photo is hidden from them. */
  readonly shownVersion: string;
  /** The version in the addresses that the person and administrators get. */
  readonly revealedVersion: string;
  readonly jpeg: Uint8Array | undefined;
}

export type PhotoStore = ReturnType<typeof photoStore>;

/** Photos in the sizes that are served. The version of a photo is stored with the person. */
export function photoStore(queries: Queries) {
  return {
    /** The photo of a person; undefined without one and for leavers (primary keys of the tables). */
    async read(personId: number, size: PhotoSize): Promise<StoredPhoto | undefined> {
      const row = await queries
        .selectFrom('people')
        .leftJoin('photos', (join) => join.onRef('photos.person_id', '=', 'people.id').on('photos.size', '=', size))
        .leftJoin('corrected_photos', (join) =>
          join.onRef('corrected_photos.person_id', '=', 'people.id').on('corrected_photos.size', '=', size),
        )
        .select(personColumns)
        .select([storedRules.as('rules'), 'photos.jpeg', 'corrected_photos.jpeg as corrected_jpeg'])
        .where('people.id', '=', personId)
        .where('people.left_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const person = personOf(row, peopleRules(row.rules));
      const correction = photoCorrectionOf(row);
      const version = correction?.value ?? row.photo_version;
      if (version === null) return undefined;
      return {
        version,
        shownVersion: person.photoVersion,
        revealedVersion: person.revealed().photoVersion,
        jpeg: (correction === undefined ? row.jpeg : row.corrected_jpeg) ?? undefined,
      };
    },

    /**
     * Replaces a person's own photo, or the administrator's, in all its sizes. Without sizes, removes it. The caller sets the version in the
     * same transaction.
     */
    async replace(
      personId: number,
      sizes: readonly { size: number; jpeg: Uint8Array }[],
      layer: 'photos' | 'corrected_photos' = 'photos',
    ): Promise<void> {
      await queries.deleteFrom(layer).where('person_id', '=', personId).execute();
      if (sizes.length === 0) return;
      await queries
        .insertInto(layer)
        .values(sizes.map(({ size, jpeg }) => ({ person_id: personId, size, jpeg })))
        .execute();
    },
  };
}
