import {
  zipCodeFollows,
  type AllowedAddress,
  type BodyOf,
  type FieldChoices,
  type FieldError,
  type OwnField,
  type Profile,
  type ProfileField,
  type ReferenceLists,
  type updateUserProfile,
} from '@directory/contract';
import { useMemo, useState } from 'react';
import { storedPhone } from '../stored-phone.ts';
import {
  addressChoices,
  chooseAddress,
  isAddressField,
  missingParts,
  reachableAddresses,
  type Address,
  type ChosenAddressField,
} from './choose-address.ts';
import {
  changedFields,
  changesOf,
  faultsOf,
  isPhoneField,
  rebase,
  valuesOf,
  warningsOf,
  type ChangedField,
  type Conflicts,
  type Values,
} from './edit-values.ts';
import { without } from './without.ts';

/** The state of the edit form and its actions. */
export interface ProfileEdit {
  /** The version of the profile that the edit is based on. */
  readonly base: Profile;
  readonly lists: ReferenceLists;
  has(field: ProfileField): field is OwnField;
  valueOf(field: OwnField): string;
  /** The error code of a changed value. */
  faultOf(field: OwnField): string | undefined;
  /** Whether an unchanged, imported value does not match the rule of its field. */
  hasWarning(field: OwnField): boolean;
  /** The choices of an address field; undefined if the business unit has no address list. */
  addressChoicesOf(field: ChosenAddressField): readonly string[] | undefined;
  /** Whether addresses are chosen from a list; the zip code is then derived. */
  readonly hasAddressList: boolean;
  change(field: OwnField, value: string): void;
  /** Converts a typed value into its stored form. */
  normalize(field: OwnField): void;
  /** The newer value of a field that was changed both here and elsewhere. */
  conflictOf(field: OwnField): string | undefined;
  /** Resolves a conflict with one of the two values. */
  resolve(field: OwnField, usesNewer: boolean): void;
  reject(faults: readonly FieldError[]): void;
  /** The fields that were changed elsewhere since the form was opened. */
  readonly changedSince: readonly ChangedField[];
  readonly isChanged: boolean;
  /** The number of fields with an error. */
  readonly faultCount: number;
  /** The request body; undefined without changes. */
  body(): BodyOf<typeof updateUserProfile> | undefined;
}

interface State {
  /** The profile at the time the form was opened. */
  opened: Profile;
  base: Profile;
  values: Values;
  /** The street to which the sites are limited once a street was chosen; empty for all sites of the city. */
  siteStreet: string;
  conflicts: Conflicts;
  /** Errors returned by the server, shown until the field changes. */
  rejected: Readonly<Partial<Record<OwnField, string>>>;
}

/**
 * An edit of the viewer's own profile. When a newer version arrives, typed values are kept and all others are updated.
 * @param allowed the addresses of the viewer's business unit; null if it has no list
 */
export function useProfileEdit(
  profile: Profile,
  allowed: readonly AllowedAddress[] | null,
  lists: ReferenceLists,
): ProfileEdit {
  const [state, setState] = useState<State>(() => ({
    opened: profile,
    base: profile,
    values: valuesOf(profile, formFields(profile, allowed !== null)),
    siteStreet: '',
    conflicts: {},
    rejected: {},
  }));
  if (profile.version > state.base.version) {
    const rebased = rebase(state.base, profile, state.values, formFields(profile, allowed !== null));
    setState({ ...state, base: profile, ...rebased, rejected: {} });
  }
  const { opened, base, values, siteStreet, conflicts, rejected } = state;
  const choices: FieldChoices = useMemo(
    () => ({
      preferredLanguage: new Set(lists.locales.map(({ id }) => id)),
      C_countryname: new Set(lists.countries.map(({ name }) => name)),
    }),
    [lists],
  );
  const has = (field: ProfileField): field is OwnField => field in values;
  const addresses = useMemo(
    () => allowed && reachableAddresses(allowed, base, new Set(base.editableFields)),
    [allowed, base],
  );
  const { C_countryname, city, zipCode, streetAddress, C_houseIdentifier } = { ...base, ...values };
  const address: Address = useMemo(
    () => ({ C_countryname, city, zipCode, streetAddress, C_houseIdentifier }),
    [C_countryname, city, zipCode, streetAddress, C_houseIdentifier],
  );
  const offered = useMemo(
    () => (addresses === null ? undefined : addressChoices(addresses, address, siteStreet)),
    [addresses, address, siteStreet],
  );
  const changes = changesOf(base, values);
  // The server accepts only whole addresses of the list, even if the parts were empty before.
  const isChosen = addresses !== null && Object.keys(changes).some(isAddressField);
  const missing = isChosen ? missingParts(addresses, address).filter(has) : [];
  const faults = {
    ...Object.fromEntries(missing.map((field) => [field, 'error.e3'])),
    ...faultsOf(base, values, choices),
    ...rejected,
  };
  const warnings = warningsOf(base, values, choices);

  function put(changed: Values) {
    const written = Object.fromEntries(Object.entries(changed).filter(([field]) => field in values));
    setState((before) => ({
      ...before,
      values: { ...before.values, ...written },
      rejected: without(before.rejected, Object.keys(written)),
    }));
  }

  function change(field: OwnField, value: string) {
    if (addresses !== null && isAddressField(field) && field !== 'zipCode') {
      put(chooseAddress(addresses, address, field, value));
      setState((before) => ({ ...before, siteStreet: field === 'streetAddress' ? value : '' }));
    } else if (field === 'C_countryname') {
      put({ C_countryname: value, city: '', zipCode: '', streetAddress: '', C_houseIdentifier: '' });
    } else {
      put({ [field]: value });
    }
  }

  return {
    base,
    lists,
    has,
    valueOf: (field) => values[field] ?? '',
    faultOf: (field) => faults[field],
    hasWarning: (field) => field in warnings && faults[field] === undefined,
    addressChoicesOf: (field) => offered?.[field],
    hasAddressList: addresses !== null,
    change,
    normalize: (field) => {
      const typed = values[field] ?? '';
      const stored = isPhoneField(field) && typed !== base[field] ? storedPhone(typed, base.countryCode) : undefined;
      if (stored !== undefined && stored !== typed) put({ [field]: stored });
    },
    conflictOf: (field) => conflicts[field],
    resolve: (field, usesNewer) => {
      if (usesNewer) put({ [field]: conflicts[field] ?? '' });
      setState((before) => ({ ...before, conflicts: without(before.conflicts, [field]) }));
    },
    reject: (errors) =>
      setState((before) => ({
        ...before,
        rejected: Object.fromEntries(
          errors.map(({ field, code }) => [field === 'countryCode' ? 'C_countryname' : field, code]),
        ),
      })),
    changedSince: changedFields(opened, base),
    isChanged: Object.keys(changes).length > 0,
    faultCount: Object.keys(faults).filter((field) => field in values).length,
    body: () => {
      if (Object.keys(changes).length === 0) return undefined;
      return { ...changes, countryCode: countryCode(), version: base.version };
    },
  };

  function countryCode(): string {
    const name = changes.C_countryname;
    return name === undefined ? base.countryCode : (lists.countries.find((country) => country.name === name)?.id ?? '');
  }
}

/** The editable fields and, with an address list, the zip code, which is derived from the chosen parts. */
function formFields(profile: Profile, hasAddressList: boolean): OwnField[] {
  const fields: OwnField[] = [...profile.editableFields];
  const hasZipCode = fields.includes('zipCode') || !zipCodeFollows.some((part) => fields.includes(part));
  if (hasAddressList && !hasZipCode) fields.push('zipCode');
  return fields;
}
