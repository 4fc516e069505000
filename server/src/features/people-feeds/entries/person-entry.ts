import { profileFields, withoutInvisible } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import { identityKey } from '../../../people/identity-key.ts';
import { aboutEntry, because, storable } from './because.ts';
import type { RowReason } from './because.ts';
import type { DeliveredPhoto, FeedEntry, RowFault } from './feed-entry.ts';
import type { FeedValues } from './feed-values.ts';
import { feedValueParsers, requiredFields, parseIdentifier } from './parse-feed-values.ts';

/** One person of a feed, validated and normalized. */
export interface PersonEntry {
  readonly line: number;
  /** Empty if the entry identifies the person differently: a removal by `externalId`, or a photo by `reference`. */
  readonly login: string;
  readonly loginKey: string;
  /** The id of the person in the feed; null if the login identifies people. */
  readonly externalId: string | null;
  readonly groupIdentifierKey: string | null;
  readonly distinguishedNameKey: string | null;
  readonly employeeNumberKey: string | null;
  /** Only the fields that have a value. */
  readonly values: FeedValues;
  readonly photo: DeliveredPhoto | null | undefined;
  /** The person is no longer in the feed. */
  readonly isRemoved: boolean;
  /** Login, group ID or employee number of the person, in a photo feed. */
  readonly reference: string | null;
  /** Hash of the entry; null to make the next run compare the person again. */
  readonly hash: string | null;
}

export type CheckedEntry =
  /** An accepted entry, with the faults of the values that were dropped. */
  | { readonly entry: PersonEntry; readonly faults: readonly RowFault[] }
  /** A rejected row, with its faults and the keys of the person if they are known. The stored person is not changed. */
  | {
      readonly entry: undefined;
      readonly faults: readonly RowFault[];
      readonly loginKey: string | undefined;
      readonly externalId: string | undefined;
    };

/** Maximum number of other names, and maximum length of each in characters. */
const maxOtherNames = 50;
const maxNameLength = 256;
/** Maximum number of other names read from an entry. The rest is ignored without a fault. */
const maxReadNames = 1000;
const noFaults: readonly RowFault[] = [];

/** Fields whose value is dropped if it is faulty. A fault in anything else rejects the entry. */
const optionalValues: ReadonlySet<string> = new Set([
  ...profileFields.filter((field) => field !== 'login'),
  'otherNames',
  'employeeNumber',
  'jpegPhoto',
]);

/**
 * Returns a validator for entries. A faulty optional value is dropped and reported with the person. An entry is rejected if it does not
 * identify a person, or if the row as a whole is faulty.
 */
export function entryChecker(references: Parameters<typeof feedValueParsers>[0]): (entry: FeedEntry) => CheckedEntry {
  const rules = feedValueParsers(references);
  return (raw) => {
    const found = new Faults(raw);
    const values = raw.isRemoved === true || raw.reference !== undefined ? {} : fieldValues(raw, rules, found);
    const login = values.login ?? (raw.isRemoved === true ? removedLogin(raw, rules, found) : '');
    const externalId = identifier('externalId', raw.externalId, found);
    const reference = raw.reference === undefined ? '' : photoReference(raw.reference, found);
    if (found.areFatal) {
      return { entry: undefined, faults: found.list, loginKey: keyOf(login), externalId: externalId || undefined };
    }
    const entry: PersonEntry = {
      line: raw.line,
      login,
      loginKey: keyOf(login) ?? '',
      externalId: externalId || null,
      groupIdentifierKey: keyOf(values.C_groupIdentifier) ?? null,
      distinguishedNameKey: keyOf(values.C_distinguishedName) ?? null,
      employeeNumberKey: keyOf(values.employeeNumber) ?? null,
      values,
      photo: raw.photo,
      isRemoved: raw.isRemoved === true,
      reference: reference || null,
      hash: null,
    };
    return { entry, faults: found.list };
  };
}

/** Maximum length of the name of a field in characters. LDIF may have any name. */
const maxFieldLength = 1000;

/** The faults of one entry: those found while reading, and those of its values. */
class Faults {
  list: readonly RowFault[];
  areFatal = false;
  readonly #line: number;

