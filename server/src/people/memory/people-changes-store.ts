import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { readPeopleRules } from '../rules/people-rules-store.ts';
import { personColumns, personOf } from '../person-columns-store.ts';
import type { PersonRow } from '../person-columns-store.ts';
import type { PeopleRules } from '../rules/people-rules.ts';
import type { Person } from '../person.ts';
import { parseSnapshot } from './transaction-snapshot.ts';
import type { Revisions, TransactionSnapshot } from './transaction-snapshot.ts';

/** A change of a person. Changes are ordered by revision and id. */
export interface PersonChange {
  readonly revision: number;
  readonly id: number;
  /** The person at the time of reading; undefined for leavers and deleted people. */
  readonly person: Person | undefined;
}

/** The cursor of a page of changes: the page starts after this revision and id. */
export type ChangeCursor = Pick<PersonChange, 'revision' | 'id'>;

/** Which page of changes to read. */
export interface ChangesToRead {
  readonly revisions: Revisions;
  readonly after: ChangeCursor;
  readonly pageSize: number;
  /** The rules with which people are read. */
  readonly rules: PeopleRules;
}

/** What has changed in the database, read in one statement and therefore consistent. */
export interface DatabaseState {
  readonly snapshot: TransactionSnapshot;
  /** The version of the people rules. */
  readonly rulesVersion: number;
  /** The highest revision among the people, and among the deleted people; 0 if there are none. */
  readonly newest: { readonly changed: number; readonly removed: number };
}

export type PeopleChangesStore = ReturnType<typeof peopleChangesStore>;

/** Reads changes of people in pages. */
export function peopleChangesStore(queries: Queries) {
  return {
    async poll(): Promise<DatabaseState> {
      const [row] = await pollRow(queries);
      if (row === undefined || row.rules === null) throw new Error('The table people_rules is empty.');
      const newest = { changed: row.changed ?? 0, removed: row.removed ?? 0 };
      return { snapshot: parseSnapshot(row.snapshot), rulesVersion: row.rules, newest };
    },

    /** People with these revisions, including leavers, ordered by revision and id (index people_revision, then primary key). */
    async changed({ revisions, after, pageSize, rules }: ChangesToRead): Promise<PersonChange[]> {
      const rows = await changedRows(queries, after.revision, after.id, pageSize, revisions.last);
      return rows
        .map((row) => ({ revision: row.revision, id: row.id, person: presentPerson(row, rules) }))
        .toSorted((one, other) => one.revision - other.revision || one.id - other.id);
    },

    /** The people with these ids, including leavers (primary key). */
    async some(ids: readonly number[], rules: PeopleRules): Promise<Pick<PersonChange, 'id' | 'person'>[]> {
      const rows = await someRows(queries, ids);
      return rows.map((row) => ({ id: row.id, person: presentPerson(row, rules) }));
    },

    /** The newest rules. */
    rules: () => readPeopleRules(queries),

    /** People who were deleted by these transactions, ordered by revision and id (index removed_people_revision). */
    async removed({ revisions, after, pageSize }: ChangesToRead): Promise<PersonChange[]> {
      const { rows } = await sql<ChangeCursor>`
        select revision, person_id as id from removed_people
        where (revision, person_id) > (${after.revision}, ${after.id}) order by revision, person_id limit ${pageSize}`.execute(
        queries,
      );
      return rows
        .filter(({ revision }) => revision <= revisions.last)
        .map(({ revision, id }) => ({ revision, id, person: undefined }));
    },
  };
}

function presentPerson(row: PersonRow, rules: PeopleRules): Person | undefined {
  return row.left_at === null ? personOf(row, rules) : undefined;
}

interface PollRow {
  readonly snapshot: string;
  readonly rules: number | null;
  readonly changed: number | null;
  readonly removed: number | null;
}

const pollRow = preparedStatement((queries) =>
  sql<PollRow>`
    select pg_current_snapshot()::text as snapshot, (select version from people_rules) as rules,
      (select max(revision) from people) as changed, (select max(revision) from removed_people) as removed`.compile(
    queries,
  ),
);

// NOTE: the upper bound is outside of the subquery with the limit, so that the planner always uses the index. Inside, and without
// statistics, the planner may sort all people.
const changedRows = preparedStatement(
  (queries, afterRevision: number, afterId: number, pageSize: number, last: number) =>
    queries
      .selectFrom('people')
      .select(['people.revision', ...personColumns])
      .where(
        'people.id',
        '=',
        sql<number>`any(array(
          select id from (
            select revision, id from people where (revision, id) > (${afterRevision}::bigint, ${afterId}::bigint)
            order by revision, id limit ${pageSize}) as page
          where page.revision <= ${last}::bigint))`,
      )
      .compile(),
);

const someRows = preparedStatement((queries, ids: readonly number[]) =>
  queries
    .selectFrom('people')
    .select(personColumns)
    .where('people.id', '=', sql<number>`any(${ids}::bigint[])`)
    .compile(),
);
