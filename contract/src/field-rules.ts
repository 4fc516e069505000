import type { FieldErrorCode } from './errors.ts';
import { alwaysEditableFields, editableFields } from './person.ts';
import type { EditableField } from './person.ts';
import { groupIdPattern } from './read-global-query.ts';

/** A field that people may edit on their own profiles, always or if a self-service rule allows it. */
export type OwnField = EditableField | (typeof alwaysEditableFields)[number];

export const ownFields = [...editableFields, ...alwaysEditableFields] as const satisfies readonly OwnField[];

/**
 * If a unit has an address list, the zip code is not chosen but follows from these fields. Therefore, a person who may edit one of them may
 * change the zip code along with it.
 */
export const zipCodeFollows = [
  'city',
  'streetAddress',
  'C_houseIdentifier',
] as const satisfies readonly EditableField[];

interface FieldRule {
  /** Maximum length in UTF-16 code units. */
  readonly longest: number;
  readonly mayBeEmpty: boolean;
  /** Must match, unless the value is empty. */
  readonly pattern?: RegExp;
}

const generalLength = 1024;
const phoneLength = 62;

/** Matches `+33612345678`; does not match `0612345678`. */
const phonePattern = /^\+[1-9]\d{7,}$/;
/** Matches `(41) 20-07 ext. 12`, `*21#`; does not match `sip:someone`. */
const ipPhonePattern = /^(?:[\d\p{Zs}+().\-/#*]|x|ext)+$/iu;
/** Matches `https://x.com/someone`; does not match `https://x.com.example/someone` or `https://x.com`. */
const xPattern = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/[^\s\p{Cf}]+$/iu;
/** Matches `https://fr.linkedin.com/in/someone`; does not match `https://linkedin.example/in/someone`. */
const linkedInPattern = /^https:\/\/(?:(?:www|[a-z]{2})\.)?linkedin\.com\/[^\s\p{Cf}]+$/iu;

const phone: FieldRule = { longest: phoneLength, mayBeEmpty: false, pattern: phonePattern };
const place: FieldRule = { longest: 128, mayBeEmpty: false };

/** The rule of each editable field. The form applies it during input, and the server before it stores a value. */
export const fieldRules: Readonly<Record<OwnField, FieldRule>> = {
  primaryPhone: phone,
  mobilePhone: phone,
  C_ipPhone: { longest: 64, mayBeEmpty: false, pattern: ipPhonePattern },
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
  /** English names of the reference list. */
  readonly C_countryname: ReadonlySet<string>;
}

/**
 * Checks a value. Returns `error.e1` if it is too long, `error.e3` if it is missing, `error.e2` if it has the wrong format or is not on the
 * list, and undefined if it is valid.
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
