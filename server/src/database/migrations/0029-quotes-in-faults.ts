import { sql } from 'kysely';
import type { DirectoryMigration } from '../directory-migration.ts';

/**
 * Finds the faults that quote a value, for exports of personal data, without reading all of them. The parts between the quotes are indexed
 * in ASCII lower case, without other characters, since only in ASCII does every collation fold case alike; `İ` is the only other letter
 * whose lower case begins with an ASCII letter. An entry of a GIN index has at most 2.7 kB, so the few longer reasons have an index of
 * their own.
 */
export const quotesInFaults: DirectoryMigration = {
  // The index of 300 000 faults takes some seconds.
  leavesPeople: true,
  async up(db) {
    await sql`
      create index feed_faults_quotes on feed_faults using gin (string_to_array(left(lower(
        regexp_replace(replace(normalize(reason), 'İ', 'i'), '[^ -~]', '', 'g') collate "C"), 2500), '"'))`.execute(db);
    await sql`
      create index feed_faults_long on feed_faults (run_id, position) where length(reason) > 2500`.execute(db);
  },
};
