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
import { storedPhone } from '../../../people/phone-number.ts';
import {
  addressChoices,
  addressFields,
  chooseAddress,
  isAddressField,
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
  type Meanwhile,
  type Values,
} from './edit-values.ts';

/** What the form shows of one profile, and what can be done with it. */
export interface ProfileEdit {
  /** The state of the profile that the edit is based on. */
  readonly base: Profile;
  readonly lists: ReferenceLists;
  has(field: ProfileField): field is OwnField;
  valueOf(field: OwnField): string;
  /** The code of what is wrong with a changed value. */
  faultOf(field: OwnField): string | undefined;
  /** Whether an unchanged value that a feed delivered does not match the rule of its field. */
  hasWarning(field: OwnField): boolean;
  /** What an address field offers, where its unit has a list. */
  addressChoicesOf(field: ChosenAddressField): readonly string[] | undefined;
  /** Where addresses come from a list, the zip code follows the city. */
  readonly hasAddressList: boolean;
  change(field: OwnField, value: string): void;
  /** Brings a value that was typed into the form in which it is stored. */
  settle(field: OwnField): void;
  /** The newer value of a field that was changed elsewhere since the edit began. */
  meanwhileOf(field: OwnField): string | undefined;
  /** Ends the question which of both values stands. */
  decide(field: OwnField, usesNewer: boolean): void;
  refuse(faults: readonly FieldError[]): void;
  /** What was changed elsewhere since the form was opened. */
  readonly changedSince: readonly ChangedField[];
  readonly isChanged: boolean;
  readonly isFaulty: boolean;
  /** What the server is to change, undefined when that is nothing. */
  body(): BodyOf<typeof updateUserProfile> | undefined;
}

interface State {
  /** The profile when the form was opened. */
  opened: Profile;
  base: Profile;
  values: Values;
  /** The street that the choice of sites is narrowed to, once a street was chosen; empty for all of the city. */
  siteStreet: string;
  meanwhile: Meanwhile;
  /** What the server refused, until it is changed. */
  refused: Readonly<Partial<Record<OwnField, string>>>;
}

/**
 * An edit of the viewer's own profile. When a newer state of it arrives, what was typed stays and the rest follows.
 * @param allowed the addresses of the person's unit; null where it has no list
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
    meanwhile: {},
    refused: {},
  }));
  if (profile.version > state.base.version) {
    const rebased = rebase(state.base, profile, state.values, formFields(profile, allowed !== null));
    setState({ ...state, base: profile, ...rebased, refused: {} });
  }
  const { opened, base, values, siteStreet, meanwhile, refused } = state;
  const choices: FieldChoices = useMemo(
    () => ({
      preferredLanguage: new Set(lists.locales.map(({ id }) => id)),
      C_countryname: new Set(lists.countries.map(({ name }) => name)),
    }),
    [lists],
  );
  const has = (field: ProfileField): field is OwnField => field in values;
  const addresses = allowed && reachableAddresses(allowed, base, new Set(base.editableFields));
  const address = Object.fromEntries(
    addressFields.map((field) => [field, values[field] ?? base[field]]),
  ) as unknown as Address;
  const faults = { ...faultsOf(base, values, choices), ...refused };
  const warnings = warningsOf(base, values, choices);
  const changes = changesOf(base, values);

  function put(changed: Values) {
    const written = Object.fromEntries(Object.entries(changed).filter(([field]) => field in values));
    setState((before) => ({
      ...before,
      values: { ...before.values, ...written },
      refused: without(before.refused, Object.keys(written)),
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
    addressChoicesOf: (field) =>
      addresses === null ? undefined : addressChoices(addresses, address, siteStreet)[field],
    hasAddressList: addresses !== null,
    change,
    settle: (field) => {
      const typed = values[field] ?? '';
      const stored = isPhoneField(field) && typed !== base[field] ? storedPhone(typed, base.countryCode) : undefined;
      if (stored !== undefined && stored !== typed) put({ [field]: stored });
    },
    meanwhileOf: (field) => meanwhile[field],
    decide: (field, usesNewer) => {
      if (usesNewer) put({ [field]: meanwhile[field] ?? '' });
      setState((before) => ({ ...before, meanwhile: without(before.meanwhile, [field]) }));
    },
    refuse: (errors) =>
      setState((before) => ({
        ...before,
        refused: Object.fromEntries(
          errors.map(({ field, code }) => [field === 'countryCode' ? 'C_countryname' : field, code]),
        ),
      })),
    changedSince: changedFields(opened, base),
    isChanged: Object.keys(changes).length > 0,
    isFaulty: Object.keys(faults).some((field) => field in values),
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

/** What the viewer may edit and, where addresses come from a list, the zip code that follows the part that is chosen. */
function formFields(profile: Profile, hasAddressList: boolean): OwnField[] {
  const fields: OwnField[] = [...profile.editableFields];
  const hasZipCode = fields.includes('zipCode') || !zipCodeFollows.some((part) => fields.includes(part));
  if (hasAddressList && !hasZipCode) fields.push('zipCode');
  return fields;
}

function without<Rest extends object>(all: Rest, keys: readonly string[]): Rest {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))) as Rest;
}
