import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';

/** Looks up people of a feed who may have been renamed. */
export function renamedPeopleStore(queries: Queries) {
  return {
    /**
     * Ids of the present people of a feed, owned or supplemented, with employee numbers that only one of them has (indexes
     * people_employee_number_key, person_supplements_person).
     */
    async idsByNumbers(feed: string, numbers: readonly string[]): Promise<number[]> {
      if (numbers.length === 0) return [];
      const { rows } = await sql<{ id: number }>`
        select min(holder.id) as id
        from unnest(${numbers}::text[]) as number cross join lateral (
          select id from people
          where employee_number_key = number and left_at is null
            and (feed = ${feed} or exists (
              select from person_supplements where person_id = people.id and person_supplements.feed = ${feed}))
          limit 2) as holder
        group by number having count(*) = 1`.execute(queries);
      return rows.map((row) => row.id);
    },

    /** Ids of present people whom a feed supplements and who had one of these logins (index former_logins_login_key). */
    async idsByFormerLogins(feed: string, loginKeys: readonly string[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct people.id from former_logins
        join person_supplements on person_supplements.person_id = former_logins.person_id
        join people on people.id = former_logins.person_id
        where former_logins.login_key = any(${loginKeys}::text[]) and person_supplements.feed = ${feed}
          and people.left_at is null`.execute(queries);
      return rows.map((row) => row.id);
    },
  };
}
