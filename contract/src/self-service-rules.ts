import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ownFields } from './field-rules.ts';
import { editableFields, login, personSummary } from './person.ts';
import { boundedText, count, recordOf, text, time, version, versionText, wellFormedText } from './values.ts';

/** Maximum length of the id of an organization, and of a domain. */
export const maxRuleIdLength = 256;

/** Text in any script. `.` and `..` are rejected, because a URL parser would resolve them as path segments. */
const ruleId = wellFormedText.check(
  z.trim(),
  z.minLength(1),
  z.maxLength(maxRuleIdLength),
  z.regex(/^(?!\.{1,2}$)\P{Cc}+$/u),
);

/** One boolean per editable field; a missing one is false. */
const ruleFields = recordOf(editableFields, () => z.optional(z.boolean()));

const counts = {
  /** Number of people of the organization or the domain. */
  memberCount: count,
  /**
   * Number of members that the rule applies to. Cloud-managed people follow the rule of `cloudDomain`, not the rule of their organization.
   * Rules of organizations take precedence over rules of domains.
   */
  appliesToCount: count,
};

export const selfServiceRule = z.object({
  /** Organization id or domain. */
  id: text,
  allowedAttributes: z.array(z.enum(editableFields)),
  version: z.int(),
  changedAt: time,
  ...counts,
});
export type SelfServiceRule = z.infer<typeof selfServiceRule>;

const removedRule = z.object({ id: text });
const removal = { params: z.strictObject({ id: ruleId }), query: z.strictObject({ version: versionText }) };

export const listOrganizationRules = endpoint({
  method: 'GET',
  path: '/api/admin/selfServiceOrganizations',
  access: 'administrator',
  summary: 'The fields that members of each organization may edit.',
  output: z.array(selfServiceRule),
});

export const addOrganizationRule = endpoint({
  method: 'POST',
  path: '/api/admin/selfServiceOrganizations',
  access: 'administrator',
  summary: 'Adds the rule of an organization.',
  body: z.strictObject({ organization: ruleId, ...ruleFields }),
  output: selfServiceRule,
  errors: ['rule.known'],
});

export const changeOrganizationRule = endpoint({
  method: 'PUT',
  path: '/api/admin/selfServiceOrganizations',
  access: 'administrator',
  summary: 'Replaces the fields of the rule of an organization.',
  body: z.strictObject({ organization: ruleId, ...ruleFields, version }),
  output: selfServiceRule,
  errors: ['rule.unknown', 'rule.stale'],
});

export const removeOrganizationRule = endpoint({
  method: 'DELETE',
  path: '/api/admin/selfServiceOrganizations/{id}',
  access: 'administrator',
  summary: 'Removes the rule of an organization, so that the rule of the domain applies.',
  ...removal,
  output: removedRule,
  errors: ['rule.unknown', 'rule.stale'],
});

export const listDomainRules = endpoint({
  method: 'GET',
  path: '/api/admin/selfServiceDomains',
  access: 'administrator',
  summary: 'The fields that people of each domain may edit. `OKTA` is the domain of cloud-managed people.',
  output: z.array(selfServiceRule),
});

export const addDomainRule = endpoint({
  method: 'POST',
  path: '/api/admin/selfServiceDomains',
  access: 'administrator',
  summary: 'Adds the rule of a domain.',
  body: z.strictObject({ domain: ruleId, ...ruleFields }),
  output: selfServiceRule,
  errors: ['rule.known'],
});

export const changeDomainRule = endpoint({
  method: 'PUT',
  path: '/api/admin/selfServiceDomains',
  access: 'administrator',
  summary: 'Replaces the fields of the rule of a domain.',
  body: z.strictObject({ domain: ruleId, ...ruleFields, version }),
  output: selfServiceRule,
  errors: ['rule.unknown', 'rule.stale'],
});

export const removeDomainRule = endpoint({
  method: 'DELETE',
  path: '/api/admin/selfServiceDomains/{id}',
  access: 'administrator',
  summary: 'Removes the rule of a domain.',
  ...removal,
  output: removedRule,
  errors: ['rule.unknown', 'rule.stale'],
});

export const ruleKinds = ['organizations', 'domains'] as const;
export type RuleKind = (typeof ruleKinds)[number];

export const ruleSuggestion = z.object({ id: text, ...counts, hasRule: z.boolean() });
export type RuleSuggestion = z.infer<typeof ruleSuggestion>;

/** Maximum number of suggestions. */
export const ruleSuggestionsSize = 20;

/** Without `text`, returns the ids with the most members. */
export const suggestRuleIds = endpoint({
  method: 'GET',
  path: '/api/admin/rule-suggestions',
  access: 'administrator',
  summary: 'Organizations or domains of people in the directory, those with the most members first.',
  query: z.strictObject({ kind: z.enum(ruleKinds), text: z.optional(boundedText(maxRuleIdLength)) }),
  output: z.array(ruleSuggestion),
});

export const selfServicePreview = z.object({
  person: personSummary,
  isCloudManaged: z.boolean(),
  /** The person's organization id and domain; empty without one. */
  organization: text,
  domain: text,
  /** The rule that applies to the person; null if none does. */
  rule: z.nullable(z.object({ kind: z.enum(ruleKinds), id: text })),
  /** Always includes LinkedIn and X. */
  fields: z.array(z.enum(ownFields)),
});
export type SelfServicePreview = z.infer<typeof selfServicePreview>;

export const previewSelfService = endpoint({
  method: 'GET',
  path: '/api/admin/self-service-preview',
  access: 'administrator',
  summary: 'The fields that a person may edit, and the rule that applies.',
  query: z.strictObject({ userId: login }),
  output: selfServicePreview,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left'],
});
