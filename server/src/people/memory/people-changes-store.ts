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
export type ChangePlace = Pick<PersonChange, 'revision' | 'id'>;

/** Which page of changes to read. */
export interface ChangesToRead {
  readonly revisions: Revisions;
  readonly after: ChangePlace;
  readonly pageSize: number;
  /** The people are read with the rules of this version, or with newer ones. */
  readonly rulesVersion: number;
}

/** What has changed in the database, read in one statement and therefore consistent. */
export interface DatabaseLook {
  readonly snapshot: TransactionSnapshot;
  /** The version of the people rules. */
  readonly rulesVersion: number;
  /** The highest revision among the people, and among the deleted people; 0 if there are none. */
  readonly newest: { readonly changed: number; readonly removed: number };
}

export type PeopleChangesStore = ReturnType<typeof peopleChangesStore>;

/** Reads changes of people in pages. */
export function peopleChangesStore(queries: Queries) {
  let rules: PeopleRules | undefined;

  return {
    async look(): Promise<DatabaseLook> {
      const [row] = await lookRow(queries);
      if (row === undefined || row.rules === null) throw new Error('The table people_rules is empty.');
      const newest = { changed: row.changed ?? 0, removed: row.removed ?? 0 };
      return { snapshot: parseSnapshot(row.snapshot), rulesVersion: row.rules, newest };
    },

    /** People with these revisions, including leavers, ordered by revision and id (index people_revision, then primary key). */
    async changed({ revisions, after, pageSize, rulesVersion }: ChangesToRead): Promise<PersonChange[]> {
      const ofVersion = await rulesOf(rulesVersion);
      const rows = await changedRows(queries, after.revision, after.id, pageSize, revisions.last);
      return rows
        .map((row) => changeOf(row.revision, row, ofVersion))
        .toSorted((one, other) => one.revision - other.revision || one.id - other.id);
    },

    /** All people, including leavers, ordered by id (primary key). They are read again after the rules have changed. */
    async everybody({ after, pageSize, rulesVersion }: ChangesToRead): Promise<PersonChange[]> {
      const ofVersion = await rulesOf(rulesVersion);
      const rows = await everybodyRows(queries, after.id, pageSize);
      return rows.map((row) => changeOf(0, row, ofVersion));
    },

    /** People who were deleted by these transactions, ordered by revision and id (index removed_people_revision). */
    async removed({ revisions, after, pageSize }: ChangesToRead): Promise<PersonChange[]> {
      const { rows } = await sql<ChangePlace>`
        select revision, person_id as id from removed_people
        where (revision, person_id) > (${after.revision}, ${after.id}) order by revision, person_id limit ${pageSize}`.execute(
        queries,
      );
      return rows
        .filter(({ revision }) => revision <= revisions.last)
        .map(({ revision, id }) => ({ revision, id, person: undefined }));
    },
  };

  /** The rules of a version, or newer ones. They are cached until another version is requested. */
  async function rulesOf(version: number): Promise<PeopleRules> {
    if (rules?.version !== version) rules = await readPeopleRules(queries);
    return rules;
  }
}

function changeOf(revision: number, row: PersonRow, rules: PeopleRules): PersonChange {
  return { revision, id: row.id, person: row.left_at === null ? personOf(row, rules) : undefined };
}

interface LookRow {
  readonly snapshot: string;
  readonly rules: number | null;
  readonly changed: number | null;
  readonly removed: number | null;
}

const lookRow = preparedStatement((queries) =>
  sql<LookRow>`
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

const everybodyRows = preparedStatement((queries, afterId: number, pageSize: number) =>
  queries
    .selectFrom('people')
    .select(personColumns)
    .where('people.id', '>', afterId)
    .orderBy('people.id')
    .limit(pageSize)
    .compile(),
);
