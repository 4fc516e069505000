import {
  optionalFields,
  apiScopes,
  cardFields,
  correctableFields,
  erasedValue,
  exportedLists,
  hideableFields,
  ownFields,
  webhookEvents,
  searchParameters,
  synonymKinds,
  type AllowedAddress,
  type AuditValueName,
  type AuditValues,
  type CorrectableField,
  type OwnField,
} from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { useReferenceLists } from '../../../people/reference-lists.ts';

import { useScopeName, useTypeName } from '../hiding/hiding-words.ts';

/** Maximum number of list items shown, because addresses are long. */
const maxListed = 20;
const maxListedAddresses = 3;

/** The values with the length of a list of which only the first items are recorded. */
const lengthsOf: { readonly [name in AuditValueName]?: readonly AuditValueName[] } = {
  added: ['addedCount'],
  removed: ['removedCount'],
  words: ['synonymsAdded', 'synonymsRemoved'],
};

/** The fields in postal order. */
const addressFields = ['C_houseIdentifier', 'streetAddress', 'zipCode', 'city', 'C_countryname'] as const;

const isCorrectable = (name: string): name is CorrectableField => correctableFields.some((field) => field === name);
const isOwnField = (name: string): name is OwnField => ownFields.some((field) => field === name);

/** Returns the label of a recorded value. */
export function useValueLabel(): (name: AuditValueName, value: unknown) => string {
  const { t } = useTranslation('settings');
  const { t: profile } = useTranslation('profile');
  const { t: budget } = useTranslation('budget');
  const { t: vocabulary } = useTranslation('vocabulary');
  const labelOf = useFieldLabel();
  return (name, value) => {
    if (isOwnField(name)) return profile(name);
    if (isCorrectable(name)) return labelOf(name);
    switch (name) {
      case 'namePronunciation':
      case 'pronouns':
      case 'languages':
      case 'topics':
        return profile(name);
      case 'aboutMeFields':
        return t('optional');
      case 'seconds':
        return t('valueSeconds');
      case 'isOn':
        return t('valueCard');
      case 'fields':
        return t('valueCardFields');
      case 'login':
        return t('valueLogin');
      case 'photo':
        return profile('cropHeading');
      case 'allowedAttributes':
        return t('ruleFields');
      case 'allowedAddresses':
        return t('addresses');
      case 'addressCount':
        return t('valueAddressCount');
      case 'addedCount':
        return t('addressesAdded');
      case 'removed':
      case 'removedCount':
        return t('addressesDropped');
      case 'hiddenFields':
        return t('hiding');
      case 'hidingScope':
        return t('hidingScope');
      case 'synonymKind':
        return vocabulary('kind');
      case 'words':
        return vocabulary('words');
      case 'synonymsAdded':
        return vocabulary('valueAdded');
      case 'synonymsRemoved':
        return vocabulary('valueRemoved');
      case 'synonymRoles':
        return vocabulary('kind.role');
      case 'synonymPlaces':
        return vocabulary('kind.place');
      case 'synonymUnits':
        return vocabulary('kind.unit');
      case 'userTypes':
        return t('chartTypes');
      case 'mode':
        return t('chartMode');
      case 'organizations':
        return t('organizations');
      case 'people':
        return t('valuePeople');
      case 'access':
        return t('scimScope');
      case 'account':
        return t('valueAccount');
      case 'expires':
        return t('apiDays');
      case 'scopes':
        return t('apiScopes');
      case 'peoplePerDay':
        return t('apiPeoplePerDay');
      case 'url':
        return t('webhookUrl');
      case 'events':
        return t('webhookEvents');
      case 'unit':
      case 'units':
        return profile('businessUnit');
      case 'claimValues':
        return t('valueClaim');
      case 'backupAt':
        return t('valueBackupAt');
      case 'exported':
      case 'filters':
      case 'rows':
      case 'times':
      case 'window':
      case 'seen':
      case 'budget':
        return budget(`value.${name}`);
      case 'added':
        // Entries about address lists contain the addresses, those about feed runs a number of people.
        return Array.isArray(value) ? t('addressesAdded') : t('addedPeople');
      case 'changed':
      case 'unchanged':
      case 'left':
      case 'rejected':
        return t(`${name}People`);
    }
  };
}

