import type { Queries } from '../database/open-database.ts';

/** What kinds of change the trail knows. */
export const auditKinds = [
  'profile.edited',
  'photo.changed',
  'card.on',
  'card.off',
  'administrator.added',
  'administrator.removed',
  'organization.added',
  'organization.changed',
  'organization.removed',
  'domain.added',
  'domain.changed',
  'domain.removed',
  'addresses.added',
  'addresses.changed',
  'addresses.removed',
  'feed.run',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface AuditEntry {
  /** Login of whoever acted, or `command line`. */
  readonly actor: string;
  readonly kind: AuditKind;
  /** Login, rule id, business unit or feed that was changed. */
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
}

export interface AuditRecord extends AuditEntry {
  readonly id: number;
  readonly at: Date;
}

export type AuditStore = ReturnType<typeof auditStore>;

/** The audit trail. It only grows: a trigger refuses every update and delete. */
export function auditStore(queries: Queries) {
  return {
    /** To be called in the transaction of the change itself, so that neither stands without the other. */
    async record(entry: AuditEntry): Promise<void> {
      const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
      await queries
        .insertInto('audit_trail')
        .values({ ...entry, before: json(entry.before), after: json(entry.after) })
        .execute();
    },

    /**
     * Newest first, before an id. Carried by the primary key, or by the index of the one filter that narrows most:
     * audit_trail_subject, audit_trail_actor, audit_trail_kind.
     */
    async list(options: {
      before?: number;
      limit: number;
      actor?: string;
      subject?: string;
      kind?: AuditKind;
    }): Promise<AuditRecord[]> {
      let query = queries.selectFrom('audit_trail').selectAll().orderBy('id', 'desc').limit(options.limit);
      if (options.before !== undefined) query = query.where('id', '<', options.before);
      if (options.actor !== undefined) query = query.where('actor', '=', options.actor);
      if (options.subject !== undefined) query = query.where('subject', '=', options.subject);
      if (options.kind !== undefined) query = query.where('kind', '=', options.kind);
      const rows = await query.execute();
      return rows.map((row) => ({ ...row, kind: row.kind as AuditKind }));
    },
  };
}
