import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Changes are read in pages by revision and id. With an index on the revision only, each page would sort all people of a large run again.
 */
export const revisionIndex: Migration = {
  async up(db) {
    await sql`drop index people_revision`.execute(db);
    await sql`create index people_revision on people (revision, id)`.execute(db);
    await sql`drop index removed_people_revision`.execute(db);
    await sql`create index removed_people_revision on removed_people (revision, person_id)`.execute(db);
  },
};
