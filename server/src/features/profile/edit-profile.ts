import { checkField, ownFields, zipCodeFollows } from '@directory/contract';
import type { AllowedAddress, FieldChoices, FieldError, OwnField } from '@directory/contract';
import type { Person } from '../../people/person.ts';
import type { References } from '../../people/reference-lists.ts';

const addressFields = ['C_countryname', 'city', 'zipCode', 'streetAddress', 'C_houseIdentifier'] as const;

/** What somebody wants of the own profile. A field that is absent stays as it is. */
export type WantedValues = { readonly [field in OwnField]?: string | undefined } & {
  readonly countryCode?: string | undefined;
};

export interface EditContext {
  readonly person: Person;
  /** What the person's rule opens. */
  readonly allowed: readonly OwnField[];
  /** The list of the person's business unit; undefined where it has none, and addresses are free text. */
  readonly allowedAddresses: readonly AllowedAddress[] | undefined;
  readonly references: References;
}

export type EditOutcome =
  { readonly changes: ReadonlyMap<OwnField, string> } | { readonly faults: readonly FieldError[] };

/**
 * What an edit changes, or everything that is wrong with it. A value equal to the one that stands is no change, and is not
 * checked: a form sends all its fields, and a feed may have delivered what the rules would refuse.
 */
export function editProfile(wanted: WantedValues, context: EditContext): EditOutcome {
  const { person, allowed, references } = context;
  const changes = new Map<OwnField, string>();
  for (const field of ownFields) {
    const value = wanted[field]?.normalize('NFC').trim();
    if (value !== undefined && value !== person[field]) changes.set(field, value);
  }
  const choices: FieldChoices = {
    preferredLanguage: new Set(references.locales.map(({ id }) => id)),
    C_countryname: new Set(references.countries.map(({ name }) => name)),
  };
  const faults: FieldError[] = [];
  for (const [field, value] of changes) {
    const code = isAllowed(field, changes, context, allowed) ? checkField(field, value, choices) : 'field.not-allowed';
    if (code !== undefined) faults.push({ field, code });
  }
  if (wanted.countryCode !== undefined && !agrees(wanted.countryCode, changes, context)) {
    faults.push({ field: 'countryCode', code: 'error.e2' });
  }
  if (faults.length === 0) faults.push(...addressFaults(changes, context));
  return faults.length > 0 ? { faults } : { changes };
}

/** Where addresses come from a list, the zip code follows the part of the address that was chosen. */
function isAllowed(
  field: OwnField,
  changes: ReadonlyMap<OwnField, string>,
  { allowedAddresses }: EditContext,
  allowed: readonly OwnField[],
): boolean {
  if (allowed.includes(field)) return true;
  if (field !== 'zipCode' || allowedAddresses === undefined) return false;
  return zipCodeFollows.some((part) => allowed.includes(part) && changes.has(part));
}

function agrees(
  countryCode: string,
  changes: ReadonlyMap<OwnField, string>,
  { person, references }: EditContext,
): boolean {
  const name = changes.get('C_countryname') ?? person.C_countryname;
  return countryCode.toUpperCase() === (references.countryOf(name)?.id ?? '');
}

/** Only a combination that is on the list, as soon as one of its parts changes. */
function addressFaults(
  changes: ReadonlyMap<OwnField, string>,
  { person, allowedAddresses }: EditContext,
): FieldError[] {
  const changed = addressFields.filter((field) => changes.has(field));
  if (allowedAddresses === undefined || changed.length === 0) return [];
  const isListed = allowedAddresses.some((address) =>
    addressFields.every((field) => address[field] === (changes.get(field) ?? person[field])),
  );
  return isListed ? [] : changed.map((field) => ({ field, code: 'address.not-listed' }));
}
