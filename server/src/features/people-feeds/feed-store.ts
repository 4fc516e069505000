import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { FeedRunsTable } from '../../database/tables.ts';
import type { FeedValues } from './feed-values.ts';
import type { MergeablePerson } from './merge-people.ts';

/** The part of a stored person that a feed run needs. */
export interface StoredPerson extends MergeablePerson {
  readonly id: number;
  readonly login: string;
  readonly loginKey: string;
  readonly groupIdentifierKey: string | null;
  readonly distinguishedNameKey: string | null;
  readonly photoVersion: string | null;
  readonly feedPhoto: string | null;
}

/** A unique key that can pass from one person to another. The login cannot. */
export type PassingKey = 'groupIdentifierKey' | 'distinguishedNameKey';

export interface KeyHolder {
  readonly id: number;
  readonly feed: string;
  readonly loginKey: string;
  readonly groupIdentifierKey: string | null;
  readonly distinguishedNameKey: string | null;
  readonly hasLeft: boolean;
}

/** A row to insert or to update. Names are those of the columns, so that the JSON text of many rows is sent as it is. */
export interface PersonRow {
  /** Null for a new person. */
  readonly id: number | null;
  /** The version that the change is based on. */
  readonly version: number;
  readonly login: string;
  readonly login_key: string;
  readonly group_identifier_key: string | null;
  readonly distinguished_name_key: string | null;
  readonly feed: string;
  readonly feed_values: FeedValues;
  readonly edits: MergeablePerson['edits'];
  readonly field_times: MergeablePerson['fieldTimes'];
  readonly field_versions: MergeablePerson['fieldVersions'];
  readonly photo_version: string | null;
  readonly feed_photo: string | null;
}

/** One size of a photo, its JPEG in base64. */
export interface PhotoRow {
  readonly login_key: string;
  readonly size: number;
  readonly jpeg: string;
}

const rowType = sql`id bigint, version integer, login text, login_key text, group_identifier_key text, distinguished_name_key text,
  feed text, feed_values jsonb, edits jsonb, field_times jsonb, field_versions jsonb, photo_version text, feed_photo text`;

/** An arbitrary constant: advisory locks of a database share one number space. */
const importLock = 7_305_114;

export type FeedStore = ReturnType<typeof feedStore>;

/**
 * Reads and writes people in bulk: each statement has some hundred rows in one JSON parameter, which is fast on both engines. Rows to write
 * are given as the text of a JSON array.
 */
