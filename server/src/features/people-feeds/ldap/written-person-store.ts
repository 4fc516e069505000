import type { Queries } from '../../../database/open-database.ts';

export interface WrittenPerson {
  readonly login: string;
  /** The feed that owns the person. */
  readonly feed: string;
  /** Null where the login identifies the person in the feed. */
  readonly externalId: string | null;
}

/** Finds out which feed owns a person. */
export function writtenPersonStore(queries: Queries) {
  return {
    async find(personId: number): Promise<WrittenPerson | undefined> {
      const row = await queries
        .selectFrom('people')
        .select(['login', 'feed', 'external_id'])
        .where('id', '=', personId)
        .executeTakeFirst();
      return row && { login: row.login, feed: row.feed, externalId: row.external_id };
    },
  };
}
