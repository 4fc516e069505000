import { ownFields } from './field-rules.ts';

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
