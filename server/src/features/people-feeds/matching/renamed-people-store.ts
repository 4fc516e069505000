import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';

/** Looks up people of a feed who may have been renamed. */
export function renamedPeopleStore(queries: Queries) {
  return {
    /**
     * Ids of the present people whom a feed owns or supplements and who have one of these employee numbers. A number that several of them
     * have is skipped (indexes people_employee_number_key, person_supplements_person).
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

    /**
     * Ids of present people whom a feed supplements and who had one of these logins (indexes former_logins_login_key, people_pkey,
     * person_supplements_pkey). NOTE: the embedded database, which has no statistics, would join all people of the feed first. The lateral
     * joins make it look up one login after the other.
     */
    async idsByFormerLogins(feed: string, loginKeys: readonly string[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct holder.id
        from unnest(${loginKeys}::text[]) as former (login_key)
        cross join lateral (select person_id from former_logins where login_key = former.login_key offset 0) as was
        cross join lateral (
          select id from people
          where id = was.person_id and left_at is null and exists (
            select from person_supplements where person_id = people.id and person_supplements.feed = ${feed})
          offset 0) as holder`.execute(queries);
      return rows.map((row) => row.id);
    },
  };
}
