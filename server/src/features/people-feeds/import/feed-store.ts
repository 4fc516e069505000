import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import type { PersonSupplementsTable } from '../../../database/tables.ts';
import type { StoredSupplement } from './feed-priority.ts';
import { storedOf } from './feed-rows.ts';
import type { KeyHolder, StoredPerson, UniqueKey } from './feed-rows.ts';
import { transferredIdsStore } from './transferred-ids-store.ts';
import { renamedPeopleStore } from '../matching/renamed-people-store.ts';

const rowType = sql`id bigint, version integer, login text, login_key text, group_identifier_key text, distinguished_name_key text,
  employee_number_key text, feed text, external_id text, feed_values jsonb, supplements jsonb, edits jsonb, field_times jsonb,
  field_versions jsonb, photo_version text, feed_photo text, photo_feed text, entry_hash text`;

/** Rows read per statement. Parsing them blocks the event loop for a few milliseconds. */
const idsPerPage = 2000;

const keyColumns = {
  loginKey: 'login_key',
  groupIdentifierKey: 'group_identifier_key',
  distinguishedNameKey: 'distinguished_name_key',
} as const;

export type FeedStore = ReturnType<typeof feedStore>;

/**
 * Reads and writes people in bulk. Each statement takes some hundred rows as one JSON parameter, which is fast on both engines. Rows to
 * write are passed as the text of a JSON array.
 */
