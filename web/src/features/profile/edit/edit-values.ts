import {
  checkField,
  ownFields,
  type FieldChoices,
  type FieldErrorCode,
  type OwnField,
  type Profile,
  type ProfileField,
} from '@directory/contract';

/** What stands in the form, by field. */
export type Values = Readonly<Partial<Record<OwnField, string>>>;

/** What the server, or another window, has changed meanwhile under a value that was typed: the newer value, by field. */
export type Meanwhile = Values;

const phoneFields: ReadonlySet<OwnField> = new Set(['primaryPhone', 'mobilePhone', 'C_facsimileTelephoneNumber']);

export function isPhoneField(field: OwnField): boolean {
  return phoneFields.has(field);
}

/** The fields of the form with what the profile holds. */
export function valuesOf(profile: Profile, fields: readonly OwnField[]): Values {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}

/** The value that is meant: without white space at the ends, a phone number without the marks between its digits. */
export function meantValue(field: OwnField, typed: string): string {
  const trimmed = typed.normalize('NFC').trim();
  return isPhoneField(field) && trimmed.startsWith('+') ? trimmed.replaceAll(/[\s.-]/g, '') : trimmed;
}

/** The values that differ from those of the profile. */
export function changesOf(base: Profile, values: Values): Values {
  return Object.fromEntries(
    entriesOf(values)
      .map(([field, typed]) => [field, typed === base[field] ? typed : meantValue(field, typed)] as const)
      .filter(([field, value]) => value !== base[field]),
  );
}

type FieldCodes = Partial<Record<OwnField, FieldErrorCode>>;

/** What is wrong with the changed values, by field. */
export function faultsOf(base: Profile, values: Values, choices: FieldChoices): FieldCodes {
  return codesOf(changesOf(base, values), choices);
}

/** What is wrong with values that a feed delivered and that are unchanged, by field. An empty value is not wrong. */
export function warningsOf(base: Profile, values: Values, choices: FieldChoices): FieldCodes {
  const changes = changesOf(base, values);
  const unchanged = entriesOf(values).filter(([field]) => !(field in changes) && base[field] !== '');
  return codesOf(Object.fromEntries(unchanged), choices);
}

function codesOf(values: Values, choices: FieldChoices): FieldCodes {
  return Object.fromEntries(
    entriesOf(values).flatMap(([field, value]) => {
      const code = checkField(field, value, choices);
      return code === undefined ? [] : [[field, code]];
    }),
  );
}

/**
 * Values on a newer state of the profile: what was typed stays, what was not follows the profile. `meanwhile` holds the newer
 * value of each field that both sides changed.
 */
export function rebase(
  base: Profile,
  newer: Profile,
  values: Values,
  fields: readonly OwnField[],
): { values: Values; meanwhile: Meanwhile } {
  const changes = changesOf(base, values);
  const kept = fields.map((field) => [field, field in changes ? (values[field] ?? '') : newer[field]]);
  const contested = fields.filter(
    (field) => field in changes && newer[field] !== base[field] && newer[field] !== changes[field],
  );
  return { values: Object.fromEntries(kept), meanwhile: valuesOf(newer, contested) };
}

/** A field that is shown on a profile, with its values in two states of it. */
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

/** The shown fields that differ between two states of a profile. */
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
