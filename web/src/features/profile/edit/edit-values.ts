import { checkField, type FieldChoices, type FieldErrorCode, type OwnField, type Profile } from '@directory/contract';

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

/** What is wrong with the values, by field. A field that was empty and still is has nothing wrong. */
export function faultsOf(
  base: Profile,
  values: Values,
  choices: FieldChoices,
): Partial<Record<OwnField, FieldErrorCode>> {
  return Object.fromEntries(
    entriesOf(values).flatMap(([field, typed]) => {
      const value = meantValue(field, typed);
      const code = value === '' && base[field] === '' ? undefined : checkField(field, value, choices);
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

function entriesOf(values: Values): [OwnField, string][] {
  return Object.entries(values) as [OwnField, string][];
}
