import * as z from 'zod/mini';
import { addressFileLimit } from './address-file.ts';
import { auditKinds } from './audit-kinds.ts';
import { allowedAddress } from './edit-profile.ts';
import type { AllowedAddress } from './edit-profile.ts';
import { endpoint } from './endpoint.ts';
import { fieldErrorCodes } from './errors.ts';
import { ownFields } from './field-rules.ts';
import { editableFields, login, personSummary } from './person.ts';
import type { EditableField } from './person.ts';
import { interfaceLanguages } from './reference.ts';

const text = z.string();
const count = z.int().check(z.minimum(0));
const time = z.iso.datetime();
/** Counts the changes of a rule or a list; a change says which one it was based on. Without it the newest one is assumed. */
const version = z.optional(z.int().check(z.minimum(1)));
const versionText = z.optional(wholeNumber(1, 999_999_999));
const before = z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER));
const pageSize = z._default(wholeNumber(1, 200), 50);

/** A whole number that arrives as text. */
function wholeNumber(least: number, most: number) {
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number)),
    z.int().check(z.minimum(least), z.maximum(most)),
  );
}

// --- Administrators -------------------------------------------------------------------------------------------------------

export const administrator = z.object({
  login: text,
  addedAt: time,
  /** A login, or what else acted: `configuration`, `command line`, `demo`. Empty when unknown. */
  addedBy: text,
  /** Null for somebody who is not in the directory, or has left it. */
  person: z.nullable(personSummary),
});
export type Administrator = z.infer<typeof administrator>;

export const isAdministrator = endpoint({
  method: 'GET',
  path: '/api/admin/users/{login}',
  access: 'signed-in',
  summary: 'Whether a login administers the directory. Case does not matter.',
  params: z.strictObject({ login }),
  output: z.boolean(),
});

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'administrator',
  summary: 'Everybody who administers the directory, by login.',
  output: z.array(administrator),
});

/**
 * `administrator.not-listed`: the directory has no entry for this login, and nothing was changed. `isStrangerMeant` adds them all
 * the same.
 */
export const addAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'administrator',
  summary: 'Makes somebody an administrator.',
  body: z.strictObject({ userLogin: login, isStrangerMeant: z.optional(z.boolean()) }),
  output: administrator,
  errors: ['administrator.known', 'administrator.not-listed'],
});

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{login}',
  access: 'administrator',
  summary: 'Takes the administration from somebody, at once. The last administrator stays.',
  params: z.strictObject({ login }),
  output: z.object({ login: text }),
  errors: ['administrator.unknown', 'administrator.last'],
});

// --- Self-service rules ---------------------------------------------------------------------------------------------------

/** The longest id of an organization, and the longest domain. */
export const longestRuleId = 256;

/** Any script. A dot or two alone would be taken for a step within an address. */
const ruleId = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestRuleId), z.regex(/^(?!\.{1,2}$)\P{Cc}+$/u));

/** One boolean per editable field; what is left out is false. */
const ruleFields = Object.fromEntries(editableFields.map((field) => [field, z.optional(z.boolean())])) as Record<
  EditableField,
  z.ZodMiniOptional<z.ZodMiniBoolean>
>;

