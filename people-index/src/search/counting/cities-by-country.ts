import { scratchNumbers } from '../../columns/scratch.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesOfValues, isCountryCode, severalCountries } from '../../segment/value-countries.ts';
import type { SegmentRows } from './collect-everybody.ts';

type CityVisitor = (value: number, country: string, count: number) => void;

/**
 * Calls `visit` for each city of some rows and each country of its people, with the country code ('' if unknown) and the number of people.
 *
 * @param counts number of people by city
 */
export function visitCities({ segment, rows }: SegmentRows, counts: Uint32Array, visit: CityVisitor): void {
  const countryOf = countriesOfValues(segment, 'city');
  const codes = segment.data.attributes.country.texts.map((text) => (isCountryCode(text) ? text.toUpperCase() : ''));
  /** Cities whose people are in several countries. */
  const ambiguous: number[] = [];
  for (let value = 0; value < counts.length; value++) {
    if (counts[value] === 0) continue;
    const country = countryOf[value]!;
    if (country === severalCountries) ambiguous.push(value);
    else visit(value, codes[country]!, counts[value]!);
  }
  if (ambiguous.length === 0) return;
  const inCountry = countByCountry(segment, rows, ambiguous);
  for (const [index, value] of ambiguous.entries()) {
    for (const [country, code] of codes.entries()) {
      const count = inCountry[index * codes.length + country]!;
      if (count > 0) visit(value, code, count);
    }
  }
}

/** Number of people of some cities by country: a table with one row per city. */
function countByCountry(segment: Segment, rows: Uint32Array | undefined, ambiguous: readonly number[]): Uint32Array {
  const { city, country } = segment.data.attributes;
  const countries = country.texts.length;
  const counts = scratchNumbers(ambiguous.length * countries);
  const count = (start: number, row: number) => counts[start + country.column[row]!]!++;
  if (rows === undefined) {
    const { starts, items } = city.rows;
    for (const [index, value] of ambiguous.entries()) {
      for (let at = starts[value]!; at < starts[value + 1]!; at++)
        if (!segment.isRemoved(items[at]!)) count(index * countries, items[at]!);
    }
    return counts;
  }
  const startOf = new Int32Array(city.texts.length).fill(-1);
  for (const [index, value] of ambiguous.entries()) startOf[value] = index * countries;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const start = startOf[city.column[row]!]!;
    if (start >= 0) count(start, row);
  }
  return counts;
}
