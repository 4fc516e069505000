import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ownFields } from './field-rules.ts';
import { login, personSummary } from './person.ts';
import { interfaceLanguages } from './reference.ts';
import { before, pageSize, text, time } from './values.ts';

/** What an entry of the audit trail is about: what was changed, and how. */
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

/** The values that an entry may record. The interface has a label for each, and says how it is written. */
export const auditValueNames = [
  ...ownFields,
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
] as const;
export type AuditValueName = (typeof auditValueNames)[number];

/** What was recorded before or after a change, by name. */
export type AuditValues = { readonly [name in AuditValueName]?: unknown };

const values = z.nullable(z.record(z.string(), z.unknown()));

export const auditRecord = z.object({
  id: z.int(),
  at: time,
  /** Login of whoever acted, or `command line`, `configuration`, a feed's name. */
  actor: text,
  /** Null where no person who is here acted. */
  actorPerson: z.nullable(personSummary),
  kind: z.enum(auditKinds),
  /** Login, organization, domain, business unit or feed that was changed. */
  subject: text,
  /** Null where the subject is no person who is here. */
  subjectPerson: z.nullable(personSummary),
  before: values,
  after: values,
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** `person` is a login: changes by this person, and of this person. */
const auditFilters = { person: z.optional(login), kind: z.optional(z.enum(auditKinds)) };

/** The next page begins `before` the last id of this one. A page shorter than `limit` is the last. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'administrator',
  summary: 'Who changed what and when, newest first.',
  query: z.strictObject({ ...auditFilters, before, limit: pageSize }),
  output: z.array(auditRecord),
});

/** Records in one export. */
export const auditExportSize = 100_000;

/** UTF-8 with byte-order mark; headings and separator as spreadsheets of that language expect them; no live formulas. */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit-export',
  access: 'administrator',
  summary: 'The audit trail as CSV, newest first.',
  query: z.strictObject({ ...auditFilters, language: z._default(z.enum(interfaceLanguages), 'en') }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
