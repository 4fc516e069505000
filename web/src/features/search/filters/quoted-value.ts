import type { SearchParameter } from '@directory/contract';

/** The filters whose values are compared whole when they are in double quotes. */
const quotable: ReadonlySet<string> = new Set<SearchParameter>(['gbuQuery', 'cityQuery']);

/** A value without its double quotes: `"Paris"` is Paris. */
export function unquoted(value: string): string {
  return value.length > 2 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

/** Matches `"Valencia" ES`; not `"Valencia"`. */
const inCountry = /^(?<city>".+") (?<country>[A-Z]{2})$/u;

/** The city and the code of the country that a filter names; undefined without a country. */
export function cityInCountry(value: string): { city: string; country: string } | undefined {
  const { city, country } = inCountry.exec(value)?.groups ?? {};
  return city === undefined || country === undefined ? undefined : { city: unquoted(city), country };
}

/** The value of a filter as people read it. */
export function readableValue(parameter: string, value: string): string {
  return quotable.has(parameter) ? unquoted(value) : value;
}
