import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the clause of a fault says, as a code with values. The clause contains the values too. When it is changed, because it names a person
 * who is erased, the cause is removed, also if a node of an earlier version changes it.
 */
export const causesOfFaults: Migration = {
  async up(db) {
    await db.schema.alterTable('feed_faults').addColumn('cause', 'jsonb').execute();
    await sql`
      create function drop_fault_cause() returns trigger language plpgsql as $$
      begin
        new.cause := null;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger feed_faults_changed before update of reason on feed_faults
      for each row when (new.reason is distinct from old.reason) execute function drop_fault_cause()`.execute(db);
  },
};
