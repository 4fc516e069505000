import type { Migration } from 'kysely/migration';

/** Whether the row of a fault was rejected, or only a value left out. Null in runs of earlier versions. */
export const consequencesOfFaults: Migration = {
  async up(db) {
    await db.schema.alterTable('feed_faults').addColumn('is_row_rejected', 'boolean').execute();
  },
};
