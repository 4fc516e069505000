import {
  checkField,
  ownFields,
  type FieldChoices,
  type FieldErrorCode,
  type OwnField,
  type Profile,
  type ProfileField,
  withoutInvisible,
} from '@directory/contract';

/** Values in the form, by field. */
export type Values = Readonly<Partial<Record<OwnField, string>>>;

/** The newer value of each field that was changed both here and elsewhere. */
export type Conflicts = Values;

const phoneFields: ReadonlySet<ProfileField> = new Set(['primaryPhone', 'mobilePhone', 'C_facsimileTelephoneNumber']);

export function isPhoneField(field: ProfileField): boolean {
  return phoneFields.has(field);
}

/** The profile's values of these fields. */
export function valuesOf(profile: Profile, fields: readonly OwnField[]): Values {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}

/** Trims a value, and removes separators from an international phone number. */
export function normalizedValue(field: OwnField, typed: string): string {
  const trimmed = typed.normalize('NFC').trim();
  return isPhoneField(field) && trimmed.startsWith('+') ? trimmed.replaceAll(/[\s.-]/g, '') : trimmed;
}

/** The values that differ from those of the profile. */
export function changesOf(base: Profile, values: Values): Values {
  return Object.fromEntries(
    entriesOf(values)
      .map(([field, typed]) => [field, typed === base[field] ? typed : normalizedValue(field, typed)] as const)
      .filter(([field, value]) => value !== base[field]),
  );
}

type FieldCodes = Partial<Record<OwnField, FieldErrorCode>>;

/** Errors of the changed values, by field. */
export function faultsOf(base: Profile, values: Values, choices: FieldChoices): FieldCodes {
  return codesOf(changesOf(base, values), choices);
}

/** Errors of unchanged, imported values, by field. Empty values are ignored. */
export function warningsOf(base: Profile, values: Values, choices: FieldChoices): FieldCodes {
  const changes = changesOf(base, values);
  const unchanged = entriesOf(values).filter(([field]) => !(field in changes) && base[field] !== '');
  return codesOf(Object.fromEntries(unchanged), choices);
}

function codesOf(values: Values, choices: FieldChoices): FieldCodes {
  return Object.fromEntries(
    entriesOf(values).flatMap(([field, value]) => {
      // The server removes invisible characters too.
      const code = checkField(field, withoutInvisible(value), choices);
      return code === undefined ? [] : [[field, code]];
    }),
  );
}

/**
 * Rebases the form on a newer profile: changed values are kept, others are updated. `conflicts` contains the newer value of each field
 * that both sides changed.
 */
export function rebase(
  base: Profile,
  newer: Profile,
  values: Values,
  fields: readonly OwnField[],
): { values: Values; conflicts: Conflicts } {
  const changes = changesOf(base, values);
  const kept = fields.map((field) => [field, field in changes ? (values[field] ?? '') : newer[field]]);
  const conflicting = fields.filter(
    (field) => field in changes && newer[field] !== base[field] && newer[field] !== changes[field],
  );
  return { values: Object.fromEntries(kept), conflicts: valuesOf(newer, conflicting) };
}

/** A displayed field of a profile, with its values in two versions of the profile. */
export interface ChangedField {
  field: (typeof shownFields)[number];
  before: string;
  after: string;
}

const shownFields = [
  'firstName',
  'lastName',
  'title',
  'email',
  ...ownFields,
  'manager',
  'organization',
  'userType',
  'C_groupIdentifier',
  'C_businessCategory',
] as const satisfies readonly ProfileField[];

/** The displayed fields that differ between two versions of a profile. */
export function changedFields(older: Profile, newer: Profile): ChangedField[] {
  return shownFields
    .filter((field) => older[field] !== newer[field])
    .map((field) => ({ field, before: shownValue(older, field), after: shownValue(newer, field) }));
}

function shownValue(profile: Profile, field: ChangedField['field']): string {
  if (field === 'manager') return profile.managerName || profile.manager;
  if (field === 'C_assistant') return profile.assistantName || profile.C_assistant;
  return profile[field];
}

function entriesOf(values: Values): [OwnField, string][] {
  return Object.entries(values) as [OwnField, string][];
}
