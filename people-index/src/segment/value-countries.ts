import { RecentCache } from '../columns/recent-cache.ts';
import type { AttributeField } from './segment-data.ts';
import type { Segment } from './segment.ts';

/** Marks a value whose people have several values of the other field. */
const several = -1;
/** Marks a value that people of several countries have. */
export const severalCountries = several;
/** Marks a value that nobody has. */
const nobody = -2;

const countryCode = /^[a-z]{2}$/i;

/** Maximum number of cached lists of countries. */
const maxLists = 1000;
const cachedLists = new WeakMap<Segment['data'], RecentCache<Uint8Array>>();

/**
 * For each country value of a segment: 1 if it is one of the given countries or not the code of a country, else 0.
 *
 * @param countries ISO 3166-1 alpha-2
 */
export function countriesAmong({ data }: Segment, countries: readonly string[]): Uint8Array {
  let lists = cachedLists.get(data);
  if (lists === undefined) cachedLists.set(data, (lists = new RecentCache<Uint8Array>(maxLists)));
  return lists.getOrMake(countries.join(' ').toUpperCase(), (key) => {
    const wanted = new Set(key.split(' '));
    return Uint8Array.from(data.attributes.country.texts, (text) =>
      isCountryCode(text) && !wanted.has(text.toUpperCase()) ? 0 : 1,
    );
  });
}

/** Whether a text has the form of a country code. */
export function isCountryCode(text: string): boolean {
  return countryCode.test(text);
}

const cachedFields = new WeakMap<Segment['data'], Map<string, Int32Array>>();

/** For each value of a field, the country of all its people as an index into the countries of the segment, or `severalCountries`. */
export function countriesOfValues(segment: Segment, field: AttributeField): Int32Array {
  return onlyValues(segment, field, 'country');
}

/**
 * For each value of a field, the value that all its people have in another field, as an index into the values of the segment. Negative if
 * they have several, or if nobody has the value.
 */
export function onlyValues({ data }: Segment, field: AttributeField, other: AttributeField): Int32Array {
  let fields = cachedFields.get(data);
  if (fields === undefined) cachedFields.set(data, (fields = new Map<string, Int32Array>()));
  const key = `${field} ${other}`;
  let only = fields.get(key);
  if (only === undefined) {
    const { texts, column } = data.attributes[field];
    const { column: otherColumn } = data.attributes[other];
    only = new Int32Array(texts.length).fill(nobody);
    for (let row = 0; row < data.rows; row++) {
      const value = column[row]!;
      const own = otherColumn[row]!;
      if (only[value] === own) continue;
      only[value] = only[value] === nobody ? own : several;
    }
    fields.set(key, only);
  }
  return only;
}