  constructor({ line, faults = noFaults }: FeedEntry) {
    this.#line = line;
    this.list = faults.map((fault) => ({ ...fault, field: storable(fault.field.slice(0, maxFieldLength)) }));
    this.areFatal = faults.some((fault) => !optionalValues.has(fault.field));
  }

  add(field: string, fault: { readonly code: RowFault['code'] } & RowReason): void {
    this.list = [...this.list, { line: this.#line, field, ...fault }];
    if (!optionalValues.has(field)) this.areFatal = true;
  }

  isFaulty(field: string): boolean {
    return this.list.length > 0 && this.list.some((fault) => fault.field === field);
  }
}

type MutableValues = { -readonly [name in keyof FeedValues]: FeedValues[name] };

function fieldValues(raw: FeedEntry, rules: ReturnType<typeof feedValueParsers>, found: Faults): FeedValues {
  const values: MutableValues = {};
  for (const field of profileFields) {
    const text = raw.values[field];
    if (text === undefined && !requiredFields.includes(field)) continue;
    if (field !== 'login' && found.isFaulty(field)) continue;
    const value = parsed(field, rules[field](text ?? ''), found);
    if (value !== '') values[field] = value;
  }
  const employeeNumber = identifier('employeeNumber', raw.employeeNumber, found);
  if (employeeNumber !== '') values.employeeNumber = employeeNumber;
  const otherNames = boundedNames(tidyNames(wellFormedNames(raw.otherNames, found)), found);
  if (otherNames.length > 0) values.otherNames = otherNames;
  return values;
}

/** A removal identifies the person by login, by external id, or by both. */
function removedLogin(raw: FeedEntry, rules: ReturnType<typeof feedValueParsers>, found: Faults): string {
  if (raw.values.login === undefined && raw.externalId !== undefined) return '';
  return parsed('login', rules.login(raw.values.login ?? ''), found);
}

function identifier(name: Parameters<typeof parseIdentifier>[0], text: string | undefined, found: Faults): string {
  return text === undefined || found.isFaulty(name) ? '' : parsed(name, parseIdentifier(name, text), found);
}

/** The reference of a photo. Its fault has no field, but the name of the file, by which an administrator finds the photo. */
function photoReference(text: string, found: Faults): string {
  const value = parseIdentifier('reference', text);
  if (typeof value === 'string' && value !== '') return value;
  const { code, ...reason } = value === '' ? ({ code: 'error.e2', ...because('names-nobody') } as const) : value;
  found.add('', { code, ...aboutEntry(text, reason) });
  return '';
}

function parsed(
  field: ProfileField | Parameters<typeof parseIdentifier>[0],
  value: ReturnType<typeof parseIdentifier>,
  found: Faults,
): string {
  if (typeof value === 'string') return value;
  if (!found.isFaulty(field)) found.add(field, value);
  return '';
}

function keyOf(identity: string | undefined): string | undefined {
  return identity === undefined || identity === '' ? undefined : identityKey(identity);
}

/** Drops names with lone surrogates, which PostgreSQL cannot store. */
function wellFormedNames(names: readonly string[], found: Faults): readonly string[] {
  if (names.every((name) => name.isWellFormed())) return names;
  found.add('otherNames', { code: 'error.e2', ...because('name-unstorable') });
  return names.filter((name) => name.isWellFormed());
}

function tidyNames(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const tidy = names.slice(0, maxReadNames).map((name) =>
    withoutInvisible(name.slice(0, 4 * maxNameLength))
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  );
  return [...new Set(tidy)].filter(Boolean);
}

/** Drops names that are too long, and those beyond the maximum number. */
function boundedNames(names: readonly string[], found: Faults): readonly string[] {
  const short = names.filter((name) => name.length <= maxNameLength);
  if (short.length < names.length) {
    found.add('otherNames', { code: 'error.e1', ...because('name-too-long', { limit: maxNameLength }) });
  }
  if (short.length <= maxOtherNames) return short;
  found.add('otherNames', { code: 'error.e1', ...because('too-many-names', { limit: maxOtherNames }) });
  return short.slice(0, maxOtherNames);
}
