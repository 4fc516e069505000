/** What kinds of change the audit trail knows: what was changed, and how. */
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
