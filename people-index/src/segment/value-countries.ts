import type { AttributeField } from './segment-data.ts';
import type { Segment } from './segment.ts';

/** People of several countries have the value. */
export const severalCountries = -1;
const nobody = -2;

const isCode = /^[a-z]{2}$/i;

/** For each country of a segment whether it is one of some, or none that is known: 1, else 0. @param countries ISO 3166-1 alpha-2 */
export function countriesAmong({ data }: Segment, countries: readonly string[]): Uint8Array {
  const wanted = new Set(countries.map((country) => country.toUpperCase()));
  return Uint8Array.from(data.attributes.country.texts, (text) =>
    isKnownCountry(text) && !wanted.has(text.toUpperCase()) ? 0 : 1,
  );
}

/** Whether a text is the code of a country. */
export function isKnownCountry(text: string): boolean {
  return isCode.test(text);
}

const known = new WeakMap<Segment['data'], Map<AttributeField, Int32Array>>();

/** For each value of a field the country of all its people, a place among the countries of the segment, or `severalCountries`. */
export function countriesOfValues({ data }: Segment, field: AttributeField): Int32Array {
  let fields = known.get(data);
  if (fields === undefined) known.set(data, (fields = new Map<AttributeField, Int32Array>()));
  let countries = fields.get(field);
  if (countries === undefined) {
    const { texts, column } = data.attributes[field];
    const { column: countryOf } = data.attributes.country;
    countries = new Int32Array(texts.length).fill(nobody);
    for (let row = 0; row < data.rows; row++) {
      const value = column[row]!;
      const country = countryOf[row]!;
      if (countries[value] === country) continue;
      countries[value] = countries[value] === nobody ? country : severalCountries;
    }
    fields.set(field, countries);
  }
  return countries;
}
