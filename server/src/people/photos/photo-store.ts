import type { PhotoSize } from '@directory/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { drawnVersions } from './drawn-version.ts';
import { peopleRules } from '../rules/people-rules.ts';
import { storedRules } from '../rules/people-rules-store.ts';
import { personColumns, personOf, photoCorrectionOf } from '../person-columns-store.ts';

export interface StoredPhoto {
  /** The version of the picture, or one of `drawnVersions` if the portrait is drawn. */
  readonly version: string;
  /** The version in the URLs that others get; empty if the photo is hidden from them. */
  readonly shownVersion: string;
  /** The version in the URLs that the person and administrators get. */
  readonly revealedVersion: string;
  readonly jpeg: Uint8Array | undefined;
}

export type PhotoStore = ReturnType<typeof photoStore>;

/** Photos in the sizes that are served. The version of a photo is stored with the person. */
export function photoStore(queries: Queries) {
  return {
    /** The photo of a person; undefined for a person without a photo and for leavers (primary keys of the tables). */
    async read(personId: number, size: PhotoSize): Promise<StoredPhoto | undefined> {
      const [row] = await photoRow(queries, personId, size);
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

    /** Saves the feed's photo, which the person is about to replace. Call it before the version is changed, in the same transaction. */
    async keepFeedPhoto(personId: number): Promise<void> {
      await sql`
        insert into replaced_photos (person_id, size, jpeg)
        select photos.person_id, photos.size, photos.jpeg from photos join people on people.id = photos.person_id
        where people.id = ${personId} and people.photo_version = people.feed_photo
        on conflict (person_id, size) do update set jpeg = excluded.jpeg`.execute(queries);
    },

    /**
     * Removes the photo that a person uploaded, and shows the feed's photo again. If that was not saved, because an older version of the
     * directory replaced it, the next full run of the feed delivers it. Returns false and changes nothing if the person has not
     * uploaded one.
     */
    async removeOwn(personId: number): Promise<boolean> {
      const { rows } = await sql`
        with own as (
          select id, feed_photo is not null and (feed_photo in (${sql.join(drawnVersions)})
            or exists (select from replaced_photos where person_id = people.id)) as is_kept
          from people where id = ${personId} and left_at is null
            and photo_version is not null and photo_version is distinct from feed_photo and photo_version not in (${sql.join(drawnVersions)})
          for update)
        update people set photo_version = case when own.is_kept then feed_photo end,
          feed_photo = case when own.is_kept then feed_photo end, photo_feed = case when own.is_kept then photo_feed end,
          own_photo_at = null, version = version + 1, changed_at = now()
        from own where people.id = own.id returning people.id`.execute(queries);
      if (rows.length === 0) return false;
      await queries.deleteFrom('photos').where('person_id', '=', personId).execute();
      await sql`
        with kept as (delete from replaced_photos where person_id = ${personId} returning person_id, size, jpeg)
        insert into photos (person_id, size, jpeg) select person_id, size, jpeg from kept`.execute(queries);
      return true;
    },

    /**
     * Replaces all sizes of a person's photo, or of the one that an administrator set; an empty list removes it. The caller sets the
     * version in the same transaction.
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

const photoRow = preparedStatement((queries, personId: number, size: PhotoSize) =>
  queries
    .selectFrom('people')
    .leftJoin('photos', (join) => join.onRef('photos.person_id', '=', 'people.id').on('photos.size', '=', size))
    .leftJoin('corrected_photos', (join) =>
      join.onRef('corrected_photos.person_id', '=', 'people.id').on('corrected_photos.size', '=', size),
    )
    .select(personColumns)
    .select([storedRules.as('rules'), 'photos.jpeg', 'corrected_photos.jpeg as corrected_jpeg'])
    .where('people.id', '=', personId)
    .where('people.left_at', 'is', null)
    .compile(),
);
