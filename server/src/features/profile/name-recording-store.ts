import type { Queries } from '../../database/open-database.ts';

/** Recordings of names. To write, the caller has to lock the row of the person. */
export function nameRecordingStore(queries: Queries) {
  return {
    /** Reads the WAV file (primary key). */
    async read(personId: number): Promise<Uint8Array | undefined> {
      const row = queries.selectFrom('name_recordings').select('wav').where('person_id', '=', personId);
      return (await row.executeTakeFirst())?.wav;
    },

    async replace(personId: number, wav: Uint8Array, recordedAt: Date): Promise<void> {
      const values = { wav, recorded_at: recordedAt };
      await queries
        .insertInto('name_recordings')
        .values({ person_id: personId, ...values })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
        .execute();
    },

    /** Returns false if there is none. */
    async remove(personId: number): Promise<boolean> {
      const row = queries.deleteFrom('name_recordings').where('person_id', '=', personId).returning('person_id');
      return (await row.executeTakeFirst()) !== undefined;
    },
  };
}
