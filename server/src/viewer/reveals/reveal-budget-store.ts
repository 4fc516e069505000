import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { BudgetWindow } from './revealed-people.ts';

/** The people who were shown to a viewer in a slot. `viewer` is the hash of the viewer's key. */
export interface StoredReveals {
  readonly viewer: string;
  readonly slot: number;
  readonly people: readonly number[];
}

/** The length of a viewer's list of people in a slot. */
export type KnownList = Omit<StoredReveals, 'people'> & { readonly length: number };

export interface RaisedBudget {
  readonly loginKey: string;
  readonly login: string;
  readonly people: number;
  readonly until: Date;
  readonly by: string;
}

/** The budget data that nodes share: the people whom each viewer has seen, raised budgets, and exhausted budgets. */
export function revealBudgetStore(queries: Queries) {
  return {
    /** Appends to the lists of these slots. Rows are always written in the same order, so that two nodes cannot deadlock. */
    async add(rows: readonly (StoredReveals & { loginKey: string })[]): Promise<void> {
      if (rows.length === 0) return;
      const sorted = rows.toSorted((one, other) =>
        one.viewer === other.viewer ? one.slot - other.slot : one.viewer < other.viewer ? -1 : 1,
      );
      await queries
        .insertInto('revealed_people')
        .values(
          sorted.map(({ viewer, slot, loginKey, people }) => ({
            viewer,
            slot,
            login_key: loginKey,
            people: [...people],
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['viewer', 'slot']).doUpdateSet({
            people: sql<number[]>`revealed_people.people || excluded.people`,
          }),
        )
        .execute();
    },

    /** The lists of these viewers since a slot, from all nodes, except lists whose length is already known (primary key). */
    async read(
      viewers: readonly string[],
      fromSlot: number,
      known: readonly KnownList[] = [],
    ): Promise<StoredReveals[]> {
      if (viewers.length === 0) return [];
      // The list is returned as JSON, which the driver parses many times faster than an array.
      const { rows } = await sql<StoredReveals>`
        select viewer, slot, to_json(people) as people from revealed_people
        left join unnest(${known.map(({ viewer }) => viewer)}::text[], ${known.map(({ slot }) => slot)}::int[],
          ${known.map(({ length }) => length)}::int[]) as known (viewer, slot, length) using (viewer, slot)
        where viewer = any(${viewers}::text[]) and slot >= ${fromSlot}
          and cardinality(people) is distinct from known.length`.execute(queries);
      return rows;
    },

    /** The time of the database, which is the same for all nodes. */
    async now(): Promise<Date> {
      const row = await queries.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
      return row.now;
    },

    /** The number of distinct people whom the viewers with this login have seen since a slot (index revealed_people_login). */
    async countOf(loginKey: string, fromSlot: number): Promise<number> {
      const row = await queries
        .selectFrom('revealed_people')
        .select(sql<number>`count(distinct person)::int`.as('used'))
        .innerJoinLateral(
          sql<{ person: number }>`unnest(revealed_people.people)`.as<'seen'>(sql`seen(person)`),
          (join) => join.onTrue(),
        )
        .where('login_key', '=', loginKey)
        .where('slot', '>=', fromSlot)
        .executeTakeFirstOrThrow();
      return row.used;
    },

    /** The budgets that are currently raised. There are only a few. */
    async listRaised(): Promise<RaisedBudget[]> {
      const rows = await queries
        .selectFrom('raised_budgets')
        .selectAll()
        .where('until_at', '>', sql<Date>`now()`)
        .orderBy('until_at', 'desc')
        .limit(1000)
        .execute();
      return rows.map((row) => ({
        loginKey: row.login_key,
        login: row.login,
        people: row.people,
        until: row.until_at,
        by: row.raised_by,
      }));
    },

    /** Raises the budget of a login for 24 hours. Replaces an earlier raise. */
    async raise({ loginKey, login, people, by }: Omit<RaisedBudget, 'until'>): Promise<void> {
      const values = { login, people, until_at: sql<Date>`now() + interval '24 hours'`, raised_by: by };
      await queries
        .insertInto('raised_budgets')
        .values({ login_key: loginKey, ...values })
        .onConflict((conflict) => conflict.column('login_key').doUpdateSet(values))
        .execute();
    },

    /** Ends a raised budget and returns its number of people; undefined if the budget was not raised. */
    async endRaised(loginKey: string): Promise<number | undefined> {
      const row = await queries
        .deleteFrom('raised_budgets')
        .where('login_key', '=', loginKey)
        .returning(['people', sql<boolean>`until_at > now()`.as('isCurrent')])
        .executeTakeFirst();
      return row?.isCurrent === true ? row.people : undefined;
    },

    /** Records that a viewer has exhausted a budget. Returns false if a node has already recorded it within the window. */
    async noteExhausted(exhausted: { viewer: string; window: BudgetWindow; login: string }): Promise<boolean> {
      const until = sql<Date>`now() + ${exhausted.window === 'hour' ? sql`interval '1 hour'` : sql`interval '24 hours'`}`;
      const noted = await queries
        .insertInto('exhausted_budgets')
        .values({ ...exhausted, until_at: until })
        .onConflict((conflict) =>
          conflict
            .columns(['viewer', 'window'])
            .doUpdateSet({ until_at: until, login: exhausted.login })
            .where('exhausted_budgets.until_at', '<=', sql<Date>`now()`),
        )
        .returning('viewer')
        .executeTakeFirst();
      return noted !== undefined;
    },

    /** Logins of the viewers who have exhausted a budget, the latest first. */
    async listExhausted(limit: number): Promise<string[]> {
      const rows = await queries
        .selectFrom('exhausted_budgets')
        .select('login')
        .where('until_at', '>', sql<Date>`now()`)
        .groupBy('login')
        .orderBy((query) => query.fn.max('until_at'), 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ login }) => login);
    },

    /** Deletes rows that are outside of every window. */
    async removeExpired(beforeSlot: number): Promise<void> {
      await queries.deleteFrom('revealed_people').where('slot', '<', beforeSlot).execute();
      await queries
        .deleteFrom('raised_budgets')
        .where('until_at', '<=', sql<Date>`now()`)
        .execute();
      await queries
        .deleteFrom('exhausted_budgets')
        .where('until_at', '<=', sql<Date>`now()`)
        .execute();
    },
  };
}
