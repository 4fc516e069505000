import { generatePeople } from '@directory/demo-group';
import type { GeneratedPerson } from '@directory/demo-group';

export const ldapSuffix = 'dc=group,dc=example';
export const ldapPeople = `ou=people,${ldapSuffix}`;

/** Attributes of a generated person, one per field. Their names differ from the fields if directory servers have their own attribute. */
const attributes: readonly (readonly [
  attribute: string,
  field: Exclude<keyof GeneratedPerson, 'otherNames' | 'culture'>,
])[] = [
  ['uid', 'login'],
  ['givenName', 'firstName'],
  ['title', 'title'],
  ['mail', 'email'],
  ['division', 'division'],
  ['company', 'organization'],
  ['employeeType', 'userType'],
  ['preferredLanguage', 'preferredLanguage'],
  ['telephoneNumber', 'primaryPhone'],
  ['mobile', 'mobilePhone'],
  ['ipPhone', 'C_ipPhone'],
  ['facsimileTelephoneNumber', 'C_facsimileTelephoneNumber'],
  ['groupIdentifier', 'C_groupIdentifier'],
  ['businessCategory', 'C_businessCategory'],
  ['c', 'C_countryname'],
  ['l', 'city'],
  ['postalCode', 'zipCode'],
  ['street', 'streetAddress'],
  ['st', 'state'],
  ['houseIdentifier', 'C_houseIdentifier'],
  ['physicalDeliveryOfficeName', 'C_physicalDeliveryOfficeName'],
  ['linkedInURI', 'linkedInURI'],
  ['xURI', 'xURI'],
  ['msDS-cloudExtensionAttribute2', 'C_msDSCloudExtensionAttribute2'],
  ['msDS-cloudExtensionAttribute3', 'C_msDSCloudExtensionAttribute3'],
];

/** LDIF of the parent entry, followed by generated people. They refer to managers and assistants by distinguished name. */
export function* peopleLdif(count: number, seed: number): Generator<string> {
  yield record(ldapPeople, [
    ['objectClass', 'organizationalUnit'],
    ['ou', 'people'],
  ]);
  const people = [...generatePeople({ count, seed })];
  const names = new Map<string, string>();
  for (const person of people) {
    names.set(person.C_groupIdentifier, nameOf(person.C_distinguishedName));
    names.set(person.C_distinguishedName, nameOf(person.C_distinguishedName));
  }
  for (const person of people) yield personRecord(person, names);
}

/** Maps a distinguished name of the generated tree to the flat tree. */
function nameOf(dn: string): string {
  const [own = ''] = dn.split(/(?<!\\),/);
  return `${own},${ldapPeople}`;
}

function personRecord(person: GeneratedPerson, names: ReadonlyMap<string, string>): string {
  const dn = nameOf(person.C_distinguishedName);
  const commonName = (dn.split(/(?<!\\),/)[0] ?? '').slice('CN='.length).replaceAll('\\', '');
  return record(dn, [
    ['objectClass', 'inetOrgPerson'],
    ['objectClass', 'directoryPerson'],
    ['cn', commonName],
    ['sn', person.lastName || commonName],
    ...person.otherNames.map((name): [string, string] => ['cn', name]),
    ...attributes.map(([attribute, field]): [string, string] => [attribute, person[field]]),
    ['manager', names.get(person.manager) ?? ''],
    ['assistant', names.get(person.C_assistant) ?? ''],
  ]);
}

/** An LDIF record (RFC 2849). Attributes without a value are omitted. */
export function record(dn: string, values: readonly (readonly [attribute: string, value: string | Buffer])[]): string {
  const lines = [line('dn', dn)];
  for (const [attribute, value] of values) if (value.length > 0) lines.push(line(attribute, value));
  return `${[...new Set(lines)].join('\n')}\n\n`;
}

function line(attribute: string, value: string | Buffer): string {
  // Matches `B 12`, not ` B`, `:B` and `é`.
  const isPlain = typeof value === 'string' && /^[!-9;=-~](?:[ -~]*[!-~])?$/.test(value);
  return isPlain ? `${attribute}: ${value}` : `${attribute}:: ${Buffer.from(value).toString('base64')}`;
}