export function feedStore(queries: Queries) {
  return {
    ...renamedPeopleStore(queries),
    ...transferredIdsStore(queries),

    /**
     * Ids of the present people whom a feed owns, and an index of them by entry hash. Read in pages by id (primary keys).
     * NOTE: with more conditions than the id, the embedded database, which has no statistics, sorts the whole table for each page.
     */
    async owned(feed: string, pageSize = idsPerPage): Promise<{ ids: Set<number>; byHash: Map<string, number> }> {
      const ids = new Set<number>();
      const byHash = new Map<string, number>();
      for (let last = 0; ;) {
        const rows = await queries
          .selectFrom('people')
          .leftJoin('entry_hashes', 'person_id', 'id')
          .select(['id', 'feed', 'hash', sql<boolean>`left_at is null`.as('isPresent')])
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        for (const { id, hash, ...row } of rows) {
          if (!row.isPresent || row.feed !== feed) continue;
          ids.add(id);
          if (hash !== null) byHash.set(hash, id);
        }
        const end = rows.at(-1);
        if (end === undefined || rows.length < pageSize) return { ids, byHash };
        last = end.id;
      }
    },

    /**
     * Ids of the people whom a feed supplements, read in pages (primary key of person_supplements).
     * NOTE: with `feed = …`, the embedded database sorts the whole feed for each page.
     */
    async supplementedIds(feed: string, pageSize = idsPerPage): Promise<Set<number>> {
      const ids = new Set<number>();
      for (let last = 0; ;) {
        const rows = await queries
          .selectFrom('person_supplements')
          .select(['feed', 'person_id'])
          .where(sql<boolean>`(feed, person_id) > (${feed}, ${last}::bigint)`)
          .orderBy('feed')
          .orderBy('person_id')
          .limit(pageSize)
          .execute();
        for (const { feed: name, person_id: id } of rows) if (name === feed) ids.add(id);
        const end = rows.at(-1);
        if (end === undefined || end.feed !== feed || rows.length < pageSize) return ids;
        last = end.person_id;
      }
    },

    /** The people with these logins, including leavers and people of other feeds (index people_login_key_key). */
    async findByLogins(loginKeys: readonly string[]): Promise<StoredPerson[]> {
      if (loginKeys.length === 0) return [];
      const rows = await selectPeople()
        .where('login_key', '=', sql<string>`any(${loginKeys}::text[])`)
        .execute();
      return rows.map(storedOf);
    },

    /** The people whom a feed owns, by their ids in the feed (index people_external_id). */
    async findOwned(feed: string, externalIds: readonly string[]): Promise<StoredPerson[]> {
      if (externalIds.length === 0) return [];
      const rows = await selectPeople()
        .where('feed', '=', feed)
        .where('external_id', '=', sql<string>`any(${externalIds}::text[])`)
        .execute();
      return rows.map(storedOf);
    },

    /** The people whom a feed supplements, by their ids in the feed (index person_supplements_external_id). */
    async findSupplemented(feed: string, externalIds: readonly string[]): Promise<StoredPerson[]> {
      if (externalIds.length === 0) return [];
      const rows = await queries
        .selectFrom('person_supplements')
        .select('person_id')
        .where('feed', '=', feed)
        .where('external_id', '=', sql<string>`any(${externalIds}::text[])`)
        .execute();
      return await this.findByIds(rows.map((row) => row.person_id));
    },

    async findByIds(ids: readonly number[]): Promise<StoredPerson[]> {
      if (ids.length === 0) return [];
      const rows = await selectPeople()
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute();
      return rows.map(storedOf);
    },

    /** Present people whose login, group ID or employee number is one of these keys (an index for each). */
    async findReferenced(keys: readonly string[]): Promise<StoredPerson[]> {
      // NOTE: the embedded database would scan the table for `id in (…)`, and for many employee numbers at once, whose index is not unique.
      const ids = sql<number>`any(array(
        select id from people where login_key = any(${keys}::text[])
        union all select id from people where group_identifier_key = any(${keys}::text[])
        union all select numbered.id from unnest(${keys}::text[]) as key cross join lateral (
          select id from people where employee_number_key = key offset 0) as numbered))`;
      const rows = await selectPeople().where('left_at', 'is', null).where('id', '=', ids).execute();
      return rows.map(storedOf);
    },

    /** The supplements of these people, by person id (index person_supplements_person). */
    async findSupplements(ids: readonly number[]): Promise<Map<number, StoredSupplement[]>> {
      if (ids.length === 0) return new Map();
      // NOTE: with `= any(…)`, the embedded database would scan all supplements.
      const { rows } = await sql<Selectable<PersonSupplementsTable>>`
        select one.feed, one.person_id, one.external_id, one.values, one.field_times, one.is_presence
        from unnest(${ids}::bigint[]) as wanted (id)
        cross join lateral (select * from person_supplements where person_id = wanted.id offset 0) as one`.execute(
        queries,
      );
      const found = new Map<number, StoredSupplement[]>();
      for (const row of rows) {
        const of = found.get(row.person_id) ?? [];
        const { feed, external_id: externalId, values, field_times: fieldTimes, is_presence: isPresence } = row;
        of.push({ feed, externalId, values, fieldTimes, isPresence });
        found.set(row.person_id, of);
      }
      return found;
    },

    /** The ids in a feed of those people, owned or supplemented by it, who have one (primary keys of both tables). */
    async externalIds(feed: string, ids: readonly number[]): Promise<{ id: number; externalId: string }[]> {
      const { rows } = await sql<{ id: number; externalId: string }>`
        select id, external_id as "externalId" from people
        where id = any(${ids}::bigint[]) and feed = ${feed} and external_id is not null
        union
        select person_id, external_id from person_supplements
        where person_id = any(${ids}::bigint[]) and feed = ${feed} and external_id is not null`.execute(queries);
      return rows;
    },

    /** The people who have one of these keys (a unique index for each). */
    async findHolders(keys: { readonly [key in UniqueKey]: readonly string[] }): Promise<KeyHolder[]> {
      const columns = sql`id, feed, external_id as "externalId", login_key as "loginKey", group_identifier_key as "groupIdentifierKey",
        distinguished_name_key as "distinguishedNameKey", left_at is not null as "hasLeft"`;
      const { rows } = await sql<KeyHolder>`
        select ${columns} from people where login_key = any(${keys.loginKey}::text[])
        union
        select ${columns} from people where group_identifier_key = any(${keys.groupIdentifierKey}::text[])
        union
        select ${columns} from people where distinguished_name_key = any(${keys.distinguishedNameKey}::text[])`.execute(
        queries,
      );
      return rows;
    },

    /** Clears a key of these people, so that others can get it. A login is replaced by a unique placeholder, since it must not be null. */
    async release(key: UniqueKey, ids: readonly number[]): Promise<void> {
      const value = key === 'loginKey' ? sql<string>`login_key || ' ' || id` : sql<null>`null`;
      await queries
        .updateTable('people')
        .set({ [keyColumns[key]]: value })
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute();
    },

    /** Marks people of a feed as leavers, except those whom another feed owns by now. Increments their versions. */
    async markLeft(feed: string, ids: readonly number[], at: string): Promise<void> {
      await sql`
        update people set left_at = ${at}::timestamptz, changed_at = ${at}::timestamptz, version = version + 1
        where id = any(${ids}::bigint[]) and feed = ${feed} and left_at is null`.execute(queries);
    },

    async insert(rows: string, at: string): Promise<void> {
      await sql`
        with given as materialized (select * from jsonb_to_recordset(${rows}::jsonb) as row (${rowType})),
        added as (insert into people (login, login_key, group_identifier_key, distinguished_name_key, employee_number_key, feed, external_id,
          feed_values, supplements, edits, field_times, photo_version, feed_photo, photo_feed, created_at, changed_at)
        select login, login_key, group_identifier_key, distinguished_name_key, employee_number_key, feed, external_id,
          feed_values, supplements, edits, field_times, photo_version, feed_photo, photo_feed, ${at}::timestamptz, ${at}::timestamptz
        from given returning id, login_key)
        insert into entry_hashes (person_id, hash)
        select added.id, given.entry_hash from added join given using (login_key) where given.entry_hash is not null`.execute(
        queries,
      );
    },

    /** Returns the ids of the updated people. People whose version differs were changed in the meantime and are not updated. */
    async update(rows: string, at: string): Promise<number[]> {
      const written = await sql<{ id: number }>`
        update people set login = row.login, login_key = row.login_key, group_identifier_key = row.group_identifier_key,
          distinguished_name_key = row.distinguished_name_key, employee_number_key = row.employee_number_key, feed = row.feed,
          external_id = row.external_id, feed_values = row.feed_values, supplements = row.supplements, edits = row.edits,
          field_times = row.field_times, field_versions = row.field_versions, photo_version = row.photo_version,
          feed_photo = row.feed_photo, photo_feed = row.photo_feed,
          left_at = null, changed_at = ${at}::timestamptz, version = people.version + 1
        from jsonb_to_recordset(${rows}::jsonb) as row (${rowType})
        where people.id = row.id and people.version = row.version
        returning people.id`.execute(queries);
      return written.rows.map((row) => row.id);
    },

    /**
     * Takes rows of `EntryHashRow`, or of `PlannedRow` after their `update`. A person who was changed by another transaction in the meantime
     * gets no hash, so the next run compares them.
     */
    async putEntryHashes(rows: string, { areUpdated }: { areUpdated: boolean }): Promise<void> {
      await sql`
        insert into entry_hashes (person_id, hash)
        select people.id, row.entry_hash
        from jsonb_to_recordset(${rows}::jsonb) as row (id bigint, version integer, entry_hash text)
        join people on people.id = row.id and people.version = row.version + ${areUpdated ? 1 : 0}::integer
        where row.entry_hash is not null
        on conflict (person_id) do update set hash = excluded.hash`.execute(queries);
    },

    /** Locks the rows of these people until the transaction ends. */
    async lock(ids: readonly number[]): Promise<void> {
      await sql`select 1 from people where id = any(${ids}::bigint[]) order by id for update`.execute(queries);
    },

    /** Takes rows of `SupplementRow`, and returns the number of those whose person still exists. The others are not stored. */
    async putSupplements(rows: string): Promise<number> {
      const { numAffectedRows = 0n } = await sql`
        with found as (
          select row.* from jsonb_to_recordset(${rows}::jsonb)
            as row (feed text, person_id bigint, external_id text, values jsonb, field_times jsonb, is_presence boolean)
          join people on people.id = row.person_id
          for key share of people)
        insert into person_supplements (feed, person_id, external_id, values, field_times, is_presence)
        select feed, person_id, external_id, values, field_times, is_presence from found
        on conflict (feed, person_id) do update set external_id = excluded.external_id, values = excluded.values,
          field_times = excluded.field_times, is_presence = excluded.is_presence`.execute(queries);
      return Number(numAffectedRows);
    },

    /** Takes rows of a feed, a person's id, and the id in the feed that the supplement must still have; null for any. */
    async removeSupplements(rows: string): Promise<void> {
      await sql`
        delete from person_supplements
        using jsonb_to_recordset(${rows}::jsonb) as row (feed text, person_id bigint, external_id text)
        where person_supplements.feed = row.feed and person_supplements.person_id = row.person_id
          and (row.external_id is null or person_supplements.external_id = row.external_id)`.execute(queries);
    },

    /** Removes the stored photo sizes of these people, except of photos that they uploaded themselves. */
    async removePhotos(loginKeys: readonly string[]): Promise<void> {
      await sql`
        delete from photos using people
        where photos.person_id = people.id and people.login_key = any(${loginKeys}::text[])
          and (people.photo_version is null or people.photo_version = people.feed_photo)`.execute(queries);
    },

    /** Takes rows of `PhotoRow`. */
    async insertPhotos(rows: string): Promise<void> {
      await sql`
        insert into photos (person_id, size, jpeg)
        select people.id, row.size, decode(row.jpeg, 'base64')
        from jsonb_to_recordset(${rows}::jsonb) as row (login_key text, size smallint, jpeg text)
        join people on people.login_key = row.login_key`.execute(queries);
    },

    /** Deletes a feed's people with their photos and public cards, and returns their number. */
    async remove(feed: string): Promise<number> {
      const { numDeletedRows } = await queries.deleteFrom('people').where('feed', '=', feed).executeTakeFirstOrThrow();
      await queries.deleteFrom('person_supplements').where('feed', '=', feed).execute();
      return Number(numDeletedRows);
    },
  };

  function selectPeople() {
    return queries
      .selectFrom('people')
      .select(['id', 'login', 'login_key', 'group_identifier_key', 'distinguished_name_key', 'employee_number_key'])
      .select(['feed', 'external_id', 'feed_values', 'supplements', 'edits', 'field_times', 'field_versions'])
      .select(['photo_version', 'feed_photo', 'photo_feed', 'version', 'left_at']);
  }
}
