import type { FieldErrorCode } from './errors.ts';
import { alwaysEditableFields, editableFields } from './person.ts';
import type { EditableField } from './person.ts';
import { groupIdPattern } from './read-global-query.ts';

/** A field that a person may edit on their own profile: because a self-service rule allows it, or always. */
export type OwnField = EditableField | (typeof alwaysEditableFields)[number];

export const ownFields = [...editableFields, ...alwaysEditableFields] as const satisfies readonly OwnField[];

/**
 * Where a unit has a list of addresses, the zip code is not chosen but follows from one of these fields. A person who may edit one
 * of them may therefore change the zip code with it.
 */
export const zipCodeFollows = [
  'city',
  'streetAddress',
  'C_houseIdentifier',
] as const satisfies readonly EditableField[];

interface FieldRule {
  /** In UTF-16 code units. */
  readonly longest: number;
  readonly mayBeEmpty: boolean;
  /** Must match, unless the value is empty. */
  readonly pattern?: RegExp;
}

const generalLength = 1024;
const phoneLength = 62;

/** A plus sign, a first digit 1 to 9, then at least 7 more: `+33612345678`, not `0612345678`. */
const phonePattern = /^\+[1-9]\d{7,}$/;
/** `x.com/someone`, `www.twitter.com/someone`, not `x.com.example/someone` nor `x.com` alone. */
const xPattern = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/[^\s]+$/i;
/** `linkedin.com/in/someone`, `fr.linkedin.com/in/someone`, not `linkedin.example/in/someone`. */
const linkedInPattern = /^https:\/\/(?:(?:www|[a-z]{2})\.)?linkedin\.com\/[^\s]+$/i;

const phone: FieldRule = { longest: phoneLength, mayBeEmpty: false, pattern: phonePattern };
const place: FieldRule = { longest: 128, mayBeEmpty: false };

/** The rule of each field that a person may edit. The form applies it while typing, the server before it stores. */
export const fieldRules: Readonly<Record<OwnField, FieldRule>> = {
  primaryPhone: phone,
  mobilePhone: phone,
  C_ipPhone: { longest: 64, mayBeEmpty: false },
  C_facsimileTelephoneNumber: phone,
  C_assistant: { longest: generalLength, mayBeEmpty: false, pattern: groupIdPattern },
  C_physicalDeliveryOfficeName: { longest: generalLength, mayBeEmpty: false },
  C_houseIdentifier: place,
  preferredLanguage: { longest: generalLength, mayBeEmpty: true },
  streetAddress: { longest: generalLength, mayBeEmpty: false },
  city: place,
  C_countryname: { longest: generalLength, mayBeEmpty: true },
  state: place,
  zipCode: { longest: 20, mayBeEmpty: false },
  linkedInURI: { longest: generalLength, mayBeEmpty: true, pattern: linkedInPattern },
  xURI: { longest: generalLength, mayBeEmpty: true, pattern: xPattern },
};

/** The permitted values of the fields that take their value from a list. */
export interface FieldChoices {
  /** Locale ids. */
  readonly preferredLanguage: ReadonlySet<string>;
  /** English names, as the reference list has them. */
  readonly C_countryname: ReadonlySet<string>;
}

/**
 * What is wrong with a value: `error.e1` too long, `error.e3` missing, `error.e2` wrong format or not on the list. Undefined for a
 * valid value.
 */
export function checkField(field: OwnField, value: string, choices: FieldChoices): FieldErrorCode | undefined {
  const rule = fieldRules[field];
  if (value.length > rule.longest) return 'error.e1';
  if (value === '') return rule.mayBeEmpty ? undefined : 'error.e3';
  if (rule.pattern !== undefined && !rule.pattern.test(value)) return 'error.e2';
  if (field === 'preferredLanguage' || field === 'C_countryname')
    return choices[field].has(value) ? undefined : 'error.e2';
  return /[\p{Cc}\p{Cs}]/u.test(value) ? 'error.e2' : undefined;
}
