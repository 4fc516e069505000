import { maxFavourites } from '@directory/contract';
import { sql } from 'kysely';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { Queries } from '../../database/open-database.ts';

/** An arbitrary constant: all advisory locks of a database share one number space. */
const favouritesLock = 7_305_122;

const idsOf = preparedStatement((queries, owner: number) =>
  queries
    .selectFrom('favourites')
    .select('person_id')
    .where('owner_id', '=', owner)
    .orderBy('added_at', 'desc')
    .orderBy('person_id')
    .limit(maxFavourites)
    .compile(),
);

/** Favourites, by ids of people (primary key). */
export function favouritesStore(queries: Queries) {
  return {
    /** Latest first, leavers included. */
    async idsOf(owner: number): Promise<number[]> {
      return (await idsOf(queries, owner)).map((row) => row.person_id);
    },

    /**
     * Call it in a transaction: other requests of the same owner wait until it ends. If the owner already has `maxFavourites`, the leaver
     * who left first, and whom the owner no longer sees, is removed to make room.
     * @returns false, without a change, if there is no leaver to remove
     */
    async add(owner: number, person: number): Promise<boolean> {
      await sql`select pg_advisory_xact_lock(${favouritesLock}::integer, hashint8(${owner}::bigint))`.execute(queries);
      const marked = await this.idsOf(owner);
      if (marked.includes(person)) return true;
      if (marked.length >= maxFavourites && !(await removeLeaver(owner))) return false;
      // Inserts nothing if either person has been erased in the meantime. The lock waits for an erasure whose transaction has not ended.
      await sql`
        insert into favourites (owner_id, person_id)
        select owner.id, person.id from people as owner, people as person
        where owner.id = ${owner}::bigint and person.id = ${person}::bigint for key share`.execute(queries);
      return true;
    },

    async remove(owner: number, person: number): Promise<void> {
      await queries.deleteFrom('favourites').where('owner_id', '=', owner).where('person_id', '=', person).execute();
    },
  };

  async function removeLeaver(owner: number): Promise<boolean> {
    const { rows } = await sql`
      delete from favourites where owner_id = ${owner}::bigint and person_id = (
        select person_id from favourites join people on people.id = favourites.person_id
        where owner_id = ${owner}::bigint and left_at is not null order by left_at, person_id limit 1)
      returning person_id`.execute(queries);
    return rows.length > 0;
  }
}
