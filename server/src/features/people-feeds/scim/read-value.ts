import { withoutInvisible } from '@directory/contract';
import { resolveAttribute, subAttributeOf } from './resolve-attribute.ts';
import type { AttributeLocation } from './resolve-attribute.ts';
import type { ScimAttribute } from './scim-attribute.ts';
import { badRequest } from './scim-error.ts';
import { withoutRepeats } from './repeated-values.ts';
import { isRecord, isStorable } from './scim-value.ts';
import type { ScimRecord, ScimUser, ScimValue } from './scim-value.ts';
import { userUrn } from './user-schemas.ts';

/** Maximum lengths of text values and of `userName`, in characters. */
const maxTextLength = 4096;
const maxLoginLength = 256;
/** In bytes: the id is indexed, and PostgreSQL's index entries have at most 2704 bytes. */
const maxExternalIdBytes = 2048;
/** Maximum length of photos and certificates. */
const maxDataLength = 6 * 1024 * 1024;
/** Maximum number of values of a multi-valued attribute. */
const maxValues = 100;
/** Maximum number of names in an object, known or not. A user has about fifty. Each name is resolved, in one turn of the event loop. */
const maxNames = 1000;

/**
 * Reads a user from the body of a request (RFC 7644 sections 3.3 and 3.5.1). Names are case-insensitive. Unknown and read-only attributes
 * are ignored, and unassigned ones are left out.
 * @throws ScimError `invalidSyntax`, `invalidValue`
 */
export function readUser(body: unknown): ScimUser {
  if (!isRecord(body)) throw badRequest('invalidSyntax', 'The body must be a JSON object.');
  checkNames(body);
  requireSchema(body, userUrn);
  const user: ScimUser = {};
  for (const [name, raw] of Object.entries(body)) {
    const location = resolveAttribute(name);
    if (location === undefined || location.attribute?.mutability === 'readOnly') continue;
    const target = location.attribute === undefined ? readExtension(location.extension ?? '', raw) : undefined;
    if (target !== undefined) assignExtension(user, location.extension ?? '', target);
    else if (location.attribute !== undefined) assignAttribute(user, location, raw);
  }
  checkUser(user);
  return user;
}

/** @throws ScimError `invalidSyntax` unless `schemas` of the message contains the URN */
export function requireSchema(body: { readonly [name: string]: unknown }, urn: string): void {
  const schemas: unknown = Object.entries(body).find(([name]) => name.toLowerCase() === 'schemas')?.[1];
  const isListed =
    Array.isArray(schemas) && schemas.some((one) => typeof one === 'string' && one.toLowerCase() === urn.toLowerCase());
  if (!isListed) throw badRequest('invalidSyntax', `"schemas" must contain ${urn}.`);
}

/**
 * Checks the rules that apply to the user as a whole.
 * @throws ScimError `invalidValue`
 */
export function checkUser(user: ScimUser): void {
  const { userName, externalId } = user;
  const isLogin = typeof userName === 'string' && withoutInvisible(userName).trim() !== '' && !/\p{Cc}/u.test(userName);
  if (!isLogin) throw badRequest('invalidValue', 'userName is required.');
  if (userName.length > maxLoginLength) {
    throw badRequest('invalidValue', `userName has more than ${maxLoginLength} characters.`);
  }
  if (typeof externalId === 'string' && Buffer.byteLength(externalId) > maxExternalIdBytes) {
    throw badRequest('invalidValue', `externalId has more than ${maxExternalIdBytes} bytes.`);
  }
}

/** Reads the attributes of an extension, like those of a complex attribute. */
export function readExtension(urn: string, raw: unknown): ScimRecord {
  if (raw === null) return {};
  if (!isRecord(raw)) throw badRequest('invalidValue', `${urn} must be a JSON object.`);
  checkNames(raw);
  const values: ScimRecord = {};
  for (const [name, value] of Object.entries(raw)) {
    const attribute = resolveAttribute(`${urn}:${name}`)?.attribute;
    if (attribute === undefined) continue;
    const read = readValue(attribute, value);
    if (read !== undefined) values[attribute.name] = read;
  }
  return values;
}

function assignExtension(user: ScimUser, urn: string, values: ScimRecord): void {
  if (Object.keys(values).length > 0) user[urn] = { ...(user[urn] as ScimRecord | undefined), ...values };
}

