import type { Queries } from '../database/open-database.ts';

export type PublicCardStore = ReturnType<typeof publicCardStore>;

/** Online business cards: at most one a person. */
export function publicCardStore(queries: Queries) {
  return {
    /** As the profile shows it: with `[disabled]` behind it when the card is off, empty when there never was one. */
    async publicHash(personId: number): Promise<string> {
      const row = await queries
        .selectFrom('public_cards')
        .select(['hash', 'is_on'])
        .where('person_id', '=', personId)
        .executeTakeFirst();
      if (row === undefined) return '';
      return row.is_on ? row.hash : `${row.hash}[disabled]`;
    },
  };
}
