import type { QualityKind, QualityUnitKind } from '@directory/contract';
import { identityKey } from '../../people/identity-key.ts';
import type { Person } from '../../people/person.ts';
import { isOddPhone } from './phone-check.ts';

/** Returns the code of a country; empty if it is unknown. */
export type CountryCodeOf = (country: string) => string;

/** The unit of a person, by kind of unit; empty without one. */
export const unitOf: Readonly<Record<QualityUnitKind, (person: Person) => string>> = {
  businessUnit: (person) => person.division,
  organization: (person) => person.C_msDSCloudExtensionAttribute2,
  feed: (person) => person.feed,
};

/** A person's phone numbers that cannot be dialled. Internal extensions are in a separate field, which is not checked. */
export function oddPhones(person: Person, countryCodeOf: CountryCodeOf): string[] {
  const phones = new Set([person.primaryPhone, person.mobilePhone].filter(Boolean));
  if (phones.size === 0) return [];
  const countryCode = countryCodeOf(person.C_countryname);
  return [...phones].filter((phone) => isOddPhone(phone, countryCode));
}

/** Keys that two entries have in common only if they are the same person: the name with a phone number, and with the employee number. */
export function personTexts(person: Person): string[] {
  const names = [person.firstName, person.lastName].map(identityKey);
  if (names.includes('')) return [];
  const phones = [person.primaryPhone, person.mobilePhone].map((phone) => phone.replaceAll(/\D/g, ''));
  const numbers = [...new Set(phones)].filter(Boolean).map((phone) => `phone ${phone}`);
  if (identityKey(person.employeeNumber) !== '') numbers.push(`number ${person.employeeNumber}`);
  return numbers.map((number) => [...names, number].join('\n'));
}

/** Identifiers that should be unique: the employee number, and the group ID without punctuation and leading zeros. */
export function identifierTexts(person: Person): string[] {
  const groupId = person.C_groupIdentifier.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll(/(?<!\p{N})0+(?=\p{N})/gu, '');
  const texts = [`group ${groupId}`, `number ${identityKey(person.employeeNumber)}`];
  return texts.filter((text) => !text.endsWith(' '));
}

/** The values that a finding is about, for the list. */
export function detailOf(kind: QualityKind, person: Person, countryCodeOf: CountryCodeOf): string {
  return valuesOf(kind, person, countryCodeOf).filter(Boolean).join(' · ');
}

function valuesOf(kind: QualityKind, person: Person, countryCodeOf: CountryCodeOf): readonly string[] {
  switch (kind) {
    case 'unknown-manager':
    case 'ambiguous-manager':
    case 'reporting-loop':
      return [person.manager];
    case 'without-manager':
    case 'without-email':
      return [];
    case 'shared-email':
      return [person.email];
    case 'same-person':
      return [person.primaryPhone, person.mobilePhone, person.employeeNumber];
    case 'similar-identifier':
      return [person.C_groupIdentifier, person.employeeNumber];
    case 'odd-phone':
      return oddPhones(person, countryCodeOf);
  }
}
