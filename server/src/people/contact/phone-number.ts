import { phoneFields, type ShownPhone } from '@directory/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The phone numbers of a person, formatted for display and dialling.
 * @param countryCode ISO 3166-1 alpha-2, for numbers without a country calling code
 */
export function shownPhones(
  person: Readonly<Record<(typeof phoneFields)[number], string>>,
  countryCode: string,
): Record<(typeof phoneFields)[number], ShownPhone> {
  const shown = phoneFields.map((field) => [field, shownPhone(person[field], countryCode)]);
  return Object.fromEntries(shown) as Record<(typeof phoneFields)[number], ShownPhone>;
}

/** `+33612345678` is displayed as `+33 6 12 34 56 78`. Text that is not a phone number is displayed unchanged. */
export function shownPhone(stored: string, countryCode: string): ShownPhone {
  if (stored === '') return { readable: '', link: '' };
  const country = isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {};
  const number = parsePhoneNumberFromString(stored, country);
  if (number?.isPossible() === true) return { readable: number.formatInternational(), link: number.getURI() };
  // An internal extension is dialled as written.
  const isDialled = /^\+?[\d\s()./-]{3,}$/.test(stored);
  return { readable: stored, link: isDialled ? `tel:${stored.replaceAll(/[^+\d]/g, '')}` : '' };
}

/** The `tel:` URI (RFC 3966) of the first number that can be dialled; empty when none can. */
export function callAddress(numbers: readonly string[], countryCode: string): string {
  return numbers.map((number) => shownPhone(number, countryCode).link).find((link) => link !== '') ?? '';
}
