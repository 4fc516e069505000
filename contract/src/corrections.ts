import * as z from 'zod/mini';
import { aboutMe, aboutMeFields } from './about-me.ts';
import { endpoint } from './endpoint.ts';
import type { FieldErrorCode } from './errors.ts';
import { checkField } from './field-rules.ts';
import type { FieldChoices, OwnField } from './field-rules.ts';
import { hideableFields } from './hidden-fields.ts';
import { login, profileFields, userTypes } from './person.ts';
import type { ProfileField } from './person.ts';
import { groupIdPattern } from './read-global-query.ts';
import { boundedText, recordOf, text, time, version, withoutInvisible } from './values.ts';

/** The fields that identify a person. Feeds and sign-in find people by them, so they cannot be corrected. */
const identityFields = ['login', 'C_groupIdentifier', 'C_distinguishedName'] as const satisfies readonly ProfileField[];

export type CorrectableField = Exclude<ProfileField, (typeof identityFields)[number]>;

/** The fields that an administrator may correct. */
export const correctableFields: readonly CorrectableField[] = profileFields.filter(
  (field): field is CorrectableField => !(identityFields as readonly string[]).includes(field),
);

/** The permitted values of the fields that take their value from a list. */
export interface CorrectionChoices extends FieldChoices {
  /** Ids of business units. */
  readonly division: ReadonlySet<string>;
  /** Codes of job families. */
  readonly C_businessCategory: ReadonlySet<string>;
}

interface CorrectionRule {
  /** Maximum length in UTF-16 code units. */
  readonly longest: number;
  readonly pattern?: RegExp;
}

const generalLength = 1024;
/** For names, company and codes: the maximum length of the search filters. */
const nameLength = 256;

/** Matches `CN=A,DC=corp`; does not match `A, B`. */
const distinguishedNamePattern = /^[a-z][a-z0-9.-]*\s*=/i;
const emailPattern = /^[^\s@]+@[^\s@]+$/;
/** One word, or a distinguished name. Matches `amy@corp.example` and `CN=Amy Lee,DC=corp`; does not match `Amy Lee`. */
const referencePattern = /^\S+$|^[a-z][a-z0-9.-]*\s*=/i;
const reference: CorrectionRule = { longest: generalLength, pattern: referencePattern };
const lastingReferencePattern = new RegExp(`${groupIdPattern.source}|${distinguishedNamePattern.source}`, 'i');

/** The fields that refer to another person. */
type ReferenceField = 'manager' | 'C_assistant';

const rules: Readonly<Record<Exclude<CorrectableField, OwnField> | ReferenceField, CorrectionRule>> = {
  firstName: { longest: nameLength },
  lastName: { longest: nameLength },
  title: { longest: nameLength },
  // RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.2: a local part of 64 octets, a domain of 255.
  email: { longest: 320, pattern: emailPattern },
  division: { longest: nameLength },
  organization: { longest: nameLength },
  userType: { longest: 5, pattern: new RegExp(`^(?:${userTypes.join('|')})$`) },
  isEntraCloudManaged: { longest: 1, pattern: /^1$/ },
  manager: reference,
  C_assistant: reference,
  C_businessCategory: { longest: nameLength },
  C_msDSCloudExtensionAttribute2: { longest: nameLength },
  C_msDSCloudExtensionAttribute3: { longest: nameLength },
};

/** Fields that cannot be corrected to an empty value. */
const requiredFields: ReadonlySet<CorrectableField> = new Set(['lastName', 'userType']);

/**
 * Checks a correction with the rule for edits of the field. Unlike an edit, a correction may be empty: the person then has no value,
 * whatever a feed delivers.
 */
export function checkCorrection(
  field: CorrectableField,
  value: string,
  choices: CorrectionChoices,
): FieldErrorCode | undefined {
  if (value === '') return requiredFields.has(field) ? 'error.e3' : undefined;
  if (!hasOwnRule(field)) return checkField(field, value, choices);
  const { longest, pattern } = rules[field];
  if (value.length > longest) return 'error.e1';
  if (/[\p{Cc}\p{Cs}]/u.test(value)) return 'error.e2';
  if (field === 'division' || field === 'C_businessCategory') return choices[field].has(value) ? undefined : 'error.e2';
  return pattern === undefined || pattern.test(value) ? undefined : 'error.e2';
}

/** Maximum length of a correction. */
export function maxCorrectionLength(field: CorrectableField): number {
  return hasOwnRule(field) ? rules[field].longest : generalLength;
}

/**
 * Whether the value of a correction must refer to a person in the directory. A group ID or a distinguished name may refer to someone who
 * is added later, as in feeds. Any other word could be a name that was typed by mistake.
 */
export function mustNamePerson(field: CorrectableField, value: string): boolean {
  return (field === 'manager' || field === 'C_assistant') && value !== '' && !lastingReferencePattern.test(value);
}

function hasOwnRule(field: CorrectableField): field is keyof typeof rules {
  return field in rules;
}

const valueOfLayer = z.object({ value: text, at: time });

