import { sql } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';

const hiddenHint = preparedStatement((queries, person: number) =>
  queries
    .selectFrom('personal_settings')
    .select('person_id')
    .where('person_id', '=', person)
    .where('profile_hint_hidden_at', 'is not', null)
    .compile(),
);

/** What people have chosen for themselves, by ids of people (primary key). A person without a row has changed nothing. */
export function personalSettingsStore(queries: Queries) {
  return {
    async hasHiddenProfileHint(person: number): Promise<boolean> {
      return (await hiddenHint(queries, person)).length > 0;
    },

    /** Keeps the time at which the hint was first hidden. */
    async setProfileHint(person: number, { isHidden }: { isHidden: boolean }): Promise<void> {
      if (!isHidden) {
        await queries
          .updateTable('personal_settings')
          .set({ profile_hint_hidden_at: null })
          .where('person_id', '=', person)
          .execute();
        return;
      }
      // Inserts nothing if the person has been erased in the meantime. The lock waits for an erasure whose transaction has not ended.
      await sql`
        insert into personal_settings (person_id, profile_hint_hidden_at)
        select id, now() from people where id = ${person}::bigint for key share
        on conflict (person_id) do update
        set profile_hint_hidden_at = coalesce(personal_settings.profile_hint_hidden_at, excluded.profile_hint_hidden_at)`.execute(
        queries,
      );
    },
  };
}
