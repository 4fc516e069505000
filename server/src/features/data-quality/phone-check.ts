import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a phone number cannot be dialled: too short, too long, or not a number.
 * @param countryCode ISO 3166-1 alpha-2, for numbers in national format
 */
export function isOddPhone(phone: string, countryCode: string): boolean {
  const defaults = isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {};
  return parsePhoneNumberFromString(phone, defaults)?.isPossible() !== true;
}
