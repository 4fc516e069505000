import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';
import type { UploadProgress } from '../../../database/tables.ts';

/** An uploaded file whose import has begun, and has not ended according to the database. */
export interface RunningUpload {
  readonly id: string;
  /** Login key of the administrator. */
  readonly owner: string;
  readonly run: NonNullable<UploadProgress['run']>;
}

/** The imports of uploaded files, without checks. */
export function runningUploadsStore(queries: Queries) {
  return {
    /** There are at most 20 uploads. */
    async list(): Promise<RunningUpload[]> {
      const rows = await queries.selectFrom('people_uploads').select(['id', 'owner', 'progress']).execute();
      return rows.flatMap(({ id, owner, progress }) =>
        progress?.run === undefined ? [] : [{ id, owner, run: progress.run }],
      );
    },

    /** Clears the progress of an import. Returns false if it has ended, or if another one has begun. */
    async end({ id, run }: RunningUpload): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('people_uploads')
        .set({ progress: null })
        .where('id', '=', id)
        .where(sql`progress->'run'->>'startedAt'`, '=', run.startedAt)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
