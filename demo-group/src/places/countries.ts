import { WeightedDraw } from '../random.ts';
import { countriesData } from './countries-data.ts';
import { phonePattern } from './phone-pattern.ts';
import type { PhonePattern } from './phone-pattern.ts';
import type { StreetZone } from './streets.ts';

export interface City {
  name: string;
  state: string;
  zipCodes: readonly string[];
  line: PhonePattern;
  siteCount: number;
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  id: string;
  streets: StreetZone;
  languages: WeightedDraw<string>;
  cultures: WeightedDraw<string>;
  /** Empty if mobile numbers look like landline numbers of the city. */
  mobiles: readonly PhonePattern[];
  cities: readonly City[];
}

function weighted(text: string): WeightedDraw<string> {
  const words = text.split(' ');
  const names = words.filter((_, index) => index % 2 === 0);
  return new WeightedDraw(
    names,
    names.map((_, index) => Number(words[2 * index + 1])),
  );
}

function city(text: string): City {
  const [name = '', state = '', zipCodes = '', line = '', siteCount = ''] = text.split('|');
  return { name, state, zipCodes: zipCodes.split(','), line: phonePattern(line), siteCount: Number(siteCount) };
}

export const countries: readonly Country[] = countriesData.map((data) => ({
  id: data.id,
  streets: data.streets,
  languages: weighted(data.languages),
  cultures: weighted(data.cultures),
  mobiles: data.mobile === 'line' ? [] : data.mobile.split(' ').map(phonePattern),
  cities: data.cities.split('\n').map(city),
}));

/** The index of a country in `countries`. */
export function countryIndex(id: string): number {
  const index = countries.findIndex((country) => country.id === id);
  if (index < 0) throw new RangeError(`no country ${id} in the demo group`);
  return index;
}
