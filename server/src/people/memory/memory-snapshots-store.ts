import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { TransactionSnapshot } from './transaction-snapshot.ts';

export type MemorySnapshotsStore = ReturnType<typeof memorySnapshotsStore>;

/** Hours after which a file can no longer be used. */
const maxHours = 24;

/** The keys of the files in which nodes store their memory. A file is valid as long as its key is stored here. */
export function memorySnapshotsStore(queries: Queries) {
  const hours = sql`make_interval(hours => ${maxHours}::integer)`;
  return {
    /**
     * Adds the key of a file, and deletes expired keys. The contents of the file must have been committed before: then every database that
     * has the key, whether the original, a replica or a copy, also has the contents of the file.
     */
    async add(id: string, key: string): Promise<void> {
      await queries
        .deleteFrom('memory_snapshots')
        .where(sql<boolean>`made_at < now() - ${hours}`)
        .execute();
      await queries.insertInto('memory_snapshots').values({ id, key }).execute();
    },

    /**
     * The key of a file. Undefined if it has expired, if a person was deleted since, and in another database: one that was restored to an
     * earlier point in time, or from a dump, in which other transactions have written the rows.
     */
    async findKey(id: string): Promise<string | undefined> {
      const row = await queries
        .selectFrom('memory_snapshots')
        .select('key')
        .where('id', '=', id)
        .where(sql<boolean>`made_at between now() - ${hours} and now() + interval '1 minute'`)
        // NOTE: `xmin` has only the lower 32 bits of the transaction id.
        .where(sql<boolean>`xmin::text::bigint = (xid & 4294967295)`)
        .executeTakeFirst();
      return row?.key;
    },

    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await queries.deleteFrom('memory_snapshots').where('id', 'in', ids).execute();
    },

    /** The number of people changed since a snapshot, counted up to `most`, and whether a person was deleted (indexes of the revisions). */
    async changesSince(since: TransactionSnapshot, most: number): Promise<{ changed: number; hasDeleted: boolean }> {
      const isSince = sql<boolean>`(revision >= ${since.next} or revision = any(${[...since.running]}::bigint[]))`;
      const changed = queries.selectFrom('people').select('id').where(isSince).limit(most).as('changed');
      const count = await queries
        .selectFrom(changed)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      const deleted = await queries.selectFrom('removed_people').select('person_id').where(isSince).limit(1).execute();
      return { changed: count.count, hasDeleted: deleted.length > 0 };
    },
  };
}
