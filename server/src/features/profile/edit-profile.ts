import { checkField, ownFields, recordOf, zipCodeFollows } from '@directory/contract';
import type { AllowedAddress, FieldChoices, FieldError, OwnField } from '@directory/contract';
import type { Person } from '../../people/person.ts';
import type { References } from '../../people/reference-lists.ts';
import { shownReference } from '../../people/reporting-line/shown-reference.ts';
import { completeLocale } from './present-profile.ts';
import type { ProfilePresentation } from './present-profile.ts';

const addressFields = ['C_countryname', 'city', 'zipCode', 'streetAddress', 'C_houseIdentifier'] as const;

/** The values that an edit sends. A field that is absent stays as it is. */
export type SentValues = { readonly [field in OwnField]?: string | undefined };

export type Changes = ReadonlyMap<OwnField, string>;

/**
 * The values that differ from what the profile shows. The others are ignored and not checked, since a form sends all its fields, and feeds
 * deliver values that the rules for edits would not accept.
 */
export function changesOf(
  sent: SentValues,
  person: Person,
  shownAs: Pick<ProfilePresentation, 'references' | 'named'>,
): Changes {
  const changes = new Map<OwnField, string>();
  for (const field of ownFields) {
    const raw = sent[field];
    if (raw === undefined || raw === person[field] || raw === shownValue(field, person, shownAs)) continue;
    const value = raw.normalize('NFC').trim();
    if (value !== person[field]) changes.set(field, value);
  }
  return changes;
}

/** The value that the profile shows, and a form may send back: a language as a locale, an assistant's email address as their login. */
function shownValue(
  field: OwnField,
  person: Person,
  { references, named }: Pick<ProfilePresentation, 'references' | 'named'>,
): string {
  if (field === 'preferredLanguage') return completeLocale(person.preferredLanguage, references);
  if (field === 'C_assistant') return shownReference(person.C_assistant, named(person.C_assistant));
  return person[field];
}

/** The address after an edit; undefined if the edit changes no part of it. */
export function changedAddress(changes: Changes, person: Person): AllowedAddress | undefined {
  if (!addressFields.some((field) => changes.has(field))) return undefined;
  return recordOf(addressFields, (field) => changes.get(field) ?? person[field]);
}

export interface EditContext {
  readonly person: Person;
  /** The fields that the person may edit. */
  readonly allowed: readonly OwnField[];
  /**
   * Whether the changed address is on the list of the person's business unit. Undefined if the unit has no list, in which case addresses
   * are free text, and if no part of the address is changed.
   */
  readonly isListedAddress: boolean | undefined;
  readonly references: References;
}

/** Validates changes, and returns all faults. `countryCode`, if sent, must be the code of the country. */
export function editFaults(changes: Changes, countryCode: string | undefined, context: EditContext): FieldError[] {
  const { references } = context;
  const choices: FieldChoices = {
    preferredLanguage: new Set(references.locales.map(({ id }) => id)),
    C_countryname: new Set(references.countries.map(({ name }) => name)),
  };
  const faults: FieldError[] = [];
  for (const [field, value] of changes) {
    const code = isAllowed(field, changes, context) ? checkField(field, value, choices) : 'field.not-allowed';
    if (code !== undefined) faults.push({ field, code });
  }
  if (countryCode !== undefined && !isCodeOfCountry(countryCode, changes, context)) {
    faults.push({ field: 'countryCode', code: 'error.e2' });
  }
  return faults.length > 0 ? faults : addressFaults(changes, context);
}

/** If addresses come from a list, the zip code may change along with the part of the address that was chosen. */
function isAllowed(field: OwnField, changes: Changes, { allowed, isListedAddress }: EditContext): boolean {
  if (allowed.includes(field)) return true;
  if (field !== 'zipCode' || isListedAddress === undefined) return false;
  return zipCodeFollows.some((part) => allowed.includes(part) && changes.has(part));
}

function isCodeOfCountry(countryCode: string, changes: Changes, { person, references }: EditContext): boolean {
  const name = changes.get('C_countryname') ?? person.C_countryname;
  return countryCode.toUpperCase() === (references.countryOf(name)?.id ?? '');
}

/** If any part of the address changes, the whole address must be on the list. */
function addressFaults(changes: Changes, { isListedAddress }: EditContext): FieldError[] {
  if (isListedAddress !== false) return [];
  const changed = addressFields.filter((field) => changes.has(field));
  return changed.map((field) => ({ field, code: 'address.not-listed' }));
}