const counts = {
  /** People of the organization, or of the domain. */
  memberCount: count,
  /** Those of them for whom this rule would decide: not the cloud-managed ones of an organization, nor those of a domain whose organization has a rule. */
  concernedCount: count,
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
  query: z.strictObject({ kind: z.enum(ruleKinds), text: z.optional(z.string().check(z.maxLength(longestRuleId))) }),
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

// --- Addresses ------------------------------------------------------------------------------------------------------------

const businessUnitId = z.string().check(z.regex(/^BU\d{2}$/));

const listFacts = { bu: text, addressCount: count, version: z.int(), changedAt: time };
export const addressListSummary = z.object(listFacts);
export type AddressListSummary = z.infer<typeof addressListSummary>;

export const addressList = z.object({ ...listFacts, allowedAddresses: z.array(allowedAddress) });
export type AddressList = z.infer<typeof addressList>;

/** Addresses are checked by `checkAddressFile`, whose faults a refusal lists as `fields` (see `addressFieldErrors`). */
const addressFile = { bu: businessUnitId, allowedAddresses: z.array(z.custom<AllowedAddress>()) };

export const listAddressLists = endpoint({
  method: 'GET',
  path: '/api/admin/buAddresses',
  access: 'administrator',
  summary: 'The business units that have a list of addresses, without the addresses.',
  output: z.array(addressListSummary),
});

export const getAddressList = endpoint({
  method: 'GET',
  path: '/api/admin/buAddresses/{bu}',
  access: 'administrator',
  summary: 'The addresses of a business unit.',
  params: z.strictObject({ bu: businessUnitId }),
  output: addressList,
  errors: ['addresses.unknown'],
});

export const addAddressList = endpoint({
  method: 'POST',
  path: '/api/admin/buAddresses',
  access: 'administrator',
  summary: 'Gives a business unit a list of addresses.',
  body: z.strictObject(addressFile),
  bodyLimit: addressFileLimit,
  output: addressListSummary,
  errors: ['addresses.known'],
});

export const changeAddressList = endpoint({
  method: 'PUT',
  path: '/api/admin/buAddresses',
  access: 'administrator',
  summary: 'Replaces the addresses of a business unit.',
  body: z.strictObject({ ...addressFile, version }),
  bodyLimit: addressFileLimit,
  output: addressListSummary,
  errors: ['addresses.unknown', 'addresses.stale'],
});

export const removeAddressList = endpoint({
  method: 'DELETE',
  path: '/api/admin/buAddresses/{bu}',
  access: 'administrator',
  summary: 'Removes the addresses of a business unit: its people write theirs freely again.',
  params: z.strictObject({ bu: businessUnitId }),
  query: z.strictObject({ version: versionText }),
  output: z.object({ bu: text }),
  errors: ['addresses.unknown', 'addresses.stale'],
});

// --- Feeds ----------------------------------------------------------------------------------------------------------------

const figures = z.object({ added: count, changed: count, unchanged: count, left: count, rejected: count });
export type FeedFigures = z.infer<typeof figures>;

/** `line` is where the row begins; `field` is empty when the row as a whole is at fault; `reason` is one clause in English. */
export const rejectedRow = z.object({ line: z.int(), field: text, code: z.enum(fieldErrorCodes), reason: text });
export type RejectedRow = z.infer<typeof rejectedRow>;

export const feedRun = z.object({
  id: z.int(),
  feed: text,
  /** What the entries came from: `csv`, `ldif`, `demo` … */
  kind: text,
  startedAt: time,
  finishedAt: time,
  /** Login of the administrator; empty for the command line and for a feed that runs by itself. */
  startedBy: text,
  figures,
  /** The first rejected rows; `figures.rejected` counts all. */
  rejected: z.array(rejectedRow),
});
export type FeedRun = z.infer<typeof feedRun>;

export const listFeedRuns = endpoint({
  method: 'GET',
  path: '/api/admin/feed-runs',
  access: 'administrator',
  summary: 'Runs of the people feeds, newest first.',
  query: z.strictObject({ before, limit: pageSize }),
  output: z.array(feedRun),
});

/** Letters, digits, dot, hyphen, underscore: `hr-europe`, not `hr europe`. */
export const feedNamePattern = /^[a-z0-9][a-z0-9._-]{0,62}$/i;
export const peopleFileKinds = ['csv', 'ldif'] as const;
/** Bytes of a people file: at most this many. */
export const peopleFileLimit = 1024 * 1024 * 1024;

/**
 * - `imported`: done
 * - `dry-run`: compared and counted, nothing was changed
 * - `held-back`: more than a tenth of the feed's people would leave, nothing was changed; `acceptsRemovals` does it all the same
 * - `unreadable`: the file as a whole cannot be read, nothing was changed; `problem` says where and why, in English
 */
export const feedUploadOutcomes = ['imported', 'dry-run', 'held-back', 'unreadable'] as const;

export const feedUpload = z.object({
  outcome: z.enum(feedUploadOutcomes),
  problem: text,
  /** What the reader did not take for a fault but wants known, in English. */
  notices: z.array(text),
  figures,
  /** People of the feed before the run. */
  peopleBefore: count,
  /** The first faults; one row may have several. */
  faults: z.array(rejectedRow),
  faultCount: count,
  seconds: z.number(),
});
export type FeedUpload = z.infer<typeof feedUpload>;

/**
 * The body is the file itself (`application/octet-stream`): give `call` a Blob. It holds the whole list of the feed: whoever is
 * missing has left. A caller who goes away before the answer stops the run, and nothing is changed.
 * `feed.busy`: another run is under way. `feed.overtaken`: somebody changed the same people meanwhile.
 */
export const uploadPeopleFile = endpoint({
  method: 'POST',
  path: '/api/admin/feed-runs',
  access: 'administrator',
  summary: 'Takes a people file into the directory, or says what taking it would do.',
  query: z.strictObject({
    feed: z.string().check(z.regex(feedNamePattern)),
    kind: z.enum(peopleFileKinds),
    isDryRun: z.enum(['true', 'false']),
    acceptsRemovals: z.optional(z.enum(['true', 'false'])),
  }),
  body: z.custom<Blob | AsyncIterable<Uint8Array>>(
    (value) => value instanceof Object && (Symbol.asyncIterator in value || value instanceof Blob),
  ),
  bodyType: 'bytes',
  bodyLimit: peopleFileLimit,
  output: feedUpload,
  errors: ['feed.busy', 'feed.overtaken'],
});

// --- Audit ----------------------------------------------------------------------------------------------------------------

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
