import { readGlobalQuery } from '@directory/contract';
import type { Gbu, ReadQuery, SearchParameters } from '@directory/contract';
import { keepUsable } from '../search-address.ts';

/** The interpretation of the text as a group ID, a phone number or a GBU. `value` is the value of the parameter. */
export interface Reading {
  parameter: 'groupIdQuery' | 'primaryPhoneQuery' | 'gbuQuery';
  value: string;
}

/** The parameters that a text may be read as, each with the filter that prevents it. */
const readings = [
  ['groupIdQuery', 'groupIdQuery'],
  ['primaryPhoneQuery', 'primaryPhoneQuery'],
  ['alsoGbuQuery', 'gbuQuery'],
] as const;

/**
 * The parameters to send for the typed text and the chosen filters: a group ID and a phone number move to separate parameters, a GBU is sent in addition to the text.
 * If that filter is already set, the text is sent as words only, since a person must match both.
 */
export function readSearch(
  search: SearchParameters,
  gbus: readonly Partial<Gbu>[] = [],
): { query: ReadQuery; reading: Reading | undefined } {
  const { globalQuery = '', ...filters } = keepUsable((parameter) => search[parameter]);
  const read = readGlobalQuery(globalQuery, gbus);
  const found = readings.find(([name]) => read[name] !== undefined);
  if (found === undefined) return { query: { ...read, ...filters }, reading: undefined };
  const [name, parameter] = found;
  if (filters[parameter] !== undefined) return { query: { globalQuery, ...filters }, reading: undefined };
  return { query: { ...filters, ...read }, reading: { parameter, value: read[name] ?? '' } };
}

/** The text in quotes, which is always read as words. */
export function asWords(text: string): string {
  return `"${text.trim()}"`;
}
