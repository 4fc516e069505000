import type { ProfileField } from '@directory/contract';
import type { DeliveredPhoto, FeedEntry } from '../entries/feed-entry.ts';
import { userTypeOf } from '../entries/user-type.ts';
import { isRecord } from './scim-value.ts';
import type { ScimRecord, ScimUser } from './scim-value.ts';
import { directoryUrn, enterpriseUrn } from './user-schemas.ts';

type Values = { [field in ProfileField]?: string };

/** Fields that have the same name in the directory's own extension. */
const ownFields = [
  'C_groupIdentifier',
  'C_distinguishedName',
  'C_businessCategory',
  'C_houseIdentifier',
  'C_physicalDeliveryOfficeName',
  'C_msDSCloudExtensionAttribute2',
  'C_msDSCloudExtensionAttribute3',
  'C_assistant',
  'C_ipPhone',
  'linkedInURI',
  'xURI',
] as const satisfies readonly ProfileField[];

/**
 * Converts a user to an entry of the feed. A user who is not active has left.
 * @param managerReference group ID, login or distinguished name of the manager
 * @param hadPhoto whether the user had a photo before this change
 */
export function entryOfUser(
  id: string,
  user: ScimUser,
  { managerReference, hadPhoto }: { managerReference: string; hadPhoto: boolean },
): FeedEntry {
  const enterprise = recordOf(user[enterpriseUrn]);
  const values = valuesOf(user, enterprise, managerReference);
  const photo = photoOf(user) ?? (hadPhoto ? null : undefined);
  return {
    line: 1,
    externalId: id,
    values,
    otherNames: otherNamesOf(user, values),
    ...(textOf(enterprise['employeeNumber']) === '' ? {} : { employeeNumber: textOf(enterprise['employeeNumber']) }),
    ...(photo === undefined ? {} : { photo }),
    ...(user['active'] === false ? { isRemoved: true } : {}),
  };
}

function valuesOf(user: ScimUser, enterprise: ScimRecord, managerReference: string): Values {
  const name = recordOf(user['name']);
  const own = recordOf(user[directoryUrn]);
  const values: Values = {
    login: textOf(user['userName']).trim(),
    firstName: textOf(name['givenName']),
    lastName: textOf(name['familyName']),
    title: textOf(user['title']),
    email: textOf(preferred(user['emails'], ['work'])['value']),
    division: textOf(enterprise['division']) || textOf(enterprise['department']),
    organization: textOf(enterprise['organization']),
    userType: userTypeFor(textOf(user['userType'])),
    preferredLanguage: textOf(user['preferredLanguage']) || textOf(user['locale']),
    manager: managerReference,
    ...phonesOf(user),
    ...addressOf(user),
  };
  for (const field of ownFields) {
    const value = textOf(own[field]);
    if (value !== '') values[field] = value;
  }
  if (own['isEntraCloudManaged'] === true) values.isEntraCloudManaged = '1';
  if (values.firstName === '' && values.lastName === '') values.lastName = displayNameOf(user);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function phonesOf(user: ScimUser): Values {
  const phone = (type: string) => textOf(preferred(user['phoneNumbers'], [type], false)['value']);
  const untyped = elementsOf(user['phoneNumbers']).find((element) => textOf(element['type']) === '');
  return {
    primaryPhone: phone('work') || textOf(untyped?.['value']),
    mobilePhone: phone('mobile'),
    C_facsimileTelephoneNumber: phone('fax'),
    C_ipPhone: phone('other'),
  };
}

/** Reads address fields. Entra ID sends the office as the formatted address of type `other` or `work`. */
function addressOf(user: ScimUser): Values {
  const address = preferred(user['addresses'], ['work']);
  const other = preferred(user['addresses'], ['other'], false);
  const formatted = textOf(other['formatted']) || textOf(address['formatted']);
  return {
    streetAddress: textOf(address['streetAddress']),
    city: textOf(address['locality']),
    state: textOf(address['region']),
    zipCode: textOf(address['postalCode']),
    C_countryname: textOf(address['country']),
    C_physicalDeliveryOfficeName: /[\r\n]/.test(formatted) ? '' : formatted,
  };
}

/** Maps members of an Entra tenant to internal and guests to external people. Unknown types are internal. */
function userTypeFor(text: string): string {
  if (text.trim().toLowerCase() === 'guest') return 'E';
  return userTypeOf(text) ?? 'I';
}

function displayNameOf(user: ScimUser): string {
  return textOf(user['displayName']) || textOf(recordOf(user['name'])['formatted']);
}

/** Names other than the login and the first and last name, in either order. */
function otherNamesOf(user: ScimUser, values: Values): string[] {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .toSorted()
      .join(' ');
  const known = new Set([`${values.firstName ?? ''} ${values.lastName ?? ''}`, values.login ?? ''].map(words));
  const names = [user['nickName'], user['displayName'], recordOf(user['name'])['formatted']].map(textOf);
  return [...new Set(names)].filter((name) => name !== '' && !known.has(words(name)));
}

const photoPrefix = /^data:image\/jpe?g;base64,/i;
/** Minimum length of base64 text to be taken for a photo. */
const minPhotoLength = 40;

/** Reads a JPEG from a data URI or bare base64. URLs are never fetched. */
export function photoOf(user: ScimUser): DeliveredPhoto | undefined {
  const photos = elementsOf(user['photos']).map((photo) => textOf(photo['value']).replace(photoPrefix, ''));
  const base64 = photos.find((text) => text.length >= minPhotoLength && isBase64(text));
  return base64 === undefined ? undefined : { kind: 'jpeg', bytes: Buffer.from(base64, 'base64') };
}

/** Searches for an invalid character, since a regular expression that matches megabytes as a whole would overflow the stack. */
function isBase64(text: string): boolean {
  const digits = text.slice(0, -2) + text.slice(-2).replace(/={1,2}$/, '');
  return !/[^A-Za-z0-9+/]/.test(digits);
}

/** The element of the first type that occurs. If none does and others are accepted, the primary element, or the first one. */
function preferred(value: unknown, types: readonly string[], isOtherAccepted = true): ScimRecord {
  const elements = elementsOf(value);
  const typed = types.map((type) => elements.find((element) => textOf(element['type']).toLowerCase() === type));
  const found = typed.find((element) => element !== undefined);
  if (found !== undefined || !isOtherAccepted) return found ?? {};
  return elements.find((element) => element['primary'] === true) ?? elements[0] ?? {};
}

function elementsOf(value: unknown): ScimRecord[] {
  return Array.isArray(value) ? (value.filter(isRecord) as ScimRecord[]) : [];
}

function recordOf(value: unknown): ScimRecord {
  return isRecord(value) ? (value as ScimRecord) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
