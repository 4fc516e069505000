import { apiScopes } from '@directory/contract';
import type { ApiScope } from '@directory/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { ApiTokensTable } from '../../database/tables.ts';

export interface StoredApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly peoplePerDay: number;
  readonly expiresAt: Date;
  /** Login of the administrator who created the token. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Accurate to the minute. */
  readonly lastUsedAt: Date | null;
}

/** The tokens with which other systems read the directory. Only their hashes are stored. */
export function apiTokensStore(queries: Queries) {
  return {
    /** All tokens, ordered by name. Expired ones are included until they are removed. */
    async list(): Promise<StoredApiToken[]> {
      const rows = await queries.selectFrom('api_tokens').selectAll().orderBy('name').orderBy('id').execute();
      return rows.map(tokenOf);
    },

    async add(
      token: Pick<StoredApiToken, 'name' | 'scopes' | 'peoplePerDay' | 'createdBy'> & { hash: string; days: number },
    ): Promise<StoredApiToken> {
      const row = await queries
        .insertInto('api_tokens')
        .values({
          name: token.name,
          hash: token.hash,
          scopes: JSON.stringify(token.scopes),
          people_per_day: token.peoplePerDay,
          expires_at: sql<Date>`now() + ${token.days} * interval '1 day'`,
          created_by: token.createdBy,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return tokenOf(row);
    },

    /** Removes a token and returns it; undefined if there is none with this id. */
    async remove(id: number): Promise<StoredApiToken | undefined> {
      const row = await queries.deleteFrom('api_tokens').where('id', '=', id).returningAll().executeTakeFirst();
      return row && tokenOf(row);
    },

    /** The token with a hash, expired or not (unique index api_tokens_hash_key). */
    async findByHash(hash: string): Promise<StoredApiToken | undefined> {
      const row = await queries.selectFrom('api_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row && tokenOf(row);
    },

    /** Records the use of a token, at most once a minute across all nodes. */
    async recordUse(id: number): Promise<void> {
      await queries
        .updateTable('api_tokens')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where((or) =>
          or.or([or('last_used_at', 'is', null), or('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)]),
        )
        .execute();
    },
  };
}

function tokenOf(row: Selectable<ApiTokensTable>): StoredApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
    peoplePerDay: row.people_per_day,
    expiresAt: row.expires_at,
    createdBy: row.created_by,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
