import { readGlobalQuery } from '@directory/contract';
import type { Gbu, ReadQuery, SearchParameters } from '@directory/contract';
import { usableValues } from '../search-address.ts';

/** The interpretation of the text as a group ID, a phone number or a GBU. `value` is the value of the parameter. */
export interface Reading {
  parameter: 'groupIdQuery' | 'primaryPhoneQuery' | 'gbuQuery';
  value: string;
}

/** The parameters that a text can be interpreted as, each with the filter that prevents this. */
const readings = [
  ['groupIdQuery', 'groupIdQuery'],
  ['primaryPhoneQuery', 'primaryPhoneQuery'],
  ['alsoGbuQuery', 'gbuQuery'],
] as const;

/**
 * Returns the query to send for a text and filters. A group ID or a phone number moves to its own parameter; a GBU is sent in addition to the
 * text. If the same filter is already set, the text is sent as words only, because a person must match both.
 */
export function readSearch(
  search: SearchParameters,
  gbus: readonly Partial<Gbu>[] = [],
): { query: ReadQuery; reading: Reading | undefined } {
  const { globalQuery = '', ...filters } = usableValues((parameter) => search[parameter]);
  const read = readGlobalQuery(globalQuery, gbus);
  const found = readings.find(([name]) => read[name] !== undefined);
  if (found === undefined) return { query: { ...read, ...filters }, reading: undefined };
  const [name, parameter] = found;
  if (filters[parameter] !== undefined) return { query: { globalQuery, ...filters }, reading: undefined };
  return { query: { ...filters, ...read }, reading: { parameter, value: read[name] ?? '' } };
}

/** Puts the text in quotes, so that it is interpreted as words only. */
export function asWords(text: string): string {
  return `"${text.trim()}"`;
}
