import { phoneFields, recordOf, type ShownPhone } from '@directory/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The phone numbers of a person, formatted for display and dialling.
 * @param countryCode ISO 3166-1 alpha-2, for numbers without a country calling code
 */
export function shownPhones(
  person: Readonly<Record<(typeof phoneFields)[number], string>>,
  countryCode: string,
): Record<(typeof phoneFields)[number], ShownPhone> {
  return recordOf(phoneFields, (field) => shownPhone(person[field], countryCode));
}

/** `+33612345678` is displayed as `+33 6 12 34 56 78`. Text that is not a phone number is displayed unchanged. */
export function shownPhone(stored: string, countryCode: string): ShownPhone {
  if (stored === '') return { readable: '', link: '' };
  const number = parsedPhone(stored, countryCode);
  if (number !== undefined) return { readable: number.formatInternational(), link: number.getURI() };
  // An internal extension is dialled as written.
  const isDialled = /^\+?[\d\s()./-]{3,}$/.test(stored);
  return { readable: stored, link: isDialled ? `tel:${stored.replaceAll(/[^+\d]/g, '')}` : '' };
}

/**
 * The number in E.164 format, which can be dialled from any country: `01 23 45 67 89` in France becomes `+33123456789`. Other text is
 * unchanged.
 */
export function internationalPhone(stored: string, countryCode: string): string {
  const number = parsedPhone(stored, countryCode);
  // E.164 has no extensions.
  return number === undefined || number.ext !== undefined ? stored : number.number;
}

/** The fields that a contact file or a business card contains. */
const contactPhones = ['primaryPhone', 'mobilePhone', 'C_facsimileTelephoneNumber'] as const;

/** A contact with phone numbers that can be dialled from any country. */
export function withInternationalPhones<Contact extends Readonly<Record<(typeof contactPhones)[number], string>>>(
  contact: Contact,
  countryCode: string,
): Contact {
  const phones = contactPhones.map((field) => [field, internationalPhone(contact[field], countryCode)]);
  return { ...contact, ...Object.fromEntries(phones) };
}

/** Matches `4711` and `5-4711`. Fewer than seven digits without a country code or a leading zero. */
const extension = /^[1-9](?:[\s()./-]*\d){0,5}$/;

/**
 * A number that can be dialled from outside of the company; undefined for other text. NOTE: subscriber numbers in Germany, Austria and other
 * countries may have any length, so an internal extension would be a possible number there.
 */
function parsedPhone(stored: string, countryCode: string) {
  if (extension.test(stored.trim())) return undefined;
  const country = isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {};
  const number = parsePhoneNumberFromString(stored, country);
  return number?.isPossible() === true ? number : undefined;
}

/** The `tel:` URI (RFC 3966) of the first number that can be dialled; empty if there is none. */
export function callAddress(numbers: readonly string[], countryCode: string): string {
  return numbers.map((number) => shownPhone(number, countryCode).link).find((link) => link !== '') ?? '';
}