export function feedStore(queries: Queries) {
  return {
    /** Ids of a feed's people who have not left (index people_feed), in pages. */
    async presentIds(feed: string, pageSize = 20_000): Promise<Set<number>> {
      const ids = new Set<number>();
      for (let last = 0; ;) {
        const rows = await queries
          .selectFrom('people')
          .select('id')
          .where('feed', '=', feed)
          .where('id', '>', last)
          .where('left_at', 'is', null)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        for (const { id } of rows) ids.add(id);
        const end = rows.at(-1);
        if (end === undefined || rows.length < pageSize) return ids;
        last = end.id;
      }
    },

    /** The people with these logins, leavers and other feeds' included, by login key (index people_login_key_key). */
    async find(loginKeys: readonly string[]): Promise<Map<string, StoredPerson>> {
      const rows = await queries
        .selectFrom('people')
        .select([
          'id',
          'login',
          'login_key',
          'group_identifier_key',
          'distinguished_name_key',
          'feed',
          'feed_values',
          'edits',
        ])
        .select(['field_times', 'field_versions', 'photo_version', 'feed_photo', 'version', 'left_at'])
        .where('login_key', '=', sql<string>`any(${loginKeys}::text[])`)
        .execute();
      return new Map(
        rows.map((row) => [
          row.login_key,
          {
            id: row.id,
            login: row.login,
            loginKey: row.login_key,
            groupIdentifierKey: row.group_identifier_key,
            distinguishedNameKey: row.distinguished_name_key,
            feed: row.feed,
            values: row.feed_values,
            edits: row.edits,
            fieldTimes: row.field_times,
            fieldVersions: row.field_versions,
            photoVersion: row.photo_version,
            feedPhoto: row.feed_photo,
            version: row.version,
            hasLeft: row.left_at !== null,
          },
        ]),
      );
    },

    /** People who have one of these group IDs or distinguished names (unique index of each). */
    async findHolders(keys: { readonly [key in PassingKey]: readonly string[] }): Promise<KeyHolder[]> {
      const { rows } = await sql<KeyHolder>`
        select id, feed, login_key as "loginKey", group_identifier_key as "groupIdentifierKey",
          distinguished_name_key as "distinguishedNameKey", left_at is not null as "hasLeft"
        from people where group_identifier_key = any(${keys.groupIdentifierKey}::text[])
        union
        select id, feed, login_key, group_identifier_key, distinguished_name_key, left_at is not null
        from people where distinguished_name_key = any(${keys.distinguishedNameKey}::text[])`.execute(queries);
      return rows;
    },

    /** Removes a key from these people, so that others can get it. */
    async release(key: PassingKey, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      const column = key === 'groupIdentifierKey' ? 'group_identifier_key' : 'distinguished_name_key';
      await queries
        .updateTable('people')
        .set({ [column]: null })
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute();
    },

    async markLeft(ids: readonly number[], at: string): Promise<void> {
      if (ids.length === 0) return;
      await sql`
        update people set left_at = ${at}::timestamptz, changed_at = ${at}::timestamptz, version = version + 1
        where id = any(${ids}::bigint[])`.execute(queries);
    },

    async insert(rows: string, at: string): Promise<void> {
      await sql`
        insert into people (login, login_key, group_identifier_key, distinguished_name_key, feed, feed_values, edits, field_times,
          photo_version, feed_photo, created_at, changed_at)
        select login, login_key, group_identifier_key, distinguished_name_key, feed, feed_values, edits, field_times,
          photo_version, feed_photo, ${at}::timestamptz, ${at}::timestamptz
        from jsonb_to_recordset(${rows}::jsonb) as row (${rowType})`.execute(queries);
    },

    /** Returns the login keys of the people that were updated. People with another version were changed in the meantime and are not updated. */
    async update(rows: string, at: string): Promise<string[]> {
      const written = await sql<{ login_key: string }>`
        update people set login = row.login, group_identifier_key = row.group_identifier_key,
          distinguished_name_key = row.distinguished_name_key, feed = row.feed, feed_values = row.feed_values, edits = row.edits,
          field_times = row.field_times, field_versions = row.field_versions, photo_version = row.photo_version, feed_photo = row.feed_photo,
          left_at = null, changed_at = ${at}::timestamptz, version = people.version + 1
        from jsonb_to_recordset(${rows}::jsonb) as row (${rowType})
        where people.id = row.id and people.version = row.version
        returning people.login_key`.execute(queries);
      return written.rows.map((row) => row.login_key);
    },

    /** Locks the rows of these people until the transaction ends. */
    async lock(loginKeys: readonly string[]): Promise<void> {
      await sql`select 1 from people where login_key = any(${loginKeys}::text[]) order by id for update`.execute(
        queries,
      );
    },

    /** Removes the stored sizes of these people, but not of photos that they uploaded themselves. */
    async removePhotos(loginKeys: readonly string[]): Promise<void> {
      await sql`
        delete from photos using people
        where photos.person_id = people.id and people.login_key = any(${loginKeys}::text[])
          and (people.photo_version is null or people.photo_version = people.feed_photo)`.execute(queries);
    },

    /** Rows of `PhotoRow`. */
    async insertPhotos(rows: string): Promise<void> {
      await sql`
        insert into photos (person_id, size, jpeg)
        select people.id, row.size, decode(row.jpeg, 'base64')
        from jsonb_to_recordset(${rows}::jsonb) as row (login_key text, size smallint, jpeg text)
        join people on people.login_key = row.login_key`.execute(queries);
    },

    /** Deletes a feed's people with their photos and cards, and returns their number. */
    async remove(feed: string): Promise<number> {
      const { numDeletedRows } = await queries.deleteFrom('people').where('feed', '=', feed).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /** Takes the import lock for this session, unless another session has it. */
    async tryLockImports(): Promise<boolean> {
      const { rows } = await sql<{ isHeld: boolean }>`
        select pg_try_advisory_lock(${importLock}) as "isHeld"`.execute(queries);
      return rows[0]?.isHeld === true;
    },

    async unlockImports(): Promise<void> {
      await sql`select pg_advisory_unlock(${importLock})`.execute(queries);
    },

    async recordRun(run: {
      feed: string;
      kind: string;
      startedAt: string;
      finishedAt: string;
      startedBy: string | null;
      figures: FeedRunsTable['figures']['__select__'];
      rejected: FeedRunsTable['rejected']['__select__'];
    }): Promise<void> {
      await queries
        .insertInto('feed_runs')
        .values({
          feed: run.feed,
          kind: run.kind,
          started_at: run.startedAt,
          finished_at: run.finishedAt,
          started_by: run.startedBy,
          figures: JSON.stringify(run.figures),
          rejected: JSON.stringify(run.rejected),
        })
        .execute();
    },
  };
}
