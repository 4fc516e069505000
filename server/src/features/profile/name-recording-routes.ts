import { getNameRecording, removeNameRecording, setNameRecording } from '@directory/contract';
import type { Database, Queries } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { findOwn } from '../../people/find-own.ts';
import type { PeopleStore, PersonWithLayers } from '../../people/people-store.ts';
import { nameRecordingStore } from './name-recording-store.ts';
import { encodeWav } from './wav-file.ts';

/** Recordings in which people say their names. Everyone who may see the profile can listen; only the person can record. */
export function nameRecordingRoutes({ database, people }: { database: Database; people: PeopleStore }): Route[] {
  return [
    route(getNameRecording, async ({ query, fail, reveal, reply }) => {
      const person = await people.find({ login: query.userId });
      reveal(person === undefined ? [] : [person.id]);
      if (person === undefined) return fail('profile.unknown');
      if (person.leftAt !== null) return fail('profile.left');
      if (!person.hasNameRecordings) return fail('recording.missing');
      const wav = (await nameRecordingStore(database.kysely).read(person.id)) ?? fail('recording.missing');
      reply.header('content-type', 'audio/wav');
      return Buffer.from(wav);
    }),

    route(setNameRecording, async ({ body, viewer, fail }) => {
      const file = encodeWav(body.samples);
      if (typeof file === 'string') return fail(file);
      return await database.transaction(async (queries) => {
        const { person } = (await findOwn(viewer.login, queries)) ?? fail('profile.none');
        if (!person.hasNameRecordings) return fail('recording.turned-off');
        const recordedAt = new Date();
        await nameRecordingStore(queries).replace(person.id, file.wav, recordedAt);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'recording.changed',
          subject: person.login,
          before: null,
          after: { seconds: Math.round(file.seconds * 10) / 10 },
        });
        return { recordedAt: recordedAt.toISOString() };
      });
    }),

    route(removeNameRecording, async ({ viewer, fail }) => {
      await database.transaction(async (queries) => {
        const found = (await findOwn(viewer.login, queries)) ?? fail('profile.none');
        if (!(await removeRecording(found, viewer.login, queries))) fail('recording.missing');
      });
      return {};
    }),
  ];
}

/** Removes a recording, and adds an audit entry. The transaction has locked the row of the person. Returns false if there is none. */
export async function removeRecording(
  { person }: Pick<PersonWithLayers, 'person'>,
  actor: string,
  queries: Queries,
): Promise<boolean> {
  if (!(await nameRecordingStore(queries).remove(person.id))) return false;
  const entry = { actor, kind: 'recording.removed', subject: person.login, before: null, after: null } as const;
  await auditStore(queries).record(entry);
  return true;
}
