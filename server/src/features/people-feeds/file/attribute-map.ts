import { feedTargets } from '@directory/contract';
import type { FeedTarget } from '@directory/contract';
import * as z from 'zod';
import { unreadable } from '../entries/feed-entry.ts';

/**
 * The columns or attributes of each target. The first one with a value is used, but `otherNames` uses all. Names are case-insensitive. With
 * an empty list, the target is never read.
 */
export type AttributeMap = { readonly [target in FeedTarget]?: readonly string[] };

/**
 * The built-in map for Active Directory and inetOrgPerson (RFC 2798, RFC 4519). Attributes named like the field, with or without `C_`, take
 * precedence. `dn` is the distinguished name of the entry.
 */
export const ldapAttributes: AttributeMap = {
  login: ['userPrincipalName', 'uid', 'sAMAccountName'],
  firstName: ['givenName', 'gn'],
  lastName: ['sn', 'surname'],
  email: ['mail', 'rfc822Mailbox'],
  division: ['department', 'ou', 'departmentNumber'],
  organization: ['company', 'o', 'organizationName'],
  userType: ['employeeType'],
  primaryPhone: ['telephoneNumber'],
  mobilePhone: ['mobile', 'mobileTelephoneNumber'],
  C_facsimileTelephoneNumber: ['fax'],
  C_assistant: ['secretary'],
  C_groupIdentifier: ['sAMAccountName'],
  C_physicalDeliveryOfficeName: ['roomNumber'],
  C_countryname: ['c', 'co', 'countryName', 'friendlyCountryName'],
  city: ['l', 'localityName'],
  zipCode: ['postalCode'],
  streetAddress: ['street'],
  state: ['st', 'stateOrProvinceName'],
  C_distinguishedName: ['dn'],
  linkedInURI: ['linkedIn'],
  C_msDSCloudExtensionAttribute2: ['msDS-cloudExtensionAttribute2'],
  C_msDSCloudExtensionAttribute3: ['msDS-cloudExtensionAttribute3'],
  otherNames: ['displayName', 'cn', 'commonName'],
  jpegPhoto: ['thumbnailPhoto'],
  employeeNumber: ['employeeID'],
  externalId: ['objectGUID', 'entryUUID', 'nsUniqueId'],
};

const sourceName = z.string().min(1).max(256);
const mapFile = z.partialRecord(
  z.enum(feedTargets),
  z.union([sourceName.transform((one) => [one]), z.array(sourceName).max(20)]),
);

/**
 * Reads an operator's map: a JSON object from profile fields to a name or a list of names. Other fields keep the default.
 * @throws UnreadableFileError
 */
export function parseAttributeMap(text: string): AttributeMap {
  let json: unknown;
  try {
    // Some Windows editors write a byte-order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // The message may quote the text, which is that of a people file if the path is wrong.
    const reason = (error as Error).message.replace(/, (?:\.\.\.)?".*$/s, '');
    throw unreadable('map-not-json', { error: reason });
  }
  const parsed = mapFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const isUnknown = issue?.code === 'unrecognized_keys' || issue?.code === 'invalid_key';
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const target = String(unknown ?? issue?.path[0] ?? '').slice(0, 40);
  if (target === '') throw unreadable('map-not-object');
  throw unreadable(isUnknown ? 'map-unknown-field' : 'map-not-names', { field: target });
}

/** The names of a target in lower case, in order of precedence. */
export function namesOf(target: FeedTarget, defaults: AttributeMap, own: AttributeMap): readonly string[] {
  const names = own[target] ?? [target, target.replace(/^C_/, ''), ...(defaults[target] ?? [])];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