/** Formats a recorded value in the reader's language. */
export function useWrittenValue(): (name: AuditValueName, values: AuditValues) => string {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const nameOf = useEntryName();
  return (name, values) => {
    const value = values[name];
    if (value === erasedValue) return t('valueErased');
    if (name === 'access') return t(value === 'write' ? 'scimScope.write' : 'scimScope.read');
    if ((name === 'expires' || name === 'backupAt') && typeof value === 'string') return format.moment(new Date(value));
    if (name === 'isOn') return value === true ? t('valueOn') : t('valueOff');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : listed(name, value, lengthOf(name, values));
    return value === undefined || value === null || value === '' ? t('valueEmpty') : nameOf(name, value);
  };

  function listed(name: AuditValueName, values: readonly unknown[], length = values.length): string {
    const areAddresses = values.some((value) => typeof value === 'object');
    const limit = areAddresses ? maxListedAddresses : maxListed;
    const shown = values.slice(0, limit).map((value) => nameOf(name, value));
    // Addresses contain commas.
    const text = shown.join(areAddresses ? '; ' : ', ');
    const more = length - shown.length;
    return more > 0 ? `${text} ${t('andMore', { count: more })}` : text;
  }
}

/** The length of a list of which the entry may have only the first items. */
function lengthOf(name: AuditValueName, values: AuditValues): number | undefined {
  const length = lengthsOf[name]?.map((other) => values[other]).find((value) => value !== undefined);
  return typeof length === 'number' ? length : undefined;
}

/** Formats a value, or an item of a list: names of fields, countries and languages instead of their codes. */
function useEntryName(): (name: AuditValueName, value: unknown) => string {
  const { t: profile } = useTranslation('profile');
  const { t: settings } = useTranslation('settings');
  const { t: card } = useTranslation('public-card');
  const { t: budget } = useTranslation('budget');
  const { t: vocabulary } = useTranslation('vocabulary');
  const { t: search } = useTranslation('search');
  const labelOf = useFieldLabel();
  const nameOfScope = useScopeName();
  const typeName = useTypeName();
  const format = useFormat();
  const { data: references } = useReferenceLists();

  function countryName(english: string): string {
    const country = references?.countries.find((known) => known.name === english);
    return country === undefined ? english : format.country(country.id, english);
  }

  function addressText(address: object): string {
    return addressFields
      .map((field) => (address as Partial<AllowedAddress>)[field] ?? '')
      .map((text, index) => (addressFields[index] === 'C_countryname' ? countryName(text) : text))
      .filter((text) => text !== '')
      .join(', ');
  }

  return (name, value) => {
    if (typeof value === 'object' && value !== null) return addressText(value);
    const text = String(value);
    switch (name) {
      case 'allowedAttributes':
        return isOwnField(text) ? profile(text) : text;
      case 'hiddenFields': {
        const field = hideableFields.find((known) => known === text);
        return field === undefined ? text : labelOf(field);
      }
      case 'aboutMeFields': {
        const field = optionalFields.find((known) => known === text);
        return field === undefined ? text : profile(field);
      }
      case 'languages':
        return format.language(text);
      case 'hidingScope':
        return nameOfScope(text) ?? text;
      case 'mode':
        return text === 'only' ? settings('chart.only') : settings('chart.except');
      case 'synonymKind': {
        const kind = synonymKinds.find((known) => known === text);
        return kind === undefined ? text : vocabulary(`kind.${kind}`);
      }
      case 'words': {
        // If the list was replaced, each row is recorded with its kind.
        const kind = synonymKinds.find((known) => text.startsWith(`${known}: `));
        return kind === undefined ? text : `${vocabulary(`kind.${kind}`)}${text.slice(kind.length)}`;
      }
      case 'userType':
      case 'userTypes':
        return typeName(text);
      case 'scopes': {
        const scope = apiScopes.find((known) => known === text);
        return scope === undefined ? text : settings(`apiScope.${scope}`);
      }
      case 'events': {
        const event = webhookEvents.find((known) => known === text);
        return event === undefined ? text : settings(`webhookEvent.${event}`);
      }
      case 'fields': {
        const field = cardFields.find((known) => known === text);
        return field === undefined ? text : card(field);
      }
      case 'exported': {
        const list = exportedLists.find((known) => known === text);
        return list === undefined ? text : budget(`exported.${list}`);
      }
      case 'filters': {
        const parameter = searchParameters.find((known) => known === text);
        if (parameter === 'domainQuery') return settings('scope.domain');
        return parameter === undefined ? text : search(parameter);
      }
      case 'window':
        return text === 'hour' || text === 'day' ? budget(text) : text;
      case 'preferredLanguage':
        return references?.locales.find((locale) => locale.id === text)?.name ?? format.language(text);
      case 'C_countryname':
        return countryName(text);
      default:
        return text;
    }
  };
}
