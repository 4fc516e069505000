import type { FeedReasonCode, FieldErrorCode, ProfileField } from '@directory/contract';
import { profileFields, recordOf, withoutInvisible } from '@directory/contract';
import { warmCountryNames } from '../../../people/places/country-names-in-all-languages.ts';
import { identityKey } from '../../../people/identity-key.ts';
import type { References } from '../../../people/reference-lists.ts';
import { because } from './because.ts';
import type { RowReason } from './because.ts';
import { canonicalDistinguishedName } from '../../../people/distinguished-name.ts';
import { userTypeOf } from './user-type.ts';

/** Returns the normalized value, which is empty for none, or the fault. */
export type FeedValueParser = (text: string) => string | FieldFault;

export interface FieldFault extends RowReason {
  readonly code: FieldErrorCode;
}

/** Fields whose parser is also called for an empty value. */
export const requiredFields: readonly ProfileField[] = ['login', 'userType'];

/** Maximum lengths in characters, from the specification; for email addresses from RFC 5321. */
const maxLengths: { readonly [field in ProfileField]?: number } = {
  login: 256,
  email: 320,
  primaryPhone: 62,
  mobilePhone: 62,
  C_facsimileTelephoneNumber: 62,
  C_ipPhone: 64,
  C_houseIdentifier: 128,
  city: 128,
  state: 128,
  zipCode: 20,
};
/** Maximum length of other fields, in characters. */
const defaultMaxLength = 1024;

/**
 * Maximum length of an identity key, in bytes of UTF-8. An entry of a PostgreSQL index has at most 2704 bytes, and a row with a longer one
 * cannot be stored.
 */
export const maxKeyBytes = 2048;
const identities: ReadonlySet<ProfileField> = new Set(['login', 'C_groupIdentifier', 'C_distinguishedName']);
/** Text longer than this is rejected before whitespace is removed, since processing it would block the event loop. */
const maxTextLength = 10_000;

/** Maximum lengths of the identifiers that are not profile fields. */
const maxIdentifierLengths = { employeeNumber: 64, externalId: 256, reference: 256 } as const;

/** Normalizes an identifier that is not a profile field. Empty means none. */
export function parseIdentifier(name: keyof typeof maxIdentifierLengths, text: string): string | FieldFault {
  const limit = maxIdentifierLengths[name];
  if (text.length > maxTextLength) return tooLong(limit);
  const value = tidy(text, name);
  if (value === undefined) return wrong('control-characters');
  return value.length > limit ? tooLong(limit) : (keyFault(value) ?? value);
}

function keyFault(value: string): FieldFault | undefined {
  if (Buffer.byteLength(identityKey(value)) <= maxKeyBytes) return undefined;
  return { code: 'error.e1', ...because('too-many-bytes', { limit: maxKeyBytes }) };
}

function tooLong(limit: number) {
  return { code: 'error.e1', ...because('too-long', { limit }) } as const;
}

/** The parser of each field. More tolerant than the rules for edits, since each feed has its own formats. */
export function feedValueParsers(references: Pick<References, 'countryOf' | 'locales' | 'businessUnitOf' | 'gbuOf'>) {
  const special: { readonly [field in ProfileField]?: FeedValueParser } = {
    login: (text) => (text === '' ? { code: 'error.e3', ...because('missing') } : text),
    userType: userType,
    isEntraCloudManaged: cloudManaged,
    email: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : wrong('not-email')),
    C_countryname: country(references),
    // Feeds may deliver units that are not in the list.
    division: (text) => references.businessUnitOf(text)?.id ?? text,
    C_msDSCloudExtensionAttribute3: (text) => references.gbuOf(text)?.Code ?? text,
    preferredLanguage: language(references.locales.map((locale) => locale.id)),
    C_businessCategory: (text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text),
    primaryPhone: phone,
    mobilePhone: phone,
    C_facsimileTelephoneNumber: phone,
    C_distinguishedName: canonicalDistinguishedName,
    manager: canonicalDistinguishedName,
    C_assistant: canonicalDistinguishedName,
    linkedInURI: link(/^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/, 'LinkedIn'),
    xURI: (text) => link(/^(?:www\.)?(?:x|twitter)\.com$/, 'X')(text.replace(/^@(\w{1,15})$/, 'https://x.com/$1')),
  };
  return recordOf(profileFields, (field) => rule(field, special[field], requiredFields.includes(field)));
}

