import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number as it is read: international, in the groups of its country. `+33612345678` gives `+33 6 12 34 56 78`. What is no
 * number that the library knows stays as it is.
 * @param countryCode ISO 3166-1 alpha-2, for numbers written without their country's code
 */
export function readablePhone(stored: string, countryCode: string): string {
  return parse(stored, countryCode)?.formatInternational() ?? stored;
}

/** The number as it is stored (ITU-T E.164), `06 12 34 56 78` of France as `+33612345678`; undefined for what is none. */
export function storedPhone(typed: string, countryCode: string): string | undefined {
  return parse(typed, countryCode)?.number;
}

/** What a `tel:` link dials (RFC 3966); undefined where there is nothing to dial. */
export function phoneLink(stored: string, countryCode: string): string | undefined {
  const number = parse(stored, countryCode);
  if (number !== undefined) return number.getURI();
  // An extension of the company is dialled as written.
  return /^\+?[\d\s()./-]{3,}$/.test(stored) ? `tel:${stored.replaceAll(/[^+\d]/g, '')}` : undefined;
}

function parse(text: string, countryCode: string) {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(text, country === undefined ? {} : { defaultCountry: country });
  return number?.isPossible() === true ? number : undefined;
}
