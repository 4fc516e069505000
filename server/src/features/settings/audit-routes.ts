import { exportAudit, listAudit } from '@directory/contract';
import type { AuditRecord, PersonSummary } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { csvFile } from '../../http/bodies/csv-file.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { AuditRecord as StoredRecord } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { auditCsv } from './audit-csv.ts';

/** Lists and exports the audit log. */
export function auditRoutes(dependencies: {
  database: Database;
  personByLogin: (login: string) => PersonSummary | undefined;
  trail: ReadingTrail;
}): Route[] {
  const trail = auditStore(dependencies.database.kysely);
  /** Audit entries contain a login as the directory spells it, as the token spelled it, or as `identityKey`. */
  const spellings = (login: string | undefined) => {
    if (login === undefined) return undefined;
    return [...new Set([login, identityKey(login), dependencies.personByLogin(login)?.login ?? login])];
  };
  const present = ({ id, at, actor, kind, subject, before, after }: StoredRecord): AuditRecord => ({
    id,
    at: at.toISOString(),
    actor,
    actorPerson: dependencies.personByLogin(actor) ?? null,
    kind,
    subject,
    subjectPerson: dependencies.personByLogin(subject) ?? null,
    before: before as AuditRecord['before'],
    after: after as AuditRecord['after'],
  });

  return [
    route(listAudit, async ({ query: { person, ...query } }) => {
      return (await trail.list({ ...query, person: spellings(person) })).map(present);
    }),

    route(exportAudit, async ({ query: { person, language, ...query }, viewer, reply }) => {
      const pages = (options: { before: number | undefined; limit: number }) =>
        trail.list({ ...query, ...options, person: spellings(person) });
      dependencies.trail.exported(viewer, { exported: 'audit' });
      return csvFile(reply, 'audit', auditCsv(pages, language));
    }),
  ];
}
