import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the clause of a fault or the problem of a run says, as a code with values. The text contains the values too. When it is changed,
 * because it names a person who is erased, the cause is removed, also if a node of an earlier version changes the text.
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
    await sql`
      create function drop_problem_cause() returns trigger language plpgsql as $$
      begin
        new.problem_cause := null;
        return new;
      end $$`.execute(db);
    for (const table of ['feeds', 'feed_runs']) {
      await db.schema.alterTable(table).addColumn('problem_cause', 'jsonb').execute();
      await sql`
        create trigger ${sql.id(`${table}_problem`)} before update of problem on ${sql.table(table)}
        for each row when (new.problem is distinct from old.problem and new.problem_cause is not distinct from old.problem_cause)
        execute function drop_problem_cause()`.execute(db);
    }
  },
};
