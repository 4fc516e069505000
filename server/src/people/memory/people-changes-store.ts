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

/** A change of a person, at its place in the order of revisions. */
export interface PersonChange {
  readonly revision: number;
  readonly id: number;
  /** As the person is when the change is read; undefined for leavers and for people who were deleted. */
  readonly person: Person | undefined;
}

/** Where a page of changes begins: after this revision and id. */
export type ChangePlace = Pick<PersonChange, 'revision' | 'id'>;

/** A page of changes to read. */
export interface ChangesToRead {
  readonly revisions: Revisions;
  readonly after: ChangePlace;
  readonly pageSize: number;
  /** Of the rules that the people are read with, or older. */
  readonly rulesVersion: number;
}

/** What a look at the database shows: all of it at one moment. */
export interface DatabaseLook {
  readonly snapshot: TransactionSnapshot;
  /** The version of the rules about people. People who are read later are read with these rules, or with newer ones. */
  readonly rulesVersion: number;
  /** The highest revision of a person, and of a person who was deleted; 0 without one. */
  readonly newest: { readonly changed: number; readonly removed: number };
}

export type PeopleChangesStore = ReturnType<typeof peopleChangesStore>;

/** Reads what changed, in pages. */
export function peopleChangesStore(queries: Queries) {
  let rules: PeopleRules | undefined;

  return {
    async look(): Promise<DatabaseLook> {
      const [row] = await lookRow(queries);
      if (row === undefined || row.rules === null) throw new Error('The table people_rules is empty.');
      const newest = { changed: row.changed ?? 0, removed: row.removed ?? 0 };
      return { snapshot: parseSnapshot(row.snapshot), rulesVersion: row.rules, newest };
    },

    /** People with these revisions, leavers included, by revision and id (index people_revision, then primary key). */
    async changed({ revisions, after, pageSize, rulesVersion }: ChangesToRead): Promise<PersonChange[]> {
      const ofVersion = await rulesOf(rulesVersion);
      const rows = await changedRows(queries, after.revision, after.id, pageSize, revisions.last);
      return rows
        .map((row) => changeOf(row.revision, row, ofVersion))
        .toSorted((one, other) => one.revision - other.revision || one.id - other.id);
    },

    /** Everybody, leavers included, by id (primary key): after a change of the rules. */
    async everybody({ after, pageSize, rulesVersion }: ChangesToRead): Promise<PersonChange[]> {
      const ofVersion = await rulesOf(rulesVersion);
      const rows = await everybodyRows(queries, after.id, pageSize);
      return rows.map((row) => changeOf(0, row, ofVersion));
    },

    /** People who were deleted by these transactions, by revision and id (index removed_people_revision). */
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

  /** The rules of this version, or newer ones. They are read once for each version. */
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

// NOTE: without the upper bound where the page is limited, every planner uses the index. With it and without statistics, it may sort all people.
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
