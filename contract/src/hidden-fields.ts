import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { personSummary, profileFields } from './person.ts';
import type { ProfileField } from './person.ts';
import {
  boundedText,
  count,
  pageSize,
  text,
  time,
  version,
  versionText,
  wellFormedText,
  wholeNumber,
} from './values.ts';

/**
 * The fields that can be hidden from other people. Names and identifiers cannot, because people are found and referenced by them. The
 * manager, the type and the unit cannot be hidden either, because the chart and access rights depend on them.
 */
export const hideableFields = [
  'photo',
  'otherNames',
  'title',
  'email',
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'C_assistant',
  'organization',
  'C_businessCategory',
  'C_countryname',
  'city',
  'zipCode',
  'streetAddress',
  'state',
  'C_houseIdentifier',
  'C_physicalDeliveryOfficeName',
  'preferredLanguage',
  'linkedInURI',
  'xURI',
] as const satisfies readonly (ProfileField | 'photo' | 'otherNames')[];
export type HideableField = (typeof hideableFields)[number];

/** The fields that hold a single text: all except the photo and the other names. */
export type HideableValue = Extract<HideableField, ProfileField>;

export function isHideableValue(field: HideableField): field is HideableValue {
  return (profileFields as readonly string[]).includes(field);
}

/**
 * By what a rule selects people.
 * - `userType`: `I`, `E` or `Agent`
 * - `organization`: an organization id, as in the self-service rules
 * - `domain`: a domain, as in the self-service rules
 * - `country`: a country of the reference list, by its English name; a new rule may also give a code or another name
 * - `feed`: the name of the feed that people come from
 */
export const hidingScopes = ['userType', 'organization', 'domain', 'country', 'feed'] as const;
export type HidingScope = (typeof hidingScopes)[number];

/** Maximum number of rules. */
export const maxHidingRules = 200;

const fields = z.array(z.enum(hideableFields)).check(z.minLength(1), z.maxLength(hideableFields.length));
const scopeValue = wellFormedText.check(z.trim(), z.minLength(1), z.maxLength(256), z.regex(/^\P{Cc}+$/u));

/** The fields that are hidden for a group of people. `value` is case-insensitive. */
export const hidingRule = z.object({
  id: z.int(),
  scope: z.enum(hidingScopes),
  value: text,
  fields: z.array(z.enum(hideableFields)),
  /** Number of people in the directory to whom the rule applies. */
  appliesToCount: count,
  version: z.int(),
  changedAt: time,
});
export type HidingRule = z.infer<typeof hidingRule>;

const ruleId = z.strictObject({ id: wholeNumber(1, 999_999_999) });

export const listHidingRules = endpoint({
  method: 'GET',
  path: '/api/admin/hiding-rules',
  access: 'administrator',
  summary: 'The fields that are hidden in groups of people.',
  output: z.array(hidingRule),
});

/** `rules.too-many`: there are `maxHidingRules` rules already. */
export const addHidingRule = endpoint({
  method: 'POST',
  path: '/api/admin/hiding-rules',
  access: 'administrator',
  summary: 'Hides fields of a group of people in search, profiles, exports and public cards.',
  body: z.strictObject({ scope: z.enum(hidingScopes), value: scopeValue, fields }),
  output: hidingRule,
  errors: ['rule.known', 'rules.too-many'],
});

export const changeHidingRule = endpoint({
  method: 'PUT',
  path: '/api/admin/hiding-rules/{id}',
  access: 'administrator',
  summary: 'Replaces the hidden fields of a rule.',
  params: ruleId,
  body: z.strictObject({ fields, version }),
  output: hidingRule,
  errors: ['rule.unknown', 'rule.stale'],
});

export const removeHidingRule = endpoint({
  method: 'DELETE',
  path: '/api/admin/hiding-rules/{id}',
  access: 'administrator',
  summary: 'Removes a rule: its fields are shown again, unless another rule or the profile hides them.',
  params: ruleId,
  query: z.strictObject({ version: versionText }),
  output: z.object({ id: z.int() }),
  errors: ['rule.unknown', 'rule.stale'],
});

/** A value that people in the directory have. */
export const hidingGroup = z.object({ value: text, count });
export type HidingGroup = z.infer<typeof hidingGroup>;

/** Maximum number of suggested groups, large enough for all countries. */
export const hidingGroupsSize = 300;

export const listHidingGroups = endpoint({
  method: 'GET',
  path: '/api/admin/hiding-groups',
  access: 'administrator',
  summary: 'The groups of people that a rule can select, largest first.',
  query: z.strictObject({ scope: z.enum(hidingScopes), text: z.optional(boundedText(256)) }),
  output: z.array(hidingGroup),
});

export const listPeopleWithHiddenFields = endpoint({
  method: 'GET',
  path: '/api/admin/people-with-hidden-fields',
  access: 'administrator',
  summary:
    'People with individually hidden fields, latest change first. `after` is the number of people to skip. The header X-Total-Count has the total.',
  query: z.strictObject({ after: z._default(wholeNumber(0, 999_999_999), 0), limit: pageSize }),
  output: z.array(z.object({ person: personSummary, fields: z.array(z.enum(hideableFields)) })),
  reveals: 'people',
});
