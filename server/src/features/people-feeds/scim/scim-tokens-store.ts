import { sql } from 'kysely';
import type { Queries } from '../../../database/open-database.ts';

export interface ScimToken {
  readonly id: number;
  readonly name: string;
  readonly scope: 'read' | 'write';
  /** Login of the administrator. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
}

/** The bearer tokens of SCIM clients. Only their hashes are stored. */
export function scimTokensStore(queries: Queries) {
  return {
    /** All tokens, ordered by name. */
    async list(): Promise<ScimToken[]> {
      const rows = await queries.selectFrom('scim_tokens').selectAll().orderBy('name').orderBy('id').execute();
      return rows.map(tokenOf);
    },

    async add(token: { name: string; hash: string; scope: 'read' | 'write'; createdBy: string }): Promise<ScimToken> {
      const row = await queries
        .insertInto('scim_tokens')
        .values({ name: token.name, hash: token.hash, scope: token.scope, created_by: token.createdBy })
        .returningAll()
        .executeTakeFirstOrThrow();
      return tokenOf(row);
    },

    /** Removes and returns a token; undefined if there is none with this id. */
    async remove(id: number): Promise<ScimToken | undefined> {
      const row = await queries.deleteFrom('scim_tokens').where('id', '=', id).returningAll().executeTakeFirst();
      return row && tokenOf(row);
    },

    /** Uses the unique index scim_tokens_hash_key. The time of looking up a hash reveals nothing about the token. */
    async findByHash(hash: string): Promise<ScimToken | undefined> {
      const row = await queries.selectFrom('scim_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row && tokenOf(row);
    },

    /** Records the time of use, at most once a minute across all nodes. */
    async recordUse(id: number): Promise<void> {
      await queries
        .updateTable('scim_tokens')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where((or) =>
          or.or([or('last_used_at', 'is', null), or('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)]),
        )
        .execute();
    },
  };
}

function tokenOf(row: {
  id: number;
  name: string;
  scope: 'read' | 'write';
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
}): ScimToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdBy: row.created_by,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
