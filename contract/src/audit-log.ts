import * as z from 'zod/mini';
import { aboutMeFields } from './about-me.ts';
import { endpoint } from './endpoint.ts';
import { correctableFields } from './corrections.ts';
import { login, personSummary } from './person.ts';
import { interfaceLanguages } from './reference-lists.ts';
import { before, pageSize, text, time } from './values.ts';

/** Kinds of audit entries: what was changed, and how. */
export const auditKinds = [
  'profile.edited',
  'profile.corrected',
  'correction.removed',
  'profile.hidden',
  'about-me.removed',
  'recording.changed',
  'recording.removed',
  'photo.changed',
  'photo.corrected',
  'photo.correction-removed',
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
  'hiding.added',
  'hiding.changed',
  'hiding.removed',
  'chart.changed',
  'synonyms.added',
  'synonyms.changed',
  'synonyms.removed',
  'synonyms.replaced',
  'about-me.changed',
  'feed.run',
  'scim-token.added',
  'scim-token.removed',
  'feed.started',
  'feed.accepted',
  'feed.interrupted',
  'feed.retired',
  'administrator.bound',
  'administrator.rejected',
  'administrator.left',
  'administrator.renamed',
  'administrator.unbound',
  'administrator.by-claim',
  'api-token.added',
  'api-token.removed',
  'webhook.added',
  'webhook.removed',
  'webhook.disabled',
  'webhook.enabled',
  'people.exported',
  'people.too-many',
  'leaver.read',
  'budget.raised',
  'budget.ended',
  'photo.removed',
  'personal-data.exported',
  'person.erased',
  'person.returned',
  'database.restored',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Names of the values that an entry may record. The interface has a label and a format for each. */
export const auditValueNames = [
  ...correctableFields,
  ...aboutMeFields,
  'aboutMeFields',
  'seconds',
  'hiddenFields',
  'hidingScope',
  'synonymKind',
  'words',
  'synonymsAdded',
  'synonymsRemoved',
  'synonymRoles',
  'synonymPlaces',
  'synonymUnits',
  'userTypes',
  'mode',
  'organizations',
  'photo',
  'isOn',
  'fields',
  'login',
  'allowedAttributes',
  'allowedAddresses',
  'addressCount',
  'addedCount',
  'removedCount',
  'added',
  'removed',
  'changed',
  'unchanged',
  'left',
  'rejected',
  'people',
  'access',
  'account',
  'expires',
  'scopes',
  'peoplePerDay',
  'url',
  'events',
  'exported',
  'filters',
  'rows',
  'times',
  'window',
  'seen',
  'budget',
  'unit',
  'units',
  'claimValues',
  'backupAt',
] as const;
export type AuditValueName = (typeof auditValueNames)[number];

/** What was exported, in an entry `people.exported`. `list`: a search that returned more people than a page shows. */
export const exportedLists = ['search', 'list', 'contacts', 'chart', 'data-quality', 'audit', 'feed-faults'] as const;
export type ExportedList = (typeof exportedLists)[number];

/** The values recorded before or after a change, by name. */
export type AuditValues = { readonly [name in AuditValueName]?: unknown };

const values = z.nullable(z.record(z.string(), z.unknown()));

export const auditRecord = z.object({
  id: z.int(),
  at: time,
  /** A login, `command line`, `configuration`, or the name of a feed. */
  actor: text,
  /** Null when `actor` is not the login of a person who is in the directory. */
  actorPerson: z.nullable(personSummary),
  kind: z.enum(auditKinds),
  /** The login, organization, domain, business unit or feed that was changed. */
  subject: text,
  /** Null when `subject` is not the login of a person who is in the directory. */
  subjectPerson: z.nullable(personSummary),
  before: values,
  after: values,
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** PostgreSQL has no year 0. */
const moment = time.check(z.refine((value) => value >= '1970'));
/**
 * `person` is a login. It selects changes made by that person and changes to that person. `since` is the first moment of the period, and
 * `until` the first one after it.
 */
const auditFilters = {
  person: z.optional(login),
  kind: z.optional(z.enum(auditKinds)),
  since: z.optional(moment),
  until: z.optional(moment),
};

/** For the next page, pass the last id as `before`. A page shorter than `limit` is the last. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'administrator',
  summary: 'The audit log, newest first.',
  query: z.strictObject({ ...auditFilters, before, limit: pageSize }),
  output: z.array(auditRecord),
  // Who changed what: administrators need it for their work, so it is not counted in their budget.
  reveals: 'nobody',
});

/** Maximum number of records in one export. */
export const auditExportSize = 100_000;

/**
 * CSV (RFC 4180) in UTF-8 with a byte-order mark. Headings and separator follow `language`. If there are more records than
 * `auditExportSize`, the last row says so.
 */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit-export',
  access: 'administrator',
  summary: 'The audit log as CSV, newest first.',
  outputType: 'text/csv',
  query: z.strictObject({ ...auditFilters, language: z._default(z.enum(interfaceLanguages), 'en') }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  // Not counted for the same reason as `listAudit`; the audit log records the export.
  reveals: 'nobody',
});
