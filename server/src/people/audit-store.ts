import type { AuditKind, AuditValues } from '@directory/contract';
import { sql } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { noteChange } from '../telemetry/recorded-changes.ts';

export type { AuditKind } from '@directory/contract';

export interface AuditEntry {
  /** Login of the person who made the change, or `command line`, `configuration`, `demo`. */
  readonly actor: string;
  readonly kind: AuditKind;
  /** The login, rule id, business unit or feed that was changed. */
  readonly subject: string;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
}

export interface AuditRecord extends AuditEntry {
  readonly id: number;
  readonly at: Date;
}

/** The audit log. A database trigger rejects every update and delete. */
export function auditStore(queries: Queries) {
  return {
    /** Call it in the transaction of the change, so that the change and its entry are committed together. */
    async record(entry: AuditEntry): Promise<void> {
      await insertEntry(queries, ...entryValues(entry));
    },

    /**
     * Entries with an id below `before`, newest first. `person` finds changes made by a person and changes to that person; it lists every
     * spelling of the login that may have been recorded. `since` is the first moment of the period, and `until` the first one after it. Uses
     * the primary key or the indexes audit_trail_kind, audit_trail_actor and audit_trail_subject, and audit_trail_at for the period.
     */
    async list(options: {
      before?: number | undefined;
      limit: number;
      person?: readonly string[] | undefined;
      actor?: string | undefined;
      subject?: string | undefined;
      kind?: AuditKind | undefined;
      since?: string | undefined;
      until?: string | undefined;
    }): Promise<AuditRecord[]> {
      const { before, limit, person, actor, subject, kind, since, until } = options;
      const narrowed = () => {
        let query = queries.selectFrom('audit_trail').orderBy('id', 'desc').limit(limit);
        if (before !== undefined) query = query.where('id', '<', before);
        if (actor !== undefined) query = query.where('actor', '=', actor);
        if (subject !== undefined) query = query.where('subject', '=', subject);
        if (kind !== undefined) query = query.where('kind', '=', kind);
        if (since !== undefined) query = query.where('at', '>=', new Date(since)).where('id', '>', idBefore(since));
        if (until !== undefined) query = query.where('at', '<', new Date(until)).where('id', '<', idAfter(until));
        return query;
      };
      const rows = await (person === undefined
        ? narrowed().selectAll().execute()
        : narrowed()
            .selectAll()
            .where('id', 'in', (query) =>
              query
                .selectFrom(narrowed().select('id').where('actor', 'in', person).as('acts'))
                .select('id')
                .union(
                  query.selectFrom(narrowed().select('id').where('subject', 'in', person).as('changes')).select('id'),
                ),
            )
            .execute());
      return rows.map((row) => ({ ...row, kind: row.kind as AuditKind }));
    },
  };
}

/** `at` is the start of the transaction, and a long import gets its id hours later. None takes a day. */
const longestTransaction = sql`interval '1 day'`;

/** An id below those of all entries since a time, so that the entries before it are not read. Index audit_trail_at. */
function idBefore(time: string) {
  return sql<number>`coalesce((select id from audit_trail where at < ${time}::timestamptz - ${longestTransaction}
    order by at desc limit 1), 0)`;
}

/** An id above those of all entries before a time, so that the entries after it are not read. Index audit_trail_at. */
function idAfter(time: string) {
  return sql<number>`coalesce((select id from audit_trail where at >= ${time}::timestamptz + ${longestTransaction}
    order by at limit 1), ${Number.MAX_SAFE_INTEGER}::bigint)`;
}

/** The column values of an entry, with `before` and `after` as JSON. */
type EntryValues = [actor: string, kind: AuditKind, subject: string, before: string | null, after: string | null];

/** The column values for `entryInsertion`. Like `record`, it notes the change for the log of the current request. */
export function entryValues({ actor, kind, subject, before, after }: AuditEntry): EntryValues {
  noteChange(kind);
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  return [actor, kind, subject, json(before), json(after)];
}

/** An insert of an entry, for use inside the statement that makes the change. */
export function entryInsertion(queries: Queries, ...[actor, kind, subject, before, after]: EntryValues) {
  return queries.insertInto('audit_trail').values({ actor, kind, subject, before, after });
}

const insertEntry = preparedStatement(
  (queries, actor: string, kind: AuditKind, subject: string, before: string | null, after: string | null) =>
    entryInsertion(queries, actor, kind, subject, before, after).compile(),
);
