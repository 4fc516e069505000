import { scratchNumbers } from '../../columns/scratch.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesOfValues, isKnownCountry, severalCountries } from '../../segment/value-countries.ts';
import type { SegmentRows } from './collect-everybody.ts';

type CityVisitor = (value: number, country: string, count: number) => void;

/**
 * Calls `visit` with each city of some rows and the code of each country of its people, '' for those whose country is not known, and how many they are.
 *
 * @param counts people by city
 */
export function eachCity({ segment, rows }: SegmentRows, counts: Uint32Array, visit: CityVisitor): void {
  const countryOf = countriesOfValues(segment, 'city');
  const codes = segment.data.attributes.country.texts.map((text) => (isKnownCountry(text) ? text.toUpperCase() : ''));
  /** Cities whose people are in several countries. */
  const shared: number[] = [];
  for (let value = 0; value < counts.length; value++) {
    if (counts[value] === 0) continue;
    const country = countryOf[value]!;
    if (country === severalCountries) shared.push(value);
    else visit(value, codes[country]!, counts[value]!);
  }
  if (shared.length === 0) return;
  const inCountry = countShared(segment, rows, shared);
  for (const [place, value] of shared.entries()) {
    for (const [country, code] of codes.entries()) {
      const count = inCountry[place * codes.length + country]!;
      if (count > 0) visit(value, code, count);
    }
  }
}

/** The people of some cities by their countries, those of one city behind those of another. */
function countShared(segment: Segment, rows: Uint32Array | undefined, shared: readonly number[]): Uint32Array {
  const { city, country } = segment.data.attributes;
  const countries = country.texts.length;
  const counts = scratchNumbers(shared.length * countries);
  const count = (start: number, row: number) => counts[start + country.column[row]!]!++;
  if (rows === undefined) {
    const { starts, items } = city.rows;
    for (const [place, value] of shared.entries()) {
      for (let at = starts[value]!; at < starts[value + 1]!; at++)
        if (!segment.isRemoved(items[at]!)) count(place * countries, items[at]!);
    }
    return counts;
  }
  const startOf = new Int32Array(city.texts.length).fill(-1);
  for (const [place, value] of shared.entries()) startOf[value] = place * countries;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    const start = startOf[city.column[row]!]!;
    if (start >= 0) count(start, row);
  }
  return counts;
}
