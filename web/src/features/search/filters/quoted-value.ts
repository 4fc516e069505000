import type { SearchParameter } from '@directory/contract';

/** Filters that match the complete value if it is in double quotes. */
const quotable: ReadonlySet<string> = new Set<SearchParameter>(['gbuQuery', 'cityQuery']);

/** Removes the double quotes: `"Paris"` becomes `Paris`. */
export function unquoted(value: string): string {
  return value.length > 2 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

/** Matches `"Valencia" ES`; not `"Valencia"`. */
const inCountry = /^(?<city>".+") (?<country>[A-Z]{2})$/u;

/** Splits a filter value into city and country code; undefined if it has no country. */
export function cityInCountry(value: string): { city: string; country: string } | undefined {
  const { city, country } = inCountry.exec(value)?.groups ?? {};
  return city === undefined || country === undefined ? undefined : { city: unquoted(city), country };
}

/** The value of a filter for display, without its quotes. */
export function readableValue(parameter: string, value: string): string {
  return quotable.has(parameter) ? unquoted(value) : value;
}
