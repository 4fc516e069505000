import { isUtf8 } from 'node:buffer';
import type { ProfileField } from '@directory/contract';
import { readDrawn } from '../../../people/photos/drawn-version.ts';
import { because } from '../entries/because.ts';
import { parseDistinguishedName } from '../../../people/distinguished-name.ts';
import type { DeliveredPhoto, FeedEntry, RowFault } from '../entries/feed-entry.ts';
import { userTypeOf } from '../entries/user-type.ts';
import { guidText, sidText } from './active-directory-values.ts';
import type { LdapMapping } from './ldap-mapping.ts';

/** A decoded value, or bytes that may be text. */
export type LdapValue = string | Buffer;

/** The attributes of an entry by lower-case name, including language options. `dn` is its distinguished name. */
export type LdapAttributes = ReadonlyMap<string, readonly LdapValue[]>;

/** Converts an entry of a directory server or of an LDIF file to a person. `faults` are those found while parsing the entry. */
export function feedEntryOf(
  attributes: LdapAttributes,
  mapping: LdapMapping,
  { line, faults: found = [] }: { readonly line: number; readonly faults?: readonly RowFault[] },
): FeedEntry {
  const faults = [...found];
  const read = valueReader(attributes, line, faults);
  const values: { [field in ProfileField]?: string } = {};
  for (const { field, names } of mapping.fields) {
    const value = read(names, field).find((text) => isUsable(text, field));
    if (value !== undefined) values[field] = value;
  }
  const otherNames = otherNamesOf(attributes, mapping, read).filter((name) => !isSameName(name, values));
  const externalId = read(mapping.externalId, 'externalId').find(Boolean);
  const employeeNumber = read(mapping.employeeNumber, 'employeeNumber').find(Boolean);
  return {
    line,
    ...(externalId === undefined ? {} : { externalId }),
    values,
    otherNames,
    ...(employeeNumber === undefined ? {} : { employeeNumber }),
    photo: photoOf(attributes, mapping.photo),
    ...(faults.length > 0 ? { faults } : {}),
  };
}

function isUsable(text: string, field: ProfileField): boolean {
  // In many directories, employeeType contains other values. These are ignored.
  if (field === 'userType') return userTypeOf(text) !== undefined;
  // Active Directory may still refer to a deleted entry.
  return text !== '' && !(text.includes('\\0ADEL:') && (field === 'manager' || field === 'C_assistant'));
}

type ValueReader = (names: readonly string[], field: string) => string[];

/**
 * Reads the values of attributes as text. The values of an LDAP attribute have no order, so they are sorted. A value in the RDN of the
 * entry, such as that of `uid=amy`, comes first.
 */
function valueReader(attributes: LdapAttributes, line: number, faults: RowFault[]): ValueReader {
  let naming: ReadonlySet<string> | undefined;
  const inNameFirst = (name: string) => {
    naming ??= namingValues(String(attributes.get('dn')?.[0] ?? ''));
    const rank = (value: string) => (naming?.has(`${name}=${value}`) === true ? 0 : 1);
    return (one: string, other: string) => rank(one) - rank(other) || (one < other ? -1 : 1);
  };
  return (names, field) => {
    const texts: string[] = [];
    for (const name of names) {
      const values = attributes.get(name);
      if (values === undefined) continue;
      const some = values.map((value) => textOf(name, value, { line, field, faults }));
      texts.push(...(some.length > 1 ? some.toSorted(inNameFirst(name)) : some));
    }
    return texts;
  };
}

function namingValues(dn: string): ReadonlySet<string> {
  const own = parseDistinguishedName(dn)?.[0] ?? [];
  return new Set(own.map(({ type, value }) => `${type.toLowerCase()}=${value}`));
}

/** Attributes with a GUID of 16 bytes. */
export const guids: ReadonlySet<string> = new Set(['objectguid', 'ms-ds-consistencyguid', 'msexchmailboxguid']);

function textOf(
  name: string,
  value: LdapValue,
  { line, field, faults }: { line: number; field: string; faults: RowFault[] },
): string {
  const binary = guids.has(name) ? guidText(Buffer.from(value)) : name === 'objectsid' && sidText(Buffer.from(value));
  if (typeof binary === 'string') return binary;
  if (typeof value === 'string') return value;
  if (isUtf8(value)) return value.toString('utf8');
  faults.push({ line, field, code: 'error.e2', ...because('not-utf-8') });
  return '';
}

/** The names of a person in all languages. A given name and a surname with the same language option are combined. */
function otherNamesOf(attributes: LdapAttributes, { otherNames }: LdapMapping, read: ValueReader): string[] {
  const names = read(otherNames, 'otherNames');
  for (const name of attributes.keys()) {
    const [base = '', ...options] = name.split(';');
    if (!options.some((option) => option.startsWith('lang-'))) continue;
    if (otherNames.includes(base)) names.push(...read([name], 'otherNames'));
    const [surname] = read([['sn', ...options].join(';')], 'otherNames');
    if (base === 'givenname' && surname !== undefined) names.push(`${read([name], 'otherNames')[0]} ${surname}`);
  }
  return names;
}

/** Whether a name only repeats the first and last name, in either order, or the login, group ID or email address. */
function isSameName(name: string, values: FeedEntry['values']): boolean {
  const same = wordsOf(name);
  const known = [
    `${values.firstName ?? ''} ${values.lastName ?? ''}`,
    values.login,
    values.C_groupIdentifier,
    values.email,
  ];
  return known.some((text) => text !== undefined && wordsOf(text) === same);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

function photoOf(attributes: LdapAttributes, names: readonly string[]): DeliveredPhoto | null | undefined {
  if (names.length === 0) return undefined;
  const values = names.map((name) => attributes.get(name) ?? []).find((list) => list.length > 0) ?? [];
  // Like all values, photos have no order, so they are sorted.
  const value =
    values.length > 1
      ? values.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))[0]
      : values[0];
  if (value === undefined || value.length === 0) return null;
  if (typeof value !== 'string') return { kind: 'jpeg', bytes: value };
  const look = readDrawn(value);
  return look !== undefined ? { kind: 'drawn', look } : { kind: 'faulty', ...because('photo-text') };
}
