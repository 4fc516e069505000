import type { PeopleFileOptions } from '@directory/contract';
import type { UploadProgress } from '../../database/tables.ts';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { HttpError } from '../../http/http-error.ts';

export type { UploadProgress } from '../../database/tables.ts';

/** Maximum size of a row in bytes. */
const rowSize = 64 * 1024;
const lifetime = sql<Date>`now() + interval '1 day'`;
/** Maximum number of uploads of one administrator (`maxOwn`), of all administrators, and maximum size of all uploads in bytes. */
const maxOwn = 3;
const maxUploads = 20;
const maxBytes = 4 * 1024 * 1024 * 1024;

export interface StoredUpload {
  readonly id: string;
  readonly size: number;
  readonly received: number;
  readonly expiresAt: Date;
  readonly progress: UploadProgress | null;
}

const columns = ['id', 'size', 'received', 'expires_at', 'progress'] as const;

/** People files in pieces, stored in the database, where every node can read them. `owner` is a login key. */
export function peopleUploadsStore(queries: Queries) {
  const own = (id: string, owner: string) =>
    queries
      .selectFrom('people_uploads')
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('expires_at', '>', sql<Date>`now()`);
  return {
    /** Starts an upload; undefined if there are too many. Call it in a transaction. */
    async start(upload: { id: string; owner: string; size: number }): Promise<StoredUpload | undefined> {
      await sql`lock table people_uploads in share row exclusive mode`.execute(queries);
      await this.removeExpired();
      const others = await queries
        .selectFrom('people_uploads')
        .select(['id', 'owner', 'size'])
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .execute();
      const kept = new Set(others.filter(({ owner }) => owner === upload.owner).slice(0, maxOwn - 1));
      const replaced = others.filter((other) => other.owner === upload.owner && !kept.has(other));
      const left = others.filter((other) => !replaced.includes(other));
      const bytes = left.reduce((sum, { size }) => sum + size, upload.size);
      if (left.length >= maxUploads || bytes > maxBytes) return undefined;
      for (const { id } of replaced) await queries.deleteFrom('people_uploads').where('id', '=', id).execute();
      const row = await queries
        .insertInto('people_uploads')
        .values({ ...upload, expires_at: lifetime })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return storedOf(row);
    },

    async find(id: string, owner: string): Promise<StoredUpload | undefined> {
      const row = await own(id, owner).select(columns).executeTakeFirst();
      return row && storedOf(row);
    },

    /** Appends a piece; undefined if it does not begin at the end, or exceeds the size. Call it in a transaction. */
    async append(id: string, owner: string, offset: number, bytes: Uint8Array): Promise<StoredUpload | undefined> {
      const row = await queries
        .updateTable('people_uploads')
        .set({ received: offset + bytes.length, expires_at: lifetime })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('received', '=', offset)
        .where('size', '>=', offset + bytes.length)
        .returning(columns)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const rows = Array.from({ length: Math.ceil(bytes.length / rowSize) }, (_, index) => {
        const start = index * rowSize;
        return { upload_id: id, start_at: offset + start, bytes: bytes.subarray(start, start + rowSize) };
      });
      if (rows.length > 0) await queries.insertInto('people_upload_pieces').values(rows).execute();
      return storedOf(row);
    },

    /**
     * The bytes of the file, one piece at a time (primary key).
     * @throws HttpError `upload.unknown` if it is removed while it is read. If the file just ended, people in the rest would become
     * leavers.
     */
    async *read({ id, size }: Pick<StoredUpload, 'id' | 'size'>): AsyncGenerator<Uint8Array> {
      let received = 0;
      for (let last = -1; received < size;) {
        const piece = await queries
          .selectFrom('people_upload_pieces')
          .select(['start_at', 'bytes'])
          .where('upload_id', '=', id)
          .where('start_at', '>', last)
          .orderBy('start_at')
          .limit(1)
          .executeTakeFirst();
        if (piece === undefined) throw new HttpError('upload.unknown');
        last = piece.start_at;
        received += piece.bytes.length;
        yield piece.bytes;
      }
    },

    /** Returns false if there is no such upload. */
    async remove(id: string, owner: string): Promise<boolean> {
      const { numDeletedRows } = await queries
        .deleteFrom('people_uploads')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Stores the progress of an import; null when it has ended. */
    async putProgress(id: string, progress: UploadProgress | null): Promise<void> {
      await queries
        .updateTable('people_uploads')
        .set({ progress: progress && JSON.stringify(progress) })
        .where('id', '=', id)
        .execute();
    },

    async removeExpired(): Promise<void> {
      await queries
        .deleteFrom('people_uploads')
        .where('expires_at', '<=', sql<Date>`now()`)
        .execute();
    },

    /** The options of the last import of a feed. */
    async optionsOf(feed: string): Promise<PeopleFileOptions | undefined> {
      const row = await queries
        .selectFrom('feed_file_options')
        .select('options')
        .where('feed', '=', feed)
        .executeTakeFirst();
      return row?.options;
    },

    async putOptions(feed: string, options: PeopleFileOptions): Promise<void> {
      const row = { options: JSON.stringify(options), changed_at: sql<Date>`now()` };
      await queries
        .insertInto('feed_file_options')
        .values({ feed, ...row })
        .onConflict((conflict) => conflict.column('feed').doUpdateSet(row))
        .execute();
    },
  };
}

function storedOf({
  expires_at: expiresAt,
  ...upload
}: Omit<StoredUpload, 'expiresAt'> & { expires_at: Date }): StoredUpload {
  return { ...upload, expiresAt };
}