/** The value of a field in each source. The effective value is the newer of `self` and `correction`, otherwise that of the feed. */
export const fieldLayers = z.object({
  feed: z.nullable(z.extend(valueOfLayer, { name: text })),
  self: z.nullable(valueOfLayer),
  /** `by` is the login of the administrator. */
  correction: z.nullable(z.extend(valueOfLayer, { by: text })),
});
export type FieldLayers = z.infer<typeof fieldLayers>;

/** A profile with all sources of its values, for administrators. Hidden values are included. */
export const correctableProfile = z.object({
  /** The version of the profile. A correction has to name the version that it is based on. */
  version: z.int(),
  /** The effective values. */
  values: z.record(z.enum(profileFields), text),
  otherNames: z.array(text),
  /** What the person says about themselves. Fields that are turned off are empty. */
  aboutMe,
  /** When the person recorded their name; empty if there is no recording, or if recordings are turned off. */
  nameRecordedAt: text,
  layers: z.partialRecord(z.enum(profileFields), fieldLayers),
  /** Names of the manager and the assistant; empty when the value refers to nobody in the directory. */
  managerName: text,
  assistantName: text,
  /** URL of the photo that is shown to people who may see it; empty without a photo. */
  photo: text,
  photoCorrection: z.nullable(z.object({ at: time, by: text })),
  /** Whether the person uploaded a photo that is stored, shown or not. */
  hasOwnPhoto: z.boolean(),
  /** Fields that are hidden for this person in particular, and fields that a rule hides. */
  hiddenFields: z.array(z.enum(hideableFields)),
  hiddenByRules: z.array(z.enum(hideableFields)),
});
export type CorrectableProfile = z.infer<typeof correctableProfile>;

const ofPerson = z.strictObject({ login });

export const getCorrectableProfile = endpoint({
  method: 'GET',
  path: '/api/admin/people/{login}/corrections',
  access: 'unit-administrator',
  summary: 'The values of a person with their sources, and what is hidden.',
  params: ofPerson,
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left'],
});

// Far above the limit of each field, so that `checkCorrection` reports `error.e1` for a long value.
const anyText = boundedText(20_000).check(z.overwrite(withoutInvisible));
const corrections = recordOf(correctableFields, () => z.optional(anyText));

/**
 * `corrections` contains new values; a value that equals the effective value is ignored and not checked. `removed` lists the fields whose
 * correction is removed. `hiddenFields`, if sent, replaces the set of fields that are hidden for this person.
 *
 * `field.not-allowed`: an administrator of a unit tried to correct a field that is not in `unitCorrectableFields`, or the country although a
 * rule for it hides a field.
 *
 * `email.names-manager`: an administrator of a unit tried to enter an e-mail address by which people of other units refer to their manager.
 *
 * A manager or an assistant who is typed as an e-mail address is the person whom the directory shows with it, unless it is the login of
 * somebody else.
 *
 * `profile.stale`: a field changed after `version`, and nothing was stored. `fields` lists each changed field with the code
 * `field.changed`.
 */
export const correctProfile = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{login}/corrections',
  access: 'unit-administrator',
  summary: "Corrects a person's fields, removes corrections, and hides fields, all or nothing.",
  params: ofPerson,
  body: z.strictObject({
    corrections: z.optional(z.strictObject(corrections)),
    removed: z.optional(z.array(z.enum(correctableFields)).check(z.maxLength(correctableFields.length))),
    hiddenFields: z.optional(z.array(z.enum(hideableFields)).check(z.maxLength(hideableFields.length))),
    version,
  }),
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'profile.stale'],
});

/** The body is the photo as a data URL (RFC 2397) in a JSON string. The photos of the feed and of the person stay stored. */
export const correctPhoto = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{login}/photo',
  access: 'unit-administrator',
  summary: "Shows another photo instead of the person's own or the feed's.",
  params: ofPerson,
  body: z.string(),
  // Base64 encodes three bytes as four.
  bodyLimit: 6 * 1024 * 1024,
  bodyLimitError: 'photo.too-large',
  isOneAtATime: true,
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'photo.not-jpeg', 'photo.too-large', 'photo.unreadable', 'photo.busy'],
});

export const removePhotoCorrection = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{login}/photo',
  access: 'unit-administrator',
  summary: "Removes the administrator's photo: the person's own or the feed's is shown again.",
  params: ofPerson,
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'photo.missing'],
});

export const removeOwnPhoto = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{login}/own-photo',
  access: 'unit-administrator',
  summary:
    "Removes the photo that a person uploaded: the administrator's or the feed's is shown again, if there is one.",
  params: ofPerson,
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'photo.missing'],
});

/** What people say about themselves cannot be corrected, only removed. The person can enter it again. */
export const removeAboutMe = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{login}/about-me/{field}',
  access: 'unit-administrator',
  summary: 'Removes what a person says about themselves in one field.',
  params: z.strictObject({ login, field: z.enum(aboutMeFields) }),
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'about-me.missing'],
});

/** The person can record it again. */
export const removeRecordingOf = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{login}/name-recording',
  access: 'unit-administrator',
  summary: 'Removes the recording in which a person says their name.',
  params: ofPerson,
  output: correctableProfile,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left', 'recording.missing'],
});
