import { checkCorrection, correctableFields, mustNamePerson } from '@directory/contract';
import type { CorrectableField, CorrectionChoices, FieldError, ProfileFields } from '@directory/contract';
import { canonicalDistinguishedName } from '../../people/distinguished-name.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { PersonWithLayers } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { References } from '../../people/reference-lists.ts';
import type { ProfilePresentation } from './present-profile.ts';

export interface CorrectionLookups extends Pick<ProfilePresentation, 'references' | 'named'> {
  /** See `personShownWith`. */
  readonly shownWith: (address: string) => Pick<Person, 'id' | 'login'> | undefined;
  /** The ids of the people who refer to their manager by this reference, from memory. */
  readonly naming: (reference: string) => readonly number[];
}

export type Corrections = ReadonlyMap<CorrectableField, string>;

/** The sent values that differ from the effective ones. As in an edit, the others are ignored and not checked. */
export function correctionsOf(
  sent: { readonly [field in CorrectableField]?: string | undefined },
  values: ProfileFields,
  { references }: Pick<CorrectionLookups, 'references'>,
): Corrections {
  const corrections = new Map<CorrectableField, string>();
  for (const field of correctableFields) {
    const typed = sent[field]?.normalize('NFC').trim();
    if (typed === undefined) continue;
    const value = normalized(field, typed, references);
    if (value !== values[field]) corrections.set(field, value);
  }
  return corrections;
}

/** As feeds store it, so that a person is found whichever way a distinguished name or a GBU is written. */
function normalized(field: CorrectableField, value: string, references: References): string {
  if (field === 'manager' || field === 'C_assistant') return canonicalDistinguishedName(value);
  if (field === 'C_msDSCloudExtensionAttribute3') return references.gbuOf(value)?.Code ?? value;
  return value;
}

/**
 * The corrections with references that find the person who is meant. A manager or an assistant who is typed as an e-mail address is the
 * person whom the directory shows with it, unless it is the login of somebody else. If the address would find another person, for whom a feed
 * delivers it, the group ID is stored instead, or the login of a person without one.
 */
export function withShownPeople(
  corrections: Corrections,
  values: ProfileFields,
  { named, shownWith }: Pick<CorrectionLookups, 'named' | 'shownWith'>,
): Corrections {
  const result = new Map(corrections);
  for (const field of ['manager', 'C_assistant'] as const) {
    const typed = result.get(field) ?? '';
    const known = named(typed);
    const shown = shownWith(typed);
    if (shown === undefined || shown.id === known?.id || hasLogin(known, typed)) continue;
    const reference = named(shown.login)?.C_groupIdentifier || shown.login;
    if (reference === values[field]) result.delete(field);
    else result.set(field, reference);
  }
  return result;
}

function hasLogin(person: Pick<Person, 'login'> | undefined, typed: string): boolean {
  return person !== undefined && identityKey(person.login) === identityKey(typed);
}

/** The fields whose correction is to be removed: those that have one and do not get a new one. */
export function removalsOf(
  sent: readonly CorrectableField[],
  corrections: Corrections,
  { fields }: Pick<PersonWithLayers, 'fields'>,
): CorrectableField[] {
  return correctableFields.filter(
    (field) => sent.includes(field) && !corrections.has(field) && (fields[field]?.correction ?? null) !== null,
  );
}

/** Validates corrections, and returns all faults. */
export function correctionFaults(
  corrections: Corrections,
  { references, named }: Pick<CorrectionLookups, 'references' | 'named'>,
): FieldError[] {
  const choices: CorrectionChoices = {
    preferredLanguage: new Set(references.locales.map(({ id }) => id)),
    C_countryname: new Set(references.countries.map(({ name }) => name)),
    division: new Set(references.businessUnits.map(({ id }) => id)),
    C_businessCategory: new Set(references.jobFamilies.map(({ code }) => code)),
  };
  return [...corrections].flatMap(([field, value]) => {
    const namesNobody = mustNamePerson(field, value) && named(value) === undefined;
    const code = checkCorrection(field, value, choices) ?? (namesNobody ? 'error.e2' : undefined);
    return code === undefined ? [] : [{ field, code }];
  });
}
