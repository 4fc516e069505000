import { isUtf8 } from 'node:buffer';
import { profileFields } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import type { DeliveredPhoto, FeedEntry, RowFault } from '../feed-entry.ts';
import { userTypeOf } from '../user-type.ts';
import { ldapAttributes, namesOf } from './attribute-map.ts';
import type { AttributeMap } from './attribute-map.ts';
import { ldifParser } from './ldif-records.ts';
import type { LdifRecord, LdifValue } from './ldif-records.ts';

/** Object classes of people, and object classes of entries that are not people although they have one of these. */
const personClasses = ['person', 'organizationalperson', 'inetorgperson', 'user'];
const otherClasses = ['computer', 'group', 'organizationalunit'];
/** Bit ACCOUNTDISABLE of Active Directory's userAccountControl. */
const disabled = 2;

/**
 * Reads people from LDIF (RFC 2849). Entries that are not people, and accounts that are disabled in Active Directory, are skipped. Of several
 * values the first is used, but all names are kept, also those in other languages (`cn;lang-ja`, RFC 3866).
 * @throws UnreadableFileError
 */
export async function* readLdif(text: AsyncIterable<string>, own: AttributeMap): AsyncGenerator<FeedEntry> {
  const source = sourceOf(own);
  const parser = ldifParser((attribute) => source.wanted.has(attribute.split(';', 1)[0] ?? ''));
  for await (const piece of text) {
    for (const record of parser.push(piece)) if (isPerson(record)) yield entryOf(record, source);
  }
  for (const record of parser.end()) if (isPerson(record)) yield entryOf(record, source);
}

type Source = ReturnType<typeof sourceOf>;

function sourceOf(own: AttributeMap) {
  const fields = profileFields.map((field) => ({ field, names: namesOf(field, ldapAttributes, own) }));
  const otherNames = namesOf('otherNames', ldapAttributes, own);
  const photo = namesOf('jpegPhoto', ldapAttributes, own);
  const wanted = new Set([
    'dn',
    'objectclass',
    'useraccountcontrol',
    'search',
    'result',
    'ref',
    ...fields.flatMap((entry) => entry.names),
    ...otherNames,
    ...photo,
  ]);
  return { fields, otherNames, photo, wanted };
}

function isPerson({ attributes, fault }: LdifRecord): boolean {
  // Written by ldapsearch after the entries.
  if (['search', 'result', 'ref'].some((name) => attributes.has(name)) && !attributes.has('dn')) return false;
  const classes = (attributes.get('objectclass') ?? []).map((value) => String(value).trim().toLowerCase());
  if (otherClasses.some((name) => classes.includes(name))) return false;
  if (classes.length > 0 && !personClasses.some((name) => classes.includes(name))) return false;
  const control = Number(attributes.get('useraccountcontrol')?.[0] ?? 0);
  return fault !== undefined || (control & disabled) === 0;
}

function entryOf({ line, attributes, fault }: LdifRecord, source: Source): FeedEntry {
  const faults: RowFault[] = [];
  if (fault !== undefined) faults.push({ ...fault, code: 'error.e2' });
  const values: { [field in ProfileField]?: string } = {};
  for (const { field, names } of source.fields) {
    const found = names
      .flatMap((name) => attributes.get(name) ?? [])
      .map((value) => textOf(value, line, field, faults));
    // In many directories employeeType has other values, which are ignored.
    const value = field === 'userType' ? found.find((text) => userTypeOf(text) !== undefined) : found.find(Boolean);
    if (value !== undefined) values[field] = value;
  }
  const otherNames = otherNamesOf(attributes, source).map((value) => textOf(value, line, 'otherNames', faults));
  const person = { line, values, otherNames: otherNames.filter((name) => !isSameName(name, values)) };
  return { ...person, photo: photoOf(attributes, source), ...(faults.length > 0 ? { faults } : {}) };
}

/** The names of a person in all languages. Given name and surname of the same language are combined. */
function otherNamesOf(attributes: LdifRecord['attributes'], { otherNames }: Source): LdifValue[] {
  const names: LdifValue[] = otherNames.flatMap((name) => attributes.get(name) ?? []);
  for (const [name, values] of attributes) {
    const [base = '', ...options] = name.split(';');
    if (!options.some((option) => option.startsWith('lang-'))) continue;
    if (otherNames.includes(base)) names.push(...values);
    const surname = attributes.get(['sn', ...options].join(';'))?.[0];
    if (base === 'givenname' && surname !== undefined) names.push(`${String(values[0])} ${String(surname)}`);
  }
  return names;
}

/** Whether a common name only repeats the first and last name, in either order, or the account name. */
function isSameName(name: string, values: FeedEntry['values']): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .toSorted()
      .join(' ');
  const known = [
    `${values.firstName ?? ''} ${values.lastName ?? ''}`,
    values.login,
    values.C_groupIdentifier,
    values.email,
  ];
  return known.some((text) => text !== undefined && words(text) === words(name));
}

function textOf(value: LdifValue, line: number, field: string, faults: RowFault[]): string {
  if (typeof value === 'string') return value;
  if (isUtf8(value)) return value.toString('utf8');
  faults.push({ line, field, code: 'error.e2', reason: 'is not UTF-8 text' });
  return '';
}

function photoOf(attributes: LdifRecord['attributes'], { photo }: Source): DeliveredPhoto | null {
  const value = photo.flatMap((name) => attributes.get(name) ?? [])[0];
  if (value === undefined || value.length === 0) return null;
  if (typeof value !== 'string') return { kind: 'jpeg', bytes: value };
  return value === 'drawn' ? { kind: 'drawn' } : { kind: 'faulty', reason: 'is text, not base64' };
}
