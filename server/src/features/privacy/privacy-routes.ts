import { Readable } from 'node:stream';
import { erasePerson, exportMyData, exportPersonalData, listedPeopleSize, listPersonalData } from '@directory/contract';
import type { ListedPerson, PersonalData } from '@directory/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { RequestCounts } from '../../http/limits/request-counts.ts';
import { whenClosed } from '../../http/limits/when-closed.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import { viewerKey } from '../../viewer/viewer-key.ts';
import type { DataSubject } from './data-subject.ts';
import { dataSubjectsStore } from './data-subjects-store.ts';
import { erasePeople } from './erase-people.ts';
import { peopleListStore } from './people-list-store.ts';
import type { ListedRow } from './people-list-store.ts';
import { writeExport } from './write-export.ts';

const day = 86_400_000;
/** Seconds after which a rejected export may be retried. */
const retryAfter = 60;
const hour = 3_600_000;
/** The audit log retains each export for years, and an export contains the entries about the earlier ones. */
const maxOwnExportsPerHour = 20;

/** Export of all data about a person, and erasure of leavers. */
export function privacyRoutes(dependencies: {
  readonly database: Database;
  /** Ids of the people in the directory whom a text finds. */
  readonly findPresent: (text: string, limit: number) => readonly number[];
  /** Days after which leavers are erased; 0 for never. */
  readonly leaverRetentionDays: number;
  readonly catchUp: () => Promise<void>;
}): Route[] {
  const { database, leaverRetentionDays: retentionDays } = dependencies;
  const { kysely } = database;
  /** Keys of viewers whose export is being sent. */
  const exporting = new Set<string>();
  const ownExports = new RequestCounts(hour);

  return [
    route(exportMyData, async ({ viewer, reply, fail }) => {
      const subject = await dataSubjectsStore(kysely).findByLogin(viewer.login);
      // A leaver's login may have been reassigned. Administrators can export the data of leavers.
      if (subject.leftAt !== null) return fail('profile.left');
      checkAlone(viewer);
      const { current, rest } = ownExports.count(viewerKey(viewer));
      if (current > maxOwnExportsPerHour) {
        throw new HttpError('export.too-many', { retryAfter: Math.ceil(rest / 1000) });
      }
      return await send(subject, viewer, reply);
    }),

    route(exportPersonalData, async ({ params: { id }, viewer, reply, fail, reveal }) => {
      const [subject] = await dataSubjectsStore(kysely).findByIds([id]);
      reveal(subject === undefined ? [] : [id]);
      return await send(subject ?? fail('profile.unknown'), viewer, reply);
    }),

    route(listPersonalData, async ({ query: { text }, reveal }) => {
      const found = await list(text.trim());
      reveal(found.slice(0, listedPeopleSize).map(({ id }) => id));
      return {
        people: found.slice(0, listedPeopleSize).map(present),
        hasMore: found.length > listedPeopleSize,
        retentionDays,
      };
    }),

    route(erasePerson, async ({ params: { id }, query: { login }, viewer, fail }) => {
      const [subject] = await dataSubjectsStore(kysely).findByIds([id]);
      if (subject === undefined || identityKey(subject.login) !== identityKey(login)) return fail('profile.unknown');
      if (subject.leftAt === null) return fail('erasure.present');
      // Empty if the person has returned, or was erased by another request in the meantime.
      const [erasure = fail('profile.unknown')] = await erasePeople([id], { database, actor: viewer.login });
      await dependencies.catchUp();
      return { erasure };
    }),
  ];

  /** A viewer can receive only one export at a time. */
  function checkAlone(viewer: Viewer): void {
    if (exporting.has(viewerKey(viewer))) throw new HttpError('export.busy', { retryAfter });
  }

  /** Sends the export of a person. */
  async function send(subject: DataSubject, viewer: Viewer, reply: FastifyReply): Promise<PersonalData> {
    checkAlone(viewer);
    const key = viewerKey(viewer);
    exporting.add(key);
    whenClosed(reply, () => exporting.delete(key));
    const entry = { actor: viewer.login, kind: 'personal-data.exported', subject: subject.login } as const;
    await auditStore(kysely).record({ ...entry, before: null, after: null });
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="personal-data.json"')
      .header('cache-control', 'no-store');
    const isOwn = subject.personId !== null && subject.personId === viewer.personId;
    // Fastify sends the stream, which contains the JSON that the contract promises.
    return Readable.from(writeExport(subject, kysely, { isOwn }), { objectMode: false }) as unknown as PersonalData;
  }

  async function list(text: string): Promise<ListedRow[]> {
    const people = peopleListStore(kysely);
    const limit = listedPeopleSize + 1;
    if (text === '') return await people.leavers('', limit);
    const found = [
      ...(await people.findByKey(text)),
      ...(await people.findByIds(dependencies.findPresent(text, limit))),
      ...(await people.leavers(text, limit)),
    ];
    return [...new Map(found.map((row) => [row.id, row])).values()];
  }

  function present({ leftAt, ...row }: ListedRow): ListedPerson {
    const isErased = leftAt !== null && retentionDays > 0;
    return {
      ...row,
      leftAt: leftAt?.toISOString() ?? null,
      erasedFrom: isErased ? new Date(leftAt.getTime() + retentionDays * day).toISOString() : null,
    };
  }
}
