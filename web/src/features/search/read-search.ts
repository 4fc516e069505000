import { readGlobalQuery } from '@directory/contract';
import type { Gbu, SearchParameters } from '@directory/contract';
import { keepUsable } from './search-address.ts';

/** What the text of the box was taken for. `value` is the parameter's value. */
export interface Reading {
  parameter: 'groupIdQuery' | 'primaryPhoneQuery' | 'gbuQuery';
  value: string;
}

const readings = ['groupIdQuery', 'primaryPhoneQuery', 'gbuQuery'] as const;

/**
 * The parameters to send for what was typed and chosen: the text of the box moves to the parameter of what it was taken for.
 * Where a filter holds that parameter already, the text stays words, since both have to be met.
 */
export function readSearch(
  search: SearchParameters,
  gbus: readonly Partial<Gbu>[] = [],
): { query: SearchParameters; reading: Reading | undefined } {
  const { globalQuery = '', ...filters } = keepUsable((parameter) => search[parameter]);
  const read = readGlobalQuery(globalQuery, gbus);
  const parameter = readings.find((name) => read[name] !== undefined);
  if (parameter === undefined) return { query: { ...read, ...filters }, reading: undefined };
  if (filters[parameter] !== undefined) return { query: { globalQuery, ...filters }, reading: undefined };
  return { query: { ...filters, ...read }, reading: { parameter, value: read[parameter] ?? '' } };
}

/** The same text such that it is read as words, whatever it looks like. */
export function asWords(text: string): string {
  return `"${text.trim()}"`;
}
