import type { ProfileField } from '@directory/contract';
import type { Queries } from '../../../database/open-database.ts';
import type { FeedValues, FieldEdits } from '../entries/feed-values.ts';

export interface WrittenPerson {
  readonly login: string;
  /** The feed that owns the person. */
  readonly feed: string;
  /** Null where the login identifies the person in the feed. */
  readonly externalId: string | null;
  readonly values: FeedValues;
  readonly edits: FieldEdits;
}

/** The values that the feed will deliver after an edit was written to an attribute that has several values. */
export type DeliveredNext = ReadonlyMap<ProfileField, string>;

/** Reads which feed owns a person, and the values to compare before an edit is written back. */
export function writtenPersonStore(queries: Queries) {
  return {
    async find(personId: number): Promise<WrittenPerson | undefined> {
      const row = await queries
        .selectFrom('people')
        .select(['login', 'feed', 'external_id', 'feed_values', 'edits'])
        .where('id', '=', personId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { login, feed, external_id: externalId, feed_values: values, edits } = row;
      return { login, feed, externalId, values, edits };
    },
  };
}
