import { sql } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { readPeopleRules } from './people-rules-store.ts';
import { personColumns, personOf } from './person-columns-store.ts';
import type { Person } from './person.ts';
import { parseSnapshot } from './transaction-snapshot.ts';
import type { Revisions, TransactionSnapshot } from './transaction-snapshot.ts';

/** A change of a person, at its place in the order of revisions. */
export interface PersonChange {
  readonly revision: number;
  readonly id: number;
  readonly hasLeft: boolean;
}

/** Where a page of changes begins: after this revision and id. */
export type ChangePlace = Pick<PersonChange, 'revision' | 'id'>;

export type PeopleChangesStore = ReturnType<typeof peopleChangesStore>;

/** Reads what changed, in pages. */
export function peopleChangesStore(queries: Queries) {
  return {
    async snapshot(): Promise<TransactionSnapshot> {
      const { rows } = await sql<{ snapshot: string }>`
        select pg_current_snapshot()::text as snapshot`.execute(queries);
      return parseSnapshot(rows[0]?.snapshot ?? '');
    },

    /** People with these revisions, leavers included, by revision and id (index people_revision). */
    async changed(revisions: Revisions, after: ChangePlace, pageSize: number): Promise<PersonChange[]> {
      // NOTE: without the upper bound in SQL, every planner uses the index. With it and without statistics, it may sort all people.
      const { rows } = await sql<PersonChange>`
        select revision, id, left_at is not null as "hasLeft" from people
        where (revision, id) > (${after.revision}, ${after.id}) order by revision, id limit ${pageSize}`.execute(
        queries,
      );
      return rows.filter(({ revision }) => revision <= revisions.last);
    },

    /** The version of the rules about people. People who are read later are read with these rules, or with newer ones. */
    async rulesVersion(): Promise<number> {
      const row = await queries.selectFrom('people_rules').select('version').executeTakeFirstOrThrow();
      return row.version;
    },

    /** Everybody, leavers included, by id (primary key): after a change of the rules. */
    async everybody(_: Revisions, after: ChangePlace, pageSize: number): Promise<PersonChange[]> {
      const { rows } = await sql<PersonChange>`
        select 0 as revision, id, left_at is not null as "hasLeft" from people
        where id > ${after.id} order by id limit ${pageSize}`.execute(queries);
      return rows;
    },

    /** The people with these ids who have not left (primary key). */
    async present(ids: readonly number[]): Promise<Person[]> {
      if (ids.length === 0) return [];
      const rows = await queries
        .selectFrom('people')
        .select(personColumns)
        .where('people.id', '=', sql<number>`any(${ids}::bigint[])`)
        .where('people.left_at', 'is', null)
        .execute();
      const rules = await readPeopleRules(queries);
      return rows.map((row) => personOf(row, rules));
    },

    /** People who were deleted by these transactions, by revision and id (index removed_people_revision). */
    async removed(revisions: Revisions, after: ChangePlace, pageSize: number): Promise<PersonChange[]> {
      const { rows } = await sql<PersonChange>`
        select revision, person_id as id, true as "hasLeft" from removed_people
        where (revision, person_id) > (${after.revision}, ${after.id}) order by revision, person_id limit ${pageSize}`.execute(
        queries,
      );
      return rows.filter(({ revision }) => revision <= revisions.last);
    },
  };
}
