import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ownFields } from './field-rules.ts';
import { editableFields, login, personSummary } from './person.ts';
import type { EditableField } from './person.ts';
import { count, text, time, boundedText, version, versionText, wellFormedText } from './values.ts';

/** The longest id of an organization, and the longest domain. */
export const longestRuleId = 256;

/** Any script. A dot or two alone would be taken for a step within an address. */
const ruleId = wellFormedText.check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longestRuleId),
  z.regex(/^(?!\.{1,2}$)\P{Cc}+$/u),
);

/** One boolean per editable field; what is left out is false. */
const ruleFields = Object.fromEntries(editableFields.map((field) => [field, z.optional(z.boolean())])) as Record<
  EditableField,
  z.ZodMiniOptional<z.ZodMiniBoolean>
>;

const counts = {
  /** People of the organization, or of the domain. */
  memberCount: count,
  /** Those of them for whom this rule would decide: not the cloud-managed ones of an organization, nor those of a domain whose organization has a rule. */
  appliesToCount: count,
};

export const selfServiceRule = z.object({
  /** The organization, or the domain. */
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
  summary: 'What members of each organization may edit themselves.',
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
  summary: 'Removes the rule of an organization: the rule of the domain decides again.',
  ...removal,
  output: removedRule,
  errors: ['rule.unknown', 'rule.stale'],
});

export const listDomainRules = endpoint({
  method: 'GET',
  path: '/api/admin/selfServiceDomains',
  access: 'administrator',
  summary: 'What people of each domain may edit themselves. `OKTA` is the domain of the cloud-managed.',
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

/** Longest list of suggestions. */
export const ruleSuggestionsSize = 20;

/** Without `text` those with the most members. */
export const suggestRuleIds = endpoint({
  method: 'GET',
  path: '/api/admin/rule-suggestions',
  access: 'administrator',
  summary: 'Organizations or domains that people really have, those with the most members first.',
  query: z.strictObject({ kind: z.enum(ruleKinds), text: z.optional(boundedText(longestRuleId)) }),
  output: z.array(ruleSuggestion),
});

export const selfServicePreview = z.object({
  person: personSummary,
  isCloudManaged: z.boolean(),
  /** Id of the person's organization and the person's domain; empty when there is none. */
  organization: text,
  domain: text,
  /** The rule that decides; null where none stands for this person. */
  rule: z.nullable(z.object({ kind: z.enum(ruleKinds), id: text })),
  /** LinkedIn and X are always among them. */
  fields: z.array(z.enum(ownFields)),
});
export type SelfServicePreview = z.infer<typeof selfServicePreview>;

export const previewSelfService = endpoint({
  method: 'GET',
  path: '/api/admin/self-service-preview',
  access: 'administrator',
  summary: 'What a person may edit of the own profile, and which rule says so.',
  query: z.strictObject({ userId: login }),
  output: selfServicePreview,
  errors: ['profile.unknown', 'profile.left'],
});