function rule(field: ProfileField, special: FeedValueParser | undefined, needsValue: boolean): FeedValueParser {
  const limit = maxLengths[field] ?? defaultMaxLength;
  return (text) => {
    if (text.length > maxTextLength) return tooLong(limit);
    const clean = tidy(text, field);
    if (clean === undefined) return wrong('control-characters');
    const value = clean === '' && !needsValue ? '' : (special?.(clean) ?? clean);
    if (typeof value !== 'string') return value;
    if (value.length > limit) return tooLong(limit);
    return (identities.has(field) ? keyFault(value) : undefined) ?? value;
  };
}

/** Printable ASCII without repeated, leading or trailing spaces. Matches `12 rue Haute`, not ` é`. */
const isTidy = /^[!-~]+(?: [!-~]+)*$/;

function tidy(text: string, field: string): string | undefined {
  if (text === '' || isTidy.test(text)) return text;
  const separator = field === 'streetAddress' ? ', ' : ' ';
  const clean = withoutInvisible(text)
    .trim()
    .replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? separator : ' '))
    .normalize('NFC');
  return /[\p{Cc}\p{Cs}]/u.test(clean) ? undefined : clean;
}

function wrong<Code extends FeedReasonCode>(...reason: Parameters<typeof because<Code>>) {
  return { code: 'error.e2', ...because<Code>(...reason) } as const;
}

/** A value that a fault quotes. Only for codes, never for personal values. */
function quoted(text: string): { readonly value: string } {
  return { value: text.slice(0, 40) };
}

/** People without a user type are internal. */
function userType(text: string) {
  if (text === '') return 'I';
  return userTypeOf(text) ?? wrong('not-user-type', quoted(text));
}

function cloudManaged(text: string) {
  if (/^(?:1|true|yes)$/i.test(text)) return '1';
  return /^(?:0|false|no)$/i.test(text) ? '' : wrong('not-flag');
}

/** Converts codes and names in other languages to the English name. */
function country(references: Pick<References, 'countryOf'>): FeedValueParser {
  warmCountryNames();
  return (text) => references.countryOf(text)?.name ?? wrong('not-country', quoted(text));
}

/**
 * Parses a BCP 47 tag, or the first of an Accept-Language list (RFC 2798). A bare language becomes the first known locale of that language.
 */
function language(locales: readonly string[]): FeedValueParser {
  const known = new Map(locales.toReversed().flatMap((id) => [[id.slice(0, 2).toLowerCase(), id] as const]));
  for (const id of locales) known.set(id.toLowerCase(), id);
  return (text) => {
    const tag = (text.split(/[,;]/, 1)[0] ?? '').trim().replaceAll('_', '-');
    const listed = known.get(tag.toLowerCase());
    if (listed !== undefined) return listed;
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? wrong('not-language', quoted(text));
    } catch {
      return wrong('not-language', quoted(text));
    }
  };
}

/** Keeps the number as written, but with ASCII digits, spaces and hyphens. Punctuation alone, such as a dash, means none. */
function phone(text: string) {
  const plain = text
    .normalize('NFKC')
    .replace(/^tel:/i, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  if (/^[\p{P}\s]*$/u.test(plain)) return '';
  return /\d/.test(plain) ? plain : wrong('no-digits');
}

function link(host: RegExp, name: string): FeedValueParser {
  return (text) => {
    if (/\p{Cf}/u.test(text)) return wrong('invisible-characters');
    const address = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
    const url = URL.parse(address);
    const isOurs =
      url !== null &&
      host.test(url.hostname) &&
      url.pathname.length > 1 &&
      url.port === '' &&
      url.username === '' &&
      url.password === '';
    return isOurs ? address : wrong('not-profile', { site: name });
  };
}
