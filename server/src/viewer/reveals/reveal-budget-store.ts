import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { BudgetWindow } from './revealed-people.ts';

/** People whom a viewer was shown in a slot. `viewer` is the hash of the viewer's key. */
export interface StoredReveals {
  readonly viewer: string;
  readonly slot: number;
  readonly people: readonly number[];
}

/** A list of people by its length. */
export type KnownList = Omit<StoredReveals, 'people'> & { readonly length: number };

export interface RaisedBudget {
  readonly loginKey: string;
  readonly login: string;
  readonly people: number;
  readonly until: Date;
  readonly by: string;
}

/** What nodes tell each other about budgets: whom each viewer has seen, raised budgets, and budgets that are used up. */
export function revealBudgetStore(queries: Queries) {
  return {
    /** Adds to what the nodes have counted in these slots. Rows are written in one order, so that two nodes do not wait for each other. */
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

    /** What these viewers have seen since a slot, by all nodes (primary key), without the lists that are as long as they are known to be. */
    async read(
      viewers: readonly string[],
      fromSlot: number,
      known: readonly KnownList[] = [],
    ): Promise<StoredReveals[]> {
      if (viewers.length === 0) return [];
      // As JSON, which the driver parses many times faster than an array.
      const { rows } = await sql<StoredReveals>`
        select viewer, slot, to_json(people) as people from revealed_people
        left join unnest(${known.map(({ viewer }) => viewer)}::text[], ${known.map(({ slot }) => slot)}::int[],
          ${known.map(({ length }) => length)}::int[]) as known (viewer, slot, length) using (viewer, slot)
        where viewer = any(${viewers}::text[]) and slot >= ${fromSlot}
          and cardinality(people) is distinct from known.length`.execute(queries);
      return rows;
    },

    /** The time of the database, which all nodes share. */
    async now(): Promise<Date> {
      const row = await queries.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
      return row.now;
    },

    /** Distinct people whom the viewers with this login have seen since a slot (index revealed_people_login). */
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

    /** Budgets that are raised now; administrators raise a few. */
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

    /** Replaces an earlier one of the same login. */
    async raise({ loginKey, login, people, by }: Omit<RaisedBudget, 'until'>): Promise<void> {
      const values = { login, people, until_at: sql<Date>`now() + interval '24 hours'`, raised_by: by };
      await queries
        .insertInto('raised_budgets')
        .values({ login_key: loginKey, ...values })
        .onConflict((conflict) => conflict.column('login_key').doUpdateSet(values))
        .execute();
    },

    /** The number that ends; undefined when the budget was not raised. */
    async endRaised(loginKey: string): Promise<number | undefined> {
      const row = await queries
        .deleteFrom('raised_budgets')
        .where('login_key', '=', loginKey)
        .returning(['people', sql<boolean>`until_at > now()`.as('isCurrent')])
        .executeTakeFirst();
      return row?.isCurrent === true ? row.people : undefined;
    },

    /** Notes that a viewer has used up a budget. False when a node has noted it already and the window has not passed. */
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

    /** Logins of viewers who have used up a budget, latest first. */
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

    /** Deletes what no window contains any more. */
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
