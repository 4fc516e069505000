import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Formats a number internationally: `+33612345678` gives `+33 6 12 34 56 78`. Text that the library does not recognize as a number is
 * returned unchanged.
 * @param countryCode ISO 3166-1 alpha-2, for numbers without a country calling code
 */
export function readablePhone(stored: string, countryCode: string): string {
  return parse(stored, countryCode)?.formatInternational() ?? stored;
}

/** The number in the stored format (ITU-T E.164): `06 12 34 56 78` in France gives `+33612345678`. Undefined if it is not a number. */
export function storedPhone(typed: string, countryCode: string): string | undefined {
  return parse(typed, countryCode)?.number;
}

/** The `tel:` URI of a number (RFC 3966); undefined if it cannot be dialled. */
export function phoneLink(stored: string, countryCode: string): string | undefined {
  const number = parse(stored, countryCode);
  if (number !== undefined) return number.getURI();
  // An internal extension is dialled as written.
  return /^\+?[\d\s()./-]{3,}$/.test(stored) ? `tel:${stored.replaceAll(/[^+\d]/g, '')}` : undefined;
}

function parse(text: string, countryCode: string) {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(text, country === undefined ? {} : { defaultCountry: country });
  return number?.isPossible() === true ? number : undefined;
}
