import * as z from 'zod/mini';
import { wellFormedText } from './values.ts';

/**
 * The profile fields, under the names of the specification. They are the columns of a people file. All are texts, empty when unknown.
 * `otherNames` is not included, because it is a list.
 */
export const profileFields = [
  'login',
  'firstName',
  'lastName',
  'title',
  'email',
  'division',
  'organization',
  'userType',
  'isEntraCloudManaged',
  'preferredLanguage',
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'C_assistant',
  'manager',
  'C_groupIdentifier',
  'C_businessCategory',
  'C_countryname',
  'city',
  'zipCode',
  'streetAddress',
  'state',
  'C_houseIdentifier',
  'C_physicalDeliveryOfficeName',
  'linkedInURI',
  'xURI',
  'C_distinguishedName',
  'C_msDSCloudExtensionAttribute2',
  'C_msDSCloudExtensionAttribute3',
] as const;

export type ProfileField = (typeof profileFields)[number];
export type ProfileFields = Record<ProfileField, string>;

/** Fields that a self-service rule may make editable. */
export const editableFields = [
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'C_assistant',
  'C_physicalDeliveryOfficeName',
  'C_houseIdentifier',
  'preferredLanguage',
  'streetAddress',
  'city',
  'C_countryname',
  'state',
  'zipCode',
] as const satisfies readonly ProfileField[];

export type EditableField = (typeof editableFields)[number];

/** Fields that each person may edit on their own profile. */
export const alwaysEditableFields = ['linkedInURI', 'xURI'] as const satisfies readonly ProfileField[];

/** `I`: internal; `E`: external; `Agent`: internal without an employment contract. */
export const userTypes = ['I', 'E', 'Agent'] as const;
export type UserType = (typeof userTypes)[number];

/** An account name in any script, trimmed, without control characters. */
export const login = wellFormedText.check(z.trim(), z.minLength(1), z.maxLength(256), z.regex(/^\P{Cc}+$/u));

/** First name, then last name in capitals, as specified; empty when both are missing. */
export function displayName(person: { firstName: string; lastName: string }): string {
  return [person.firstName, person.lastName.toLocaleUpperCase('en')].filter(Boolean).join(' ');
}

/** What cards, lists and pickers show about a person. `photo` is a short-lived URL for an `<img>`; empty without a photo. */
export const personSummary = z.object({
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  email: z.string(),
  organization: z.string(),
  city: z.string(),
  /** The English name of the reference list. */
  C_countryname: z.string(),
  /** ISO 3166-1 alpha-2 of the country, for its name in the reader's language; empty when unknown. */
  countryCode: z.string(),
  gbuName: z.string(),
  photo: z.string(),
});
export type PersonSummary = z.infer<typeof personSummary>;

/** The self-service domain of cloud-managed people. */
export const cloudDomain = 'OKTA';

/**
 * The domain whose self-service rule applies to a person: `OKTA` when cloud-managed, otherwise the DC parts of the distinguished
 * name joined by dots (RFC 2247), empty when it has none. `CN=A,DC=corp,DC=example` gives `corp.example`.
 */
export function selfServiceDomain(person: Pick<ProfileFields, 'isEntraCloudManaged' | 'C_distinguishedName'>): string {
  if (person.isEntraCloudManaged === '1') return cloudDomain;
  return [...person.C_distinguishedName.matchAll(/(?:^|[,+])\s*DC\s*=\s*((?:[^,+\\]|\\.)*)/gi)]
    .map(([, value = '']) => value.trim())
    .join('.');
}
