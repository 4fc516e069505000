import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { identityKey } from '../../people/identity-key.ts';

export interface ListedRow {
  readonly id: number;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly leftAt: Date | null;
}

const leaversPerPage = 500;
/** Maximum number of leavers that are compared with a text, latest first. */
const maxLeavers = 50_000;

const columns = sql`id, login, coalesce(corrections->'firstName'->>'value', feed_values->>'firstName', '') as "firstName",
  coalesce(corrections->'lastName'->>'value', feed_values->>'lastName', '') as "lastName", left_at as "leftAt"`;

/** People and leavers for the administrator's list. */
export function peopleListStore(queries: Queries) {
  return {
    /** People who have not left, in the order of `ids` (primary key). */
    async findByIds(ids: readonly number[]): Promise<ListedRow[]> {
      const { rows } = await sql<ListedRow>`
        select ${columns} from people where id = any(${ids}::bigint[]) and left_at is null
        order by array_position(${ids}::bigint[], id)`.execute(queries);
      return rows;
    },

    /** People with exactly this login, group ID or employee number, leavers included (each has an index). */
    async findByKey(text: string): Promise<ListedRow[]> {
      const key = identityKey(text);
      const { rows } = await sql<ListedRow>`
        select ${columns} from people where id in (
          select id from people where login_key = ${key}
          union select id from people where group_identifier_key = ${key}
          union select id from people where employee_number_key = ${key}
          union select person_id from former_logins where login_key = ${key}) order by id limit 20`.execute(queries);
      return rows;
    },

    /** The latest leavers for whom each word of the text is a prefix of a name or the login (index people_left_at). */
    async leavers(text: string, limit: number): Promise<ListedRow[]> {
      const words = identityKey(text).split(/\s+/).filter(Boolean);
      const found: ListedRow[] = [];
      let after = { leftAt: new Date('9999-12-31'), id: Number.MAX_SAFE_INTEGER };
      for (let read = 0; read < maxLeavers; read += leaversPerPage) {
        const page = await latestLeavers(after);
        for (const row of page) {
          if (matches(row, words)) found.push(row);
          if (found.length === limit) return found;
        }
        const end = page.at(-1);
        if (end === undefined || page.length < leaversPerPage) return found;
        after = { leftAt: end.leftAt!, id: end.id };
        await setImmediate();
      }
      return found;
    },
  };

  async function latestLeavers(after: { leftAt: Date; id: number }): Promise<ListedRow[]> {
    const { rows } = await sql<ListedRow>`
      select ${columns} from people where left_at is not null and (left_at, id) < (${after.leftAt}::timestamptz, ${after.id}::bigint)
      order by left_at desc, id desc limit ${leaversPerPage}`.execute(queries);
    return rows;
  }
}

function matches({ login, firstName, lastName }: ListedRow, words: readonly string[]): boolean {
  const parts = identityKey(`${login} ${firstName} ${lastName}`).split(/[\s-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