function assignAttribute(user: ScimUser, { extension, attribute, sub }: AttributeLocation, raw: unknown): void {
  if (attribute === undefined || attribute.mutability === 'writeOnly') return;
  const value = readValue(attribute, sub === undefined ? raw : { [sub.name]: raw });
  if (value === undefined) return;
  const holder = extension === undefined ? user : ((user[extension] ??= {}) as ScimRecord);
  const before = holder[attribute.name];
  holder[attribute.name] = sub !== undefined && isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
}

/**
 * Reads the value of an attribute; undefined if it is unassigned: null, an empty array or an empty object (RFC 7643 section 2.5). Accepts
 * the dialect of Entra ID: booleans as strings, a complex value as the string of its `value`, and a manager or a simple value as an array
 * with one object.
 * @throws ScimError `invalidValue`
 */
export function readValue(attribute: ScimAttribute, raw: unknown): ScimValue | undefined {
  if (!attribute.multiValued) {
    const isListed = attribute.type === 'complex' && Array.isArray(raw) && raw.length === 1;
    return readSingle(attribute, isListed ? (raw as unknown[])[0] : raw);
  }
  if (raw === null || raw === undefined) return undefined;
  const elements = Array.isArray(raw) ? (raw as unknown[]) : [raw];
  checkCount(attribute, elements);
  const read = elements.map((element) => readSingle(attribute, element)).filter((value) => value !== undefined);
  const values = withoutRepeats(attribute, read);
  checkPrimary(attribute, values);
  return values.length === 0 ? undefined : values;
}

function checkNames(record: object): void {
  if (Object.keys(record).length > maxNames) throw badRequest('tooMany', `An object has at most ${maxNames} names.`);
}

export function checkCount(attribute: ScimAttribute, values: readonly unknown[]): void {
  if (values.length > maxValues) throw invalid(attribute, `has more than ${maxValues} values`);
}

/** RFC 7643 section 2.4: at most one value may be primary. */
export function checkPrimary(attribute: ScimAttribute, values: readonly ScimValue[]): void {
  const primaries = values.filter((value) => isRecord(value) && value['primary'] === true);
  if (primaries.length > 1) throw invalid(attribute, 'has more than one primary value');
}

/** Reads one value, or one element of a multi-valued attribute. */
export function readSingle(attribute: ScimAttribute, given: unknown): ScimValue | undefined {
  if (attribute.type === 'complex')
    return given === null || given === undefined ? undefined : readComplex(attribute, given);
  const raw = unlisted(given);
  if (raw === null || raw === undefined) return undefined;
  if (attribute.type === 'boolean') return readBoolean(attribute, raw);
  if (typeof raw !== 'string') throw invalid(attribute, 'must be text');
  const isData = attribute.type === 'binary' || attribute.type === 'reference';
  if (raw.length > (isData ? maxDataLength : maxTextLength)) throw invalid(attribute, 'is too long');
  if (!isStorable(raw)) throw invalid(attribute, 'contains characters that are not allowed');
  // Unique values are compared without surrounding whitespace, so they are stored without it, for lookups to find them.
  return attribute.uniqueness === 'server' ? raw.trim() : raw;
}

/** The value of a list with one object, in which Entra ID without the flag `aadOptscim062020` sends simple values. */
function unlisted(raw: unknown): unknown {
  const [only, ...more]: unknown[] = Array.isArray(raw) ? raw : [];
  return isRecord(only) && 'value' in only && more.length === 0 ? only['value'] : raw;
}

function readComplex(attribute: ScimAttribute, raw: unknown): ScimRecord | undefined {
  if (typeof raw === 'string' && subAttributeOf(attribute, 'value') !== undefined) {
    return raw === '' ? undefined : readComplex(attribute, { value: raw });
  }
  if (!isRecord(raw)) throw invalid(attribute, 'must be a JSON object');
  const values: ScimRecord = {};
  for (const [name, value] of Object.entries(raw)) {
    const sub = subAttributeOf(attribute, name);
    if (sub === undefined || sub.mutability === 'readOnly') continue;
    const read = readSingle(sub, value);
    if (read !== undefined) values[sub.name] = read;
  }
  return Object.keys(values).length === 0 ? undefined : values;
}

function readBoolean(attribute: ScimAttribute, raw: unknown): boolean {
  if (typeof raw === 'boolean') return raw;
  if (typeof raw === 'string' && /^(?:true|false)$/i.test(raw)) return raw.toLowerCase() === 'true';
  throw invalid(attribute, 'must be true or false');
}

function invalid({ name }: ScimAttribute, reason: string) {
  return badRequest('invalidValue', `${name} ${reason}.`);
}
