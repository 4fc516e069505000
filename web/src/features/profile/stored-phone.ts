import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

// NOTE: the library is larger than the rest of the profile. Import this file only from the forms, which are loaded on demand.

/**
 * Converts a typed number to the stored format (ITU-T E.164): `06 12 34 56 78` in France gives `+33612345678`. Undefined if it is not a number.
 * @param countryCode ISO 3166-1 alpha-2, for numbers without a country calling code
 */
export function storedPhone(typed: string, countryCode: string): string | undefined {
  const country = isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {};
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() === true ? number.number : undefined;
}
