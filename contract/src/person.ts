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

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Matches 王, 김 and 佐々木. Does not match スミス: a last name in katakana is a foreign one, and comes last in Japanese too. */
const eastAsianLastName = /^[\p{scx=Han}\p{scx=Hang}\p{scx=Hira}\s]+$/u;
/** Matches 伟, 민준, 花子 and アンナ. */
const eastAsianFirstName = /^[\p{scx=Han}\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}\s]+$/u;

/** The names in the order of their script: Chinese, Japanese and Korean names in their own script begin with the family name. */
export function namesInOrder({ firstName, lastName }: Names): readonly (keyof Names)[] {
  const isLastFirst = eastAsianLastName.test(lastName) && eastAsianFirstName.test(firstName);
  return isLastFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

const georgian = /\p{Script=Georgian}/u;
const greek = /\p{Script=Greek}/u;

/** A text in capitals, as its script has them. */
export function inCapitals(text: string): string {
  // Georgian has no capitals in names. Those in Unicode are for headlines, and are missing from many fonts.
  if (georgian.test(text)) return text;
  if (greek.test(text)) {
    // Greek capitals have no accents, except for the word ή ("or"). A text of this letter alone is a part of a name.
    const capitals = text.toLocaleUpperCase('el');
    return capitals === 'Ή' ? 'Η' : capitals;
  }
  // The Armenian ligature և is ԵՎ in capitals. Unicode has the spelling before the reform of 1922.
  return text.replaceAll('և', 'եվ').toLocaleUpperCase('en');
}

/** First name and last name, the last name in capitals, as specified; empty when both are missing. */
export function displayName(person: Names): string {
  return namesInOrder(person)
    .map((field) => (field === 'lastName' ? inCapitals(person.lastName) : person.firstName))
    .filter(Boolean)
    .join(' ');
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
